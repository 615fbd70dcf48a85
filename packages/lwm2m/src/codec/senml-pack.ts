/**
 * Resolves SenML packs (RFC 8428 section 4.6) of JSON and CBOR. Takes one record at a time, in order; base fields stay
 * in force until a record sets them again.
 */
import { MAX_DATE_SECONDS } from '../node/value.ts';
import { DecodeError } from './decode-error.ts';
import { fitLink, type LabelledValue } from './labelled-value.ts';
import { codecLimits } from './limits.ts';
import type { SenmlLabel } from './senml-label.ts';
import { timeMsFrom } from './senml-time.ts';
import { decodingValue } from './wire-value.ts';

/** SenML version of RFC 8428. Packs of a later version must be rejected. */
const SENML_VERSION = 10;

const noun: Readonly<Partial<Record<SenmlLabel, string>>> = {
  v: 'number',
  vs: 'string',
  vb: 'boolean',
  vd: 'data',
};

/** Receives resolved records. Throws only DecodeErrors. */
export interface SenmlTarget {
  /** @param timeMs epoch milliseconds; undefined if the time is "now" */
  value(name: string, value: LabelledValue, timeMs: number | undefined): void;
  /** A record without a value, which sets base fields or names something. `isNamed`: it has its own name. */
  noValue(name: string, isNamed: boolean): void;
  /** A record with the value null (RFC 8790 section 3.1). Without this method, null is rejected. */
  nothing?(name: string): void;
}

/** Fills one record label by label, then resolves it. */
export class SenmlResolver {
  readonly #target: SenmlTarget;
  readonly #nowMs: number;
  #baseName = '';
  #baseTime = 0;
  #baseValue: number | bigint | undefined;
  #name: string | undefined;
  #time = 0;
  #label: SenmlLabel | undefined;
  #value: LabelledValue | undefined;
  #isNothing = false;
  #count = 0;

  /** @param nowMs epoch milliseconds, the base of relative times */
  constructor(target: SenmlTarget, nowMs: number) {
    this.#target = target;
    this.#nowMs = nowMs;
  }

  /**
   * Reads the records of a parsed pack.
   *
   * @param fill passes the members of a record to {@link field} and {@link unknown}
   * @throws DecodeError that names the record
   */
  read(pack: unknown, fill: (record: unknown, resolver: SenmlResolver) => void): void {
    if (!Array.isArray(pack)) throw new DecodeError('malformed', 'a SenML pack is an array');
    if (pack.length > codecLimits.maxRecords) {
      throw new DecodeError('too-large', `more than ${codecLimits.maxRecords} records`);
    }
    try {
      for (const record of pack as readonly unknown[]) {
        this.#begin();
        fill(record, this);
        this.#end();
        this.#count += 1;
      }
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      throw new DecodeError(error.code, `record ${this.#count}: ${error.message}`, error.offset);
    }
  }

  #begin(): void {
    this.#name = undefined;
    this.#time = 0;
    this.#label = undefined;
    this.#value = undefined;
    this.#isNothing = false;
  }

  /** Handles an unknown label. Rejects a label that ends in `_`, because it must be understood. */
  unknown(label: unknown): void {
    if (typeof label === 'string' && label.endsWith('_')) {
      throw new DecodeError('unsupported', 'a record has a field that must be understood and is not');
    }
  }

  /** Handles one label. @param value value as decoded from JSON or CBOR */
  field(label: SenmlLabel, value: unknown): void {
    switch (label) {
      case 'bn':
        this.#baseName = expectString(label, value);
        return;
      case 'n':
        this.#name = expectString(label, value);
        return;
      case 'bt':
        this.#baseTime = expectSeconds(label, value);
        return;
      case 't':
        this.#time = expectSeconds(label, value);
        return;
      case 'bv':
        this.#baseValue = expectNumber(label, value);
        return;
      case 'bver':
        checkVersion(value);
        return;
      case 's':
      case 'bs':
        throw new DecodeError('unsupported', 'LwM2M has no sums');
      case 'u':
      case 'bu':
      case 'ut':
        return;
      default:
        this.#takeValue(label, value);
    }
  }

  #takeValue(label: SenmlLabel, value: unknown): void {
    if (this.#label !== undefined) throw new DecodeError('malformed', 'a record has two values');
    this.#label = label;
    this.#isNothing = value === null && this.#target.nothing !== undefined;
    if (!this.#isNothing) this.#value = valueOf(label, value);
  }

  /** Ends the record: resolves its name, time and value with the base fields in force. */
  #end(): void {
    const target = this.#target;
    const name = this.#baseName + (this.#name ?? '');
    if (this.#isNothing) target.nothing?.(name);
    else if (this.#value === undefined) target.noValue(name, this.#name !== undefined);
    else {
      const timeMs = timeMsFrom(this.#baseTime + this.#time, this.#nowMs);
      target.value(name, this.#withBaseValue(this.#value), timeMs);
    }
  }

  #withBaseValue(value: LabelledValue): LabelledValue {
    const base = this.#baseValue;
    if (base === undefined || this.#label !== 'v') return value;
    if (typeof value === 'bigint' || typeof base === 'bigint') {
      if (isWhole(value) && isWhole(base)) return BigInt(value) + BigInt(base);
    }
    return value instanceof Date ? addSeconds(value, Number(base)) : addBase(Number(value), Number(base));
  }
}

function addSeconds(date: Date, seconds: number): Date {
  const timeMs = date.getTime() + seconds * 1000;
  if (Math.abs(timeMs) <= MAX_DATE_SECONDS * 1000) return new Date(Math.round(timeMs));
  throw beyondRange();
}

/** Adds the base value. A value that is not finite, which CBOR can carry, stays unchanged. */
function addBase(value: number, base: number): number {
  const sum = value + base;
  if (Number.isFinite(sum) || !Number.isFinite(value)) return sum;
  throw beyondRange();
}

function beyondRange(): DecodeError {
  return new DecodeError('malformed', 'the sum of bv and v is out of range');
}

function isWhole(value: LabelledValue): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

function valueOf(label: SenmlLabel, value: unknown): LabelledValue {
  if (label === 'vlo' && typeof value === 'string') return decodingValue({}, undefined, () => fitLink(value));
  if (hasLabelType(label, value)) return value;
  throw new DecodeError('malformed', `${label} is not a ${noun[label] ?? 'object link'}`);
}

/** Accepts a tagged CBOR time as number or text (OMA-TS-LightweightM2M_Core-V1_1, Table C.2). */
function hasLabelType(label: SenmlLabel, value: unknown): value is LabelledValue {
  switch (label) {
    case 'v':
      return typeof value === 'number' || typeof value === 'bigint' || value instanceof Date;
    case 'vs':
      return typeof value === 'string' || value instanceof Date;
    case 'vb':
      return typeof value === 'boolean';
    default:
      return label === 'vd' && value instanceof Uint8Array;
  }
}

function expectString(label: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new DecodeError('malformed', `${label} is not a string`);
}

function expectNumber(label: string, value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new DecodeError('malformed', `${label} is not a number`);
}

function expectSeconds(label: string, value: unknown): number {
  const seconds = value instanceof Date ? value.getTime() / 1000 : Number(expectNumber(label, value));
  if (Number.isFinite(seconds)) return seconds;
  throw new DecodeError('malformed', `${label} is not a finite number`);
}

function checkVersion(value: unknown): void {
  const version = expectNumber('bver', value);
  if (version > SENML_VERSION) throw new DecodeError('unsupported', 'a SenML version later than 10');
}
