/** Numbers and times as the pages show them. */

const count = new Intl.NumberFormat('en');
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A count with thousands separators. */
export const countText = (value: number): string => count.format(value);

/** A rate per second: one decimal below ten, none above. */
export function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : countText(Math.round(perSecond));
}

/** A time in the time zone of the browser; a dash if there is none. */
export function timeText(time: number | string | undefined): string {
  const date = time === undefined ? undefined : new Date(time);
  return date === undefined || Number.isNaN(date.getTime()) ? '–' : dateTime.format(date);
}

/** How long ago a time was, in its largest unit; times ahead count as now. */
export function agoText(time: number | string | undefined, nowMs: number): string {
  if (time === undefined) return 'never';
  const seconds = Math.max(0, Math.round((nowMs - new Date(time).getTime()) / 1_000));
  if (seconds < 5) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}
