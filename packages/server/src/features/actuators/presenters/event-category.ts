import type { EventCategory } from '../model/event-category.ts';
import type { EventConsumer } from '../../webhooks/model/event-consumer.ts';
import type { EventCategoryResponse } from '../../../http/generated/contract.ts';

/**
 * EventCategoryResponse.
 *
 * @param known the event consumers that it names, by id; those that have been deleted are not there
 */
export function presentEventCategory(
  { id, name, eventConsumerIds = [] }: EventCategory,
  known: ReadonlyMap<string, EventConsumer>,
): EventCategoryResponse {
  const consumers = eventConsumerIds.flatMap((one) => known.get(one) ?? []);
  return {
    Id: id,
    Name: name,
    EventConsumerIds: consumers.map((one) => one.id),
    EventConsumers: consumers.map((one) => ({ Id: one.id, Name: one.name, UsingHttpEndpoint: one.isActive })),
    Rules: [],
  };
}
