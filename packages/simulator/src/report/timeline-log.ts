import type { TimelineEvent } from '../scenario/timeline.ts';
import type { TimelineLogEntry } from './fleet-report.ts';

/** Maximum number of events in a report. Later ones are omitted. */
const maxEntries = 1000;

/** An event of the timeline that was played on the devices of one process, as plain data. */
export interface PlayedEvent {
  /** Seconds since the start of the run. */
  readonly atSeconds: number;
  readonly action: TimelineEvent['do'];
  readonly cohort: string | undefined;
  /** Number of devices that the event selects. */
  readonly devices: number;
}

/** Records the played events of a run for its report. */
export class TimelineLog {
  readonly #entries: PlayedEvent[] = [];
  #startMs = 0;

  /** @param startMs start of the run on the monotonic clock */
  begin(startMs: number): void {
    this.#startMs = startMs;
  }

  /** @param devices number of devices that the event selects */
  add({ do: action, cohort }: TimelineEvent, devices: number, timeMs: number): void {
    if (this.#entries.length >= maxEntries) return;
    const atSeconds = Math.round(timeMs - this.#startMs) / 1000;
    this.#entries.push({ atSeconds, action, cohort, devices });
  }

  get entries(): readonly PlayedEvent[] {
    return [...this.#entries];
  }
}

/** Formats an event for a report. */
export function describeEvent({ atSeconds, action, cohort, devices }: PlayedEvent): TimelineLogEntry {
  const of = cohort === undefined ? '' : ` of ${cohort}`;
  return { atSeconds, event: `${action} ${devices} ${devices === 1 ? 'device' : 'devices'}${of}` };
}

/** Adds up the timelines of processes that play the same events on their own devices. */
export function mergeTimelines(timelines: readonly (readonly PlayedEvent[])[]): PlayedEvent[] {
  const events = new Map<string, PlayedEvent>();
  for (const timeline of timelines) {
    const occurrences = new Map<string, number>();
    for (const event of timeline) {
      const kind = `${event.action} ${event.cohort ?? ''}`;
      const occurrence = (occurrences.get(kind) ?? 0) + 1;
      occurrences.set(kind, occurrence);
      const known = events.get(`${occurrence} ${kind}`);
      const devices = event.devices + (known?.devices ?? 0);
      const atSeconds = Math.min(event.atSeconds, known?.atSeconds ?? Infinity);
      events.set(`${occurrence} ${kind}`, { ...event, atSeconds, devices });
    }
  }
  return [...events.values()].sort((a, b) => a.atSeconds - b.atSeconds);
}
