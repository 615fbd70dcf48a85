import { deadLetters } from './model/dead-letter.ts';
import type { DeadLetter } from './model/dead-letter.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Page, Store } from '../../store/port.ts';
import type { EventConsumerService } from './event-consumer-service.ts';
import type { WebhookHub } from './webhook-hub.ts';

/** Lists, replays and deletes deliveries that have been given up. */
export class DeadLetterService {
  readonly #store: Store;
  readonly #consumers: EventConsumerService;
  readonly #hub: WebhookHub;

  constructor(store: Store, consumers: EventConsumerService, hub: WebhookHub) {
    this.#store = store;
    this.#consumers = consumers;
    this.#hub = hub;
  }

  /** @throws MusterError `event-consumer-not-found` */
  async list(deviceNetworkId: string, consumerId: string, query: ListQuery): Promise<Page<DeadLetter>> {
    await this.#consumers.get(deviceNetworkId, consumerId);
    const where = [ofConsumer(consumerId), ...(query.where ?? [])];
    return this.#store.collection(deadLetters).page({ ...query, where });
  }

  /** @throws MusterError `event-consumer-not-found`, `dead-letter-not-found` */
  async get(deviceNetworkId: string, consumerId: string, id: string): Promise<DeadLetter> {
    await this.#consumers.get(deviceNetworkId, consumerId);
    const found = await this.#store.collection(deadLetters).get(id);
    if (found?.eventConsumerId !== consumerId) throw notFound('dead-letter', id);
    return found;
  }

  /**
   * Queues a dead letter for delivery, after pending events.
   *
   * @throws MusterError `event-consumer-not-found`, `dead-letter-not-found`; `overloaded` if the queue is
   *   full
   */
  async replay(deviceNetworkId: string, consumerId: string, id: string): Promise<void> {
    const letter = await this.get(deviceNetworkId, consumerId, id);
    if (!(await this.#hub.replay(letter))) throw full();
  }

  /**
   * Queues all current dead letters for delivery, oldest first.
   *
   * @throws MusterError `event-consumer-not-found`; `overloaded` if the queue is full before all are added
   */
  async replayAll(deviceNetworkId: string, consumerId: string): Promise<void> {
    await this.#consumers.get(deviceNetworkId, consumerId);
    const all = this.#store.collection(deadLetters).iterate({
      where: [ofConsumer(consumerId)],
      sort: [{ field: 'failedAt', direction: 'asc' }],
    });
    for await (const letter of all) {
      if (!(await this.#hub.replay(letter))) throw full();
    }
  }

  /** @throws MusterError `event-consumer-not-found`, `dead-letter-not-found` */
  async delete(deviceNetworkId: string, consumerId: string, id: string): Promise<void> {
    await this.get(deviceNetworkId, consumerId, id);
    await this.#store.collection(deadLetters).delete(id);
  }
}

function ofConsumer(id: string) {
  return { field: 'eventConsumerId', op: 'eq', value: id } as const;
}

function full(): MusterError {
  return new MusterError(
    'overloaded',
    'Too many events are waiting for this event consumer. Try again later.',
    { retryAfterSeconds: 60 },
  );
}
