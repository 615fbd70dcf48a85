import { applyAttributes } from '@muster/lwm2m/core';
import type { AttributeChange, NotificationAttributes, OperationAnswer } from '@muster/lwm2m/core';
import type { AttributeRefusal, AttributeSet } from './model/attribute-set.ts';
import { omit } from '../../kernel/omit.ts';
import { isTemporary } from '../downlink/downlink-queue.ts';

/**
 * States of the attributes of one path of a device:
 *
 *     wanted ----- taken ------> attributes       (the device answers 2.04)
 *        |
 *        +-------- refused ----> refused          (sent together: retried alone; sent alone: final)
 *
 *     wanted no longer: unwanted ----- taken or refused ------> nothing
 *
 * `wanted` and `unwanted` are stored before they are sent, so that a server that stops at any point knows
 * which attributes it may have sent.
 */

type Values = Readonly<Record<string, number | undefined>>;

/**
 * Response codes that do not depend on the choice of attributes: the path or the operation does not exist or
 * is not allowed.
 */
const WHOLESALE: ReadonlySet<string> = new Set(['4.01', '4.03', '4.04', '4.05', '5.01']);

function names(values: object | undefined): string[] {
  return Object.keys(values ?? {});
}

/** Names of the attributes that templates have set at a path, or may have set. */
function managed({ wanted, unwanted = [] }: AttributeSet): Set<string> {
  return new Set([...names(wanted), ...unwanted]);
}

export function isManaged(set: AttributeSet): boolean {
  return managed(set).size > 0;
}

function withIsOpen(set: AttributeSet): AttributeSet {
  const rest = omit(set, 'isOpen', 'wanted', 'unwanted', 'refused');
  const { wanted = {}, unwanted = [], refused = {} } = set;
  const isOpen = unwanted.length > 0 || names(wanted).some((name) => isAsked(set, name));
  return {
    ...rest,
    ...(names(wanted).length === 0 ? {} : { wanted }),
    ...(unwanted.length === 0 ? {} : { unwanted }),
    ...(names(refused).length === 0 ? {} : { refused }),
    ...(isOpen ? { isOpen } : {}),
  };
}

function isAsked({ attributes, wanted, refused = {} }: AttributeSet, name: string): boolean {
  return (attributes as Values)[name] !== (wanted as Values)[name] && refused[name]?.isAlone !== true;
}

/**
 * Sets the desired attributes of the templates.
 *
 * @param isNew whether the device has sent a Register: it may have lost its attributes, so refused ones are
 *   sent again
 */
export function withDesiredAttributes(
  set: AttributeSet,
  wanted: NotificationAttributes,
  isNew: boolean,
): AttributeSet {
  const before = managed(set);
  const kept = Object.entries(set.refused ?? {}).filter(
    ([name, refusal]) => !isNew && (wanted as Values)[name] === refusal.value,
  );
  return withIsOpen({
    ...set,
    attributes: isNew ? omit(set.attributes as Record<string, number>, ...before) : set.attributes,
    wanted,
    unwanted: [...before].filter((name) => (wanted as Values)[name] === undefined),
    refused: Object.fromEntries(kept),
  });
}

/** Clears the attributes of a path that the device does not have. */
export function withMissingPath(set: AttributeSet): AttributeSet {
  const attributes = omit(set.attributes as Record<string, number>, ...managed(set));
  return withIsOpen({ ...set, attributes, wanted: {}, unwanted: [], refused: {} });
}

/** Sets the attributes that the device reports. */
export function reporting(set: AttributeSet, attributes: NotificationAttributes): AttributeSet {
  return withIsOpen({ ...set, attributes });
}

/** Marks the set to be sent later, because the device cannot be reached now. */
export function reopened(set: AttributeSet): AttributeSet {
  return { ...set, isOpen: true };
}

/** Returns the next change to send to the device; undefined if there is none. */
export function nextChange(set: AttributeSet): AttributeChange | undefined {
  const { wanted = {}, unwanted = [], refused = {} } = set;
  const asked = names(wanted).filter((name) => isAsked(set, name));
  const fresh = asked.filter((name) => refused[name] === undefined);
  const unset = unwanted.length === 0 ? {} : { unset: unwanted };
  if (fresh.length > 0) {
    return { ...pickAttributes(wanted, fresh), ...unset };
  }
  if (unwanted.length > 0) {
    return unset;
  }
  return asked.length === 0 ? undefined : pickAttributes(wanted, asked.slice(0, 1));
}

function pickAttributes(values: NotificationAttributes, wanted: readonly string[]): NotificationAttributes {
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.includes(name)));
}

/** Applies the response of the device to a Write-Attributes. */
export function answered(
  set: AttributeSet,
  change: AttributeChange,
  answer: OperationAnswer,
  atMs: number,
): AttributeSet {
  const { unset = [], ...asked } = change;
  const unwanted = (set.unwanted ?? []).filter((name) => !unset.includes(name));
  if (answer.success) {
    return withIsOpen({
      ...set,
      attributes: applyAttributes(set.attributes, change),
      refused: omit(set.refused ?? {}, ...names(asked)),
      unwanted,
    });
  }
  // The device is too busy, so the outcome is open.
  if (isTemporary(answer.code)) {
    return set;
  }
  const isAlone = names(asked).length + unset.length === 1 || WHOLESALE.has(answer.code);
  const isLastWord = WHOLESALE.has(answer.code) || names(asked).length === 0;
  return withIsOpen({
    ...set,
    refused: { ...set.refused, ...refusals(set, asked, answer, { isAlone, at: atMs }) },
    // An attribute that a device keeps although its removal alone was requested cannot be removed.
    unwanted: isLastWord ? unwanted : (set.unwanted ?? []),
  });
}

function refusals(
  { wanted = {} }: AttributeSet,
  asked: NotificationAttributes,
  { code, diagnostic }: OperationAnswer,
  how: Pick<AttributeRefusal, 'isAlone' | 'at'>,
): Record<string, AttributeRefusal> {
  const ours = Object.entries(asked as Record<string, number>).filter(
    ([name, value]) => (wanted as Values)[name] === value,
  );
  const message = diagnostic === undefined || diagnostic === '' ? {} : { message: diagnostic };
  return Object.fromEntries(ours.map(([name, value]) => [name, { value, code, ...message, ...how }]));
}
