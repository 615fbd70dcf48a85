/** Descriptions of rules in words. */
import type { ResourceDataType } from '@muster/sdk/core';
import { comparisonWords } from './operators.ts';
import { hasDelay, type Aggregation, type Cause, type ConditionDraft, type RuleDraft } from './rule-draft.ts';

/** Names of a resource type in an object. */
export interface ResourceWords {
  readonly object: string;
  readonly resource: string;
  readonly unit: string;
  readonly dataType: ResourceDataType | undefined;
}

/** Names used in sentences. */
export interface RuleNames {
  readonly resourceOf: (condition: ConditionDraft) => ResourceWords | undefined;
  /** Returns the length of a resolution's periods. */
  readonly periodOf: (resolutionId: string) => string | undefined;
}

export const aggregations: Readonly<Record<Aggregation, string>> = {
  Realtime: 'each value',
  ArithmeticMean: 'the mean of the values',
  TimeWeightedAverage: 'the mean over time',
  MaxValue: 'the largest value',
  MinValue: 'the smallest value',
  StartValue: 'the first value',
  EndValue: 'the last value',
  NbrOfMeasurements: 'the number of values',
  Variance: 'the variance of the values',
  TimeWeightedVariance: 'the variance over time',
  Length: 'the length of the period with values',
};

export const causes: Readonly<Record<Cause, string>> = {
  Values: 'values meet conditions',
  NoValue: 'a resource sends no new value',
  DeviceOffline: 'a device is offline for some time',
  RegistrationLost: 'a device loses its registration',
  FirmwareUpdateFailed: 'a firmware update fails',
};

const units: readonly (readonly [seconds: number, one: string, many: string])[] = [
  [86_400, 'day', 'days'],
  [3_600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
  [1, 'second', 'seconds'],
];

/** Formats a duration in its largest whole unit, such as `15 minutes`. */
export function durationText(seconds: number): string {
  const [length, one, many] = units.find(([unit]) => seconds % unit === 0) ?? [1, 'second', 'seconds'];
  const count = seconds / length;
  return `${count} ${count === 1 ? one : many}`;
}

/** Describes when the rule raises an event. */
export function raisesText(draft: RuleDraft, names: RuleNames): string {
  const cause = draft.cause === 'Values' ? conditionsText(draft, names) : causeText(draft);
  return `${draft.isOn ? '' : 'The rule is switched off. When it is on: '}When ${cause}, it raises ${eventsText(draft)}.`;
}

function conditionsText(draft: RuleDraft, names: RuleNames): string {
  const { conditions, join, scope } = draft;
  if (conditions.length === 0) return 'conditions are met, of which the rule has none yet';
  const parts = conditions.map(
    (one) => `${subjectOf(one, draft, names)} ${comparisonWords(one.trigger, unitOf(one, names))}`,
  );
  const where = {
    smartObject: 'in a smart object of',
    device: 'on a device of',
    collection: 'anywhere in',
  }[scope];
  return `${parts.join(join === 'And' ? ' and ' : ' or ')}, ${where} ${collectionOf(draft)}`;
}

function subjectOf(condition: ConditionDraft, draft: RuleDraft, names: RuleNames): string {
  const words = names.resourceOf(condition);
  const name = words === undefined ? 'a resource' : `${words.resource} (${words.object})`;
  const { aggregation } = condition;
  if (aggregation === 'Realtime') return name;
  const period = names.periodOf(condition.resolutionId || draft.resolutionId) ?? 'a period';
  return `${aggregations[aggregation]} of ${name} over ${period}`;
}

/** Counts and lengths of values do not have the unit of the resource. */
function unitOf(condition: ConditionDraft, names: RuleNames): string {
  return condition.aggregation === 'NbrOfMeasurements' || condition.aggregation === 'Length'
    ? ''
    : (names.resourceOf(condition)?.unit ?? '');
}

const collectionOf = ({ collection }: RuleDraft): string =>
  collection === undefined ? 'the collection' : `“${collection.Name}”`;

function causeText(draft: RuleDraft): string {
  const after = hasDelay(draft.cause) ? durationText(Number(draft.after) * draft.afterUnit) : '';
  const place = collectionOf(draft);
  switch (draft.cause) {
    case 'NoValue':
      return `a resource of ${place} has had no new value for ${after}`;
    case 'DeviceOffline':
      return `a device of ${place} has been offline for ${after}`;
    case 'RegistrationLost':
      return `a device of ${place} loses its registration without a Deregister`;
    case 'FirmwareUpdateFailed':
      return `a firmware update of a device of ${place} fails`;
    case 'Values':
      return '';
  }
}

const groups = { smartObject: 'the smart object', device: 'the device', collection: 'the whole collection' };

function eventsText({ triggerType, scope, severity, category, cause }: RuleDraft): string {
  const each =
    triggerType === 'OnlyFirstTime'
      ? `one event for ${groups[scope]}`
      : cause === 'Values' || cause === 'NoValue'
        ? 'an event for each such resource'
        : 'an event for each such device';
  return `${each}, of severity ${severity}${category === undefined ? '' : ` and category “${category.Name}”`}`;
}

const ends: Readonly<Record<Cause, string>> = {
  Values: '',
  NoValue: 'The next value resets the event.',
  DeviceOffline: 'The next registration resets the event.',
  RegistrationLost: 'The next registration resets the event.',
  FirmwareUpdateFailed: 'The begin of the next update resets the event.',
};

/** Describes when the events of the rule are reset. */
export function resetsText(draft: RuleDraft, names: RuleNames): string {
  const { resetMethod, cause, conditions, join } = draft;
  if (resetMethod === 'Manually') return 'The event stays active until a person resets it.';
  if (cause !== 'Values') return ends[cause];
  const parts = conditions.map((one) => {
    const subject = subjectOf(one, draft, names);
    return one.reset === undefined
      ? `${subject} no longer ${comparisonWords(one.trigger, unitOf(one, names))}`
      : `${subject} ${comparisonWords(one.reset, unitOf(one, names))}`;
  });
  if (parts.length === 0) return '';
  // With And, all conditions must hold, so the end of one resets the event.
  return `The event is reset when ${parts.join(join === 'And' ? ' or ' : ' and ')}.`;
}

/** Placeholders in a message that the service replaces. */
export const placeholders = [
  '{DeviceName}',
  '{ResourceName}',
  '{Value}',
  '{Time}',
  '{LocationName}',
  '{RuleName}',
  '{EventCategoryName}',
  '{SeverityLevel}',
  '{TriggerMinValue}',
  '{TriggerMaxValue}',
  '{TriggerStringValue}',
  '{DeviceIdentifier}',
  '{LocationExternalId}',
  '{RuleDescription}',
] as const;
