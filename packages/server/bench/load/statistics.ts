/**
 * Value below which a part of the values lies.
 *
 * @param part 0.5 for the median, 0.95 for the 95th percentile
 * @returns NaN without values
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
