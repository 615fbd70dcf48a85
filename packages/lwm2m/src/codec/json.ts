/**
 * application/vnd.oma.lwm2m+json, Content-Format 11543 (and 1543), of LwM2M 1.0
 * (OMA-TS-LightweightM2M-V1_0 6.4.4).
 *
 *     {"bn":"/3/0/","bt":1700000000,"e":[{"n":"0","sv":"Muster"},{"n":"7/0","v":3800},{"n":"7/1","v":5000}]}
 *
 *     bn  base name; without it the path of the request      n   name, added to the base name
 *     bt  base time, seconds                                 t   time, added to the base time
 *     v   number      sv  string; opaque as base64      bv  boolean      ov  object link, "10:0"
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import { parseTextValue } from '../node/text-value.ts';
import { isObjectLink, type ValueRecord } from '../node/value.ts';
import { formatPath, isWithin, parsePath, PathError, samePath, type Lwm2mPath } from '../path/path.ts';
import { DecodeError } from './decode-error.ts';
import { isJsonObject, jsonNumber, parseJson } from './json-text.ts';
import { fitLink, fitValue, type LabelledValue } from './labelled-value.ts';
import { codecLimits } from './limits.ts';
import { senmlNames } from './senml-name.ts';
import { secondsOf, timeMsFrom } from './senml-time.ts';
import { asBuffer } from './text.ts';
import { decodingValue, modelType, typedValue, type TypedValue } from './wire-value.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a payload. @throws DecodeError */
export function readJson(
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  nowMs: number,
): ValueRecord[] {
  const root = parseJson(payload);
  if (!isJsonObject(root) || !Array.isArray(member(root, 'e'))) {
    throw new DecodeError('malformed', 'LwM2M JSON is an object with an array "e"');
  }
  const entries = member(root, 'e') as readonly unknown[];
  if (entries.length > codecLimits.maxRecords) {
    throw new DecodeError('too-large', `more than ${codecLimits.maxRecords} values`);
  }
  const baseName = text(root, 'bn') ?? formatPath(base);
  const baseTime = seconds(root, 'bt');
  return entries.map((entry) => {
    if (!isJsonObject(entry)) throw new DecodeError('malformed', 'a member of "e" is not an object');
    return readEntry(entry, baseName, baseTime, base, models, nowMs);
  });
}

function readEntry(
  entry: JsonObject,
  baseName: string,
  baseTime: number,
  base: Lwm2mPath,
  models: ModelRegistry,
  nowMs: number,
): ValueRecord {
  const path = pathOf(baseName, text(entry, 'n') ?? '', base);
  const value = decodingValue(path, undefined, () => {
    const type = modelType(models, path);
    const labelled = valueOf(entry);
    const isBase64 = type === 'Opaque' && typeof labelled === 'string';
    return isBase64 ? parseTextValue('Opaque', labelled) : fitValue(type, labelled);
  });
  const timeMs = timeMsFrom(seconds(entry, 't') + baseTime, nowMs);
  return timeMs === undefined ? { path, value } : { path, value, timeMs };
}

/** Joins base name and name. Accepts a missing or double slash between them. */
function pathOf(baseName: string, name: string, base: Lwm2mPath): Lwm2mPath {
  const path = resourceWithin(baseName + name, base) ?? resourceWithin(`${baseName}/${name}`, base);
  if (path) return path;
  throw new DecodeError('mismatch', `a name is no resource within ${formatPath(base)}`);
}

function resourceWithin(name: string, base: Lwm2mPath): Lwm2mPath | undefined {
  const path = tryPath(name.includes('//') ? name.replace(/\/{2,}/g, '/') : name);
  return path?.resourceId !== undefined && isWithin(path, base) ? path : undefined;
}

function tryPath(candidate: string): Lwm2mPath | undefined {
  try {
    return parsePath(candidate);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

function valueOf(entry: JsonObject): LabelledValue {
  const v = member(entry, 'v');
  if (typeof v === 'number' || typeof v === 'bigint') return v;
  const sv = member(entry, 'sv');
  if (typeof sv === 'string') return sv;
  const bv = member(entry, 'bv');
  if (typeof bv === 'boolean') return bv;
  const ov = member(entry, 'ov');
  if (typeof ov === 'string') return fitLink(ov);
  throw new DecodeError('malformed', 'a member of "e" has no value of v, sv, bv or ov');
}

function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function text(object: JsonObject, name: string): string | undefined {
  const value = member(object, name);
  if (value === undefined || typeof value === 'string') return value;
  throw new DecodeError('malformed', `${name} is not a string`);
}

function seconds(object: JsonObject, name: string): number {
  const value = member(object, name);
  if (value === undefined || typeof value === 'number') return value ?? 0;
  throw new DecodeError('malformed', `${name} is not a number`);
}

/** Writes a payload. @throws EncodeError */
export function writeJson(base: Lwm2mPath, records: readonly ValueRecord[], models: ModelRegistry): Buffer {
  const [first] = records;
  const { baseName, nameOf } = senmlNames(
    base,
    records.length === 1 && !!first && samePath(first.path, base),
  );
  const entries = records.map((record) => {
    const name = nameOf(record.path);
    const time = record.timeMs === undefined ? '' : `"t":${secondsOf(record.timeMs)},`;
    const value = valueField(typedValue(models, record.path, record.value));
    return name === undefined ? `{${time}${value}}` : `{"n":"${name}",${time}${value}}`;
  });
  return Buffer.from(`{"bn":"${baseName}","e":[${entries.join(',')}]}`, 'utf8');
}

function valueField({ value }: TypedValue): string {
  switch (typeof value) {
    case 'string':
      return `"sv":${JSON.stringify(value)}`;
    case 'number':
    case 'bigint':
      return `"v":${jsonNumber(value)}`;
    case 'boolean':
      return `"bv":${value}`;
    default:
      if (value instanceof Uint8Array) return `"sv":"${asBuffer(value).toString('base64')}"`;
      if (isObjectLink(value)) return `"ov":"${value.objectId}:${value.instanceId}"`;
      return `"v":${secondsFromDate(value)}`;
  }
}
