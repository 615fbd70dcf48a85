/** Formats of numbers and times. */

const count = new Intl.NumberFormat('en');
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a count with thousands separators. */
export const countText = (value: number): string => count.format(value);

/** Formats a rate per second, with one decimal below ten. */
export function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : countText(Math.round(perSecond));
}

/** Formats a time in the time zone of the browser. Returns a dash if there is none. */
export function timeText(time: number | string | undefined): string {
  const date = time === undefined ? undefined : new Date(time);
  return date === undefined || Number.isNaN(date.getTime()) ? '–' : dateTime.format(date);
}

/** Formats the age of a time in its largest unit. Future times count as now. */
export function agoText(time: number | string | undefined, nowMs: number): string {
  if (time === undefined) return 'never';
  const seconds = Math.max(0, Math.round((nowMs - new Date(time).getTime()) / 1_000));
  if (seconds < 5) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}
