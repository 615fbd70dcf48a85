/** The `muster` commands for rules. They contain names instead of IDs if the form has the names. */
import type { RuleRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { requestOf, type RuleDraft } from './rule-draft.ts';

type Member = Exclude<keyof RuleRequest, 'Id'>;

const flags: Readonly<Record<Member, string>> = {
  Name: 'name',
  Description: 'description',
  ResourceCollectionId: 'resource-collection',
  EventCategoryId: 'event-category',
  SeverityLevel: 'severity-level',
  Message: 'message',
  IsDeactivated: 'is-deactivated',
  TriggerType: 'trigger-type',
  TriggerByDevice: 'trigger-by-device',
  TriggerBySmartObject: 'trigger-by-smart-object',
  TriggerResetMethod: 'trigger-reset-method',
  Condition: 'condition',
  ResolutionId: 'resolution-id',
  TriggerOn: 'trigger-on',
  TriggerAfterSeconds: 'trigger-after-seconds',
  Conditions: 'conditions',
};

/** Default values of members that requests omit. */
const defaults: RuleDefaults = {
  IsDeactivated: false,
  TriggerByDevice: false,
  TriggerBySmartObject: false,
  TriggerResetMethod: 'Threshold',
  Condition: 'And',
  TriggerOn: 'Values',
};
type RuleDefaults = Partial<Record<Member, string | boolean>>;

const members = Object.keys(flags) as Member[];

/** The command that creates the rule in a form. */
export const createLine = (draft: RuleDraft): string => cliLine('rules', 'create', ...wordsOf(draft));

/** The command that tries the rule in a form. @param range the words of the time range, such as `24h`, `now` */
export const tryLine = (draft: RuleDraft, range: readonly string[]): string =>
  cliLine('rules', 'try-draft', ...range, ...wordsOf(draft));

/** The command that tries a stored rule. */
export const storedTryLine = (name: string, range: readonly string[]): string =>
  cliLine('rules', 'try', name, ...range);

/**
 * The command that updates a rule to a form. It names the changed members. If a member is removed, it contains the
 * whole rule, because the command keeps members without a flag.
 */
export function updateLine(name: string, before: RuleDraft, after: RuleDraft): string {
  const [old, next] = [requestOf(before), requestOf(after)];
  const changed = members.filter((member) => JSON.stringify(old[member]) !== JSON.stringify(next[member]));
  const isRemoved = (member: Member): boolean => next[member] === undefined && !(member in defaults);
  return cliLine(
    ...['rules', 'update', name],
    ...(changed.some(isRemoved)
      ? ['--data', JSON.stringify(next)]
      : changed.flatMap((member) => wordsFor(member, valueOf(member, next, after)))),
  );
}

function wordsOf(draft: RuleDraft): readonly string[] {
  const request = requestOf(draft);
  return members
    .filter((member) => request[member] !== undefined)
    .flatMap((member) => wordsFor(member, valueOf(member, request, draft)));
}

function valueOf(member: Member, request: RuleRequest, { collection, category }: RuleDraft): unknown {
  if (member === 'ResourceCollectionId') return collection?.Name ?? 'COLLECTION';
  if (member === 'EventCategoryId') return category?.Name;
  if (member === 'Name') return request.Name || 'NAME';
  return request[member] ?? defaults[member];
}

function wordsFor(member: Member, value: unknown): readonly string[] {
  const flag = flags[member];
  if (typeof value === 'boolean') return [value ? `--${flag}` : `--no-${flag}`];
  return flagWords(flag, typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * A flag with its value. A value that starts with a minus is joined to the flag, because it would otherwise be a flag
 * itself.
 */
export const flagWords = (flag: string, value: string): readonly string[] =>
  value.startsWith('-') ? [`--${flag}=${value}`] : [`--${flag}`, value];
