/** Events of a run, with their times in seconds since the start of the fleet. */
import type { Literal } from './literal.ts';

/** Devices of an event, a fault or an expectation. */
export interface Selection {
  /** Name of a cohort. Default: all devices of the fleet. */
  readonly cohort?: string;
  /** Share of these devices, > 0 and <= 1, chosen by the seed. Default 1. */
  readonly share?: number;
}

/** Time of an event. */
export interface EventTime {
  readonly atSeconds: number;
  /** Seconds over which the event spreads its devices, in an order that the seed determines. Default 0: all at once. */
  readonly overSeconds?: number;
  /** Seconds between repetitions of the event, until `untilSeconds` or the end of the run. */
  readonly everySeconds?: number;
  readonly untilSeconds?: number;
}

/** Actions without further settings. */
export type PlainAction =
  /** Starts devices. The fleet does not start a device that has a `start` event, so that the event is a ramp. */
  | 'start'
  /** Opens a new socket and registers at once, as after a network failure. With many devices: a reconnect storm. */
  | 'reconnect'
  /** Sends a Registration Update. */
  | 'update'
  /** Ends `go-offline`. */
  | 'come-back'
  /** Bootstraps again, then registers. */
  | 'bootstrap'
  /** Continues on another local port, as behind a NAT. The DTLS session continues. */
  | 'change-address'
  /** Deregisters. The device is silent until `register`. */
  | 'deregister'
  /** Registers after `deregister`. */
  | 'register'
  /** Ends the device without Deregister. */
  | 'stop';

interface Event extends Selection, EventTime {
  /** Whether the run passes if a device cannot perform the event. Default false. */
  readonly mayFail?: boolean;
}

export interface PlainEvent extends Event {
  readonly do: PlainAction;
}

/** Adds or removes an object instance, and sends an Update with the changed list. */
export interface InstanceEvent extends Event {
  readonly do: 'add-instance' | 'remove-instance';
  readonly object: number;
  readonly instance: number;
}

/** Changes a value of the device, which sends notifications. */
export interface SetEvent extends Event {
  readonly do: 'set';
  /** Path such as `/3303/0/5700`, or `/3/0/7/1` for one resource instance. */
  readonly path: string;
  readonly value: Literal | Readonly<Record<string, Literal>>;
}

/** Reports values with the LwM2M Send operation. */
export interface SendEvent extends Event {
  readonly do: 'send';
  /** Resources, such as `/3303/0/5700`. */
  readonly paths: readonly string[];
}

/** Stops sending and receiving. The registration remains until the end of its lifetime. */
export interface OfflineEvent extends Event {
  readonly do: 'go-offline';
  /** Seconds until the device returns. Default: it returns with `come-back`. */
  readonly forSeconds?: number;
}

export interface RebootEvent extends Event {
  readonly do: 'reboot';
  /** Kind of the reboot. Default `reboot`. */
  readonly kind?: 'reboot' | 'power-cycle' | 'factory-reset';
}

/** One entry of a timeline. */
export type TimelineEvent = PlainEvent | InstanceEvent | SetEvent | SendEvent | OfflineEvent | RebootEvent;
