import type { TimelineEvent } from '../scenario/timeline.ts';
import type { TimelineLogEntry } from './fleet-report.ts';

/** Events that a report lists. Later ones are left out. */
const maxEntries = 1000;

/** What the timeline of a run did, for its report. */
export class TimelineLog {
  readonly #entries: TimelineLogEntry[] = [];
  #startMs = 0;

  /** @param startMs start of the run on the monotonic clock */
  begin(startMs: number): void {
    this.#startMs = startMs;
  }

  /** @param devices how many devices the event is about */
  add(event: TimelineEvent, devices: number, timeMs: number): void {
    if (this.#entries.length >= maxEntries) return;
    const atSeconds = Math.round(timeMs - this.#startMs) / 1000;
    this.#entries.push({ atSeconds, event: describeEvent(event, devices) });
  }

  get entries(): readonly TimelineLogEntry[] {
    return [...this.#entries];
  }
}

function describeEvent({ do: action, cohort }: TimelineEvent, devices: number): string {
  const of = cohort === undefined ? '' : ` of ${cohort}`;
  return `${action} ${devices} ${devices === 1 ? 'device' : 'devices'}${of}`;
}
