import type { EventCategory } from '../model/event-category.ts';
import type { EventCategoryParts } from '../event-category-service.ts';
import { presentRuleRow } from './rule-row.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { EventCategoryResponse } from '../../../http/generated/contract.ts';

/**
 * Builds an EventCategoryResponse.
 *
 * @param parts consumers and rules of the category, possibly with those of others
 */
export function presentEventCategory(
  category: EventCategory,
  { consumers, rules }: EventCategoryParts,
): EventCategoryResponse {
  const { id, name, eventConsumerIds = [] } = category;
  const named = eventConsumerIds.flatMap((one) => consumers.get(one) ?? []);
  const known = new Map([[id, category]]);
  return {
    Id: id,
    Name: name,
    ...omitUndefined({ TypeId: category.typeId }),
    EventConsumerIds: named.map((one) => one.id),
    EventConsumers: named.map((one) => ({ Id: one.id, Name: one.name, UsingHttpEndpoint: one.isActive })),
    Rules: (rules.get(id) ?? []).map((rule) => presentRuleRow(rule, known)),
  };
}
