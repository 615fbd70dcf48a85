import type {
  ClientExchange,
  Clock,
  ModelRegistry,
  NotificationEvent,
  RegistrationBackOff,
  Transport,
} from '@muster/lwm2m';
import type { PacketCapture } from '@muster/net';
import type { ImpairmentLog } from '../network/impairment-log.ts';
import type { ServerAddress } from '../network/server-address.ts';
import type { ProblemEvent } from '../report/run-problems.ts';
import type { ServerTrust } from '../security/device-credentials.ts';
import type { SocketFactory } from './socket-factory.ts';
import type { DatagramObserver } from './observed-transport.ts';
import type { RecordSetting } from './received-requests.ts';
import type { ReportObserver } from './report-observer.ts';
import type { Schedule } from './schedule.ts';
import type { DeviceState, SimulatedDevice } from './simulated-device.ts';
import type { AnsweredRequest } from './answered-request.ts';

/** Settings and callbacks shared by the devices of a fleet. */
export interface DeviceSetting {
  readonly seed: number;
  /**
   * Returns the server of a device: the bootstrap server if devices are bootstrapped. The address is literal once
   * {@link ready} has resolved.
   *
   * @param uri server of the device's cohort, if it has one
   */
  serverOf(uri: string | undefined): ServerAddress;
  /** Server identities that secured devices trust. */
  readonly trust: ServerTrust;
  /** Whether devices learn their LwM2M server from a bootstrap server. */
  readonly bootstraps: boolean;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly models: ModelRegistry;
  /** Local address of all sockets. Undefined: depends on the address of the server. */
  readonly localAddress: string | undefined;
  readonly backOff: Partial<RegistrationBackOff> | undefined;
  /** Creates the transport of coap links. Undefined: a socket. */
  readonly transport: ((device: SimulatedDevice) => Promise<Transport>) | undefined;
  /** Opens the sockets of all links, below DTLS for coaps. Undefined: UDP. */
  readonly socket: SocketFactory | undefined;
  /** Receives the datagrams of these sockets. */
  readonly capture: PacketCapture | undefined;
  /** Start of the run on the monotonic clock. Schedules of faults and events count from it. */
  runStartMs(): number;
  /** Receives the CoAP messages of devices, unencrypted. */
  readonly onDatagram: DatagramObserver | undefined;
  /** Undefined: values are not recorded. */
  readonly onReport: ReportObserver | undefined;
  /** Whether faults and network conditions can be injected during the run. */
  readonly injectFaults: boolean;
  /** Limits for recording requests. Undefined: requests are not recorded. */
  readonly recordRequests: RecordSetting | undefined;
  /** Returns the log of the impairments of a device's network. */
  impairmentsOf(device: SimulatedDevice): ImpairmentLog;
  /** Time-out of a DTLS handshake in milliseconds. */
  readonly handshakeTimeoutMs: number;
  /** Called after a DTLS handshake of a device. */
  readonly onHandshake: (device: SimulatedDevice, tookMs: number) => void;
  /** Epoch milliseconds of the start of the fleet, or of its first device; undefined before. */
  startedAtMs(): number | undefined;
  /**
   * Resolves the addresses of the servers.
   *
   * @throws ServerUriError
   */
  ready(): Promise<void>;
  onState(
    device: SimulatedDevice,
    state: DeviceState,
    previous: DeviceState,
    detail: string | undefined,
  ): void;
  onRequest(device: SimulatedDevice, request: AnsweredRequest): void;
  onExchange(device: SimulatedDevice, exchange: ClientExchange): void;
  onNotification(device: SimulatedDevice, event: NotificationEvent): void;
  /** Called when a fault of the server or the network makes the run fail. */
  onProblem(device: SimulatedDevice, problem: ProblemEvent): void;
  /** Called when an action of a device failed. The device continues. */
  onTrouble(device: SimulatedDevice, action: string, error: Error): void;
}
