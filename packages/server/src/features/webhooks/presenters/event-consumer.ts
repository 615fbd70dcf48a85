import type { DeadLetter } from '../model/dead-letter.ts';
import type { EventConsumer } from '../model/event-consumer.ts';
import type { ConsumerState } from '../webhook-hub.ts';
import type {
  DeadLetterListResponse,
  DeadLetterResponse,
  EventCategoryResponse,
  EventConsumerResponse,
} from '../../../http/generated/contract.ts';

/**
 * Presents a consumer without its secrets: the password, the header values and the signing secret.
 *
 * @param categories presented event categories of the consumer
 */
export function presentEventConsumer(
  consumer: EventConsumer,
  state: ConsumerState,
  categories: readonly EventCategoryResponse[],
): EventConsumerResponse {
  return {
    Id: consumer.id,
    Name: consumer.name,
    HttpEndpoint: consumer.endpoint === '' ? undefined : consumer.endpoint,
    HttpMethod: consumer.method,
    HttpHeaders: consumer.headers.map(({ name }) => ({ Key: name })),
    HttpUsername: consumer.username,
    UsingHttpEndpoint: consumer.isActive,
    EventTypes: consumer.eventTypes,
    DeviceIds: consumer.deviceIds,
    EventCategories: categories,
    Delivery: {
      PendingEvents: state.pendingEvents,
      DeadLetters: state.deadLetters,
      LastDeliveredTimestamp: state.lastDeliveredAt,
      LastFailedTimestamp: state.lastFailedAt,
      LastFailure: state.lastFailure,
      NextAttemptTimestamp: state.nextAttemptAt,
    },
  };
}

export function presentDeadLetterRow(letter: DeadLetter): DeadLetterListResponse {
  return {
    Id: letter.id,
    WebhookId: letter.webhookId,
    NbrOfEvents: letter.count,
    Attempts: letter.attempts,
    Reason: letter.reason,
    ResponseCode: letter.responseStatus,
    FirstAttemptTimestamp: letter.firstAttemptAt,
    FailedTimestamp: letter.failedAt,
  };
}

export function presentDeadLetter(letter: DeadLetter): DeadLetterResponse {
  const Events = JSON.parse(`[${letter.text}]`) as DeadLetterResponse['Events'];
  return { ...presentDeadLetterRow(letter), Events };
}
