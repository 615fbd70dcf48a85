/** Expectations of a run. An expectation that is not met makes the run fail. */
import type { ProblemKind } from '../report/run-problems.ts';

interface Subject {
  /** Name of a cohort. Default: all devices of the fleet. */
  readonly cohort?: string;
}

/** Expects a share of the devices to have registered. */
export interface RegisteredExpectation extends Subject {
  readonly kind: 'registered';
  /** Minimum share of the devices, 0..1. Default 1. */
  readonly ratio?: number;
  /** Maximum time in seconds since the start of each device. Default: any time of the run. */
  readonly withinSeconds?: number;
}

/** Expects a maximum duration of an exchange, from the first transmission to the response. */
export interface LatencyExpectation extends Subject {
  readonly kind: 'latency';
  /** Kind of the exchange. `notification`: confirmable notifications, until their acknowledgement. */
  readonly of: 'registration' | 'handshake' | 'update' | 'send' | 'notification';
  /** Percentile, > 0 and <= 100. Default 95. */
  readonly percentile?: number;
  readonly atMostMs: number;
}

/** Expects a maximum number of confirmable notifications without an acknowledgement. */
export interface LostNotificationsExpectation extends Subject {
  readonly kind: 'lost-notifications';
  /** Maximum number. Default 0. */
  readonly atMost?: number;
}

/** Expects codes in the responses of the devices, or of the server. */
export interface ResponsesExpectation extends Subject {
  readonly kind: 'responses';
  /**
   * `devices` (the default): responses of the devices. `server`: responses of the server to Register, Update and Send.
   */
  readonly from?: 'devices' | 'server';
  /** Allowed codes, such as `2.05`. The expectation is not met if another code occurs. */
  readonly only?: readonly string[];
  /** Codes that must occur at least once. */
  readonly includes?: readonly string[];
}

/** Expects a maximum number of bytes of UDP payload that each device sends and receives during the run. */
export interface TrafficExpectation extends Subject {
  readonly kind: 'traffic';
  readonly atMostBytes: number;
}

/** Expects requests of the server, which devices answered. */
export interface RequestsExpectation extends Subject {
  readonly kind: 'requests';
  /** Operation such as `read`, `write`, `execute`, `observe` or `discover`. */
  readonly operation: string;
  /**
   * A path that the request names, or one below it, such as `/3303/0/5700`; for a Write, a path that it writes.
   * Default: any path.
   */
  readonly path?: string;
  /** Code of the response, such as `4.05`. Default: any 2.xx. */
  readonly code?: string;
  /** Minimum number for each device. Default 1. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/**
 * Expects messages of devices that the server accepted: Registers, Updates, Sends, or notifications. A confirmable
 * notification counts when it is acknowledged, and other notifications count when they are sent.
 */
export interface AcceptedExpectation extends Subject {
  readonly kind: 'registrations' | 'updates' | 'sends' | 'notifications';
  /** Minimum number for each device. Default 1. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Expects a minimum number of messages per second between all devices and the server, on average over the run. */
export interface ThroughputExpectation extends Subject {
  readonly kind: 'throughput';
  /**
   * Messages that the server accepted, as in {@link AcceptedExpectation}, or `requests` of the server that devices
   * answered.
   */
  readonly of: AcceptedExpectation['kind'] | 'requests';
  readonly atLeastPerSecond: number;
}

/** Allows problems, which make a run fail otherwise. */
export interface ProblemsExpectation extends Subject {
  readonly kind: 'problems';
  /** Kinds of the problems. Default: all kinds. */
  readonly of?: readonly ProblemKind[];
  readonly atMost: number;
}

/** Time of the comparison with the server: the end of the run, and again until the server agrees. */
interface ServerView extends Subject {
  /** Maximum time in seconds until the server agrees. Default 10. */
  readonly withinSeconds?: number;
  /** Compares at this time of the run in seconds, instead of at its end. */
  readonly atSeconds?: number;
}

/** Expects the server to show this status for the devices. */
export interface ServerStatusExpectation extends ServerView {
  readonly kind: 'server-status';
  /** Default: the status of each device: `online` if it is registered, else `offline`. */
  readonly status?: 'online' | 'offline';
}

/** Expects the server to show the values of the devices. */
export interface ServerValuesExpectation extends ServerView {
  readonly kind: 'server-values';
  /** Resources, such as `/3303/0/5700`. */
  readonly paths: readonly string[];
  /** Maximum difference of numbers. Default 0. */
  readonly tolerance?: number;
}

/** Expects the server to have stored each value in a notification exactly once. */
export interface ServerMeasurementsExpectation extends ServerView {
  readonly kind: 'server-measurements';
  readonly paths: readonly string[];
  /** Maximum number of lost values. Default 0. */
  readonly lost?: number;
  /** Maximum number of duplicated values. Default 0. */
  readonly duplicated?: number;
}

/** Expects the server to show the notification attributes of the devices. */
export interface ServerAttributesExpectation extends ServerView {
  readonly kind: 'server-attributes';
  readonly paths: readonly string[];
}

/** Expects the server to show the state and result of the devices' Firmware Update object. */
export interface ServerFirmwareExpectation extends ServerView {
  readonly kind: 'server-firmware';
}

/** Expectations about the server's view, through the Web Admin API. */
export type ServerExpectation =
  | ServerStatusExpectation
  | ServerValuesExpectation
  | ServerMeasurementsExpectation
  | ServerAttributesExpectation
  | ServerFirmwareExpectation;

/** Expectations about the messages of devices. */
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
