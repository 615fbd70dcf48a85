import { type ArrayElement, elementType, isArray, readArray, writeArray } from './arrays.ts';
import { Datatype, datatypeName, integerType, type IntegerType } from './datatype.ts';
import { DecodeError, EncodeError } from './errors.ts';
import type { WireKind, WireValue } from './payload.ts';

/**
 * Value of a metric. An integer of 64 bits is a bigint if it is not a safe number. DateTime is a number of epoch
 * milliseconds.
 */
export type MetricValue = number | bigint | boolean | string | Uint8Array | readonly ArrayElement[];

/** A datatype whose values are encoded unchanged. */
interface PlainType {
  readonly kinds: readonly WireKind[];
  readonly write: (value: MetricValue) => WireValue | undefined;
}

const real: readonly WireKind[] = ['float', 'double'];
const text: PlainType = {
  kinds: ['string'],
  write: (value) => (typeof value === 'string' ? { kind: 'string', value } : undefined),
};
const binary: PlainType = {
  kinds: ['bytes'],
  write: (value) => (value instanceof Uint8Array ? { kind: 'bytes', value } : undefined),
};

const plainTypes = new Map<number, PlainType>([
  [Datatype.Float, { kinds: real, write: writtenFloat }],
  [
    Datatype.Double,
    { kinds: real, write: (value) => (typeof value === 'number' ? { kind: 'double', value } : undefined) },
  ],
  [
    Datatype.Boolean,
    {
      kinds: ['boolean'],
      write: (value) => (typeof value === 'boolean' ? { kind: 'boolean', value } : undefined),
    },
  ],
  [Datatype.String, text],
  [Datatype.Text, text],
  [Datatype.UUID, text],
  [Datatype.Bytes, binary],
  [Datatype.File, binary],
]);

/**
 * Decodes a value with the datatype of its metric. Integers can be in either of the two integer fields, because
 * libraries differ.
 *
 * @throws DecodeError `mismatch`; `unsupported` for DataSet, Template and sets of properties
 */
export function readValue(wire: WireValue, datatype: number): MetricValue {
  const { kind, value } = wire;
  if (kind === 'opaque') {
    throw new DecodeError('unsupported', `Values of the datatype ${datatypeName(datatype)} are not read.`);
  }
  const integer = integerType(datatype);
  if (integer !== undefined && (kind === 'int' || kind === 'long'))
    return readInteger(wire, integer, datatype);
  if (isArray(datatype) && kind === 'bytes') return readArray(value, datatype);
  if (plainTypes.get(datatype)?.kinds.includes(kind) === true) return value;
  throw new DecodeError(
    'mismatch',
    `A value of the kind ${kind} is not of the datatype ${datatypeName(datatype)}.`,
  );
}

/** Signed integers are two's complement of 32 or 64 bits; some libraries write the datatype's number of bits. */
function readInteger(
  wire: WireValue & { kind: 'int' | 'long' },
  { bits, isSigned }: IntegerType,
  datatype: number,
): number | bigint {
  const raw = BigInt(wire.value);
  const wireBits = wire.kind === 'int' ? 32 : 64;
  const wide = isSigned ? BigInt.asIntN(wireBits, raw) : raw;
  const value = isSigned && wide >= 0n ? BigInt.asIntN(bits, wide) : wide;
  const isFitting = isSigned
    ? BigInt.asIntN(bits, value) === value && (wide < 0n || BigInt.asUintN(bits, wide) === wide)
    : BigInt.asUintN(bits, value) === value;
  if (!isFitting)
    throw new DecodeError('mismatch', `${wide} is not of the datatype ${datatypeName(datatype)}.`);
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/**
 * Encodes a value with the datatype of its metric.
 *
 * @throws EncodeError for a value that does not match the datatype, and for datatypes without plain values
 */
export function writeValue(value: MetricValue, datatype: number): WireValue {
  const wire = written(value, datatype);
  if (wire === undefined) {
    throw new EncodeError(`${shown(value)} is not of the datatype ${datatypeName(datatype)}.`);
  }
  return wire;
}

function written(value: MetricValue, datatype: number): WireValue | undefined {
  const integer = integerType(datatype);
  if (integer !== undefined) return writtenInteger(value, integer);
  if (isArray(datatype) && Array.isArray(value)) return writtenArray(value as ArrayElement[], datatype);
  return plainTypes.get(datatype)?.write(value);
}

function writtenInteger(value: MetricValue, { bits, isSigned }: IntegerType): WireValue | undefined {
  const isInteger = typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));
  if (!isInteger) return undefined;
  const whole = BigInt(value);
  const fitted = isSigned ? BigInt.asIntN(bits, whole) : BigInt.asUintN(bits, whole);
  if (fitted !== whole) return undefined;
  // UInt32 is in the wider field, because the decoders of Eclipse Tahu read only that.
  if (bits === 64 || (bits === 32 && !isSigned)) return { kind: 'long', value: BigInt.asUintN(64, whole) };
  return { kind: 'int', value: Number(BigInt.asUintN(32, whole)) };
}

function writtenFloat(value: MetricValue): WireValue | undefined {
  if (typeof value !== 'number') return undefined;
  const isFitting = Number.isFinite(Math.fround(value)) === Number.isFinite(value);
  return isFitting ? { kind: 'float', value } : undefined;
}

function writtenArray(values: readonly ArrayElement[], datatype: number): WireValue | undefined {
  const type = elementType(datatype);
  // A zero byte ends a string of an array.
  const isFitting = values.every((one) => written(one, type) !== undefined && !String(one).includes('\0'));
  return isFitting ? { kind: 'bytes', value: writeArray(values, datatype) } : undefined;
}

function shown(value: MetricValue): string {
  return String(value).slice(0, 40);
}
