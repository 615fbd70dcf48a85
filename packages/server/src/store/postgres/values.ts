import type { Sample } from '../port.ts';
import { fromStored, toStored, type StoredValue } from '../sql/stored-values.ts';

/*
 * Columns hold text that sorts by code point. A number is NUMBER and 16 hexadecimal digits, so absent values come
 * first, then numbers, then strings. PostgreSQL can store neither NUL nor lone surrogates. Each of them is stored as
 * ESCAPE and four hexadecimal digits.
 */

/** First character of a number. */
const NUMBER = '\u0001';
/** A Unicode noncharacter, which texts should not contain. If one does, it is escaped too. */
const ESCAPE = '\ufffe';

/** Characters that PostgreSQL cannot store, and ESCAPE. Without the flag `u`, halves of surrogate pairs match too. */
const mayNeedEscape = /[\0\ufffe\ud800-\udfff]/;
const needsEscape = /[\0\ufffe]|\p{Cs}/gu;
const escaped = /\ufffe([0-9a-f]{4})/g;

export function escapeText(text: string): string {
  if (!mayNeedEscape.test(text)) return text;
  return text.replace(needsEscape, (unit) => ESCAPE + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

function unescapeText(text: string): string {
  if (!text.includes(ESCAPE)) return text;
  return text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** An escape sequence of JSON, or ESCAPE. */
const jsonUnit = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|[^])|\ufffe/g;
const jsonNeedsEscape = /\\u(?:0000|d[89a-f])|\ufffe/;

/**
 * Like `escape`, but for JSON written by `JSON.stringify`, which has \u0000 for NUL and \ud800 to \udfff for lone
 * surrogates.
 */
export function escapeJson(json: string): string {
  if (!jsonNeedsEscape.test(json)) return json;
  return json.replace(jsonUnit, (unit, code: string | undefined) => {
    if (code !== undefined) return ESCAPE + code;
    return unit === ESCAPE ? `${ESCAPE}fffe` : unit;
  });
}

export function unescapeJson(json: string): string {
  if (!json.includes(ESCAPE)) return json;
  return json.replace(escaped, (_, code: string) => `\\u${code}`);
}

const float = new DataView(new ArrayBuffer(8));
const SIGN = 0x8000_0000_0000_0000n;
const ALL = 0xffff_ffff_ffff_ffffn;

/** Encodes a finite number as text with the same order. */
function encodeNumber(value: number): string {
  // Makes -0 equal to 0.
  float.setFloat64(0, value + 0);
  const bits = float.getBigUint64(0);
  const ordered = bits & SIGN ? bits ^ ALL : bits | SIGN;
  return NUMBER + ordered.toString(16).padStart(16, '0');
}

function decodeNumber(text: string): number {
  const ordered = BigInt(`0x${text.slice(1)}`);
  float.setBigUint64(0, ordered & SIGN ? ordered ^ SIGN : ordered ^ ALL);
  return float.getFloat64(0);
}

/** Encodes a comparable value for a column. */
export function toColumn(value: string | number | null): string | null {
  if (typeof value === 'number') return encodeNumber(value);
  if (value === null) return null;
  // Strings that would sort before numbers.
  const isEarly = value === '' || value.charCodeAt(0) <= 1;
  return isEarly ? NUMBER + ESCAPE + escapeText(value) : escapeText(value);
}

export function fromColumn(stored: unknown): string | number | null {
  if (typeof stored !== 'string') return null;
  if (!stored.startsWith(NUMBER)) return unescapeText(stored);
  return stored.charAt(1) === ESCAPE ? unescapeText(stored.slice(2)) : decodeNumber(stored);
}

export function toSample(value: Sample['value']): string {
  return escapeJson(JSON.stringify(toStored(value)));
}

export function fromSample(stored: unknown): Sample['value'] {
  return fromStored(JSON.parse(unescapeJson(String(stored))) as StoredValue);
}
