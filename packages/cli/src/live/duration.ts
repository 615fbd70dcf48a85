import { UsageError } from '../errors/cli-error.ts';

const unitSeconds: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };
const longestSeconds = 86_400 * 24;

/** Parses `30`, `30s`, `5m`, `2h` or `1d`. Returns seconds, up to 24 days. */
export function parseDuration(name: string, text: string): number {
  const match = /^(\d+(?:\.\d+)?)([smhd]?)$/.exec(text);
  const seconds = Number(match?.[1]) * (unitSeconds[match?.[2] ?? ''] ?? NaN);
  if (Number.isNaN(seconds) || seconds > longestSeconds) {
    throw new UsageError(
      `${name} must be a duration of up to 24 days, such as 30s, 5m or 2h, not "${text}".`,
    );
  }
  return seconds;
}
