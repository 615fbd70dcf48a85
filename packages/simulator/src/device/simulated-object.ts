import type { Lwm2mPath, ResourceValue } from '@muster/lwm2m';
import type { FirmwareSetting } from '../scenario/firmware-setting.ts';
import type { DeviceMemory } from './device-memory.ts';

/** Value of a resource, or values by resource instance ID. */
export type ReadValue = ResourceValue | ReadonlyMap<number, ResourceValue>;

/** View of a simulated device for its objects. */
export interface DeviceView {
  readonly endpointName: string;
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly seed: number;
  /** Time of the device in epoch milliseconds. Object 3 adds the offset set by a Write of Current Time. */
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
  /** Reads another resource of the same device, including values from the fleet file. */
  value(objectId: number, instanceId: number, resourceId: number): ReadValue | undefined;
  /** Reports resources that changed together without a Write to the client, so that each observation notifies once. */
  changed(...paths: readonly Lwm2mPath[]): void;
  setLifetime(seconds: number): void;
  /** Firmware settings of the device. */
  readonly firmware: FirmwareSetting;
  /** Whether the link of the device is secured. */
  readonly isSecured: boolean;
  /** Fetches a URI: over the device's own link for coap and coaps, else by HTTP. */
  fetch(uri: string): Promise<Uint8Array>;
  /** Runs `work` after a delay, unless the device has been stopped or rebooted. */
  later(delayMs: number, work: () => void): void;
  /** Reboots the device. Does nothing if it is not started. */
  restart(kind: 'reboot' | 'power-cycle' | 'factory-reset'): void;
}

/** One resource of one device at one moment. */
export interface ResourceContext {
  readonly device: DeviceView;
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
  /** Random stream of the resource's values, derived from seed, device and path. */
  readonly key: number;
  /** Key of the resource in the device's memory: `3/0/14`. */
  readonly name: string;
}

/** Behaviour of a resource. A missing operation is answered with 4.05 Method Not Allowed. */
export interface ResourceBehaviour {
  read?(at: ResourceContext): ReadValue | undefined;
  /** @throws Lwm2mRefusal if the device refuses the value */
  write?(at: ResourceContext, value: ReadValue): void;
  /** @throws Lwm2mRefusal if the device cannot execute it now */
  execute?(at: ResourceContext, args: string): void;
  /** Whether the value changes without a Write, so that observers have to be notified. */
  readonly changes?: boolean;
  /**
   * False if a fleet file cannot set another value, because the meaning of the resource depends on it. Default true.
   */
  readonly overridable?: boolean;
}

/** A simulated object. It is shared by all devices, so it has no state. */
export interface SimulatedObject {
  readonly objectId: number;
  /** Version for `ver` in the object list. */
  readonly version?: string;
  readonly defaultInstanceIds: readonly number[];
  /** Whether Create and Delete are allowed. */
  readonly creatable?: boolean;
  readonly resources: ReadonlyMap<number, ResourceBehaviour>;
}
