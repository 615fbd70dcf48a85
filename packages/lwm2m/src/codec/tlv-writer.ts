/**
 * Writes application/vnd.oma.lwm2m+tlv. The layout is in tlv-reader.ts.
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import { isObjectLink, type ValueRecord } from '../node/value.ts';
import { formatPath, pathDepth, type Lwm2mPath } from '../path/path.ts';
import { EncodeError } from './decode-error.ts';
import { typedValue, type TypedValue } from './wire-value.ts';

const OBJECT_INSTANCE = 0x00;
const RESOURCE_INSTANCE = 0x40;
const MULTIPLE_RESOURCE = 0x80;
const RESOURCE = 0xc0;
const MAX_LENGTH = 0xff_ff_ff;
const EMPTY = Buffer.alloc(0);

/**
 * Writes records below `base`. An object: its instances (records without an instance id are not wrapped, as in a Create
 * in which the device chooses the id). An instance: its resources. A resource: that resource, as an empty multiple
 * resource without records. A resource instance: that instance.
 * @param emptyInstanceIds instances of an object to write without records
 * @throws EncodeError
 */
export function writeTlv(
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
  emptyInstanceIds: Iterable<number> = [],
): Buffer {
  switch (pathDepth(base)) {
    case 0:
      throw new EncodeError('unsupported', 'TLV cannot carry more than one object');
    case 1:
      return writeObject(records, models, emptyInstanceIds);
    case 4:
      return Buffer.concat(records.map((record) => writeLeaf(record, models)));
    case 3:
      if (records.length === 0) return item(MULTIPLE_RESOURCE, base.resourceId ?? 0, EMPTY);
      return writeResources(records, models);
    default:
      return writeResources(records, models);
  }
}

function writeObject(
  records: readonly ValueRecord[],
  models: ModelRegistry,
  emptyIds: Iterable<number>,
): Buffer {
  const instances = new Map<number | undefined, ValueRecord[]>();
  for (const id of emptyIds) instances.set(id, []);
  for (const record of records) collect(instances, record.path.instanceId, record);
  const parts: Buffer[] = [];
  for (const [instanceId, members] of instances) {
    const content = writeResources(members, models);
    parts.push(instanceId === undefined ? content : item(OBJECT_INSTANCE, instanceId, content));
  }
  return Buffer.concat(parts);
}

function writeResources(records: readonly ValueRecord[], models: ModelRegistry): Buffer {
  const [first] = records;
  if (first && records.length === 1) return writeResource(records, first, models);
  const resources = new Map<number | undefined, ValueRecord[]>();
  for (const record of records) collect(resources, record.path.resourceId, record);
  const parts: Buffer[] = [];
  for (const members of resources.values()) {
    const [head] = members;
    if (head) parts.push(writeResource(members, head, models));
  }
  return Buffer.concat(parts);
}

/** Writes a resource: its value or its instances. */
function writeResource(members: readonly ValueRecord[], head: ValueRecord, models: ModelRegistry): Buffer {
  const isMultiple = head.path.resourceInstanceId !== undefined;
  if (members.some(({ path }) => (path.resourceInstanceId !== undefined) !== isMultiple)) {
    throw new EncodeError('mismatch', `${formatPath(head.path)} has a value as well as instances`);
  }
  const content = members.map((record) => writeLeaf(record, models));
  if (isMultiple) return item(MULTIPLE_RESOURCE, head.path.resourceId ?? 0, Buffer.concat(content));
  if (content.length > 1)
    throw new EncodeError('mismatch', `${formatPath(head.path)} has more than one value`);
  return content[0] ?? EMPTY;
}

function collect<K>(groups: Map<K, ValueRecord[]>, key: K, record: ValueRecord): void {
  const group = groups.get(key);
  if (group) group.push(record);
  else groups.set(key, [record]);
}

function writeLeaf(record: ValueRecord, models: ModelRegistry): Buffer {
  const { resourceId, resourceInstanceId } = record.path;
  const value = valueBytes(typedValue(models, record.path, record.value));
  return resourceInstanceId === undefined
    ? item(RESOURCE, resourceId ?? 0, value)
    : item(RESOURCE_INSTANCE, resourceInstanceId, value);
}

function item(type: number, id: number, value: Uint8Array): Buffer {
  const length = value.length;
  if (length > MAX_LENGTH) throw new EncodeError('unsupported', 'a TLV value has at most 16,777,215 bytes');
  const idLength = id > 0xff ? 2 : 1;
  const lengthLength = length < 8 ? 0 : length <= 0xff ? 1 : length <= 0xffff ? 2 : 3;
  const start = 1 + idLength + lengthLength;
  const out = Buffer.allocUnsafe(start + length);
  out[0] = type | (idLength === 2 ? 0x20 : 0) | (lengthLength << 3) | (lengthLength === 0 ? length : 0);
  out.writeUIntBE(id, 1, idLength);
  if (lengthLength > 0) out.writeUIntBE(length, 1 + idLength, lengthLength);
  out.set(value, start);
  return out;
}

function valueBytes({ type, value }: TypedValue): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'boolean') return Buffer.of(value ? 1 : 0);
  if (value instanceof Date) return signedBytes(secondsFromDate(value));
  if (isObjectLink(value)) {
    const bytes = Buffer.allocUnsafe(4);
    bytes.writeUInt16BE(value.objectId, 0);
    bytes.writeUInt16BE(value.instanceId, 2);
    return bytes;
  }
  if (type === 'Float') return floatBytes(Number(value));
  return type === 'UnsignedInteger' ? unsignedBytes(value) : signedBytes(value);
}

function floatBytes(value: number): Buffer {
  const single = Number.isNaN(value) || Math.fround(value) === value;
  const bytes = Buffer.allocUnsafe(single ? 4 : 8);
  if (single) bytes.writeFloatBE(value);
  else bytes.writeDoubleBE(value);
  return bytes;
}

function signedBytes(value: number | bigint): Buffer {
  if (typeof value === 'bigint' || value < -0x8000_0000 || value > 0x7fff_ffff) {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigInt64BE(BigInt(value));
    return bytes;
  }
  const size = value >= -0x80 && value <= 0x7f ? 1 : value >= -0x8000 && value <= 0x7fff ? 2 : 4;
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeIntBE(value, 0, size);
  return bytes;
}

function unsignedBytes(value: number | bigint): Buffer {
  if (typeof value === 'bigint' || value > 0xffff_ffff) {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigUInt64BE(BigInt(value));
    return bytes;
  }
  const size = value <= 0xff ? 1 : value <= 0xffff ? 2 : 4;
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}
