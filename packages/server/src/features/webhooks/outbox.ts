import { randomUUID } from 'node:crypto';
import type { EventWrites, EventOutbox, DomainEvent, EventFormat } from '../events/events.ts';
import type { Clock } from '../../kernel/timers.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { ofConsumer, outboxEntries } from './model.ts';
import type { EventConsumer, OutboxEntry } from './model.ts';

interface ConsumerOutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly format: EventFormat;
}

/** An append to one backlog, ready to be written. */
interface Appended {
  readonly backlog: Backlog;
  readonly operation: WriteOperation;
}

/** Appends events to the backlogs of the event consumers that want them. Without consumers, this costs a comparison. */
export class ConsumerOutbox implements EventOutbox {
  readonly #options: ConsumerOutboxOptions;
  readonly #byNetwork = new Map<string, Map<string, Backlog>>();

  constructor(options: ConsumerOutboxOptions) {
    this.#options = options;
  }

  add(backlog: Backlog): void {
    const { id, deviceNetworkId } = backlog.consumer;
    const ofNetwork = this.#byNetwork.get(deviceNetworkId) ?? new Map<string, Backlog>();
    ofNetwork.set(id, backlog);
    this.#byNetwork.set(deviceNetworkId, ofNetwork);
  }

  delete({ consumer }: Backlog): void {
    const ofNetwork = this.#byNetwork.get(consumer.deviceNetworkId);
    ofNetwork?.delete(consumer.id);
    if (ofNetwork?.size === 0) this.#byNetwork.delete(consumer.deviceNetworkId);
  }

  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    if (this.#byNetwork.size === 0) {
      await this.#options.store.write(writes);
      return;
    }
    const eventWrites = this.prepareWrites(events);
    if (eventWrites.writes.length === 0 && writes.length === 0) return;
    try {
      await this.#options.store.write([...writes, ...eventWrites.writes]);
    } finally {
      eventWrites.onCommitEnd();
    }
  }

  prepareWrites(events: readonly DomainEvent[]): EventWrites {
    const appended = this.#byNetwork.size === 0 ? [] : this.#append(events);
    return {
      writes: appended.map(({ operation }) => operation),
      onCommitEnd: () => appended.forEach(({ backlog }) => backlog.settled()),
    };
  }

  /** Runs in the same turn as the write, so that entries are in commit order. */
  #append(events: readonly DomainEvent[]): Appended[] {
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
      if (operation === undefined) backlog.listener.onDropped(wanted.length);
      else appended.push({ backlog, operation });
    }
    return appended;
  }

  #textOf(event: DomainEvent): string {
    const { clock, format } = this.#options;
    return format.event(event, { id: randomUUID(), time: clock.now() });
  }
}

/** Maximum events and characters of a delivery. An entry that alone has more is delivered alone. */
const BATCH_EVENTS = 500;
const BATCH_CHARACTERS = 256 * 1024;
/** Maximum number of queued characters of JSON per consumer. */
const MAX_CHARACTERS = 128 * 1024 * 1024;

/** Content of one delivery. */
export interface Batch {
  readonly entries: readonly OutboxEntry[];
  readonly count: number;
  /** The events as JSON, separated by commas. */
  readonly text: string;
}

interface BacklogListener {
  /** Called after events were appended. */
  readonly onAppended: () => void;
  /** Called with the number of events that were dropped because the backlog was full. */
  readonly onDropped: (count: number) => void;
}

/** Queue of events for one consumer. The entries are in the store; this object only holds their bounds. */
export class Backlog {
  readonly listener: BacklogListener;
  readonly #store: Store;
  readonly #maxEvents: number;
  #consumer: EventConsumer;
  #types: ReadonlySet<string> = new Set();
  #devices: ReadonlySet<string> = new Set();
  #head = { sequence: 0, characters: 0 };
  #tail = { sequence: 0, characters: 0 };
  /** Number of writes that are not durable yet. */
  #underWay = 0;

  /** @param maxEvents maximum number of queued events */
  constructor(store: Store, maxEvents: number, consumer: EventConsumer, listener: BacklogListener) {
    this.listener = listener;
    this.#store = store;
    this.#maxEvents = maxEvents;
    this.#consumer = consumer;
    this.configure(consumer);
  }

  get consumer(): EventConsumer {
    return this.#consumer;
  }

  /** Applies a changed consumer. Queued events are kept. */
  configure(consumer: EventConsumer): void {
    this.#consumer = consumer;
    this.#types = new Set(consumer.eventTypes);
    this.#devices = new Set(consumer.deviceIds);
  }

  /** Restores the bounds from the entries of an earlier run. */
  async load(): Promise<void> {
    const where = [ofConsumer(this.#consumer.id)];
    const entries = this.#store.collection(outboxEntries);
    const [[first], [last]] = await Promise.all([
      entries.find({ where, sort: [{ field: 'sequence', direction: 'asc' }], limit: 1 }),
      entries.find({ where, sort: [{ field: 'sequence', direction: 'desc' }], limit: 1 }),
    ]);
    if (first === undefined || last === undefined) return;
    this.#head = { sequence: first.sequence, characters: first.charactersBefore };
    this.#tail = {
      sequence: last.sequence + last.count,
      characters: last.charactersBefore + last.text.length,
    };
  }

  get pending(): number {
    return Math.max(0, this.#tail.sequence - this.#head.sequence);
  }

  wants(event: DomainEvent): boolean {
    const { type, deviceNetworkId, deviceId } = event;
    const consumer = this.#consumer;
    if (!consumer.isActive || consumer.deviceNetworkId !== deviceNetworkId) return false;
    const isOfCategory = 'eventConsumerIds' in event && event.eventConsumerIds.includes(consumer.id);
    return (
      isOfCategory ||
      ((this.#types.size === 0 || this.#types.has(type)) &&
        (this.#devices.size === 0 || (deviceId !== undefined && this.#devices.has(deviceId))))
    );
  }

  /** Returns the write that appends events; undefined if they do not fit. Call {@link settled} after the write. */
  append(text: string, count: number): WriteOperation | undefined {
    const characters = this.#tail.characters - this.#head.characters;
    if (this.pending + count > this.#maxEvents) return undefined;
    if (characters + text.length > MAX_CHARACTERS) return undefined;
    const entry: OutboxEntry = {
      id: randomUUID(),
      eventConsumerId: this.#consumer.id,
      sequence: this.#tail.sequence,
      count,
      charactersBefore: this.#tail.characters,
      text,
    };
    this.#tail = {
      sequence: entry.sequence + count,
      characters: entry.charactersBefore + text.length,
    };
    this.#underWay += 1;
    return insertOperation(outboxEntries, entry);
  }

  /** Records that a write of {@link append} has succeeded or failed. */
  settled(): void {
    this.#underWay -= 1;
    this.listener.onAppended();
  }

  /** Returns the oldest events that fit into one delivery; undefined if none are queued. */
  async next(): Promise<Batch | undefined> {
    const entries: OutboxEntry[] = [];
    let count = 0;
    let characters = 0;
    const found = this.#store.collection(outboxEntries).iterate({
      where: [ofConsumer(this.#consumer.id)],
      sort: [{ field: 'sequence', direction: 'asc' }],
      limit: BATCH_EVENTS,
    });
    for await (const entry of found) {
      const isFull = count + entry.count > BATCH_EVENTS || characters + entry.text.length > BATCH_CHARACTERS;
      if (isFull && entries.length > 0) break;
      entries.push(entry);
      count += entry.count;
      characters += entry.text.length;
    }
    const [first] = entries;
    if (first !== undefined) {
      this.#head = { sequence: first.sequence, characters: first.charactersBefore };
      return { entries, count, text: entries.map(({ text }) => text).join(',') };
    }
    // Events of failed writes are not in the store.
    if (this.#underWay === 0) this.#head = { ...this.#tail };
    return undefined;
  }

  /** Removes a batch, in one commit with `writes`. */
  async remove({ entries }: Batch, writes: readonly WriteOperation[] = []): Promise<void> {
    await this.#store.write([...writes, ...entries.map(({ id }) => deleteOperation(outboxEntries, id))]);
    const last = entries.at(-1);
    if (last === undefined) return;
    this.#head = {
      sequence: last.sequence + last.count,
      characters: last.charactersBefore + last.text.length,
    };
  }
}
