import type { Clock } from './ports/clock.ts';

export const eventTypes = [
  'device.registered',
  'device.updated',
  'device.deregistered',
  'device.offline',
  'smartObject.available',
  'smartObject.unavailable',
  'measurement',
  'activityLog',
] as const;
export type EventType = (typeof eventTypes)[number];

/** What happened, as plain data. */
export interface NewEvent {
  readonly type: EventType;
  readonly deviceNetworkId: string;
  readonly deviceId?: string;
  readonly smartObjectId?: string;
  readonly resourceId?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface MusterEvent extends NewEvent {
  /** `RUN-SEQUENCE`: the run tells processes apart, the sequence rises by one with every event of the server. */
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
}

export type EventListener = (event: MusterEvent) => void;

/** What a client that was away has missed. */
export interface Replay {
  readonly events: readonly MusterEvent[];
  /** Older events than the buffer holds may be missing before these. */
  readonly incomplete: boolean;
}

export function matches(event: NewEvent, filter: EventFilter): boolean {
  return (
    event.deviceNetworkId === filter.deviceNetworkId &&
    (filter.deviceId === undefined || event.deviceId === filter.deviceId) &&
    (filter.smartObjectId === undefined || event.smartObjectId === filter.smartObjectId) &&
    (filter.resourceId === undefined || event.resourceId === filter.resourceId) &&
    (filter.types?.has(event.type) ?? true)
  );
}

export interface EventBusOptions {
  readonly clock: Clock;
  /** Events kept for clients that come back with Last-Event-ID; default 16,384. */
  readonly capacity?: number;
  readonly onError?: (error: unknown) => void;
}

/**
 * Live events of the server. Emitting is cheap when nobody listens, and a listener that throws harms nobody else.
 * The newest events are kept in a ring, so that a client can resume.
 */
export class EventBus {
  readonly #clock: Clock;
  readonly #capacity: number;
  readonly #onError: (error: unknown) => void;
  readonly #ring: MusterEvent[] = [];
  readonly #listeners = new Set<EventListener>();
  readonly #run: string;
  #sequence = 0;

  constructor(options: EventBusOptions) {
    this.#clock = options.clock;
    this.#capacity = options.capacity ?? 16_384;
    this.#onError = options.onError ?? (() => undefined);
    this.#run = options.clock.now().toString(36);
  }

  emit(event: NewEvent): void {
    this.#sequence += 1;
    const full: MusterEvent = { ...event, id: `${this.#run}-${this.#sequence}`, time: this.#clock.now() };
    this.#ring[(this.#sequence - 1) % this.#capacity] = full;
    for (const listener of this.#listeners) {
      try {
        listener(full);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  /** Every event from now on; returns the way to stop. */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /**
   * The events after `lastEventId`. An id of an earlier run of the server, or one that is not ours, yields everything
   * the ring holds: all of it happened after.
   */
  since(lastEventId: string, filter: EventFilter): Replay {
    const oldest = Math.max(1, this.#sequence - this.#capacity + 1);
    const match = /^([0-9a-z]+)-(\d{1,15})$/u.exec(lastEventId);
    const known = match?.[1] === this.#run ? Number(match[2]) : undefined;
    const from = known === undefined || known > this.#sequence ? oldest : Math.max(oldest, known + 1);
    const events: MusterEvent[] = [];
    for (let sequence = from; sequence <= this.#sequence; sequence += 1) {
      const event = this.#ring[(sequence - 1) % this.#capacity];
      if (event !== undefined && matches(event, filter)) {
        events.push(event);
      }
    }
    return { events, incomplete: known === undefined || known + 1 < oldest };
  }
}
