import { deriveKey, textKey } from '../device/random.ts';
import { rankOf } from '../device/share.ts';

/**
 * Divides the devices of a cohort among its outcomes by largest remainder. The numbers are exact, and add up to
 * `count`.
 *
 * @param shares shares of the outcomes, each > 0, together at most 1
 * @returns number of devices for each outcome, followed by the number without an outcome
 */
export function outcomeCounts(count: number, shares: readonly number[]): number[] {
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  // Sums of decimals such as 0.9 + 0.06 + 0.04 differ from 1 by less than this.
  const quotas = [...shares, rest].map((share) => Math.round(Math.max(share, 0) * count * 1e6) / 1e6);
  const counts = quotas.map(Math.floor);
  const remainders = quotas
    .map((quota, position) => ({ position, remainder: quota % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.position - b.position);
  let left = count - counts.reduce((sum, one) => sum + one, 0);
  for (const { position } of remainders) {
    if (left <= 0) break;
    counts[position] = (counts[position] ?? 0) + 1;
    left -= 1;
  }
  return counts;
}

const shuffleKey = 0x6f757463;

/**
 * Chooses the outcome of each device of a cohort. The choice depends on the seed, the name of the cohort and its count,
 * so that processes that share a fleet agree.
 *
 * @returns by position in the cohort: the position of the outcome, or `shares.length` for none
 */
export function assignOutcomes(
  seed: number,
  { name, count }: { readonly name: string; readonly count: number },
  shares: readonly number[],
): Uint8Array {
  const byRank = new Uint8Array(count);
  let next = 0;
  for (const [outcome, devices] of outcomeCounts(count, shares).entries()) {
    byRank.fill(outcome, next, next + devices);
    next += devices;
  }
  const salt = deriveKey(shuffleKey, textKey(name));
  return byRank.map((_, position) => byRank[rankOf(seed, salt, position, count)] ?? 0);
}
