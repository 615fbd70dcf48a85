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
  /** Whether the device listens. If absent, the link determines this. */
  readonly isAwake?: boolean;
  /** Counters of an MQTT client. */
  readonly mqtt?: MqttCounters;
  /** Reconnects at once. If absent, a new client has to connect. */
  reconnect?(): Promise<void>;
  /** Cuts the connection like a network failure. The client reconnects. Absent for a client without a connection. */
  cut?(): void;
  /** Sends superfluous messages. Absent for a client without this fault. */
  flood?(messages: number): void;
}

/** Callbacks of a client to its device. */
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
