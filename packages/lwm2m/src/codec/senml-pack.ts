/**
 * SenML packs, resolved (RFC 8428 section 4.6): what JSON and CBOR have in common. One record at a time, in order;
 * base fields stay in force until they are given again.
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, isWithin, parsePath, PathError, type Lwm2mPath } from '../path/path.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { fitLink, fitValue, type LabelledValue } from './labelled-value.ts';
import { codecLimits } from './limits.ts';
import type { SenmlLabel } from './senml-label.ts';
import { timeMsFrom } from './senml-time.ts';
import { decodingValue, modelType } from './wire-value.ts';

/** The SenML version that RFC 8428 defines; packs of a later one must be refused. */
const SENML_VERSION = 10;

const noun: Readonly<Partial<Record<SenmlLabel, string>>> = {
  v: 'number',
  vs: 'string',
  vb: 'boolean',
  vd: 'data',
};

/** Fills one record label by label, then resolves it. */
export class SenmlResolver implements DecodedContent {
  readonly records: ValueRecord[] = [];
  readonly instanceIds: number[] = [];
  /** Paths whose record has null for a value: of a SenML-ETCH pack they are to be taken away. */
  readonly removed: Lwm2mPath[] = [];
  readonly #mayRemove: boolean;
  readonly #base: Lwm2mPath;
  readonly #models: ModelRegistry;
  readonly #nowMs: number;
  #baseName = '';
  #baseTime: number | undefined;
  #baseValue: number | bigint | undefined;
  #name: string | undefined;
  #time: number | undefined;
  #label: SenmlLabel | undefined;
  #value: LabelledValue | undefined;
  #isRemoval = false;
  #count = 0;

  /** @param mayRemove whether it is a SenML-ETCH pack (RFC 8790), in which null is a value */
  constructor(base: Lwm2mPath, models: ModelRegistry, nowMs: number, mayRemove = false) {
    this.#mayRemove = mayRemove;
    this.#base = base;
    this.#models = models;
    this.#nowMs = nowMs;
  }

  begin(): void {
    this.#count += 1;
    if (this.#count > codecLimits.maxRecords) {
      throw new DecodeError('too-large', `more than ${codecLimits.maxRecords} records`);
    }
    this.#name = undefined;
    this.#time = undefined;
    this.#label = undefined;
    this.#value = undefined;
    this.#isRemoval = false;
  }

  /** Takes a label that is not ours; one that ends in `_` must be understood, so it is refused. */
  unknown(label: unknown): void {
    if (typeof label === 'string' && label.endsWith('_')) {
      throw new DecodeError('unsupported', 'a record has a field that must be understood and is not');
    }
  }

  /** Takes the value of one label. `value` is what JSON or CBOR gave. */
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
    this.#isRemoval = this.#mayRemove && value === null;
    if (!this.#isRemoval) this.#value = valueOf(label, value);
  }

  /** Ends the record: its name, time and value, with the base fields in force. */
  end(): void {
    const path = this.#path();
    if (this.#isRemoval) this.#remove(path);
    if (this.#value === undefined) {
      if (!this.#isRemoval) this.#withoutValue(path);
      return;
    }
    if (path.resourceId === undefined) {
      throw new DecodeError('mismatch', `${formatPath(path)} has a value and is no resource`);
    }
    if (!isWithin(path, this.#base)) {
      throw new DecodeError(
        'mismatch',
        `holds ${formatPath(path)}, which is not within ${formatPath(this.#base)}`,
      );
    }
    const labelled = this.#withBaseValue(this.#value);
    const type = modelType(this.#models, path);
    const value = decodingValue(path, undefined, () => fitValue(type, labelled));
    const seconds = this.#seconds();
    this.records.push(
      seconds === undefined ? { path, value } : { path, value, timeMs: timeMsFrom(seconds, this.#nowMs) },
    );
  }

  #path(): Lwm2mPath {
    const name = this.#baseName + (this.#name ?? '');
    try {
      // A base name such as /3/0/ may stand for the instance itself.
      return name.length > 1 && name.endsWith('/') ? parsePath(name.slice(0, -1)) : parsePath(name);
    } catch (error) {
      if (error instanceof PathError)
        throw new DecodeError('malformed', `a record's name is ${error.message}`);
      throw error;
    }
  }

  #remove(path: Lwm2mPath): void {
    if (path.resourceId !== undefined && isWithin(path, this.#base)) this.removed.push(path);
    else throw new DecodeError('mismatch', `${formatPath(path)} cannot be taken away with null`);
  }

  /** Records without a value set base fields, or name something that is empty. */
  #withoutValue(path: Lwm2mPath): void {
    if (path.resourceId === undefined) {
      if (path.instanceId !== undefined && isWithin(path, this.#base)) this.instanceIds.push(path.instanceId);
    } else if (this.#name !== undefined) {
      throw new DecodeError('malformed', `${formatPath(path)} has no value`);
    }
  }

  #withBaseValue(value: LabelledValue): LabelledValue {
    const base = this.#baseValue;
    if (base === undefined || this.#label !== 'v') return value;
    if (typeof value === 'bigint' || typeof base === 'bigint') {
      if (isWhole(value) && isWhole(base)) return BigInt(value) + BigInt(base);
    }
    return Number(value) + Number(base);
  }

  #seconds(): number | undefined {
    if (this.#time === undefined) return this.#baseTime;
    return this.#time + (this.#baseTime ?? 0);
  }
}

function isWhole(value: LabelledValue): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

function valueOf(label: SenmlLabel, value: unknown): LabelledValue {
  if (label === 'vlo' && typeof value === 'string') return decodingValue({}, undefined, () => fitLink(value));
  if (hasLabelType(label, value)) return value;
  throw new DecodeError('malformed', `${label} is not a ${noun[label] ?? 'object link'}`);
}

function hasLabelType(label: SenmlLabel, value: unknown): value is LabelledValue {
  switch (label) {
    case 'v':
      return typeof value === 'number' || typeof value === 'bigint';
    case 'vs':
      return typeof value === 'string';
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
  const seconds = Number(expectNumber(label, value));
  if (Number.isFinite(seconds)) return seconds;
  throw new DecodeError('malformed', `${label} is not a finite number`);
}

function checkVersion(value: unknown): void {
  const version = expectNumber('bver', value);
  if (version > SENML_VERSION) throw new DecodeError('unsupported', 'a SenML version later than 10');
}
