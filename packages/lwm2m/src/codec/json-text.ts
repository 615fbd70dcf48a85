/**
 * Parses and writes JSON, with 64-bit integers that a double would round.
 */
import { DecodeError, EncodeError } from './decode-error.ts';
import { asBuffer } from './text.ts';

/** Matches text that can contain a number beyond a double, or half of a surrogate pair. */
const SUSPECT = /\d{16}|\d[eE]\+?\d{3}|\\u[dD][89a-fA-F]/;
const WHOLE = /^-?\d{16,20}$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

type SourceReviver = (this: unknown, key: string, value: unknown, context: { source?: string }) => unknown;

const revive: SourceReviver = (key, value, context) => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new DecodeError('malformed', 'a text that is not Unicode');
  }
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) throw new DecodeError('malformed', 'a number that no double holds');
  const { source } = context;
  return source !== undefined && WHOLE.test(source) ? BigInt(source) : value;
};

/**
 * Parses JSON. Integers of more than 53 bits become `bigint`.
 * @throws DecodeError, also for numbers beyond a double and texts that are not Unicode
 */
export function parseJson(payload: Uint8Array): unknown {
  const text = decodeText(payload);
  try {
    return SUSPECT.test(text)
      ? (JSON.parse(text, revive as (key: string, value: unknown) => unknown) as unknown)
      : (JSON.parse(text) as unknown);
  } catch (error) {
    // The engine's message quotes the input, which can contain anything.
    if (error instanceof SyntaxError) throw new DecodeError('malformed', 'no well-formed JSON');
    throw error;
  }
}

function decodeText(payload: Uint8Array): string {
  try {
    return utf8.decode(asBuffer(payload));
  } catch {
    throw new DecodeError('malformed', 'JSON that is not UTF-8');
  }
}

/** Formats a number as JSON. @throws EncodeError for NaN and the infinities */
export function jsonNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return value.toString();
  if (!Number.isFinite(value)) throw new EncodeError('mismatch', 'JSON carries finite numbers only');
  return Object.is(value, -0) ? '-0' : value.toString();
}

/** Whether the value is a JSON object, not an array or null. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
