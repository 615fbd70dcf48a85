import type { Sample } from '../../store/port.ts';
import type { LatestMeasurement } from '../generated/contract.ts';

/** Returns a value as `v`, `sv` or `bv`, depending on its type. */
export function presentValue({
  value,
}: Pick<Sample, 'value'>): { v: number } | { sv: string } | { bv: boolean } {
  if (typeof value === 'number') {
    // JSON cannot represent NaN and infinities.
    return Number.isFinite(value) ? { v: value } : { sv: String(value) };
  }
  return typeof value === 'boolean' ? { bv: value } : { sv: value };
}

export function presentLatest(
  sample: Sample & { readonly claimedMs?: number },
  url: string,
): LatestMeasurement {
  return {
    r: sample.resourceId,
    ruri: url,
    UnixTimestamp: sample.timeMs,
    d: new Date(sample.timeMs).toISOString(),
    ...(sample.claimedMs === undefined ? {} : { ClaimedTimestamp: sample.claimedMs }),
    ...presentValue(sample),
  };
}
