import { DecodeError } from '@muster/lwm2m/core';
import { findExcess } from '../../kernel/json-bounds.ts';
import { shownValue } from '../../kernel/shown-value.ts';

/** A value of a device, with the name that the device has for it. */
export interface NamedValue {
  readonly name: string;
  readonly value: string | number | boolean;
  /** Epoch milliseconds, or ISO 8601 with a zone. */
  readonly time?: number | string;
}

/** A birth of a device. Absent members are unchanged. */
export interface JsonBirth {
  readonly objects?: readonly string[];
  readonly lifetimeSeconds?: number;
  readonly hasResults?: boolean;
}

/** The answer of a device to a command. */
export interface JsonResult {
  readonly id: string;
  readonly error?: string;
}

/** Values of one message. */
const MAX_VALUES = 1_000;
/** Times below it are relative to the receipt, in seconds (RFC 8428, 4.5.3). */
const SENML_ABSOLUTE_TIME = 2 ** 28;
const MAX_LIFETIME_SECONDS = 4_294_967_295;
const MAX_ERROR_LENGTH = 4_096;

/**
 * Reads the values of a message: `{"3303/0/5700": 21.5}`, `{"time": …, "values": {…}}` or a SenML pack.
 *
 * @param nowMs epoch milliseconds, which relative times of SenML count from
 * @throws DecodeError
 */
export function decodeValues(payload: Uint8Array, nowMs: number): NamedValue[] {
  const json = parse(payload);
  const values = Array.isArray(json) ? senmlValues(json, nowMs) : objectValues(objectOf(json, 'The payload'));
  if (values.length > MAX_VALUES) {
    throw fault(`A message can have ${MAX_VALUES} values, not ${values.length}. Send several messages.`);
  }
  return values;
}

/** @throws DecodeError */
export function decodeBirth(payload: Uint8Array): JsonBirth {
  if (payload.length === 0) return {};
  const { objects, lifetime, results } = objectOf(parse(payload), 'The payload');
  return {
    ...(objects === undefined ? {} : { objects: pathsOf(objects) }),
    ...(lifetime === undefined ? {} : { lifetimeSeconds: lifetimeOf(lifetime) }),
    ...(results === undefined ? {} : { hasResults: results === true }),
  };
}

/** @throws DecodeError */
export function decodeResult(payload: Uint8Array): JsonResult {
  const { id, error } = objectOf(parse(payload), 'The payload');
  if (typeof id !== 'string') throw fault(`"id" must be the "id" of the command, not ${shownValue(id)}.`);
  if (error === undefined) return { id };
  if (typeof error !== 'string') throw fault(`"error" must be a text, not ${shownValue(error)}.`);
  return { id, error: error.slice(0, MAX_ERROR_LENGTH).toWellFormed() };
}

type Members = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder('utf-8', { fatal: true });

function parse(payload: Uint8Array): unknown {
  try {
    const excess = findExcess(payload);
    if (excess !== undefined) throw fault(`The payload is too complex. ${excess}`);
    return JSON.parse(decoder.decode(payload)) as unknown;
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw fault(`The payload is not JSON in UTF-8: ${message}.`);
  }
}

function objectOf(value: unknown, what: string): Members {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw fault(`${what} must be a JSON object, not ${shownValue(value)}.`);
}

function objectValues(members: Members): NamedValue[] {
  const { time, values } = members;
  if (values === undefined) return namedValues(members, undefined);
  if (time !== undefined && typeof time !== 'number' && typeof time !== 'string') {
    throw fault(`"time" must be epoch milliseconds or an ISO 8601 time, not ${shownValue(time)}.`);
  }
  return namedValues(objectOf(values, '"values"'), time);
}

function namedValues(members: Members, time: number | string | undefined): NamedValue[] {
  return Object.entries(members).map(([name, value]) => ({
    name,
    value: simpleValue(value, name),
    ...(time === undefined ? {} : { time }),
  }));
}

function simpleValue(value: unknown, name: string): NamedValue['value'] {
  if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw fault(`The name or the value of ${shownValue(name)} is not Unicode text.`);
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw fault(
    `The value of ${shownValue(name)} must be a number, a text, true or false, not ${shownValue(value)}.`,
  );
}

/** SenML JSON (RFC 8428, 4): base fields hold for the records that follow. */
function senmlValues(records: readonly unknown[], nowMs: number): NamedValue[] {
  const values: NamedValue[] = [];
  let baseName = '';
  let baseTime = 0;
  records.forEach((record, index) => {
    const what = `Record ${index}`;
    const { bn, bt, n = '', t = 0, v, vs, vb, vd } = objectOf(record, what);
    if (bn !== undefined) baseName = textOf(bn, `${what}: "bn"`);
    if (bt !== undefined) baseTime = numberOf(bt, `${what}: "bt"`);
    const value = v ?? vs ?? vb ?? (vd === undefined ? undefined : base64Of(textOf(vd, `${what}: "vd"`)));
    if (value === undefined) return;
    const name = baseName + textOf(n, `${what}: "n"`);
    const seconds = baseTime + numberOf(t, `${what}: "t"`);
    const hasTime = seconds !== 0;
    const timeMs = Math.round(seconds * 1_000) + (seconds < SENML_ABSOLUTE_TIME ? nowMs : 0);
    values.push({ name, value: simpleValue(value, name), ...(hasTime ? { time: timeMs } : {}) });
  });
  return values;
}

/** SenML has base64url without padding (RFC 8428, 4.2). */
function base64Of(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('base64');
}

function textOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw fault(`${what} must be a text, not ${shownValue(value)}.`);
}

function numberOf(value: unknown, what: string): number {
  if (typeof value === 'number') return value;
  throw fault(`${what} must be a number, not ${shownValue(value)}.`);
}

function pathsOf(value: unknown): string[] {
  if (!Array.isArray(value))
    throw fault(`"objects" must be a list of paths such as "3303/0", not ${shownValue(value)}.`);
  return value.map((one, index) => textOf(one, `"objects"[${index}]`));
}

function lifetimeOf(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_LIFETIME_SECONDS) {
    return value;
  }
  throw fault(`"lifetime" must be 1 to ${MAX_LIFETIME_SECONDS} seconds, not ${shownValue(value)}.`);
}

function fault(message: string): DecodeError {
  return new DecodeError('malformed', message);
}
