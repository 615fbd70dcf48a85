import type {
  ClientExchange,
  ClientRequestInfo,
  ClientState,
  Lwm2mClient,
  NotificationEvent,
} from '@muster/lwm2m';
import type { MqttCounters } from '../mqtt/mqtt-counters.ts';
import type { ProblemEvent } from '../report/run-problems.ts';
import type { DeviceReport } from './report-observer.ts';

/** The client of a device: over CoAP, or over MQTT. */
export interface DeviceClient extends Lwm2mClient {
  /** Whether the device listens. Absent: its link knows. */
  readonly isAwake?: boolean;
  /** Counters of an MQTT client. */
  readonly mqtt?: MqttCounters;
  /** Connects again at once. Absent: a new client has to do it. */
  reconnect?(): Promise<void>;
  /** Cuts the connection, as the network can. The client connects again. Absent: there is no connection. */
  cut?(): void;
  /** Sends messages without need. Absent: there is no such fault. */
  flood?(messages: number): void;
}

/** What a client tells its device. */
export interface DeviceHooks {
  onState?(state: ClientState, detail?: string): void;
  onRequest?(request: ClientRequestInfo): void;
  onObserve?(paths: readonly string[]): void;
  onExchange?(exchange: ClientExchange): void;
  onNotification?(event: NotificationEvent): void;
  onProblem?(problem: ProblemEvent): void;
  readonly onReport?: ((report: DeviceReport) => void) | undefined;
  onError?(error: Error): void;
}
