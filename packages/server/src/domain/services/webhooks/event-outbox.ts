import { randomUUID } from 'node:crypto';
import type { EventBus, MusterEvent, NewEvent } from '../../events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Store, WriteOperation } from '../../ports/store.ts';
import type { Backlog } from './backlog.ts';

/** Where events are kept together with what they tell of. */
export interface EventOutbox {
  /**
   * Writes, in one commit, `writes` and what has to be delivered of `events`. Publish them afterwards with `isStored`.
   */
  write(writes: readonly WriteOperation[], events: readonly NewEvent[]): Promise<void>;
}

/** An outbox for a service without consumers. */
export function noOutbox(store: Store): EventOutbox {
  return {
    write: async (writes) => {
      if (writes.length > 0) await store.write(writes);
    },
  };
}

export interface ConsumerOutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Something was appended. */
  readonly onAppended: (backlog: Backlog) => void;
  /** There was no room. */
  readonly onDropped: (backlog: Backlog, count: number) => void;
  readonly onError: (error: unknown) => void;
}

/** An append to one backlog, ready to be written. */
interface Appended {
  readonly backlog: Backlog;
  readonly operation: WriteOperation;
}

/**
 * Puts events where consumers are told of them from. Without a consumer it costs a comparison: the bus is listened to
 * only while there is one.
 */
export class ConsumerOutbox implements EventOutbox {
  readonly #options: ConsumerOutboxOptions;
  readonly #byNetwork = new Map<string, Map<string, Backlog>>();
  #unsubscribe: (() => void) | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: ConsumerOutboxOptions) {
    this.#options = options;
  }

  add(backlog: Backlog): void {
    const { id, deviceNetworkId } = backlog.consumer;
    const ofNetwork = this.#byNetwork.get(deviceNetworkId) ?? new Map<string, Backlog>();
    ofNetwork.set(id, backlog);
    this.#byNetwork.set(deviceNetworkId, ofNetwork);
    this.#unsubscribe ??= this.#options.events.subscribe((event, isStored) => {
      if (!isStored) this.#take(event);
    });
  }

  delete({ consumer }: Backlog): void {
    const ofNetwork = this.#byNetwork.get(consumer.deviceNetworkId);
    ofNetwork?.delete(consumer.id);
    if (ofNetwork?.size === 0) this.#byNetwork.delete(consumer.deviceNetworkId);
    if (this.#byNetwork.size === 0) this.#stopListening();
  }

  #stopListening(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  async write(writes: readonly WriteOperation[], events: readonly NewEvent[]): Promise<void> {
    const appended = this.#byNetwork.size === 0 ? [] : this.#append(events);
    if (appended.length === 0 && writes.length === 0) return;
    try {
      await this.#options.store.write([...writes, ...appended.map(({ operation }) => operation)]);
    } finally {
      for (const { backlog } of appended) {
        backlog.settled();
        this.#options.onAppended(backlog);
      }
    }
  }

  /** An event that was published without having been stored: it is stored now. */
  #take(event: MusterEvent): void {
    if (!this.#byNetwork.has(event.deviceNetworkId)) return;
    const writing = this.write([], [event]).catch(this.#options.onError);
    this.#writing = Promise.all([this.#writing, writing]);
  }

  /** In the turn in which the write is made, so that the order of entries is that of the commits. */
  #append(events: readonly NewEvent[]): Appended[] {
    const appended: Appended[] = [];
    const texts: (string | undefined)[] = [];
    const [first] = events;
    const ofNetwork = first === undefined ? undefined : this.#byNetwork.get(first.deviceNetworkId);
    for (const backlog of ofNetwork?.values() ?? []) {
      const wanted: string[] = [];
      events.forEach((event, index) => {
        if (backlog.wants(event)) wanted.push((texts[index] ??= this.#textOf(event)));
      });
      if (wanted.length === 0) continue;
      const operation = backlog.append(wanted.join(','), wanted.length);
      if (operation === undefined) this.#options.onDropped(backlog, wanted.length);
      else appended.push({ backlog, operation });
    }
    return appended;
  }

  #textOf({ type, deviceNetworkId, deviceId, smartObjectId, resourceId, data }: NewEvent): string {
    const time = this.#options.clock.now();
    return JSON.stringify({
      id: randomUUID(),
      type,
      time,
      deviceNetworkId,
      deviceId,
      smartObjectId,
      resourceId,
      data: typeof data === 'function' ? data() : data,
    });
  }

  /** No event is taken from the bus any more; resolves when all that were are stored. */
  async close(): Promise<void> {
    this.#stopListening();
    await this.#writing;
  }
}
