/**
 * Expected outcomes that a run has not seen. `stopped`: the run was stopped before its planned end. `not-started`:
 * devices that had no time to start. `under-way`: devices with requests or notifications that were neither answered nor
 * given up. `not-confirmed`: devices without a timely response to their last Update. `impaired`: devices with a failure
 * caused by the network conditions of the run, and no success since. `events`: events of the timeline after the end.
 */
export type UnseenKind = 'stopped' | 'not-started' | 'under-way' | 'not-confirmed' | 'impaired' | 'events';

export interface Unseen {
  readonly kind: UnseenKind;
  /** Number of devices or events. */
  readonly count: number;
}

const sentences: Readonly<Record<UnseenKind, (count: number) => string>> = {
  stopped: () => 'The run was stopped before its end.',
  'not-started': (count) =>
    `${count} ${count === 1 ? 'device had' : 'devices had'} not been started: let the run last longer, or start the devices faster.`,
  'under-way': (count) => `Requests of ${count} ${count === 1 ? 'device' : 'devices'} were still under way.`,
  'not-confirmed': (count) =>
    `The server did not answer the last Update of ${count} ${count === 1 ? 'device' : 'devices'} in time.`,
  impaired: (count) =>
    `The network conditions of the run kept ${count} ${count === 1 ? 'device' : 'devices'} from something that did not succeed later.`,
  events: (count) =>
    `${count} ${count === 1 ? 'event of the timeline comes' : 'events of the timeline come'} after the end: let the run last longer.`,
};

export function describeUnseen({ kind, count }: Unseen): string {
  return sentences[kind](count);
}

/** Adds up the unseen outcomes of processes with the same end and timeline. */
export function mergeUnseen(parts: readonly (readonly Unseen[])[]): Unseen[] {
  const counts = new Map<UnseenKind, number>();
  for (const { kind, count } of parts.flat()) {
    const before = counts.get(kind) ?? 0;
    counts.set(kind, kind === 'stopped' || kind === 'events' ? Math.max(before, count) : before + count);
  }
  return Array.from(counts, ([kind, count]) => ({ kind, count }));
}
