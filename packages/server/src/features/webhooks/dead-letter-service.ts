import { deadLetters } from './model/dead-letter.ts';
import type { DeadLetter } from './model/dead-letter.ts';
import { eventConsumers } from './model/event-consumer.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Reader, Store } from '../../store/port.ts';
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

  /**
   * Queues a dead letter for delivery, after pending events.
   *
   * @throws MusterError `event-consumer-not-found`, `dead-letter-not-found`; `overloaded` if the queue is
   *   full
   */
  async replay(deviceNetworkId: string, consumerId: string, id: string): Promise<void> {
    const letter = await findDeadLetter(this.#store, deviceNetworkId, consumerId, id);
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
    await findDeadLetter(this.#store, deviceNetworkId, consumerId, id);
    await this.#store.collection(deadLetters).delete(id);
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

export function ofConsumer(id: string) {
  return { field: 'eventConsumerId', op: 'eq', value: id } as const;
}

function full(): MusterError {
  return new MusterError(
    'overloaded',
    'Too many events are waiting for this event consumer. Try again later.',
    { retryAfterSeconds: 60 },
  );
}
