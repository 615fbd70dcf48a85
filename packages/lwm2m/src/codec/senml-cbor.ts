/**
 * application/senml+cbor, Content-Format 112 (RFC 8428 section 6: https://www.rfc-editor.org/rfc/rfc8428#section-6;
 * OMA-TS-LightweightM2M_Core-V1_1 7.4.5). The labels stand in senml-label.ts.
 *
 *     81                  array(1): the pack
 *       a2                map(2): a record
 *         21 6c 2f33..    -2 (bn): text "/3303/0/5700"
 *         02 f9 4da0      2 (v): 22.5
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import { isObjectLink, type ValueRecord } from '../node/value.ts';
import { samePath, type Lwm2mPath } from '../path/path.ts';
import { formatCbor, parseCbor } from './cbor-item.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { cborLabel, CborLabel } from './senml-label.ts';
import { senmlNames } from './senml-name.ts';
import { SenmlResolver } from './senml-pack.ts';
import { secondsOf } from './senml-time.ts';
import { typedValue, type TypedValue } from './wire-value.ts';

/** Reads a pack. @throws DecodeError */
export function readSenmlCbor(
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  nowMs: number,
): DecodedContent {
  const pack = parseCbor(payload);
  if (!Array.isArray(pack)) throw new DecodeError('malformed', 'a SenML pack is an array');
  const resolver = new SenmlResolver(base, models, nowMs);
  for (const record of pack as readonly unknown[]) {
    if (!(record instanceof Map)) throw new DecodeError('malformed', 'a SenML record is a map');
    resolver.begin();
    for (const [key, value] of record as ReadonlyMap<unknown, unknown>) {
      const label = cborLabel(key);
      if (label === undefined) resolver.unknown(key);
      else resolver.field(label, value);
    }
    resolver.end();
  }
  return resolver;
}

/** Writes a pack. @throws EncodeError */
export function writeSenmlCbor(
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const [first] = records;
  const { baseName, nameOf } = senmlNames(
    base,
    records.length === 1 && !!first && samePath(first.path, base),
  );
  const pack = records.map((record, index) => {
    const fields = new Map<number | string, unknown>();
    if (index === 0) fields.set(CborLabel.bn, baseName);
    const name = nameOf(record.path);
    if (name !== undefined) fields.set(CborLabel.n, name);
    if (record.timeMs !== undefined) fields.set(CborLabel.t, secondsOf(record.timeMs));
    setValue(fields, typedValue(models, record.path, record.value));
    return fields;
  });
  return formatCbor(pack.length === 0 ? [new Map([[CborLabel.bn, baseName]])] : pack);
}

function setValue(fields: Map<number | string, unknown>, { value }: TypedValue): void {
  if (typeof value === 'string') fields.set(CborLabel.vs, value);
  else if (typeof value === 'boolean') fields.set(CborLabel.vb, value);
  else if (value instanceof Uint8Array) fields.set(CborLabel.vd, value);
  else if (value instanceof Date) fields.set(CborLabel.v, secondsFromDate(value));
  else if (isObjectLink(value)) fields.set('vlo', `${value.objectId}:${value.instanceId}`);
  else fields.set(CborLabel.v, value);
}
