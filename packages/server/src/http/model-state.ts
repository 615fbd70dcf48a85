import type { ErrorObject } from 'ajv';

const MAX_MEMBERS = 100;
const MAX_MESSAGES = 10;
const MAX_NAME_CHARACTERS = 255;
/** Stands for the request body as a whole. */
const WHOLE_BODY = 'body';

/**
 * Turns schema errors into members as clients know them, `SmartObjectTypes[2].TypeId`, each with what is wrong with it.
 * There are 100 members at most, with 10 messages each.
 */
export function modelStateOf(errors: readonly ErrorObject[]): Record<string, string[]> {
  const state = new Map<string, string[]>();
  for (const error of errors) {
    const member = memberOf(error);
    const messages = state.get(member) ?? [];
    const message = messageOf(error);
    if (messages.length < MAX_MESSAGES && !messages.includes(message)) {
      messages.push(message);
    }
    if (state.size < MAX_MEMBERS) {
      state.set(member, messages);
    }
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

/** A member as clients know it, `SmartObjectTypes[2].TypeId`, by the keys and indexes that lead to it. */
export function memberName(keys: readonly string[]): string {
  const member = keys.reduce(
    (text, key) => (/^\d+$/u.test(key) ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
  return member === '' ? WHOLE_BODY : shortName(member);
}

/** A name of the client's choice as errors repeat it: 255 characters of it at most, and an ellipsis for the rest. */
export function shortName(name: string): string {
  return name.length <= MAX_NAME_CHARACTERS ? name : `${name.slice(0, MAX_NAME_CHARACTERS).toWellFormed()}…`;
}

const NAMED_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const NAMED_FORMATS: Readonly<Record<string, string>> = {
  uuid: 'Must be a UUID.',
  'date-time': 'Must be a time as of RFC 3339, such as 2026-01-31T12:00:00Z.',
};

type Describe = (params: Readonly<Record<string, unknown>>) => string;

const described: Readonly<Record<string, Describe>> = {
  required: () => 'Is missing.',
  type: ({ type }) => `Must be ${typeName(type)}.`,
  format: ({ format }) => NAMED_FORMATS[String(format)] ?? `Must be of the format ${String(format)}.`,
  minLength: ({ limit }) =>
    limit === 1 ? 'Must not be empty.' : `Must have ${String(limit)} characters at least.`,
  maxLength: ({ limit }) => `Must have ${String(limit)} characters at most.`,
  minItems: ({ limit }) => `Must hold ${String(limit)} at least.`,
  maxItems: ({ limit }) => `Must hold ${String(limit)} at most.`,
  uniqueItems: () => 'Must not hold the same thing twice.',
  minimum: ({ limit }) => `Must be ${String(limit)} at least.`,
  maximum: ({ limit }) => `Must be ${String(limit)} at most.`,
  enum: ({ allowedValues }) => `Must be one of ${listOf(allowedValues)}.`,
  pattern: () => 'Has characters or a form that are not allowed here.',
};

function messageOf(error: ErrorObject): string {
  const describe = described[error.keyword];
  return describe === undefined ? `Is not valid: ${error.message ?? error.keyword}.` : describe(error.params);
}

function typeName(type: unknown): string {
  const types = (Array.isArray(type) ? type : String(type).split(',')).filter((one) => one !== 'null');
  return types.map((one) => NAMED_TYPES[String(one)] ?? String(one)).join(' or ');
}

function listOf(values: unknown): string {
  return Array.isArray(values)
    ? values
        .filter((value) => value !== null)
        .map(String)
        .join(', ')
    : '';
}
