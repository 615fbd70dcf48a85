/** Datatypes of metrics (Sparkplug 3.0, 6.4.16). */
export const Datatype = {
  Unknown: 0,
  Int8: 1,
  Int16: 2,
  Int32: 3,
  Int64: 4,
  UInt8: 5,
  UInt16: 6,
  UInt32: 7,
  UInt64: 8,
  Float: 9,
  Double: 10,
  Boolean: 11,
  String: 12,
  DateTime: 13,
  Text: 14,
  UUID: 15,
  DataSet: 16,
  Bytes: 17,
  File: 18,
  Template: 19,
  PropertySet: 20,
  PropertySetList: 21,
  Int8Array: 22,
  Int16Array: 23,
  Int32Array: 24,
  Int64Array: 25,
  UInt8Array: 26,
  UInt16Array: 27,
  UInt32Array: 28,
  UInt64Array: 29,
  FloatArray: 30,
  DoubleArray: 31,
  BooleanArray: 32,
  StringArray: 33,
  DateTimeArray: 34,
} as const;

export type DatatypeName = keyof typeof Datatype;

/** Names of the datatypes by number. */
const names: readonly string[] = Object.keys(Datatype);

/** Returns the name of a datatype, or its number if it is not in the standard. */
export function datatypeName(datatype: number): string {
  return names[datatype] ?? String(datatype);
}

/** Bits and sign of an integer datatype. */
export interface IntegerType {
  readonly bits: 8 | 16 | 32 | 64;
  readonly isSigned: boolean;
}

const integers = new Map<number, IntegerType>([
  [Datatype.Int8, { bits: 8, isSigned: true }],
  [Datatype.Int16, { bits: 16, isSigned: true }],
  [Datatype.Int32, { bits: 32, isSigned: true }],
  [Datatype.Int64, { bits: 64, isSigned: true }],
  [Datatype.UInt8, { bits: 8, isSigned: false }],
  [Datatype.UInt16, { bits: 16, isSigned: false }],
  [Datatype.UInt32, { bits: 32, isSigned: false }],
  [Datatype.UInt64, { bits: 64, isSigned: false }],
  [Datatype.DateTime, { bits: 64, isSigned: false }],
]);

/** Returns bits and sign of an integer datatype; undefined for others. DateTime is encoded as an integer. */
export function integerType(datatype: number): IntegerType | undefined {
  return integers.get(datatype);
}
