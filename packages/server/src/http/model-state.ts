import type { ErrorObject } from 'ajv';
import { messageOf } from './schema-messages.ts';

const MAX_MEMBERS = 100;
const MAX_MESSAGES = 10;
const MAX_NAME_CHARACTERS = 255;
/** Name for the whole request body. */
const WHOLE_BODY = 'body';

/**
 * Converts schema errors to members as clients know them, such as `SmartObjectTypes[2].TypeId`, each with its faults.
 * At most 100 members, with 10 messages each.
 *
 * @param errors of a validator compiled with `verbose`, because messages contain values and bounds
 * @param withoutValues errors whose values are omitted: a path can contain a token by mistake
 */
export function modelStateOf(
  errors: readonly ErrorObject[],
  withoutValues: ReadonlySet<ErrorObject> = new Set(),
): Record<string, string[]> {
  const state = new Map<string, string[]>();
  for (const error of errors) {
    const member = memberOf(error);
    const messages = state.get(member) ?? [];
    const isFull = messages.length >= MAX_MESSAGES || (messages.length === 0 && state.size >= MAX_MEMBERS);
    const message = isFull ? undefined : messageOf(error, !withoutValues.has(error));
    if (message === undefined || messages.includes(message)) continue;
    messages.push(message);
    state.set(member, messages);
  }
  return Object.fromEntries(state);
}

function memberOf(error: ErrorObject): string {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const missing: unknown = error.params['missingProperty'];
  if (error.keyword === 'required' && typeof missing === 'string') {
    parts.push(missing);
  }
  return memberName(parts);
}

/** Returns the name of a member as clients know it, such as `SmartObjectTypes[2].TypeId`, from its keys and indexes. */
export function memberName(keys: readonly string[]): string {
  const member = keys.reduce(
    (text, key) => (/^\d+$/u.test(key) ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
  return member === '' ? WHOLE_BODY : shortName(member);
}

/** Shortens a name from a client to 255 characters for error messages. */
export function shortName(name: string): string {
  return name.length <= MAX_NAME_CHARACTERS ? name : `${name.slice(0, MAX_NAME_CHARACTERS).toWellFormed()}…`;
}
