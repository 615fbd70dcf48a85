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

/** What an event is of. */
export interface EventSubject {
  readonly type: EventType;
  readonly deviceNetworkId: string;
  readonly deviceId?: string;
  readonly smartObjectId?: string;
  readonly resourceId?: string;
}

type EventData = Readonly<Record<string, unknown>>;

/** What happened, as plain data, or as the way to make it: most events are never looked at. */
export interface NewEvent extends EventSubject {
  readonly data: EventData | (() => EventData);
}

export interface MusterEvent extends EventSubject {
  /** `RUN-SEQUENCE`: the run tells processes apart, the sequence rises by one with every event of the server. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly data: EventData;
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

export function matches(event: EventSubject, filter: EventFilter): boolean {
  return (
    event.deviceNetworkId === filter.deviceNetworkId &&
    (filter.deviceId === undefined || event.deviceId === filter.deviceId) &&
    (filter.smartObjectId === undefined || event.smartObjectId === filter.smartObjectId) &&
    (filter.resourceId === undefined || event.resourceId === filter.resourceId) &&
    (filter.types?.has(event.type) ?? true)
  );
}

/** An event as it waits for somebody to ask for it. */
interface Kept {
  readonly event: NewEvent;
  readonly sequence: number;
  readonly time: number;
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
  readonly #ring: Kept[] = [];
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
    const kept: Kept = { event, sequence: this.#sequence, time: this.#clock.now() };
    this.#ring[(this.#sequence - 1) % this.#capacity] = kept;
    if (this.#listeners.size === 0) {
      return;
    }
    const full = this.#whole(kept);
    for (const listener of this.#listeners) {
      try {
        listener(full);
      } catch (error) {
        this.#onError(error);
      }
    }
  }

  #whole({ event, sequence, time }: Kept): MusterEvent {
    const { data, ...subject } = event;
    return {
      ...subject,
      data: typeof data === 'function' ? data() : data,
      id: `${this.#run}-${sequence}`,
      time,
    };
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
      const kept = this.#ring[(sequence - 1) % this.#capacity];
      if (kept !== undefined && matches(kept.event, filter)) {
        events.push(this.#whole(kept));
      }
    }
    return { events, incomplete: known === undefined || known + 1 < oldest };
  }
}
