/**
 * Reads application/vnd.oma.lwm2m+tlv (OMA-TS-LightweightM2M_Core-V1_1 7.4.3).
 * https://www.openmobilealliance.org/release/LightweightM2M/V1_1-20180710-A/OMA-TS-LightweightM2M_Core-V1_1-20180710-A.pdf
 *
 *     octet 0        bits 7-6  00 object instance, 01 resource instance, 10 multiple resource, 11 resource with value
 *                    bit  5    identifier: 0 one octet, 1 two octets
 *                    bits 4-3  length field: 00 none (bits 2-0 are the length), 01 one, 10 two, 11 three octets
 *                    bits 2-0  length, if there is no length field
 *     1 or 2 octets  identifier, big-endian
 *     0-3 octets     length of the value, big-endian
 *     n octets       the value; of an object instance or a multiple resource: TLVs again
 *
 * Leaf values: String UTF-8; Integer, Time two's complement in 1, 2, 4 or 8 octets; Unsigned Integer the same without
 * sign; Float IEEE 754 in 4 or 8; Boolean one octet; Objlnk two 16-bit ids; Opaque as it is. All big-endian.
 */
import type { ObjectModel } from '../model/model.ts';
import type { ModelRegistry } from '../model/registry.ts';
import { compactInteger, dateFromSeconds } from '../node/integer.ts';
import type { ResourceDataType, ResourceValue, ValueRecord } from '../node/value.ts';
import { formatPath, makePath, MAX_ID, type Lwm2mPath } from '../path/path.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { decodingValue } from './wire-value.ts';
import { utf8Text } from './utf8.ts';

const OBJECT_INSTANCE = 0;
const RESOURCE_INSTANCE = 1;
const MULTIPLE_RESOURCE = 2;

/** Level of an item: below an object, below an instance, at a single requested resource, in a multiple resource. */
type Level = 'object' | 'instance' | 'resource' | 'multiple';

/**
 * Reads TLV as the answer to, or the payload for, `base`.
 *
 * Accepts some deviations: an object-instance wrapper around a resource or an instance with the same id, and bare
 * resource instances for a multiple resource. Resources of an object without an instance around them (a Create in which
 * the device chooses the id) get paths without an instance id.
 * @throws DecodeError
 */
export function readTlv(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry): DecodedContent {
  if (base.objectId === undefined) throw new DecodeError('mismatch', 'TLV cannot carry more than one object');
  const reader = new Reader(payload, base, base.objectId, models.object(base.objectId));
  const level =
    base.resourceId !== undefined ? 'resource' : base.instanceId !== undefined ? 'instance' : 'object';
  reader.readLevel(level, 0, payload.length, base.instanceId, base.resourceId, level !== 'object');
  return reader;
}

class Reader implements DecodedContent {
  readonly records: ValueRecord[] = [];
  readonly instanceIds: number[] = [];
  readonly #bytes: Buffer;
  readonly #base: Lwm2mPath;
  readonly #objectId: number;
  readonly #model: ObjectModel | undefined;
  // The last item of readHeader.
  #type = 0;
  #id = 0;
  #start = 0;
  #end = 0;

  constructor(payload: Uint8Array, base: Lwm2mPath, objectId: number, model: ObjectModel | undefined) {
    this.#bytes = Buffer.isBuffer(payload)
      ? payload
      : Buffer.from(payload.buffer, payload.byteOffset, payload.length);
    this.#base = base;
    this.#objectId = objectId;
    this.#model = model;
  }

  readLevel(
    level: Level,
    from: number,
    to: number,
    instanceId: number | undefined,
    resourceId: number | undefined,
    mayBeWrapped: boolean,
  ): void {
    for (let offset = from; offset < to; offset = this.#end) {
      this.#readHeader(offset, to);
      const end = this.#end;
      if (this.#type === OBJECT_INSTANCE)
        this.#readInstance(level, offset, instanceId, resourceId, mayBeWrapped);
      else this.#readResource(level, offset, instanceId, resourceId);
      this.#end = end;
    }
  }

  #readHeader(offset: number, limit: number): void {
    const bytes = this.#bytes;
    const first = bytes[offset] ?? 0;
    this.#type = first >> 6;
    const idLength = first & 0x20 ? 2 : 1;
    const lengthLength = (first >> 3) & 3;
    const start = offset + 1 + idLength + lengthLength;
    if (start > limit) throw new DecodeError('malformed', 'TLV header is cut off', offset);
    this.#id = bytes.readUIntBE(offset + 1, idLength);
    if (this.#id === MAX_ID) throw new DecodeError('malformed', 'identifier 65535 is reserved', offset);
    const length = lengthLength === 0 ? first & 7 : bytes.readUIntBE(start - lengthLength, lengthLength);
    if (start + length > limit) {
      throw new DecodeError(
        'malformed',
        `TLV of ${length} bytes exceeds the ${limit - start} that are left`,
        offset,
      );
    }
    this.#start = start;
    this.#end = start + length;
  }

  #readInstance(
    level: Level,
    offset: number,
    instanceId: number | undefined,
    resourceId: number | undefined,
    mayBeWrapped: boolean,
  ): void {
    const id = this.#id;
    if (level === 'object') {
      this.instanceIds.push(id);
      if (this.instanceIds.length > codecLimits.maxRecords) throw tooMany(offset);
      this.readLevel('instance', this.#start, this.#end, id, undefined, false);
      return;
    }
    if (!mayBeWrapped) throw new DecodeError('malformed', 'an object instance cannot stand here', offset);
    if (id !== instanceId) {
      throw new DecodeError(
        'mismatch',
        `holds instance ${id}, not that of ${formatPath(this.#base)}`,
        offset,
      );
    }
    this.instanceIds.push(id);
    this.readLevel(level, this.#start, this.#end, id, resourceId, false);
  }

  #readResource(
    level: Level,
    offset: number,
    instanceId: number | undefined,
    resourceId: number | undefined,
  ): void {
    const id = this.#id;
    if (this.#type === RESOURCE_INSTANCE) {
      if (resourceId === undefined) {
        throw new DecodeError('malformed', 'a resource instance stands outside of its resource', offset);
      }
      this.#expectBase(this.#base.resourceInstanceId, id, 'resource instance', offset);
      this.#push(makePath(this.#objectId, instanceId, resourceId, id), offset);
      return;
    }
    if (level === 'multiple')
      throw new DecodeError('malformed', 'a resource cannot stand within a resource', offset);
    this.#expectBase(resourceId, id, 'resource', offset);
    if (this.#type === MULTIPLE_RESOURCE) {
      this.readLevel('multiple', this.#start, this.#end, instanceId, id, false);
    } else {
      this.#push(makePath(this.#objectId, instanceId, id, this.#base.resourceInstanceId), offset);
    }
  }

  #expectBase(expected: number | undefined, id: number, what: string, offset: number): void {
    if (expected !== undefined && expected !== id) {
      throw new DecodeError('mismatch', `holds ${what} ${id}, not that of ${formatPath(this.#base)}`, offset);
    }
  }

  #push(path: Lwm2mPath, offset: number): void {
    if (this.records.length >= codecLimits.maxRecords) throw tooMany(offset);
    const type = this.#model?.resources.get(path.resourceId ?? MAX_ID)?.type ?? 'Opaque';
    this.records.push({
      path,
      value: readTlvValue(this.#bytes.subarray(this.#start, this.#end), type, path, offset),
    });
  }
}

function tooMany(offset: number): DecodeError {
  return new DecodeError('too-large', `more than ${codecLimits.maxRecords} values`, offset);
}

function readTlvValue(bytes: Buffer, type: ResourceDataType, path: Lwm2mPath, offset: number): ResourceValue {
  switch (type) {
    case 'String':
    case 'Corelnk':
      return utf8Text(bytes, offset);
    case 'Integer':
      return readSigned(bytes, path, offset);
    case 'UnsignedInteger':
      return readUnsigned(bytes, path, offset);
    case 'Float':
      return readFloat(bytes, path, offset);
    case 'Boolean':
      return readBoolean(bytes, path, offset);
    case 'Time':
      return decodingValue(path, offset, () => dateFromSeconds(readSigned(bytes, path, offset)));
    case 'Objlnk':
      if (bytes.length !== 4) throw wrongValue(path, 'an object link takes 4 octets', offset);
      return { objectId: bytes.readUInt16BE(0), instanceId: bytes.readUInt16BE(2) };
    default:
      return bytes;
  }
}

function wrongValue(path: Lwm2mPath, message: string, offset: number): DecodeError {
  return new DecodeError('mismatch', `${formatPath(path)}: ${message}`, offset);
}

function readSigned(bytes: Buffer, path: Lwm2mPath, offset: number): number | bigint {
  switch (bytes.length) {
    case 1:
    case 2:
    case 4:
      return bytes.readIntBE(0, bytes.length);
    case 8:
      return compactInteger(bytes.readBigInt64BE(0));
    default:
      throw wrongValue(path, `an integer takes 1, 2, 4 or 8 octets, not ${bytes.length}`, offset);
  }
}

function readUnsigned(bytes: Buffer, path: Lwm2mPath, offset: number): number | bigint {
  switch (bytes.length) {
    case 1:
    case 2:
    case 4:
      return bytes.readUIntBE(0, bytes.length);
    case 8:
      return compactInteger(bytes.readBigUInt64BE(0));
    default:
      throw wrongValue(path, `an integer takes 1, 2, 4 or 8 octets, not ${bytes.length}`, offset);
  }
}

function readBoolean(bytes: Buffer, path: Lwm2mPath, offset: number): boolean {
  const [octet] = bytes;
  if (bytes.length === 1 && (octet === 0 || octet === 1)) return octet === 1;
  throw wrongValue(path, 'a boolean is one octet, 0 or 1', offset);
}

function readFloat(bytes: Buffer, path: Lwm2mPath, offset: number): number {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  if (bytes.length === 8) return bytes.readDoubleBE(0);
  throw wrongValue(path, `a float takes 4 or 8 octets, not ${bytes.length}`, offset);
}
