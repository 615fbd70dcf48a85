/**
 * CBOR (RFC 8949) in and out, by cborg, within bounds.
 *
 * Read: any length form that cborg knows, indefinite arrays and maps too; not read: indefinite strings, undefined,
 * tags other than 0 (date and time text), 1 (epoch time) and 4 (decimal fraction), nesting beyond 8 levels, map keys
 * given twice.
 * Written: shortest forms, keys in the order given.
 */
import { decode, encode, Token, Tokenizer, Type, type DecodeOptions, type EncodeOptions } from 'cborg';
import { dateFromSeconds } from '../node/integer.ts';
import { parseTextValue } from '../node/text-value.ts';
import { MAX_DATE_SECONDS, ValueError } from '../node/value.ts';
import { DecodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';

const decodeOptions: DecodeOptions = {
  strict: false,
  allowIndefinite: true,
  allowUndefined: false,
  allowBigInt: true,
  useMaps: true,
  rejectDuplicateMapKeys: true,
  tags: {
    0: (content): Date => parseTextValue('Time', expect('string', content())) as Date,
    1: (content): Date => epochTime(content()),
    // RFC 8428 section 6 lets SenML numbers be decimal fractions; Leshan sends its times so.
    4: (content): number => decimalFraction(content()),
  },
};

function expect(type: 'string', value: unknown): string {
  if (typeof value === type) return value as string;
  throw new ValueError('a tagged time is not a string');
}

function epochTime(value: unknown): Date {
  if (typeof value === 'bigint' || Number.isInteger(value)) return dateFromSeconds(value as number | bigint);
  if (typeof value !== 'number' || !(Math.abs(value) <= MAX_DATE_SECONDS)) {
    throw new ValueError('a tagged time is out of range');
  }
  return new Date(Math.round(value * 1000));
}

/** [exponent, mantissa]: mantissa times 10 to the exponent (RFC 8949 section 3.4.4), as the nearest double. */
function decimalFraction(content: unknown): number {
  if (!Array.isArray(content) || content.length !== 2 || !content.every(isInteger)) {
    throw new ValueError('a decimal fraction is not two integers');
  }
  const [exponent, mantissa] = content as (number | bigint)[];
  const value = Number(`${String(mantissa)}e${String(exponent)}`);
  if (!Number.isFinite(value)) throw new ValueError('a decimal fraction is out of range');
  return value;
}

function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Counts open arrays, maps and tags, so that the decoder's recursion has a bound. */
class BoundedTokenizer extends Tokenizer {
  readonly #open: number[] = [];

  override next(): Token {
    const token = super.next();
    if (Type.equals(token.type, Type.array)) this.#enter(Number(token.value));
    else if (Type.equals(token.type, Type.map)) this.#enter(Number(token.value) * 2);
    else if (Type.equals(token.type, Type.tag)) this.#enter(1);
    else if (Type.equals(token.type, Type.break)) this.#leave();
    else this.#count();
    return token;
  }

  #enter(items: number): void {
    if (this.#open.length >= codecLimits.maxDepth) {
      throw new DecodeError(
        'too-large',
        `CBOR nested deeper than ${codecLimits.maxDepth} levels`,
        this.pos(),
      );
    }
    if (items === 0) this.#count();
    else this.#open.push(items);
  }

  #leave(): void {
    this.#open.pop();
    this.#count();
  }

  #count(): void {
    for (let last = this.#open.length - 1; last >= 0; last -= 1) {
      const left = (this.#open[last] ?? 0) - 1;
      this.#open[last] = left;
      if (left > 0) return;
      this.#open.pop();
    }
  }
}

/**
 * Reads one CBOR data item; maps come out as `Map`.
 * @throws DecodeError
 */
export function parseCbor(payload: Uint8Array): unknown {
  try {
    const bytes = new Uint8Array(payload.buffer, payload.byteOffset, payload.length);
    const tokenizer = new BoundedTokenizer(bytes, decodeOptions);
    return decode(bytes, { ...decodeOptions, tokenizer }) as unknown;
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    const why = error instanceof Error ? error.message.slice(0, 120) : 'unknown reason';
    throw new DecodeError('malformed', `no CBOR that can be read: ${why}`);
  }
}

/** A number that is to be written as floating point although it may be whole. */
export class CborFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** A time that is to be written with tag 1, whole seconds. */
export class CborEpoch {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

const encodeOptions: EncodeOptions = {
  typeEncoders: {
    Object: (value: unknown) => {
      if (value instanceof CborFloat) return [new Token(Type.float, value.value)];
      if (!(value instanceof CborEpoch)) return null;
      const { seconds } = value;
      return [new Token(Type.tag, 1), new Token(seconds < 0 ? Type.negint : Type.uint, seconds)];
    },
  },
};
// Without a sorter the keys keep their order: a reader that streams wants the base name first.
Object.assign(encodeOptions, { mapSorter: undefined });

/** Writes one CBOR data item. */
export function formatCbor(item: unknown): Buffer {
  const bytes = encode(item, encodeOptions);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
