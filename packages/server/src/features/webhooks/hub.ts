import { randomUUID } from 'node:crypto';
import { MusterError, notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import { Lanes } from '../../kernel/tasks.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { CollectionDefinition, Entity, Reader, WriteOperation } from '../../store/port.ts';
import { WebhookDelivery } from './delivery.ts';
import type { DeliveryState, UndeliverableBatch } from './delivery.ts';
import { deadLetters, eventConsumers, ofConsumer, originOf, outboxEntries } from './model.ts';
import type { DeadLetter, EventConsumer } from './model.ts';
import { Backlog } from './outbox.ts';
import type { SignedSender, WebhookDomainOptions } from './signed-sender.ts';

/** State of the deliveries of a consumer. */
export interface ConsumerState extends DeliveryState {
  readonly pendingEvents: number;
  readonly deadLetters: number;
}

interface Line {
  readonly backlog: Backlog;
  readonly delivery: WebhookDelivery;
  /** The Activity Log entry has been written, and nothing has been delivered since. */
  isReported: boolean;
  reportsDrop: boolean;
}

/** Maximum number of dead letters per consumer. The oldest are deleted first. */
const MAX_DEAD_LETTERS = 1_000;

/** Holds the backlog, the delivery and the dead letters of every event consumer. */
export class WebhookHub {
  /** Counts since the start of the service. */
  readonly counts = { delivered: 0, attemptsFailed: 0, dropped: 0, deadLettered: 0 };
  readonly #options: WebhookDomainOptions;
  readonly #sender: SignedSender;
  readonly #lines = new Map<string, Line>();
  readonly #lanes = new Lanes();

  constructor(options: WebhookDomainOptions, sender: SignedSender) {
    this.#options = options;
    this.#sender = sender;
  }

  /** Loads the backlogs of an earlier run. Call it before events occur. */
  async load(): Promise<void> {
    for await (const consumer of this.#options.store.collection(eventConsumers).iterate({})) {
      const line = this.#createLine(consumer);
      await line.backlog.load();
      this.#options.outbox.add(line.backlog);
    }
    // Finishes `remove` if a crash prevented its last step.
    const waiting = await this.#options.store.collection(outboxEntries).countBy('eventConsumerId');
    for (const id of waiting.keys()) {
      if (typeof id === 'string' && !this.#lines.has(id)) await this.#purge(outboxEntries, id);
    }
  }

  /** Delivers pending events. */
  resume(): void {
    for (const { delivery } of this.#lines.values()) delivery.wake();
  }

  add(consumer: EventConsumer): void {
    this.#options.outbox.add(this.#createLine(consumer).backlog);
  }

  change(consumer: EventConsumer): void {
    const line = this.#lines.get(consumer.id);
    line?.backlog.configure(consumer);
    line?.delivery.retryNow();
  }

  /** Stops the deliveries of a consumer, and deletes it with all its data. */
  async remove(id: string): Promise<void> {
    const line = this.#lines.get(id);
    if (line !== undefined) {
      this.#options.outbox.delete(line.backlog);
      await line.delivery.close();
      this.#lines.delete(id);
    }
    // In several commits. The rest is deleted together with the consumer.
    await this.#purge(outboxEntries, id);
    await this.#purge(deadLetters, id);
    await this.#options.store.collection(eventConsumers).delete(id);
    // Deletes entries whose commit was in progress when the consumer was deleted.
    await this.#purge(outboxEntries, id);
  }

  /** Deletes in short steps, so that other work does not wait. */
  async #purge<T extends Entity & { readonly eventConsumerId: string }>(
    definition: CollectionDefinition<T>,
    id: string,
  ): Promise<void> {
    await this.#options.store.collection(definition).deleteWhere([ofConsumer(id)]);
  }

  /**
   * Reads the states of event consumers. One query counts the dead letters of all.
   *
   * @returns a function that returns the state of a consumer by its ID
   */
  async statesOf(consumers: readonly EventConsumer[]): Promise<(id: string) => ConsumerState> {
    const value = consumers.map(({ id }) => id);
    const letters = await this.#options.store
      .collection(deadLetters)
      .countBy('eventConsumerId', [{ field: 'eventConsumerId', op: 'in', value }]);
    return (id) => {
      const line = this.#lines.get(id);
      return {
        ...line?.delivery.state,
        pendingEvents: line?.backlog.pending ?? 0,
        deadLetters: letters.get(id) ?? 0,
      };
    };
  }

  get pendingEvents(): number {
    let sum = 0;
    for (const { backlog } of this.#lines.values()) sum += backlog.pending;
    return sum;
  }

  /**
   * Queues a dead letter for delivery, after pending events.
   *
   * @throws MusterError `event-consumer-not-found`, `dead-letter-not-found`; `overloaded` if the queue is full
   */
  async replay(deviceNetworkId: string, consumerId: string, id: string): Promise<void> {
    await this.#replay(await findDeadLetter(this.#options.store, deviceNetworkId, consumerId, id));
  }

  /**
   * Queues all current dead letters for delivery, oldest first.
   *
   * @throws MusterError `event-consumer-not-found`; `overloaded` if the queue is full before all are added
   */
  async replayAll(deviceNetworkId: string, consumerId: string): Promise<void> {
    const { store } = this.#options;
    await findInNetwork(store.collection(eventConsumers), 'event-consumer', deviceNetworkId, consumerId);
    const all = store.collection(deadLetters).iterate({
      where: [ofConsumer(consumerId)],
      sort: [{ field: 'failedAt', direction: 'asc' }],
    });
    for await (const letter of all) await this.#replay(letter);
  }

  /** @throws MusterError `event-consumer-not-found`, `dead-letter-not-found` */
  async deleteDeadLetter(deviceNetworkId: string, consumerId: string, id: string): Promise<void> {
    const { store } = this.#options;
    await findDeadLetter(store, deviceNetworkId, consumerId, id);
    await store.collection(deadLetters).delete(id);
  }

  /** Does nothing if the dead letter no longer exists. @throws MusterError `overloaded` if the queue is full */
  #replay(letter: DeadLetter): Promise<void> {
    const { store } = this.#options;
    return this.#lanes.run(letter.eventConsumerId, async () => {
      const line = this.#lines.get(letter.eventConsumerId);
      const isThere = (await store.collection(deadLetters).get(letter.id)) !== undefined;
      if (!isThere || line === undefined) return;
      const append = line.backlog.append(letter.text, letter.count);
      if (append === undefined) {
        throw new MusterError(
          'overloaded',
          'Too many events are waiting for this event consumer. Try again later.',
          { retryAfterSeconds: 60 },
        );
      }
      try {
        await store.write([append, deleteOperation(deadLetters, letter.id)]);
      } finally {
        line.backlog.settled();
      }
    });
  }

  #createLine(consumer: EventConsumer): Line {
    const { store, bounds } = this.#options;
    const backlog = new Backlog(store, bounds.maxPendingEvents, consumer, {
      onAppended: () => delivery.wake(),
      onDropped: (count) => this.#dropped(line, count),
    });
    const delivery = new WebhookDelivery(backlog, this.#sender, this.#options, {
      onDelivered: (count) => {
        this.counts.delivered += count;
        line.isReported = false;
        line.reportsDrop = false;
      },
      onFailed: () => (this.counts.attemptsFailed += 1),
      onGivenUp: (given) => this.#giveUp(line, given),
    });
    const line: Line = { backlog, delivery, isReported: false, reportsDrop: false };
    this.#lines.set(consumer.id, line);
    return line;
  }

  async #giveUp(line: Line, given: UndeliverableBatch): Promise<void> {
    const { consumer } = line.backlog;
    const { batch, webhookId, attempts, reason, status, firstAttemptAt } = given;
    const letter: DeadLetter = {
      id: randomUUID(),
      deviceNetworkId: consumer.deviceNetworkId,
      eventConsumerId: consumer.id,
      webhookId,
      count: batch.count,
      text: batch.text,
      attempts,
      reason,
      ...(status === undefined ? {} : { responseStatus: status }),
      firstAttemptAt,
      failedAt: this.#options.clock.now(),
    };
    await line.backlog.remove(batch, [
      insertOperation(deadLetters, letter),
      ...(await this.#deleteSurplusLetters(consumer.id)),
    ]);
    this.counts.deadLettered += 1;
    if (line.isReported) return;
    line.isReported = true;
    await this.#report(
      consumer,
      `${reason} ${batch.count} events became dead letters after ${attempts} attempts. More may follow.`,
      status,
    );
  }

  /** Returns the deletes that make room for one more dead letter. */
  async #deleteSurplusLetters(id: string): Promise<WriteOperation[]> {
    const letters = this.#options.store.collection(deadLetters);
    const where = [ofConsumer(id)];
    const surplus = (await letters.count({ where })) + 1 - MAX_DEAD_LETTERS;
    if (surplus <= 0) return [];
    const oldest = await letters.find({
      where,
      sort: [{ field: 'failedAt', direction: 'asc' }],
      limit: surplus,
    });
    for (const { count } of oldest) this.counts.dropped += count;
    return oldest.map((letter) => deleteOperation(deadLetters, letter.id));
  }

  #dropped(line: Line, count: number): void {
    this.counts.dropped += count;
    if (line.reportsDrop) return;
    line.reportsDrop = true;
    this.#report(
      line.backlog.consumer,
      'Too many events are waiting. New ones are dropped until the endpoint accepts some.',
      undefined,
    ).catch(this.#options.onError);
  }

  async #report(consumer: EventConsumer, message: string, status: number | undefined): Promise<void> {
    const { activityLog } = this.#options;
    const { id } = await activityLog.start({
      deviceNetworkId: consumer.deviceNetworkId,
      entityType: 'Multiple',
      entityId: consumer.id,
      entityIdentifier: originOf(consumer),
      entityName: consumer.name,
      description: 'Deliver events',
    });
    await activityLog.fail(id, {
      responseMessage: message,
      ...(status === undefined ? {} : { responseCode: String(status) }),
    });
  }

  /** Cancels all attempts. Their events remain in the store. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#lines.values(), ({ delivery }) => delivery.close()));
    await this.#lanes.idle();
  }
}

/** @throws MusterError `event-consumer-not-found`, `dead-letter-not-found` */
export async function findDeadLetter(
  reader: Reader,
  deviceNetworkId: string,
  consumerId: string,
  id: string,
): Promise<DeadLetter> {
  await findInNetwork(reader.collection(eventConsumers), 'event-consumer', deviceNetworkId, consumerId);
  const found = await reader.collection(deadLetters).get(id);
  if (found?.eventConsumerId !== consumerId) throw notFound('dead-letter', id);
  return found;
}
