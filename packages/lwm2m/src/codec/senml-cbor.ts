/**
 * application/senml+cbor, Content-Format 112 (RFC 8428 section 6: https://www.rfc-editor.org/rfc/rfc8428#section-6;
 * OMA-TS-LightweightM2M_Core-V1_1 7.4.5). The labels are in senml-label.ts.
 *
 *     81                  array(1): the pack
 *       a2                map(2): a record
 *         21 6c 2f33..    -2 (bn): text "/3303/0/5700"
 *         02 f9 4da0      2 (v): 22.5
 *
 * Always writes a Float as floating point, even if it is whole (-40 is f9 d100): RFC 8428 section 6 allows an integer,
 * but deployed peers derive the type from the CBOR major type and reject the whole pack. Reads both forms.
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import type { ResourceValue, ValueRecord } from '../node/value.ts';
import { formatPath, samePath, type Lwm2mPath } from '../path/path.ts';
import { parseCbor } from './cbor-item.ts';
import { CborWriter } from './cbor-writer.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { SenmlContent } from './senml-content.ts';
import { cborLabel, CborLabel } from './senml-label.ts';
import { senmlNames } from './senml-name.ts';
import { SenmlResolver, type SenmlTarget } from './senml-pack.ts';
import { secondsOf } from './senml-time.ts';
import { typedValue, type TypedValue } from './wire-value.ts';

/** Reads a pack. @throws DecodeError */
export function readSenmlCbor(
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  nowMs: number,
): DecodedContent {
  return resolveSenmlCbor(payload, new SenmlContent(base, models), nowMs);
}

/** Reads a pack into a target and returns it. @throws DecodeError */
export function resolveSenmlCbor<T extends SenmlTarget>(payload: Uint8Array, target: T, nowMs: number): T {
  new SenmlResolver(target, nowMs).read(parseCbor(payload), fill);
  return target;
}

function fill(record: unknown, resolver: SenmlResolver): void {
  if (!(record instanceof Map)) throw new DecodeError('malformed', 'a SenML record is a map');
  for (const [key, value] of record as ReadonlyMap<unknown, unknown>) {
    const label = cborLabel(key);
    if (label === undefined) resolver.unknown(key);
    else resolver.field(label, value);
  }
}

/**
 * Writes a pack: a record for each value, then one with null for each path to remove (SenML-ETCH only). The pack is
 * empty without either, because every record needs a value (RFC 8428 section 4.2).
 * @throws EncodeError
 */
export function writeSenmlCbor(
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
  removed: readonly Lwm2mPath[] = [],
): Buffer {
  const [first] = records;
  const isSingle = records.length + removed.length === 1 && first !== undefined && samePath(first.path, base);
  const { baseName, nameOf } = senmlNames(base, isSingle);
  const writer = new CborWriter();
  writer.arrayOf(records.length + removed.length);
  let isFirst = true;
  for (const { path, timeMs, value } of records) {
    const name = nameOf(path);
    writer.mapOf(1 + Number(isFirst) + Number(name !== undefined) + Number(timeMs !== undefined));
    if (isFirst) writeBaseName(writer, baseName);
    if (name !== undefined) writeName(writer, name);
    if (timeMs !== undefined) {
      writer.number(CborLabel.t);
      writer.number(secondsOf(timeMs));
    }
    writeValue(writer, typedValue(models, path, value));
    isFirst = false;
  }
  for (const path of removed) {
    writer.mapOf(2);
    writeName(writer, (isFirst ? undefined : nameOf(path)) ?? formatPath(path));
    writer.number(CborLabel.v);
    writer.null();
  }
  return writer.finish();
}

function writeName(writer: CborWriter, name: string): void {
  writer.number(CborLabel.n);
  writer.text(name);
}

function writeBaseName(writer: CborWriter, baseName: string): void {
  writer.number(CborLabel.bn);
  writer.text(baseName);
}

function writeValue(writer: CborWriter, { type, value }: TypedValue): void {
  switch (typeof value) {
    case 'string':
      writer.number(CborLabel.vs);
      writer.text(value);
      return;
    case 'boolean':
      writer.number(CborLabel.vb);
      writer.boolean(value);
      return;
    case 'number':
      writer.number(CborLabel.v);
      if (type === 'Float') writer.float(value);
      else writer.number(value);
      return;
    case 'bigint':
      writer.number(CborLabel.v);
      writer.bigint(value);
      return;
    default:
      writeObjectValue(writer, value);
  }
}

function writeObjectValue(writer: CborWriter, value: Extract<ResourceValue, object>): void {
  if (value instanceof Uint8Array) {
    writer.number(CborLabel.vd);
    writer.bytes(value);
  } else if (value instanceof Date) {
    writer.number(CborLabel.v);
    writer.number(secondsFromDate(value));
  } else {
    writer.text('vlo');
    writer.text(`${value.objectId}:${value.instanceId}`);
  }
}
