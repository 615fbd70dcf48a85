import type {
  ClientExchange,
  Clock,
  ModelRegistry,
  NotificationEvent,
  RegistrationBackOff,
  Transport,
} from '@muster/lwm2m';
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

/** What the devices of a fleet share, and whom they tell what happens. */
export interface DeviceSetting {
  readonly seed: number;
  /**
   * Of literal address once {@link ready} has resolved; the bootstrap server where devices are bootstrapped.
   *
   * @param uri of the device's own cohort, if it has one
   */
  serverOf(uri: string | undefined): ServerAddress;
  /** Whom secured devices take for their server. */
  readonly trust: ServerTrust;
  /** Devices learn their LwM2M server from the bootstrap server. */
  readonly bootstraps: boolean;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly models: ModelRegistry;
  /** Local address of all sockets; undefined: chosen by the server's address. */
  readonly localAddress: string | undefined;
  readonly backOff: Partial<RegistrationBackOff> | undefined;
  /** Makes the transport of coap links; undefined: a socket. */
  readonly transport: ((device: SimulatedDevice) => Promise<Transport>) | undefined;
  /** Opens the sockets of all links, below DTLS at coaps; undefined: UDP. */
  readonly socket: SocketFactory | undefined;
  /** When the run started, on the monotonic clock; schedules of faults and events count from it. */
  runStartMs(): number;
  /** Looks at what devices send and receive, as it is before and after protection. */
  readonly onDatagram: DatagramObserver | undefined;
  /** Undefined: nothing is recorded. */
  readonly onReport: ReportObserver | undefined;
  /** Devices take faults and network conditions while they run. */
  readonly injectFaults: boolean;
  /** What devices keep of the requests that they receive; undefined: nothing. */
  readonly recordRequests: RecordSetting | undefined;
  /** How long a handshake may take. */
  readonly handshakeTimeoutMs: number;
  /** A secured device has made a handshake. */
  readonly onHandshake: (device: SimulatedDevice, tookMs: number) => void;
  /** Epoch milliseconds of the start of the fleet, or of its first device; undefined before. */
  startedAtMs(): number | undefined;
  /** Finds the servers' addresses. @throws ServerUriError */
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
  /** A device met a fault of the server or the network that makes the run fail. */
  onProblem(device: SimulatedDevice, problem: ProblemEvent): void;
  /** Something that a device undertook by itself did not work out; it goes on. */
  onTrouble(device: SimulatedDevice, action: string, error: Error): void;
}
