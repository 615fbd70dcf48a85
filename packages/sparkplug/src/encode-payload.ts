import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
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

/** Encodes a payload. @throws Error of the writer for numbers that do not fit their fields, such as a negative alias */
export function encodePayload(payload: Payload): Uint8Array {
  const writer = new BinaryWriter();
  const { timestamp, metrics, seq, uuid, body } = payload;
  if (timestamp !== undefined) writer.tag(payloadFields.timestamp, WireType.Varint).uint64(timestamp);
  for (const metric of metrics) {
    writer.tag(payloadFields.metrics, WireType.LengthDelimited).fork();
    writeMetric(writer, metric);
    writer.join();
  }
  if (seq !== undefined) writer.tag(payloadFields.seq, WireType.Varint).uint64(seq);
  if (uuid !== undefined) writer.tag(payloadFields.uuid, WireType.LengthDelimited).string(uuid);
  if (body !== undefined) writer.tag(payloadFields.body, WireType.LengthDelimited).bytes(body);
  return writer.finish();
}

function writeMetric(writer: BinaryWriter, metric: Metric): void {
  const { name, alias, timestamp, datatype, properties, value } = metric;
  if (name !== undefined) writer.tag(metricFields.name, WireType.LengthDelimited).string(name);
  if (alias !== undefined) writer.tag(metricFields.alias, WireType.Varint).uint64(alias);
  if (timestamp !== undefined) writer.tag(metricFields.timestamp, WireType.Varint).uint64(timestamp);
  if (datatype !== undefined) writer.tag(metricFields.datatype, WireType.Varint).uint32(datatype);
  for (const flag of ['isHistorical', 'isTransient', 'isNull'] as const) {
    const isSet = metric[flag];
    if (isSet !== undefined) writer.tag(metricFields[flag], WireType.Varint).bool(isSet);
  }
  if (properties !== undefined) {
    writer.tag(metricFields.properties, WireType.LengthDelimited).fork();
    writeProperties(writer, properties);
    writer.join();
  }
  if (value !== undefined) writeValueField(writer, value, metricValueFields);
}

function writeProperties(writer: BinaryWriter, properties: readonly Property[]): void {
  for (const { name } of properties)
    writer.tag(propertySetFields.keys, WireType.LengthDelimited).string(name);
  for (const { datatype, value } of properties) {
    writer.tag(propertySetFields.values, WireType.LengthDelimited).fork();
    if (datatype !== undefined) writer.tag(propertyFields.datatype, WireType.Varint).uint32(datatype);
    if (value === undefined) writer.tag(propertyFields.isNull, WireType.Varint).bool(true);
    else writeValueField(writer, value, propertyValueFields);
    writer.join();
  }
}

function writeValueField(writer: BinaryWriter, value: WireValue, { kinds }: ValueFields): void {
  if (value.kind === 'opaque') {
    writer.tag(value.field, WireType.LengthDelimited).bytes(value.value);
    return;
  }
  const field = [...kinds].find(([, kind]) => kind === value.kind)?.[0];
  if (field === undefined) throw new RangeError(`A property has no values of the kind ${value.kind}.`);
  switch (value.kind) {
    case 'int':
      writer.tag(field, WireType.Varint).uint32(value.value);
      return;
    case 'long':
      writer.tag(field, WireType.Varint).uint64(value.value);
      return;
    case 'float':
      writer.tag(field, WireType.Bit32).float(value.value);
      return;
    case 'double':
      writer.tag(field, WireType.Bit64).double(value.value);
      return;
    case 'boolean':
      writer.tag(field, WireType.Varint).bool(value.value);
      return;
    case 'string':
      writer.tag(field, WireType.LengthDelimited).string(value.value);
      return;
    case 'bytes':
      writer.tag(field, WireType.LengthDelimited).bytes(value.value);
  }
}
