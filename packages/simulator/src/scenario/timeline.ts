/**
 * What happens to devices during a run, and when. Times are seconds since the start of the fleet.
 */
import type { Literal } from './literal.ts';

/** Which devices an event, a fault or an expectation is about. */
export interface Selection {
  /** Name of a cohort. Default: all devices of the fleet. */
  readonly cohort?: string;
  /** Share of these devices, > 0 and <= 1, chosen by the seed. Default 1. */
  readonly share?: number;
}

/** When an event happens. */
export interface EventTime {
  readonly atSeconds: number;
  /** The devices follow one another over this time, by the seed. Default 0: all at once. */
  readonly overSeconds?: number;
  /** Repeats the event this often, until `untilSeconds` or the end of the run. */
  readonly everySeconds?: number;
  readonly untilSeconds?: number;
}

/** Actions without further settings. */
export type PlainAction =
  /** Starts devices. A device with a `start` event does not start with the fleet: a ramp. */
  | 'start'
  /** Opens a new socket and registers at once, as after a failure of the network: a reconnect storm. */
  | 'reconnect'
  /** Sends a Registration Update. */
  | 'update'
  /** Comes back after `go-offline`. */
  | 'come-back'
  /** Bootstraps again, then registers. */
  | 'bootstrap'
  /** Goes on from another local port, as behind a NAT; the DTLS session stays. */
  | 'change-address'
  /** Deregisters; the device stays silent until `register`. */
  | 'deregister'
  /** Registers after `deregister`. */
  | 'register'
  /** Ends the device without Deregister. */
  | 'stop';

interface Event extends Selection, EventTime {
  /** Whether the run passes if a device cannot do it. Default false. */
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

/** Changes a value on the device, which sends notifications. */
export interface SetEvent extends Event {
  readonly do: 'set';
  /** Such as `/3303/0/5700`, or `/3/0/7/1` for one resource instance. */
  readonly path: string;
  readonly value: Literal | Readonly<Record<string, Literal>>;
}

/** Reports values with the LwM2M Send operation. */
export interface SendEvent extends Event {
  readonly do: 'send';
  /** Resources, such as `/3303/0/5700`. */
  readonly paths: readonly string[];
}

/** Falls silent; the registration stays until its lifetime ends. */
export interface OfflineEvent extends Event {
  readonly do: 'go-offline';
  /** Comes back after this time. Default: with `come-back`. */
  readonly forSeconds?: number;
}

export interface RebootEvent extends Event {
  readonly do: 'reboot';
  /** Default `reboot`. */
  readonly kind?: 'reboot' | 'power-cycle' | 'factory-reset';
}

/** One entry of a timeline. */
export type TimelineEvent = PlainEvent | InstanceEvent | SetEvent | SendEvent | OfflineEvent | RebootEvent;
