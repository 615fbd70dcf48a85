import { invalidMember } from '../../kernel/errors.ts';
import type { RaisedEvent } from './model/raised-event.ts';

/** Placeholders of a rule's message, and their values. */
const placeholders: Readonly<Record<string, (event: RaisedEvent) => string | number | boolean | undefined>> =
  {
    DeviceName: ({ deviceName }) => deviceName,
    DeviceIdentifier: ({ deviceIdentifier }) => deviceIdentifier,
    ResourceName: ({ resourceName }) => resourceName,
    LocationName: ({ locationName }) => locationName,
    LocationExternalId: ({ locationExternalId }) => locationExternalId,
    EventCategoryName: ({ eventCategoryName }) => eventCategoryName,
    RuleName: ({ ruleName }) => ruleName,
    RuleDescription: ({ ruleDescription }) => ruleDescription,
    SeverityLevel: ({ severityLevel }) => severityLevel,
    Value: ({ value }) => value,
    TriggerMinValue: ({ trigger }) => trigger?.min,
    TriggerMaxValue: ({ trigger }) => trigger?.max,
    TriggerStringValue: ({ trigger }) => trigger?.text,
    Time: ({ createdAt }) => new Date(createdAt).toISOString(),
  };

const PLACEHOLDER = /\{([A-Za-z]+)\}/gu;
/** Maximum number of characters of a message with its placeholders filled in. A value can be long. */
const MAX_INFORMATION = 10_000;

/** @throws MusterError `invalid-request` if a message has unknown placeholders */
export function checkMessage(message: string): void {
  const unknown = [...message.matchAll(PLACEHOLDER)].find(
    ([, name = '']) => !Object.hasOwn(placeholders, name),
  );
  if (unknown === undefined) return;
  const known = Object.keys(placeholders).map((name) => `{${name}}`);
  throw invalidMember('Message', `Has the unknown placeholder ${unknown[0]}. Use ${known.join(', ')}.`);
}

/** Fills in the placeholders of a message. Placeholders without a value become empty. */
export function filledIn(message: string, event: RaisedEvent): string {
  const text = message.replaceAll(PLACEHOLDER, (all, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]?.(event) ?? '') : all,
  );
  return text.slice(0, MAX_INFORMATION);
}
