import type { ClientRequestDetails, NotificationAttributes } from '@muster/lwm2m';
import type { NetworkCounters } from '../network/network-counters.ts';
import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import type { ReceivedRequests } from './received-requests.ts';
import type { ReadValue } from './simulated-object.ts';
import type { SettableValue } from './typed-reading.ts';

/** States of a device: those of its client, and `offline` after {@link SimulatedDevice.goOffline}. */
export type DeviceState =
  'idle' | 'bootstrapping' | 'registering' | 'registered' | 'failed' | 'closed' | 'offline';

/** One answer that a device gave. */
export interface AnsweredRequest {
  /** `read`, `write`, `observe` ... */
  readonly operation: string;
  readonly path: string;
  /** CoAP code such as 2.05. */
  readonly code: string;
  /** Decodes the content of the request, each time it is called. Absent for requests of a bootstrap server. */
  details?(): ClientRequestDetails;
}

/** What a device has done, over all of its reboots. */
export interface DeviceCounters {
  /** Requests of the server that were answered. */
  readonly requests: number;
  readonly notifications: number;
  /** Registers that were accepted. */
  readonly registrations: number;
  /** Updates that were accepted. */
  readonly updates: number;
  /** DTLS handshakes that ended in a connection; resumptions are among them. */
  readonly handshakes: number;
  readonly resumptions: number;
  readonly handshakeFailures: number;
  /** Messages that came while the device slept, and that it has not heard. */
  readonly missed: number;
  /** CoAP messages, without what DTLS adds. */
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Messages that the device sent again because no acknowledgement came. */
  readonly retransmissions: number;
  /** Messages that the server sent again. */
  readonly duplicates: number;
  /** What the network conditions of the scenario did; absent for a device without any. */
  readonly network?: NetworkCounters;
}

/** How a device goes down: `power-cycle` loses the session too, `factory-reset` all that was ever written. */
export type RebootKind = 'reboot' | 'power-cycle' | 'factory-reset';

/** A simulated LwM2M device with a UDP socket of its own. Made by a fleet, or by `createSimulatedDevice`. */
export interface SimulatedDevice extends AsyncDisposable {
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly endpointName: string;
  /** Name of the device's cohort. */
  readonly cohort: string;
  readonly state: DeviceState;
  readonly lifetimeSeconds: number;
  /** Address of the device's socket, or undefined when it has none. */
  readonly localAddress: string | undefined;
  /** Port of the device's socket, or undefined when it has none. */
  readonly localPort: number | undefined;
  /** Whether the device listens: always, unless it is in queue mode. */
  readonly isAwake: boolean;
  readonly counters: DeviceCounters;
  /** How often the object list has changed because of churn. */
  readonly churned: number;
  /**
   * The requests that the server sent and the device answered, across reboots. Devices of a fleet record them with the
   * option `recordRequests`, devices of `createSimulatedDevice` by default.
   *
   * @throws Error if the device does not record requests
   */
  readonly received: ReceivedRequests;

  /**
   * Opens the socket and registers. While the server is away the device goes on trying, with growing pauses.
   * Resolves when it is registered, or has been stopped meanwhile.
   *
   * @throws ServerUriError when the server's name has no address
   * @throws Error when the socket cannot be opened
   */
  start(): Promise<void>;
  /**
   * Ends the device; it can be started again.
   *
   * @param options.deregister Deregister first, default true; what the server answers does not matter
   */
  stop(options?: { readonly deregister?: boolean }): Promise<void>;
  /**
   * Sends a Registration Update.
   *
   * @throws Error if the device is stopped, offline, rebooting or deregistered
   * @throws Lwm2mRefusal or DeviceUnreachableError if the server does not accept it
   */
  update(): Promise<void>;
  /**
   * Sends Deregister; the socket stays open, and the device stays silent until {@link register}.
   *
   * @throws Error if the device is stopped, offline or rebooting
   * @throws Lwm2mRefusal or DeviceUnreachableError if the server does not accept it
   */
  deregister(): Promise<void>;
  /**
   * Registers after {@link deregister}. Resolves when the server has accepted it, at once for a registered device.
   *
   * @throws Error if the device is stopped, offline or rebooting
   */
  register(): Promise<void>;
  /**
   * Closes the socket without Deregister, opens another one and registers, as after a failure of the network. Values and
   * volatile memory stay. Resolves when the device is registered.
   *
   * @throws Error if the device is stopped, offline or rebooting
   */
  reconnect(): Promise<void>;
  /**
   * Falls silent: sends and hears nothing until {@link comeBack}, while its clock and its values go on. A device that
   * is rebooting stays offline. Does nothing if the device is offline already.
   *
   * @throws Error if the device is stopped
   */
  goOffline(): void;
  /**
   * Ends {@link goOffline}. Within its lifetime the device sends an Update, then the notifications that became due, unless
   * the server has set Notification Storing (/1/x/6) to false; after its lifetime it registers. Resolves when the server
   * has accepted that. Does nothing if the device is not offline.
   *
   * @throws Lwm2mRefusal or DeviceUnreachableError if the server does not accept the Update
   */
  comeBack(): Promise<void>;
  /**
   * Bootstraps again, then registers. Resolves when the device is registered.
   *
   * @throws Error if the device has no bootstrap server, is stopped, offline or rebooting
   */
  bootstrap(): Promise<void>;
  /**
   * Adds an object instance. A registered device sends an Update with the object list; others send the list with their
   * next Update or Register.
   *
   * @throws Lwm2mRefusal if the device has no such object, its instances are fixed, or the instance exists; or if the
   *   server refuses the Update
   * @throws DeviceUnreachableError if the server does not answer
   */
  addInstance(objectId: number, instanceId: number): Promise<void>;
  /** Removes an object instance and its values. Otherwise as {@link addInstance}. */
  removeInstance(objectId: number, instanceId: number): Promise<void>;
  /**
   * Reports values with LwM2M Send.
   *
   * @param paths resources or resource instances, such as `/3303/0/5700`
   * @throws Error if the device has no value at a path, is stopped, offline, rebooting or deregistered
   * @throws SendMutedError if the server has muted Send; Lwm2mRefusal if it refuses, or for a device of LwM2M 1.0;
   *   DeviceUnreachableError
   */
  send(paths: readonly string[]): Promise<void>;
  /**
   * Lets one object instance appear and another go, by the plan of the cohort, and sends an Update with the full list.
   * The next call does the reverse. Does nothing for a cohort without churn.
   */
  churn(): Promise<void>;
  /**
   * Goes away without a word, comes back after a second with a new socket, and registers. A secured device that has
   * merely rebooted resumes its session, unless its cohort does not; after the others it makes a whole handshake.
   * Does nothing if the device reboots already.
   *
   * @throws Error if the device is stopped
   */
  reboot(kind?: RebootKind): void;
  /**
   * Dies at once: nothing more is sent, neither Deregister nor close_notify. Comes back with a new socket and, if it is
   * secured, a whole handshake, and registers. Does nothing while the device is down.
   *
   * @param downSeconds default 1
   */
  crash(downSeconds?: number): void;
  /**
   * Continues from a new local port, as behind a NAT that has forgotten the old one. A DTLS session stays, and so does
   * what CoAP and LwM2M know of the server.
   *
   * @throws Error for a device that is not started; the system's error when no socket can be opened
   */
  rebind(): Promise<void>;
  /**
   * Forgets its session, makes a whole handshake, and sends an Update, by which the server learns of the new session.
   *
   * @throws DtlsError when that fails; Error for a device that is not secured, or not started
   */
  loseSession(): Promise<void>;
  /**
   * Makes the device commit a fault from now on, in addition to those of its cohort. The period and the share of the fault
   * do not matter.
   *
   * @param forSeconds more than 0; default: until {@link clearInjected}
   * @throws Error if the fleet was not created with `injectFaults`, or the device has 64 injected faults
   */
  injectFault(fault: DeviceFault, forSeconds?: number): void;
  /**
   * Puts a condition on the network of the device from now on, in addition to those of its cohort. Otherwise as
   * {@link injectFault}.
   */
  injectNetwork(condition: NetworkSetting, forSeconds?: number): void;
  /** Ends all injected faults and network conditions; those of the cohort stay. */
  clearInjected(): void;

  /**
   * The notification attributes that the server has written at just this path, an object (`/3303`), an instance or a
   * resource. They are gone after a reboot.
   *
   * @throws PathError for what is no path
   */
  attributes(path: string): NotificationAttributes;
  /** Ids of the instances that the device has of an object, ascending. */
  instanceIds(objectId: number): readonly number[];
  /**
   * The device's own view of a resource (`/3303/0/5700`) or resource instance (`/3/0/7/1`); undefined: none there, or
   * not readable.
   *
   * @throws PathError or TypeError for what is no such path
   */
  read(path: string): ReadValue | undefined;
  /**
   * Changes a resource as the device itself would; observers are notified by their attributes.
   *
   * @param path a resource (`/3303/0/5700`) or a resource instance (`/3/0/7/1`), which may be a new one
   * @param value typed, or as in a fleet file: a literal, or literals by resource instance
   * @throws Lwm2mRefusal if the device has no such resource or does not accept the value
   * @throws Lwm2mRefusal 4.00 if the value is not of the resource's type
   */
  set(path: string, value: SettableValue): void;
  /**
   * Runs an executable resource as a request of the server would.
   *
   * @param path such as `/3/0/12`
   * @throws Lwm2mRefusal when the device has no such resource or cannot do it now
   */
  execute(path: string, args?: string): void;
}
