import type { NotificationAttributes } from '@muster/lwm2m';
import type { MqttCounters } from '../mqtt/mqtt-counters.ts';
import type { NetworkCounters } from '../network/network-counters.ts';
import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import type { ReceivedRequests } from './received-requests.ts';
import type { ReadValue } from './simulated-object.ts';
import type { SettableValue } from './typed-reading.ts';

/** States of a device: those of its client, and `offline` after {@link SimulatedDevice.goOffline}. */
export type DeviceState =
  'idle' | 'bootstrapping' | 'registering' | 'registered' | 'failed' | 'closed' | 'offline';

/** Counters of a device over all of its reboots. */
export interface DeviceCounters {
  /** Answered requests of the server. */
  readonly requests: number;
  /** Notifications that were transmitted. Retransmissions, and those that a newer one replaced before, do not count. */
  readonly notifications: number;
  /** Accepted Registers. */
  readonly registrations: number;
  /** Accepted Updates. */
  readonly updates: number;
  /** Completed DTLS handshakes, including resumptions. */
  readonly handshakes: number;
  readonly resumptions: number;
  readonly handshakeFailures: number;
  /** Messages that arrived while the device slept. */
  readonly missed: number;
  /** Bytes of datagrams: with `coaps:`, of DTLS records and handshakes. */
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Messages that the device retransmitted. */
  readonly retransmissions: number;
  /** Duplicates of messages of the server. */
  readonly duplicates: number;
  /** Datagrams of the server that are not CoAP messages. */
  readonly malformed: number;
  /** Responses, acknowledgements and Resets of the server that match no message of the device. */
  readonly unmatched: number;
  /** Responses of the server that were rejected for an unknown critical option. */
  readonly unknownOptions: number;
  /** Resets of the server for messages of the device. */
  readonly resets: number;
  /** Effects of the network conditions of the scenario. Absent for a device without conditions. */
  readonly network?: NetworkCounters;
  /** Counters of an MQTT device. Absent for an LwM2M device. */
  readonly mqtt?: MqttCounters;
}

/** Kind of a reboot: `power-cycle` also loses the DTLS session, `factory-reset` also all written values. */
export type RebootKind = 'reboot' | 'power-cycle' | 'factory-reset';

/** A simulated device with its own socket, over LwM2M or MQTT, created by a fleet or by `createSimulatedDevice`. */
export interface SimulatedDevice extends AsyncDisposable {
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly endpointName: string;
  /** Name of the device's cohort. */
  readonly cohort: string;
  readonly state: DeviceState;
  readonly lifetimeSeconds: number;
  /** Address of the socket; undefined without a socket. */
  readonly localAddress: string | undefined;
  /** Port of the socket; undefined without a socket. */
  readonly localPort: number | undefined;
  /** Whether the device listens. Always true outside queue mode. */
  readonly isAwake: boolean;
  readonly counters: DeviceCounters;
  /** Whether a request to the server is under way, or a confirmable notification waits for its acknowledgement. */
  readonly isBusy: boolean;
  /** Whether a fault of the device prevents its registration now. */
  readonly isLockedOut: boolean;
  /** Number of changes of the object list by churn that the server accepted. */
  readonly churned: number;
  /**
   * The requests that the server sent and the device answered, across reboots. Devices of a fleet record them with the
   * option `recordRequests`, devices of `createSimulatedDevice` by default.
   *
   * @throws Error if the device does not record requests
   */
  readonly received: ReceivedRequests;

  /**
   * Opens the socket and registers. Retries with growing pauses while the server is unavailable. Resolves when the
   * device is registered or has been stopped.
   *
   * @throws ServerUriError if the name of the server has no address
   * @throws Error if the socket cannot be opened
   */
  start(): Promise<void>;
  /**
   * Stops the device. It can be started again.
   *
   * @param options.deregister send a Deregister first; default true. The response of the server is ignored
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
   * Sends a Deregister. The socket stays open, and the device is silent until {@link register}.
   *
   * @throws Error if the device is stopped, offline or rebooting
   * @throws Lwm2mRefusal or DeviceUnreachableError if the server does not accept it
   */
  deregister(): Promise<void>;
  /**
   * Registers after {@link deregister}. Resolves when the server has accepted the Register, at once for a registered
   * device.
   *
   * @throws Error if the device is stopped, offline or rebooting
   */
  register(): Promise<void>;
  /**
   * Closes the socket without a Deregister, opens another one and registers, like after a network failure. Keeps values
   * and volatile memory. Resolves when the device is registered.
   *
   * @throws Error if the device is stopped, offline or rebooting
   */
  reconnect(): Promise<void>;
  /**
   * Stops sending and receiving until {@link comeBack}. Its clock and values continue. A rebooting device stays
   * offline. Does nothing if the device is already offline.
   *
   * @throws Error if the device is stopped
   */
  goOffline(): void;
  /**
   * Ends {@link goOffline}. Within its lifetime, the device sends an Update, then the notifications that became due,
   * unless the server has set Notification Storing (/1/x/6) to false. After its lifetime, it registers. Resolves when
   * the server has accepted the request. Does nothing if the device is not offline.
   *
   * @throws Lwm2mRefusal or DeviceUnreachableError if the server does not accept the Update
   */
  comeBack(): Promise<void>;
  /**
   * Bootstraps again and registers. Resolves when the device is registered.
   *
   * @throws Error if the device has no bootstrap server, or is stopped, offline or rebooting
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
   * @throws Error if the device has no value at a path, or is stopped, offline, rebooting or deregistered
   * @throws SendMutedError if the server has muted Send; Lwm2mRefusal if the server refuses it, or for an LwM2M 1.0
   *   device; DeviceUnreachableError
   */
  send(paths: readonly string[]): Promise<void>;
  /**
   * Adds one object instance and removes another, as planned for the cohort, and sends an Update with the full list.
   * The next call does the reverse. Does nothing for a cohort without churn.
   */
  churn(): Promise<void>;
  /**
   * Cuts the connection of an MQTT device like a network failure: the server publishes the will, and the device
   * reconnects.
   *
   * @throws Error if the device is not connected, or does not use MQTT
   */
  cutConnection(): void;
  /**
   * Stops without a message, returns after a second with a new socket, and registers. After the kind `reboot`, a
   * secured device resumes its session, unless its cohort disables resumption; after other kinds it makes a full
   * handshake. Does nothing if the device is already rebooting.
   *
   * @throws Error if the device is stopped
   */
  reboot(kind?: RebootKind): void;
  /**
   * Stops at once, without Deregister and close_notify. Returns with a new socket and, if secured, a full handshake,
   * and registers. Does nothing while the device is down.
   *
   * @param downSeconds seconds until it returns; default 1
   */
  crash(downSeconds?: number): void;
  /**
   * Continues on a new local port, like behind a NAT that dropped the old mapping. Keeps the DTLS session and the state
   * of CoAP and LwM2M.
   *
   * @throws Error for a device that is not started; the system error if no socket can be opened
   */
  rebind(): Promise<void>;
  /**
   * Drops its DTLS session, makes a full handshake, and sends an Update over the new session.
   *
   * @throws DtlsError if the handshake fails; Error for a device that is not secured or not started
   */
  loseSession(): Promise<void>;
  /**
   * Adds a fault to those of the cohort. The fault begins now; its period and share are ignored.
   *
   * @param forSeconds duration above 0; default: until {@link clearInjected}
   * @throws Error if the fleet was not created with `injectFaults`, or the device has 64 injected faults
   */
  injectFault(fault: DeviceFault, forSeconds?: number): void;
  /** Adds a network condition to those of the cohort, otherwise like {@link injectFault}. */
  injectNetwork(condition: NetworkSetting, forSeconds?: number): void;
  /** Removes all injected faults and network conditions. Those of the cohort remain. */
  clearInjected(): void;

  /**
   * Returns the notification attributes that the server has written at exactly this path: an object (`/3303`), an
   * instance or a resource. A reboot clears them.
   *
   * @throws PathError if `path` is not an LwM2M path
   */
  attributes(path: string): NotificationAttributes;
  /** Returns the instance IDs of an object in ascending order. */
  instanceIds(objectId: number): readonly number[];
  /**
   * Returns the current value of a resource (`/3303/0/5700`) or resource instance (`/3/0/7/1`); undefined if it does
   * not exist or is not readable.
   *
   * @throws PathError or TypeError if `path` is not such a path
   */
  read(path: string): ReadValue | undefined;
  /**
   * Changes a resource as the device itself does. Observers are notified according to their attributes.
   *
   * @param path a resource (`/3303/0/5700`) or a resource instance (`/3/0/7/1`), which can be new
   * @param value typed, or as in a fleet file: a literal, or literals by resource instance
   * @throws Lwm2mRefusal if the device has no such resource or does not accept the value
   * @throws Lwm2mRefusal 4.00 if the value does not have the type of the resource
   */
  set(path: string, value: SettableValue): void;
  /**
   * Executes a resource like a request of the server.
   *
   * @param path such as `/3/0/12`
   * @throws Lwm2mRefusal if the device has no such resource or cannot execute it now
   */
  execute(path: string, args?: string): void;
}
