/**
 * application/senml+json, Content-Format 110 (RFC 8428 section 5: https://www.rfc-editor.org/rfc/rfc8428#section-5;
 * OMA-TS-LightweightM2M_Core-V1_1 7.4.4). The labels are in senml-label.ts.
 *
 *     [{"bn":"/3/0/","n":"0","vs":"Muster"},{"n":"7/0","v":3800},{"n":"7/1","v":5000}]
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import { parseTextValue } from '../node/text-value.ts';
import { isObjectLink, type ValueRecord } from '../node/value.ts';
import { samePath, type Lwm2mPath } from '../path/path.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { isJsonObject, jsonNumber, parseJson } from './json-text.ts';
import { SenmlContent } from './senml-content.ts';
import { jsonLabel } from './senml-label.ts';
import { senmlNames } from './senml-name.ts';
import { SenmlResolver, type SenmlTarget } from './senml-pack.ts';
import { secondsOf } from './senml-time.ts';
import { asBuffer } from './text.ts';
import { decodingValue, typedValue, type TypedValue } from './wire-value.ts';

/** Reads a pack. @throws DecodeError */
export function readSenmlJson(
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  nowMs: number,
): DecodedContent {
  return resolveSenmlJson(payload, new SenmlContent(base, models), nowMs);
}

/** Reads a pack into a target and returns it. @throws DecodeError */
export function resolveSenmlJson<T extends SenmlTarget>(payload: Uint8Array, target: T, nowMs: number): T {
  new SenmlResolver(target, nowMs).read(parseJson(payload), fill);
  return target;
}

function fill(record: unknown, resolver: SenmlResolver): void {
  if (!isJsonObject(record)) throw new DecodeError('malformed', 'a SenML record is an object');
  for (const key of Object.keys(record)) {
    const label = jsonLabel(key);
    if (label === undefined) resolver.unknown(key);
    else resolver.field(label, label === 'vd' ? dataOf(record[key]) : record[key]);
  }
}

/** Decodes a `vd`: base64url without padding, or plain base64, which some devices send. */
function dataOf(value: unknown): unknown {
  return typeof value === 'string'
    ? decodingValue({}, undefined, () => parseTextValue('Opaque', value))
    : value;
}

/**
 * Writes a pack. It is empty without records, because every record needs a value (RFC 8428 section 4.2).
 * @throws EncodeError
 */
export function writeSenmlJson(
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const [first] = records;
  if (first === undefined) return Buffer.from('[]', 'utf8');
  const { baseName, nameOf } = senmlNames(base, records.length === 1 && samePath(first.path, base));
  let text = `[{"bn":"${baseName}"`;
  for (const [index, record] of records.entries()) {
    if (index > 0) text += ',{';
    const name = nameOf(record.path);
    const fields = name === undefined ? '' : `"n":"${name}",`;
    const time = record.timeMs === undefined ? '' : `"t":${secondsOf(record.timeMs)},`;
    text += `${index === 0 ? ',' : ''}${fields}${time}${valueField(typedValue(models, record.path, record.value))}}`;
  }
  return Buffer.from(`${text}]`, 'utf8');
}

function valueField({ value }: TypedValue): string {
  switch (typeof value) {
    case 'string':
      return `"vs":${JSON.stringify(value)}`;
    case 'number':
    case 'bigint':
      return `"v":${jsonNumber(value)}`;
    case 'boolean':
      return `"vb":${value}`;
    default:
      if (value instanceof Uint8Array) return `"vd":"${asBuffer(value).toString('base64url')}"`;
      if (isObjectLink(value)) return `"vlo":"${value.objectId}:${value.instanceId}"`;
      return `"v":${secondsFromDate(value)}`;
  }
}
