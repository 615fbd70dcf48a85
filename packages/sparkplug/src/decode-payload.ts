import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { DecodeError } from './errors.ts';
import { defaultLimits, type PayloadLimits } from './limits.ts';
import type { Metric, Payload, Property, WireValue } from './payload.ts';
import {
  metricFields,
  metricValueFields,
  payloadFields,
  propertyFields,
  propertySetFields,
  propertyValueFields,
  type ValueFields,
} from './schema.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Latest time of a `Date` in epoch milliseconds. */
const MAX_TIME_MS = 8_640_000_000_000_000n;

/**
 * Decodes a payload. The bytes of values are views of the input, not copies. A compressed payload is returned unchanged;
 * `unwrapPayload` reads its content.
 *
 * @throws DecodeError
 */
export function decodePayload(bytes: Uint8Array, limits: PayloadLimits = defaultLimits): Payload {
  try {
    return readPayload(bytes, limits);
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DecodeError('malformed', `The payload is not Sparkplug B: ${reason}.`, { cause: error });
  }
}

function readPayload(bytes: Uint8Array, limits: PayloadLimits): Payload {
  const reader = new BinaryReader(bytes);
  const metrics: Metric[] = [];
  const payload: Writable<Payload> = { metrics };
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    switch (field) {
      case payloadFields.timestamp:
        payload.timestamp = timeOf(readVarint(reader, wireType));
        break;
      case payloadFields.metrics:
        if (metrics.length >= limits.maxMetrics) {
          throw new DecodeError('too-large', `The payload has more than ${limits.maxMetrics} metrics.`);
        }
        metrics.push(readMetric(readBytes(reader, wireType), limits));
        break;
      case payloadFields.seq:
        payload.seq = seqOf(readVarint(reader, wireType));
        break;
      case payloadFields.uuid:
        payload.uuid = readName(reader, wireType, limits);
        break;
      case payloadFields.body:
        payload.body = readBytes(reader, wireType);
        break;
      default:
        skip(reader, field, wireType);
    }
  }
  checkEnd(reader);
  return payload;
}

function readMetric(bytes: Uint8Array, limits: PayloadLimits): Metric {
  const reader = new BinaryReader(bytes);
  const metric: Writable<Metric> = {};
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (isValue(field, metricValueFields)) {
      metric.value = readValueField(reader, field, wireType, metricValueFields);
    } else readMetricField(reader, field, wireType, metric, limits);
  }
  checkEnd(reader);
  return metric;
}

function readMetricField(
  reader: BinaryReader,
  field: number,
  wireType: WireType,
  metric: Writable<Metric>,
  limits: PayloadLimits,
): void {
  switch (field) {
    case metricFields.name:
      metric.name = readName(reader, wireType, limits);
      return;
    case metricFields.alias:
      metric.alias = readVarint(reader, wireType);
      return;
    case metricFields.timestamp:
      metric.timestamp = timeOf(readVarint(reader, wireType));
      return;
    case metricFields.datatype:
      metric.datatype = readUint32(reader, wireType);
      return;
    case metricFields.isHistorical:
      metric.isHistorical = readBoolean(reader, wireType);
      return;
    case metricFields.isTransient:
      metric.isTransient = readBoolean(reader, wireType);
      return;
    case metricFields.isNull:
      metric.isNull = readBoolean(reader, wireType);
      return;
    case metricFields.properties:
      metric.properties = readProperties(readBytes(reader, wireType), limits);
      return;
    default:
      skip(reader, field, wireType);
  }
}

/** Reads a property set, whose keys and values are two lists of the same length (Sparkplug 3.0, 6.4.8). */
function readProperties(bytes: Uint8Array, limits: PayloadLimits): readonly Property[] {
  const reader = new BinaryReader(bytes);
  const keys: string[] = [];
  const values: Omit<Property, 'name'>[] = [];
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (keys.length > limits.maxProperties || values.length > limits.maxProperties) {
      throw new DecodeError('too-large', `A metric has more than ${limits.maxProperties} properties.`);
    }
    if (field === propertySetFields.keys) keys.push(readName(reader, wireType, limits));
    else if (field === propertySetFields.values) values.push(readProperty(readBytes(reader, wireType)));
    else skip(reader, field, wireType);
  }
  checkEnd(reader);
  if (keys.length !== values.length) {
    throw new DecodeError(
      'malformed',
      `A set of properties has ${keys.length} keys, but ${values.length} values.`,
    );
  }
  return values.map((value, index) => ({ name: keys[index] ?? '', ...value }));
}

function readProperty(bytes: Uint8Array): Omit<Property, 'name'> {
  const reader = new BinaryReader(bytes);
  const property: Writable<Omit<Property, 'name'>> = {};
  let isNull = false;
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (field === propertyFields.datatype) property.datatype = readUint32(reader, wireType);
    else if (field === propertyFields.isNull) isNull = readBoolean(reader, wireType);
    else if (isValue(field, propertyValueFields)) {
      property.value = readValueField(reader, field, wireType, propertyValueFields);
    } else skip(reader, field, wireType);
  }
  checkEnd(reader);
  if (isNull) delete property.value;
  return property;
}

function isValue(field: number, { first, last }: ValueFields): boolean {
  return field >= first && field <= last;
}

function readValueField(
  reader: BinaryReader,
  field: number,
  wireType: WireType,
  { kinds }: ValueFields,
): WireValue {
  const kind = kinds.get(field);
  switch (kind) {
    case 'int':
      return { kind, value: readUint32(reader, wireType) };
    case 'long':
      return { kind, value: readVarint(reader, wireType) };
    case 'float':
      expectType(wireType, WireType.Bit32);
      return { kind, value: reader.float() };
    case 'double':
      expectType(wireType, WireType.Bit64);
      return { kind, value: reader.double() };
    case 'boolean':
      return { kind, value: readBoolean(reader, wireType) };
    case 'string':
      expectType(wireType, WireType.LengthDelimited);
      return { kind, value: reader.string(true) };
    case 'bytes':
      return { kind, value: readBytes(reader, wireType) };
    case undefined:
      return { kind: 'opaque', field, value: readBytes(reader, wireType) };
  }
}

function readVarint(reader: BinaryReader, wireType: WireType): bigint {
  expectType(wireType, WireType.Varint);
  return BigInt(reader.uint64());
}

/** Reads the lower 32 bits of a varint: negative numbers can be encoded with 64 bits. */
function readUint32(reader: BinaryReader, wireType: WireType): number {
  expectType(wireType, WireType.Varint);
  return reader.uint32();
}

function readBoolean(reader: BinaryReader, wireType: WireType): boolean {
  expectType(wireType, WireType.Varint);
  return reader.bool();
}

function readBytes(reader: BinaryReader, wireType: WireType): Uint8Array {
  expectType(wireType, WireType.LengthDelimited);
  return reader.bytes();
}

function readName(reader: BinaryReader, wireType: WireType, { maxNameBytes }: PayloadLimits): string {
  expectType(wireType, WireType.LengthDelimited);
  const start = reader.pos;
  const length = reader.uint32();
  if (length > maxNameBytes) {
    throw new DecodeError('too-large', `A name has ${length} bytes. The limit is ${maxNameBytes}.`);
  }
  reader.pos = start;
  return reader.string(true);
}

/** Checks the end of a value, which can lie beyond the bytes of its message. */
function checkEnd({ pos, len }: BinaryReader): void {
  if (pos > len) throw new DecodeError('malformed', 'The payload is not Sparkplug B: it is cut off.');
}

function skip(reader: BinaryReader, field: number, wireType: WireType): void {
  reader.skip(wireType, field);
}

function expectType(wireType: WireType, expected: WireType): void {
  if (wireType === expected) return;
  throw new DecodeError(
    'malformed',
    `The payload is not Sparkplug B: a field has the wire type ${wireType}, not ${expected}.`,
  );
}

function timeOf(value: bigint): number {
  if (value <= MAX_TIME_MS) return Number(value);
  throw new DecodeError('malformed', `The timestamp ${value} is not in epoch milliseconds.`);
}

function seqOf(value: bigint): number {
  if (value <= 255n) return Number(value);
  throw new DecodeError('malformed', `The sequence number ${value} is not from 0 to 255.`);
}
