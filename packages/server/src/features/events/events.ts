import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import type { Sample, Store, WriteOperation } from '../../store/port.ts';
import type { ActivityLogEntry } from '../activity/model.ts';
import type { RaisedEvent } from '../rules/model.ts';

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
interface ValueMeasured extends EventSubject {
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

interface EventBusOptions {
  readonly clock: Clock;
  /** Events kept for clients that reconnect with Last-Event-ID. Defaults to 16,384. */
  readonly capacity?: number;
  /** Called with every event. It is cheaper than a listener, because it gets no stamp. */
  readonly count?: (event: DomainEvent) => void;
  readonly onError?: (error: unknown) => void;
}

/**
 * Live events of the server. Emitting is cheap without listeners, and a listener that throws does not affect
 * the others. A ring holds the newest events, so that a client can resume.
 */
export class EventBus implements EventSource {
  readonly #clock: Clock;
  readonly #capacity: number;
  readonly #count: ((event: DomainEvent) => void) | undefined;
  readonly #onError: (error: unknown) => void;
  readonly #ring: BufferedEvent[] = [];
  readonly #listeners = new Set<EventListener>();
  readonly #run: string;
  #sequence = 0;

  constructor({ clock, capacity = 16_384, count, onError = () => undefined }: EventBusOptions) {
    this.#clock = clock;
    this.#count = count;
    this.#capacity = capacity;
    this.#onError = onError;
    this.#run = clock.now().toString(36);
  }

  emit(event: DomainEvent): void {
    this.#sequence += 1;
    const kept: BufferedEvent = { event, sequence: this.#sequence, time: this.#clock.now() };
    this.#ring[(this.#sequence - 1) % this.#capacity] = kept;
    this.#count?.(event);
    if (this.#listeners.size === 0) return;
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

/** Writes that a transaction adds to its commit, to deliver its events. */
export interface EventWrites {
  readonly writes: readonly WriteOperation[];
  /** Call it once when the commit has succeeded or failed. */
  readonly onCommitEnd: () => void;
}

/** Stores events for delivery in the same commit as the writes that cause them. */
export interface EventOutbox {
  /** Stores `writes` and the deliveries of `events` in one commit. Publish the events afterwards. */
  write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void>;
  /**
   * Returns the writes that deliver `events`, for a transaction of the caller. Add them in the same turn of
   * the event loop.
   */
  prepareWrites(events: readonly DomainEvent[]): EventWrites;
}

/** Returns an outbox without consumers, which stores only the writes. */
export function noOutbox(store: Store): EventOutbox {
  return {
    write: async (writes) => {
      if (writes.length > 0) await store.write(writes);
    },
    prepareWrites: () => ({ writes: [], onCommitEnd: () => undefined }),
  };
}

/**
 * The public form of events, as webhook receivers get it. The outbox stores it, so a later version can
 * deliver it.
 */
export interface EventFormat {
  /** Returns an event as JSON. */
  event(event: DomainEvent, stamp: EventStamp): string;
  /**
   * Returns the event of a test delivery as JSON.
   *
   * @param data details that the caller chose
   */
  testEvent(deviceNetworkId: string, data: Readonly<Record<string, unknown>>, stamp: EventStamp): string;
  /**
   * Returns the body of a delivery.
   *
   * @param events events as JSON, separated by commas
   * @param sentAt epoch milliseconds
   */
  delivery(
    consumer: { readonly id: string; readonly deviceNetworkId: string },
    events: string,
    sentAt: number,
  ): string;
}
