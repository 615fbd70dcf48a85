import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { ActivityLogEntry } from '../activity/model.ts';
import type { RaisedEvent } from '../rules/model/raised-event.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Sample } from '../../store/port.ts';

/** Subject of an event. Filters compare these fields only. */
interface EventSubject {
  readonly deviceNetworkId: string;
  readonly deviceId?: string;
  readonly smartObjectId?: string;
  readonly resourceId?: string;
}

/** A Register was accepted. */
export interface DeviceRegistered extends EventSubject {
  readonly type: 'device.registered';
  readonly deviceId: string;
  readonly endpointName: string;
  readonly deviceName: string;
  readonly lifetimeSeconds: number;
  /** Absent if a gateway registered the device over HTTP. */
  readonly lwm2mVersion?: string;
}

/** A registration was updated, deregistered, or ended without a Deregister. */
export interface RegistrationChanged extends EventSubject {
  readonly type: 'device.updated' | 'device.deregistered' | 'device.offline';
  readonly deviceId: string;
  readonly endpointName: string;
}

/** A smart object appeared in, or disappeared from, the object list of its device. */
export interface AvailabilityChanged extends EventSubject {
  readonly type: 'smartObject.available' | 'smartObject.unavailable';
  readonly deviceId: string;
  readonly smartObjectId: string;
  readonly name: string;
  readonly objectId: number;
  readonly instanceNumber: number;
}

/** A resource has a new value. */
export interface ValueMeasured extends EventSubject {
  readonly type: 'measurement';
  readonly deviceId: string;
  readonly smartObjectId: string;
  readonly resourceId: string;
  readonly path: Lwm2mPath;
  /** Time of the device, or else of the receipt, in epoch milliseconds. */
  readonly timeMs: number;
  /** Time that the device claimed, if it lay in the future. */
  readonly claimedMs?: number;
  readonly value: Sample['value'];
}

/** A rule raised an event, or an event was reset. */
export interface RuleEventChanged extends EventSubject {
  readonly type: 'event.active' | 'event.reset';
  readonly raised: RaisedEvent;
  /** Event consumers of its category, which receive it in any case. */
  readonly eventConsumerIds: readonly string[];
}

/** An entry of the activity log was added or changed. */
export interface ActivityLogged extends EventSubject {
  readonly type: 'activityLog';
  readonly entry: ActivityLogEntry;
}

/**
 * An event of the server. Events are plain data that the structured clone algorithm copies, so that they can
 * cross threads. An `EventFormat` builds the public form of an event.
 */
export type DomainEvent =
  | DeviceRegistered
  | RegistrationChanged
  | AvailabilityChanged
  | ValueMeasured
  | RuleEventChanged
  | ActivityLogged;
export type EventType = DomainEvent['type'];

/** Identifies one emission of an event. */
export interface EventStamp {
  /**
   * ID in the form `RUN-SEQUENCE`. The run identifies the process. The sequence is incremented with every
   * event of the server.
   */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
}

export interface EventFilter {
  readonly deviceNetworkId: string;
  readonly deviceId?: string;
  readonly smartObjectId?: string;
  readonly resourceId?: string;
  readonly types?: ReadonlySet<EventType>;
  /** Event types to leave out, even if `types` includes them. */
  readonly excluded?: ReadonlySet<EventType>;
}

export type EventListener = (event: DomainEvent, stamp: EventStamp) => void;

export interface StampedEvent {
  readonly event: DomainEvent;
  readonly stamp: EventStamp;
}

/** The events that a client missed. */
export interface Replay {
  readonly events: readonly StampedEvent[];
  /** Whether events may be missing before these, because the buffer no longer holds them. */
  readonly incomplete: boolean;
}

export function matches(event: DomainEvent, filter: EventFilter): boolean {
  return (
    event.deviceNetworkId === filter.deviceNetworkId &&
    (filter.deviceId === undefined || event.deviceId === filter.deviceId) &&
    (filter.smartObjectId === undefined || event.smartObjectId === filter.smartObjectId) &&
    (filter.resourceId === undefined || event.resourceId === filter.resourceId) &&
    (filter.types?.has(event.type) ?? true) &&
    filter.excluded?.has(event.type) !== true
  );
}

/** Source of events for event streams. */
export interface EventSource {
  /**
   * Calls `listener` with every event from the time at which this resolves, or slightly earlier. Resolves
   * with a function that ends the subscription.
   */
  follow(listener: EventListener): Promise<() => void>;
  /** Returns the events after `lastEventId` that are still known, in order. */
  missed(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]>;
}

/** An event in the ring. Its ID is built when a listener or a replay needs it. */
interface BufferedEvent {
  readonly event: DomainEvent;
  readonly sequence: number;
  readonly time: number;
}

export interface EventBusOptions {
  readonly clock: Clock;
  /** Events kept for clients that reconnect with Last-Event-ID. Defaults to 16,384. */
  readonly capacity?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * Live events of the server. Emitting is cheap without listeners, and a listener that throws does not affect
 * the others. A ring holds the newest events, so that a client can resume.
 */
export class EventBus implements EventSource {
  readonly #clock: Clock;
  readonly #capacity: number;
  readonly #onError: (error: unknown) => void;
  readonly #ring: BufferedEvent[] = [];
  readonly #listeners = new Set<EventListener>();
  readonly #run: string;
  #sequence = 0;

  constructor(options: EventBusOptions) {
    this.#clock = options.clock;
    this.#capacity = options.capacity ?? 16_384;
    this.#onError = options.onError ?? (() => undefined);
    this.#run = options.clock.now().toString(36);
  }

  emit(event: DomainEvent): void {
    this.#sequence += 1;
    const kept: BufferedEvent = { event, sequence: this.#sequence, time: this.#clock.now() };
    this.#ring[(this.#sequence - 1) % this.#capacity] = kept;
    if (this.#listeners.size === 0) {
      return;
    }
    const stamp = this.#stampOf(kept);
    for (const listener of this.#listeners) {
      try {
        listener(event, stamp);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  #stampOf({ sequence, time }: BufferedEvent): EventStamp {
    return { id: `${this.#run}-${sequence}`, time };
  }

  /** Calls `listener` with every event from now on. Returns the function that ends the subscription. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async follow(listener: EventListener): Promise<() => void> {
    return this.subscribe(listener);
  }

  async missed(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]> {
    return this.since(lastEventId, filter).events;
  }

  /**
   * Returns the events after `lastEventId`. For an ID of an earlier run of the server, or an unknown ID,
   * returns all events in the ring, because they are all newer.
   */
  since(lastEventId: string, filter: EventFilter): Replay {
    const oldest = Math.max(1, this.#sequence - this.#capacity + 1);
    const match = /^([0-9a-z]+)-(\d{1,15})$/u.exec(lastEventId);
    const known = match?.[1] === this.#run ? Number(match[2]) : undefined;
    const from = known === undefined || known > this.#sequence ? oldest : Math.max(oldest, known + 1);
    const events: StampedEvent[] = [];
    for (let sequence = from; sequence <= this.#sequence; sequence += 1) {
      const kept = this.#ring[(sequence - 1) % this.#capacity];
      if (kept !== undefined && matches(kept.event, filter)) {
        events.push({ event: kept.event, stamp: this.#stampOf(kept) });
      }
    }
    return { events, incomplete: known === undefined || known + 1 < oldest };
  }
}
