/**
 * What a run must show. Each expectation that does not hold makes the run fail.
 */
import type { ProblemKind } from '../report/run-problems.ts';

interface Subject {
  /** Name of a cohort. Default: all devices of the fleet. */
  readonly cohort?: string;
}

/** Devices that have registered. */
export interface RegisteredExpectation extends Subject {
  readonly kind: 'registered';
  /** Least share of the devices, 0..1. Default 1. */
  readonly ratio?: number;
  /** Since the start of each device. Default: at any time of the run. */
  readonly withinSeconds?: number;
}

/** Time that an exchange takes, from the first transmission to the response. */
export interface LatencyExpectation extends Subject {
  readonly kind: 'latency';
  /** `notification`: confirmable ones, until their acknowledgement. */
  readonly of: 'registration' | 'handshake' | 'update' | 'send' | 'notification';
  /** > 0 and <= 100. Default 95. */
  readonly percentile?: number;
  readonly atMostMs: number;
}

/** Confirmable notifications that were never acknowledged. */
export interface LostNotificationsExpectation extends Subject {
  readonly kind: 'lost-notifications';
  /** Default 0. */
  readonly atMost?: number;
}

/** Response codes that the server got from the devices, or gave to them. */
export interface ResponsesExpectation extends Subject {
  readonly kind: 'responses';
  /**
   * `devices` (the default): responses of the devices. `server`: responses of the server to Register, Update and Send.
   */
  readonly from?: 'devices' | 'server';
  /** No other codes than these, such as `2.05`. */
  readonly only?: readonly string[];
  /** Each of these at least once. */
  readonly includes?: readonly string[];
}

/** UDP payload that a device sends and receives in the run. */
export interface TrafficExpectation extends Subject {
  readonly kind: 'traffic';
  readonly atMostBytes: number;
}

/** Requests of the server that devices answered. */
export interface RequestsExpectation extends Subject {
  readonly kind: 'requests';
  /** `read`, `write`, `execute`, `observe`, `discover` ... */
  readonly operation: string;
  /** A path that the request names, or one below it, such as `/3303/0/5700`; of a Write, one that it writes. Default: any. */
  readonly path?: string;
  /** Of the response, such as `4.05`. Default: any 2.xx. */
  readonly code?: string;
  /** For each device. Default 1. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/**
 * What the server accepted of devices: Registers, Updates, Sends, or notifications. A confirmable notification counts when
 * it is acknowledged, another one when it is sent.
 */
export interface AcceptedExpectation extends Subject {
  readonly kind: 'registrations' | 'updates' | 'sends' | 'notifications';
  /** For each device. Default 1. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** How many messages all devices together exchange with the server per second, on the average of the run. */
export interface ThroughputExpectation extends Subject {
  readonly kind: 'throughput';
  /** What the server accepted of devices, as {@link AcceptedExpectation}, or `requests` of the server that devices answered. */
  readonly of: AcceptedExpectation['kind'] | 'requests';
  readonly atLeastPerSecond: number;
}

/** Allows problems, which otherwise make a run fail. */
export interface ProblemsExpectation extends Subject {
  readonly kind: 'problems';
  /** Default: all kinds. */
  readonly of?: readonly ProblemKind[];
  readonly atMost: number;
}

/** When the server is asked: at the end of the run, and again until it agrees. */
interface ServerView extends Subject {
  /** How long the server may take to agree. Default 10. */
  readonly withinSeconds?: number;
  /** Ask at this time of the run instead of at its end. */
  readonly atSeconds?: number;
}

/** The server shows this status for the devices. */
export interface ServerStatusExpectation extends ServerView {
  readonly kind: 'server-status';
  /** Default: what each device is: `online` when it is registered, else `offline`. */
  readonly status?: 'online' | 'offline';
}

/** The server shows the values that the devices hold. */
export interface ServerValuesExpectation extends ServerView {
  readonly kind: 'server-values';
  /** Resources, such as `/3303/0/5700`. */
  readonly paths: readonly string[];
  /** Largest difference of numbers. Default 0. */
  readonly tolerance?: number;
}

/** The server has stored each value that the devices notified, once. */
export interface ServerMeasurementsExpectation extends ServerView {
  readonly kind: 'server-measurements';
  readonly paths: readonly string[];
  /** Default 0. */
  readonly lost?: number;
  /** Default 0. */
  readonly duplicated?: number;
}

/** The server shows the notification attributes that the devices have. */
export interface ServerAttributesExpectation extends ServerView {
  readonly kind: 'server-attributes';
  readonly paths: readonly string[];
}

/** The server shows the state and result of the Firmware Update object that the devices have. */
export interface ServerFirmwareExpectation extends ServerView {
  readonly kind: 'server-firmware';
}

/** Expectations about what the server itself says, through the Web Admin API. */
export type ServerExpectation =
  | ServerStatusExpectation
  | ServerValuesExpectation
  | ServerMeasurementsExpectation
  | ServerAttributesExpectation
  | ServerFirmwareExpectation;

/** Expectations about what devices saw on the wire. */
export type WireExpectation =
  | RegisteredExpectation
  | LatencyExpectation
  | LostNotificationsExpectation
  | ResponsesExpectation
  | TrafficExpectation
  | RequestsExpectation
  | AcceptedExpectation
  | ThroughputExpectation
  | ProblemsExpectation;

/** An expectation of a fleet file. */
export type Expectation = WireExpectation | ServerExpectation;
