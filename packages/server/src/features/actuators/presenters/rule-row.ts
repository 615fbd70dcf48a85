import type { RuleListResponse } from '../../../http/generated/contract.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { Rule } from '../../rules/model/rule.ts';
import type { EventCategory } from '../model/event-category.ts';

/**
 * Builds a RuleListResponse.
 *
 * @param categories event categories of rules, by ID
 */
export function presentRuleRow(
  { id, name, eventCategoryId, severityLevel, isDeactivated }: Rule,
  categories: ReadonlyMap<string, EventCategory>,
): RuleListResponse {
  return {
    Id: id,
    Name: name,
    SeverityLevel: severityLevel,
    IsDeactivated: isDeactivated,
    ...omitUndefined({
      EventCategoryId: eventCategoryId,
      EventCategoryName: categories.get(eventCategoryId ?? '')?.name,
    }),
  };
}
