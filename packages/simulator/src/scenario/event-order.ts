import type { EventTime, TimelineEvent } from './timeline.ts';

/** Returns the events of one kind that can happen to devices of a cohort before an event, or at its time. */
export function earlierEvents<Action extends TimelineEvent['do']>(
  timeline: readonly TimelineEvent[],
  action: Action,
  { atSeconds, overSeconds = 0, everySeconds, untilSeconds }: EventTime,
  cohort: string,
): Extract<TimelineEvent, { do: Action }>[] {
  const last = everySeconds === undefined ? atSeconds + overSeconds : (untilSeconds ?? Infinity);
  return timeline.filter(
    (other): other is Extract<TimelineEvent, { do: Action }> =>
      other.do === action && other.atSeconds <= last && (other.cohort ?? cohort) === cohort,
  );
}
