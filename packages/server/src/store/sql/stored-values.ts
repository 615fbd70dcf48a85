import type { Sample } from '../port.ts';

type SampleValue = Sample['value'];

/** A sample's value as JSON. NaN and infinities have names, because JSON cannot represent them. */
export type StoredValue = SampleValue | { readonly number: 'NaN' | 'Infinity' | '-Infinity' };

export function toStored(value: SampleValue): StoredValue {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  if (Number.isNaN(value)) return { number: 'NaN' };
  return { number: value > 0 ? 'Infinity' : '-Infinity' };
}

export function fromStored(value: StoredValue): SampleValue {
  return typeof value === 'object' ? Number(value.number) : value;
}
