/** Parts of the date, in UTC, by which samples are grouped. */
export type TimePart =
  'Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Groups times that agree in all given parts of the date. By Year and Month, each month of each year is a
 * group; by Hour alone, the same hour of all days. Without parts, there is one group.
 */
export class TimeGroups {
  readonly #parts: readonly TimePart[];
  readonly #startMs: number;
  /** Earliest time of each group. */
  readonly #groups = new Map<string, number>();
  /** Last hour that was looked up. All times within an hour belong to one group. */
  #hour = -1;
  #group = '';

  constructor(parts: readonly TimePart[], startMs: number) {
    this.#parts = parts;
    this.#startMs = startMs;
  }

  /** Returns the group of a time. */
  of(timeMs: number): string {
    const hour = Math.floor(timeMs / HOUR_MS);
    if (hour !== this.#hour) {
      const date = new Date(hour * HOUR_MS);
      this.#hour = hour;
      this.#group = this.#parts.map((part) => partOf(part, date)).join(' ');
      const begin = this.#parts.length === 0 ? this.#startMs : startOfPart(this.#parts, date);
      this.#groups.set(this.#group, Math.min(begin, this.#groups.get(this.#group) ?? Infinity));
    }
    return this.#group;
  }

  /** Returns the groups that occurred, in time order, each with the first start of its finest part. */
  inOrder(): [group: string, timeMs: number][] {
    return [...this.#groups].sort(([, a], [, b]) => a - b);
  }
}

const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS);

function partOf(part: TimePart, date: Date): number {
  switch (part) {
    case 'Year':
      return date.getUTCFullYear();
    case 'Quarter':
      return Math.floor(date.getUTCMonth() / 3);
    case 'Month':
      return date.getUTCMonth();
    case 'DayOfYear':
      return dayOfYear(date);
    case 'Day':
      return date.getUTCDate();
    case 'Week':
      return weekOf(date);
    case 'WeekDay':
      return date.getUTCDay();
    case 'Hour':
      return date.getUTCHours();
    case 'IsoWeek':
      return isoWeekOf(date);
  }
}

/** Returns the week from 0. The first week contains 1 January, and weeks begin on Sunday. */
function weekOf(date: Date): number {
  const firstDay = new Date(Date.UTC(date.getUTCFullYear(), 0, 1)).getUTCDay();
  return Math.floor((dayOfYear(date) + firstDay) / 7);
}

/** Returns the ISO 8601 week: a day belongs to the week of its Thursday. */
function isoWeekOf(date: Date): number {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY_MS);
  return Math.floor(dayOfYear(thursday) / 7) + 1;
}

/** Returns the start of the finest part that contains the date. */
function startOfPart(parts: readonly TimePart[], date: Date): number {
  const has = (...wanted: readonly TimePart[]): boolean => wanted.some((one) => parts.includes(one));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const day = Date.UTC(year, month, date.getUTCDate());
  if (has('Hour')) return day + date.getUTCHours() * HOUR_MS;
  if (has('Day', 'DayOfYear', 'WeekDay')) return day;
  if (has('IsoWeek')) return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  if (has('Week')) return day - date.getUTCDay() * DAY_MS;
  if (has('Month')) return Date.UTC(year, month, 1);
  return has('Quarter') ? Date.UTC(year, month - (month % 3), 1) : Date.UTC(year, 0, 1);
}
