import { randomUUID } from 'node:crypto';
import type { EventConsumer } from './model/event-consumer.ts';
import type { OutboxEntry } from './model/outbox-entry.ts';
import { outboxEntries } from './model/outbox-entry.ts';
import type { DomainEvent } from '../events/events.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

export interface BacklogBounds {
  /** Maximum number of queued events per consumer. */
  readonly maxEvents: number;
  /** Maximum number of queued characters of JSON per consumer. */
  readonly maxCharacters: number;
}

/** Maximum events and characters of a delivery. An entry that alone has more is delivered alone. */
const BATCH_EVENTS = 500;
const BATCH_CHARACTERS = 256 * 1024;

/** Content of one delivery. */
export interface Batch {
  readonly entries: readonly OutboxEntry[];
  readonly count: number;
  /** The events as JSON, separated by commas. */
  readonly text: string;
}

/** Queue of events for one consumer. The entries are in the store; this object only holds their bounds. */
export class Backlog {
  readonly #store: Store;
  readonly #bounds: BacklogBounds;
  #consumer: EventConsumer;
  #types: ReadonlySet<string> = new Set();
  #devices: ReadonlySet<string> = new Set();
  #head = { sequence: 0, characters: 0 };
  #tail = { sequence: 0, characters: 0 };
  /** Number of writes that are not durable yet. */
  #underWay = 0;

  constructor(store: Store, bounds: BacklogBounds, consumer: EventConsumer) {
    this.#store = store;
    this.#bounds = bounds;
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
    const where = [{ field: 'eventConsumerId', op: 'eq', value: this.#consumer.id }] as const;
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

  /**
   * Returns the write that appends events; undefined if they do not fit. Call {@link settled} after the
   * write.
   */
  append(text: string, count: number): WriteOperation | undefined {
    const characters = this.#tail.characters - this.#head.characters;
    if (this.pending + count > this.#bounds.maxEvents) return undefined;
    if (characters + text.length > this.#bounds.maxCharacters) return undefined;
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
  }

  /** Returns the oldest events that fit into one delivery; undefined if none are queued. */
  async next(): Promise<Batch | undefined> {
    const entries: OutboxEntry[] = [];
    let count = 0;
    let characters = 0;
    const found = this.#store.collection(outboxEntries).iterate({
      where: [{ field: 'eventConsumerId', op: 'eq', value: this.#consumer.id }],
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
