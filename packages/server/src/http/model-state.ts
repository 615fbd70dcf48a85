import type { ErrorObject } from 'ajv';
import { didYouMean, shownText, shownValue } from '../kernel/texts.ts';
import { isObject } from './document.ts';
import type { JsonObject } from './document.ts';

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
  if (error.keyword === 'required' && typeof missing === 'string') parts.push(missing);
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

/** Members whose values are omitted from messages, in addition to those marked with x-secret in the contract. */
const SECRET_NAME =
  /(?:password|secret|psk|presharedkey|privatekey|token|credentials?|authorization|sas)$|^value$/iu;
/** Maximum number of allowed values listed in a message. */
const MAX_LISTED = 30;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID such as 6f1c0f0e-7a58-4d0e-9d5f-6a3f5a1d2c3b',
  'date-time': 'an ISO 8601 time such as 2026-01-31T12:00:00Z',
};

/** Parts of a message about a fault. */
interface Fault {
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema with the violated keyword. */
  readonly schema: JsonObject;
  readonly value: unknown;
  /** `, not 70000`, or an empty text if the value must not be repeated. */
  readonly not: string;
}

/** A bound in a schema, for example `minLength`. */
type Bound = number | undefined;

type Describe = (fault: Fault) => string;

const range: Describe = ({ schema, not }) =>
  `Must be ${bounds(bound(schema, 'minimum'), bound(schema, 'maximum'))}${unitOf(schema)}${not}.`;
const length: Describe = ({ schema, value }) =>
  `Must have ${counted(bound(schema, 'minLength'), bound(schema, 'maxLength'), 'character')}, not ${Array.from(String(value)).length}.`;
const items: Describe = ({ schema, value }) =>
  `Must have ${counted(bound(schema, 'minItems'), bound(schema, 'maxItems'), 'item')}, not ${Array.isArray(value) ? value.length : 0}.`;

const described: Readonly<Record<string, Describe>> = {
  required: missing,
  type: ({ params, value, not }) =>
    typeof value === 'number' && !Number.isFinite(value)
      ? 'Must be a finite number, with a magnitude of at most 1.8e308.'
      : `Must be ${typeName(params['type'])}${not && `, not ${kindOf(value)}`}.`,
  format: ({ params, not }) => {
    const format = String(params['format']);
    return `Must be ${FORMATS[format] ?? `of the format ${format}`}${not}.`;
  },
  minLength: length,
  maxLength: length,
  minItems: items,
  maxItems: items,
  uniqueItems: ({ params }) =>
    `Must not list an item twice: items ${String(params['j'])} and ${String(params['i'])} are equal.`,
  minimum: range,
  maximum: range,
  enum: unknownChoice,
  pattern: ({ schema, not }) => {
    const form = schema['x-pattern-description'];
    return typeof form === 'string'
      ? `Must be ${form}${not}.`
      : `Must match ${String(schema['pattern'])}${not}.`;
  },
};

/**
 * Describes the fault of a member and the expected value: `Must be between 0 and 65534, not 70000.`
 *
 * Omits values of secret members: those with x-secret in the contract, and those with the name of a secret.
 *
 * @param error of a validator compiled with `verbose`
 * @param showsValue whether to include the value, unless it is secret
 * @returns undefined for an error that only summarises others, such as that of `anyOf`
 */
function messageOf(error: ErrorObject, showsValue = true): string | undefined {
  if (error.keyword === 'anyOf' || error.params['type'] === 'null') return undefined;
  const schema = isObject(error.parentSchema) ? error.parentSchema : {};
  const value: unknown = error.data;
  const not = !showsValue || isSecret(error, schema) ? '' : `, not ${shownValue(value)}`;
  const describe = described[error.keyword];
  return describe === undefined
    ? `Is not valid: ${error.message ?? error.keyword}.`
    : describe({ params: error.params, schema, value, not });
}

function isSecret({ instancePath }: ErrorObject, schema: JsonObject): boolean {
  if (schema['x-secret'] === true || schema['format'] === 'password') return true;
  const names = instancePath.split('/').filter((name) => !/^\d*$/u.test(name));
  return SECRET_NAME.test(names.at(-1) ?? '');
}

/** A name in the wrong case is a common fault, because members are case-sensitive. */
function missing({ params, schema, value }: Fault): string {
  const name = String(params['missingProperty']);
  const known = isObject(schema['properties']) ? schema['properties'] : {};
  const given = isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(known, key)) : [];
  const meant = given.slice(0, MAX_LISTED).find((key) => didYouMean(key, [name]) !== '');
  return meant === undefined
    ? 'Is missing.'
    : `Is missing. The request has "${shownText(meant)}": did you mean "${name}"?`;
}

function unknownChoice({ params, value, not }: Fault): string {
  const allowed = params['allowedValues'];
  const choices = (Array.isArray(allowed) ? allowed : []).filter((one) => one !== null).map(String);
  const listed = choices.slice(0, MAX_LISTED).join(', ') + (choices.length > MAX_LISTED ? ', …' : '');
  const meant = not !== '' && typeof value === 'string' ? didYouMean(value, choices) : '';
  return `Must be ${choices.length > 1 ? 'one of ' : ''}${listed}${not}.${meant}`;
}

/** Returns for example `the text "5"`, because quotes alone are easily overlooked if a number is expected. */
function kindOf(value: unknown): string {
  return typeof value === 'string' ? `the text ${shownValue(value)}` : shownValue(value);
}

function typeName(type: unknown): string {
  const types = (Array.isArray(type) ? type : String(type).split(',')).filter((one) => one !== 'null');
  return types.map((one) => TYPES[String(one)] ?? String(one)).join(' or ');
}

function bound(schema: JsonObject, keyword: string): Bound {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

function bounds(least: Bound, most: Bound): string {
  if (least === undefined) return `at most ${String(most)}`;
  return most === undefined ? `at least ${String(least)}` : `between ${String(least)} and ${String(most)}`;
}

function counted(least: Bound, most: Bound, noun: string): string {
  const many = (count: Bound): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
  if (least === undefined) return `at most ${many(most)}`;
  if (most === undefined) return `at least ${many(least)}`;
  return least === most ? many(most) : `${String(least)} to ${many(most)}`;
}

function unitOf(schema: JsonObject): string {
  return typeof schema['x-unit'] === 'string' ? ` ${schema['x-unit']}` : '';
}
