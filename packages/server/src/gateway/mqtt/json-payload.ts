import { ContentFormat, DecodeError, decodeSenml } from '@muster/lwm2m/core';
import type { DeliveredValue } from '../../features/legacy-devices/delivered-value.ts';
import { findExcess } from '../../kernel/json-bounds.ts';
import { shownValue } from '../../kernel/shown-value.ts';

/** A value of a device, with the name that the device uses for it. */
export interface NamedValue extends Pick<DeliveredValue, 'value' | 'isSenml' | 'time'> {
  readonly name: string;
}

export interface DecodedValues {
  readonly values: readonly NamedValue[];
  /** Members that are not values, with their names. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
}

/** The birth message of a device. Absent members are unchanged. */
export interface JsonBirth {
  readonly objects?: readonly string[];
  readonly lifetimeSeconds?: number;
  readonly hasResults?: boolean;
}

/** A device's result of a command. */
export interface JsonResult {
  readonly id: string;
  readonly error?: string;
}

/** Maximum number of values in one message. */
const MAX_VALUES = 1_000;
const MAX_LIFETIME_SECONDS = 4_294_967_295;
const MAX_ERROR_LENGTH = 4_096;

/**
 * Reads the values of a message: `{"3303/0/5700": 21.5}`, `{"time": …, "values": {…}}` or a SenML JSON pack.
 * A faulty pack is refused as a whole, as in a Send over CoAP.
 *
 * @param nowMs epoch milliseconds, the base of relative SenML times
 * @throws DecodeError
 */
export function decodeValues(payload: Uint8Array, nowMs: number): DecodedValues {
  const decoded = isArray(payload) ? senmlValues(payload, nowMs) : objectValues(payload);
  const count = decoded.values.length + decoded.faults.length;
  if (count > MAX_VALUES) {
    throw fault(`A message can have ${MAX_VALUES} values, not ${count}. Send several messages.`);
  }
  return decoded;
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

function checkBounds(payload: Uint8Array): void {
  const excess = findExcess(payload);
  if (excess !== undefined) throw fault(`The payload is too complex. ${excess}`);
}

function parse(payload: Uint8Array): unknown {
  checkBounds(payload);
  try {
    return JSON.parse(decoder.decode(payload)) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw fault(`The payload is not JSON in UTF-8: ${message}.`);
  }
}

function objectOf(value: unknown, what: string): Members {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Members;
  throw fault(`${what} must be a JSON object, not ${shownValue(value)}.`);
}

/** The white space of JSON (RFC 8259, 2), and the octets of a byte order mark. */
const BLANKS: ReadonlySet<number> = new Set(Buffer.from(' \t\n\r\ufeff'));
const BRACKET = 0x5b;

function isArray(payload: Uint8Array): boolean {
  return payload.find((octet) => !BLANKS.has(octet)) === BRACKET;
}

function senmlValues(payload: Uint8Array, nowMs: number): DecodedValues {
  checkBounds(payload);
  const values = decodeSenml(ContentFormat.senmlJson, payload, { nowMs }).map(({ name, value, timeMs }) => ({
    ...{ name, value, isSenml: true },
    ...(timeMs === undefined ? {} : { time: timeMs }),
  }));
  return { values, faults: [] };
}

function objectValues(payload: Uint8Array): DecodedValues {
  const members = objectOf(parse(payload), 'The payload');
  const { time, values } = members;
  if (values === undefined) return namedValues(members, undefined);
  if (time !== undefined && typeof time !== 'number' && typeof time !== 'string') {
    throw fault(`"time" must be epoch milliseconds or an ISO 8601 time, not ${shownValue(time)}.`);
  }
  return namedValues(objectOf(values, '"values"'), time);
}

function namedValues(members: Members, time: number | string | undefined): DecodedValues {
  const values: NamedValue[] = [];
  const faults: DecodedValues['faults'][number][] = [];
  for (const [name, value] of Object.entries(members)) {
    if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
      faults.push({ name, message: `The name or the value of ${shownValue(name)} is not Unicode text.` });
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      values.push({ name, value, ...(time === undefined ? {} : { time }) });
    } else {
      const given = `must be a number, a text, true or false, not ${shownValue(value)}`;
      faults.push({ name, message: `The value of ${shownValue(name)} ${given}.` });
    }
  }
  return { values, faults };
}

function textOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw fault(`${what} must be a text, not ${shownValue(value)}.`);
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
