import type { Period } from '../scenario/faults.ts';

/**
 * Whether a period covers a time. It includes its start and excludes its end.
 *
 * @param seconds time since the start of the run
 */
export function covers({ fromSeconds = 0, toSeconds = Infinity }: Period, seconds: number): boolean {
  return seconds >= fromSeconds && seconds < toSeconds;
}
