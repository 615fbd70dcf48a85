import type { Lwm2mPath, ResourceValue } from '@muster/lwm2m';
import type { FirmwareSetting } from '../scenario/fleet-file.ts';
import type { DeviceMemory } from './device-memory.ts';

export type ReadValue = ResourceValue | ReadonlyMap<number, ResourceValue>;

/** What the resources of a simulated device may know of it and ask of it. */
export interface DeviceView {
  readonly endpointName: string;
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly seed: number;
  /** Device time source, epoch milliseconds; what a Write of Current Time shifts is added by object 3. */
  readonly nowMs: number;
  /** Epoch milliseconds of the last start or reboot. */
  readonly bootedAtMs: number;
  /** Epoch milliseconds of the start of the fleet; undefined before. */
  readonly startedAtMs: number | undefined;
  readonly localAddress: string | undefined;
  readonly serverAddress: string;
  readonly lifetimeSeconds: number;
  readonly binding: string;
  readonly memory: DeviceMemory;
  /** Reads another resource of the same device, with all that applies to it. */
  value(objectId: number, instanceId: number, resourceId: number): ReadValue | undefined;
  /** Tells the client that resources changed together, other than by a Write to them: each observation notifies once. */
  changed(...paths: readonly Lwm2mPath[]): void;
  setLifetime(seconds: number): void;
  /** How the device takes firmware. */
  readonly firmware: FirmwareSetting;
  /** Whether its link is secured. */
  readonly isSecured: boolean;
  /** Gets what a server has at an address: over its own link for coap and coaps, else by HTTP. */
  fetch(uri: string): Promise<Uint8Array>;
  /** Runs `work` later, unless the device has been stopped or rebooted by then. */
  later(delayMs: number, work: () => void): void;
  /** Reboots by itself. Does nothing on a device that is not started. */
  restart(kind: 'reboot' | 'power-cycle' | 'factory-reset'): void;
}

/** One resource of one device at one moment. */
export interface ResourceContext {
  readonly device: DeviceView;
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
  /** Stream of this resource's values: of seed, device and path. */
  readonly key: number;
  /** Name of this resource in the device's memory: `3/0/14`. */
  readonly name: string;
}

/** How a resource behaves; an operation that is absent is answered 4.05 Method Not Allowed. */
export interface ResourceBehaviour {
  read?(at: ResourceContext): ReadValue | undefined;
  /** @throws Lwm2mRefusal when the device refuses the value */
  write?(at: ResourceContext, value: ReadValue): void;
  /** @throws Lwm2mRefusal when the device cannot do it now */
  execute?(at: ResourceContext, args: string): void;
  /** The value moves by itself, so that observers want to be told. */
  readonly changes?: boolean;
  /** False: a fleet file cannot put another value here, because the resource's meaning is its value. Default true. */
  readonly overridable?: boolean;
}

/** An object that the simulator plays; shared by all devices, so it holds no state. */
export interface SimulatedObject {
  readonly objectId: number;
  /** Sent as `ver` when given. */
  readonly version?: string;
  readonly defaultInstanceIds: readonly number[];
  /** Create and Delete of instances are taken. */
  readonly creatable?: boolean;
  readonly resources: ReadonlyMap<number, ResourceBehaviour>;
}
