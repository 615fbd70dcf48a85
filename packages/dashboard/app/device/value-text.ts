import type { DeviceTreeResource, LatestMeasurement } from '@muster/sdk/core';

/** Formats the value of a measurement. Returns undefined if there is none. */
export function valueText(measurement: LatestMeasurement | undefined): string | undefined {
  if (measurement === undefined) return undefined;
  const { v, sv, bv } = measurement;
  if (v !== undefined) return numberText(v);
  return bv === undefined ? sv : String(bv);
}

/** Formats a number with at most seven significant digits, the precision of a 32-bit float. Integers are complete. */
export function numberText(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(7)));
}

type Operand = Pick<DeviceTreeResource, 'Operations'>;

export const isReadable = ({ Operations }: Operand): boolean => Operations?.includes('R') === true;
export const isWritable = ({ Operations }: Operand): boolean => Operations?.includes('W') === true;
export const isExecutable = ({ Operations }: Operand): boolean => Operations?.includes('E') === true;

const NUMERIC = new Set(['Integer', 'Float', 'Unsigned Integer', 'UnsignedInteger', 'Boolean']);

/** Whether the values of a data type can be plotted. */
export const isPlottable = ({ DataType }: Pick<DeviceTreeResource, 'DataType'>): boolean =>
  NUMERIC.has(DataType);

/** Converts a value to a number for a plot. Booleans become 0 and 1. */
export function plotNumber({
  v,
  bv,
}: {
  readonly v?: number | null;
  readonly bv?: boolean | null;
}): number | undefined {
  if (typeof v === 'number') return v;
  return typeof bv === 'boolean' ? Number(bv) : undefined;
}

/** Resources whose unit is in Sensor Units (5701) of the same IPSO object instance. */
const SENSOR_VALUES = new Set([5601, 5602, 5603, 5604, 5700]);
const SENSOR_UNITS = 5701;

/** Unit of a resource, from its definition or, for IPSO sensors, from Sensor Units. */
export function unitOf(
  resource: Pick<DeviceTreeResource, 'TypeId' | 'Units'>,
  siblings: readonly Pick<DeviceTreeResource, 'TypeId' | 'LatestMeasurement'>[],
): string {
  if (resource.Units !== undefined && resource.Units !== '') return resource.Units;
  if (!SENSOR_VALUES.has(resource.TypeId)) return '';
  return siblings.find(({ TypeId }) => TypeId === SENSOR_UNITS)?.LatestMeasurement?.sv ?? '';
}
