import { Datatype, datatypeName } from './datatype.ts';
import { DecodeError } from './errors.ts';

/** An element of an array. */
export type ArrayElement = number | bigint | boolean | string;

interface FixedArray {
  /** Size of an element in bytes. */
  readonly size: 1 | 2 | 4 | 8;
  readonly read: (view: DataView, offset: number) => ArrayElement;
  readonly write: (view: DataView, offset: number, value: ArrayElement) => void;
}

/** Arrays consist of consecutive little-endian elements (Sparkplug 3.0, 6.4.17). */
const fixedArrays = new Map<number, FixedArray>([
  [
    Datatype.Int8Array,
    fixed(
      1,
      (v, at) => v.getInt8(at),
      (v, at, n) => v.setInt8(at, Number(n)),
    ),
  ],
  [
    Datatype.UInt8Array,
    fixed(
      1,
      (v, at) => v.getUint8(at),
      (v, at, n) => v.setUint8(at, Number(n)),
    ),
  ],
  [
    Datatype.Int16Array,
    fixed(
      2,
      (v, at) => v.getInt16(at, true),
      (v, at, n) => v.setInt16(at, Number(n), true),
    ),
  ],
  [
    Datatype.UInt16Array,
    fixed(
      2,
      (v, at) => v.getUint16(at, true),
      (v, at, n) => v.setUint16(at, Number(n), true),
    ),
  ],
  [
    Datatype.Int32Array,
    fixed(
      4,
      (v, at) => v.getInt32(at, true),
      (v, at, n) => v.setInt32(at, Number(n), true),
    ),
  ],
  [
    Datatype.UInt32Array,
    fixed(
      4,
      (v, at) => v.getUint32(at, true),
      (v, at, n) => v.setUint32(at, Number(n), true),
    ),
  ],
  [
    Datatype.Int64Array,
    fixed(
      8,
      (v, at) => v.getBigInt64(at, true),
      (v, at, n) => v.setBigInt64(at, BigInt(n), true),
    ),
  ],
  [
    Datatype.UInt64Array,
    fixed(
      8,
      (v, at) => v.getBigUint64(at, true),
      (v, at, n) => v.setBigUint64(at, BigInt(n), true),
    ),
  ],
  [
    Datatype.FloatArray,
    fixed(
      4,
      (v, at) => v.getFloat32(at, true),
      (v, at, n) => v.setFloat32(at, Number(n), true),
    ),
  ],
  [
    Datatype.DoubleArray,
    fixed(
      8,
      (v, at) => v.getFloat64(at, true),
      (v, at, n) => v.setFloat64(at, Number(n), true),
    ),
  ],
  [
    Datatype.DateTimeArray,
    fixed(
      8,
      (v, at) => Number(v.getBigInt64(at, true)),
      (v, at, n) => v.setBigInt64(at, BigInt(n), true),
    ),
  ],
]);

function fixed(size: FixedArray['size'], read: FixedArray['read'], write: FixedArray['write']): FixedArray {
  return { size, read, write };
}

export function isArray(datatype: number): boolean {
  return datatype >= Datatype.Int8Array && datatype <= Datatype.DateTimeArray;
}

/** Returns the datatype of the elements of an array. Times in arrays are signed. */
export function elementType(datatype: number): number {
  return datatype === Datatype.DateTimeArray
    ? Datatype.Int64
    : datatype - (Datatype.Int8Array - Datatype.Int8);
}

/** @throws DecodeError */
export function readArray(bytes: Uint8Array, datatype: number): readonly ArrayElement[] {
  if (datatype === Datatype.StringArray) return readStrings(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (datatype === Datatype.BooleanArray) return readBooleans(view);
  const type = fixedArrays.get(datatype);
  if (type === undefined || bytes.length % type.size !== 0) throw misfit(datatype, bytes.length);
  return Array.from({ length: bytes.length / type.size }, (_, index) => type.read(view, index * type.size));
}

/** @param values of the datatype of its elements */
export function writeArray(values: readonly ArrayElement[], datatype: number): Uint8Array {
  if (datatype === Datatype.StringArray) {
    return new TextEncoder().encode(values.map((one) => `${String(one)}\0`).join(''));
  }
  if (datatype === Datatype.BooleanArray) return writeBooleans(values);
  const type = fixedArrays.get(datatype);
  if (type === undefined) throw new TypeError(`${datatypeName(datatype)} is not an array`);
  const bytes = new Uint8Array(values.length * type.size);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => type.write(view, index * type.size, value));
  return bytes;
}

/** Reads the count in 4 bytes, then a bit for each element, the highest bit first. */
function readBooleans(view: DataView): readonly boolean[] {
  const size = view.byteLength;
  const count = size < 4 ? -1 : view.getUint32(0, true);
  if (size !== 4 + Math.ceil(count / 8)) throw misfit(Datatype.BooleanArray, size);
  return Array.from({ length: count }, (_, index) => {
    const byte = view.getUint8(4 + (index >>> 3));
    return ((byte >>> (7 - (index & 7))) & 1) === 1;
  });
}

function writeBooleans(values: readonly ArrayElement[]): Uint8Array {
  const bytes = new Uint8Array(4 + Math.ceil(values.length / 8));
  new DataView(bytes.buffer).setUint32(0, values.length, true);
  values.forEach((value, index) => {
    const at = 4 + (index >>> 3);
    if (value === true) bytes[at] = (bytes[at] ?? 0) | (0x80 >>> (index & 7));
  });
  return bytes;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads strings that each end with a zero byte. */
function readStrings(bytes: Uint8Array): readonly string[] {
  if (bytes.length === 0) return [];
  if (bytes.at(-1) !== 0) {
    throw new DecodeError('mismatch', 'The last element of a StringArray has no zero byte at its end.');
  }
  try {
    return decoder.decode(bytes.subarray(0, -1)).split('\0');
  } catch (cause) {
    throw new DecodeError('mismatch', 'A StringArray is not UTF-8.', { cause });
  }
}

function misfit(datatype: number, size: number): DecodeError {
  return new DecodeError('mismatch', `${size} bytes are not of the datatype ${datatypeName(datatype)}.`);
}
