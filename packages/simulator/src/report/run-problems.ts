import type { ClientProblemKind } from '@muster/lwm2m';

/** `deregister-unanswered`: when the run ended, the server answered no De-register of the cohort. */
export type ProblemKind = ClientProblemKind | 'deregister-unanswered';

/** A fault of the server or the network, when it occurred. */
export interface ProblemEvent {
  readonly kind: ProblemKind;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly message: string;
}

/** Faults of one kind during a run. A run without any, whose devices all registered, has succeeded. */
export interface RunProblem {
  readonly kind: ProblemKind;
  readonly count: number;
  /** How many devices had it. */
  readonly devices: number;
  /** ISO 8601. */
  readonly firstTime: string;
  /** ISO 8601. */
  readonly lastTime: string;
  /** The first one. */
  readonly example: { readonly endpointName: string; readonly message: string };
}

interface Group {
  count: number;
  readonly endpointNames: Set<string>;
  firstMs: number;
  lastMs: number;
  readonly example: RunProblem['example'];
}

/** Groups the faults of a run by their kind. Memory grows with the devices, not with the faults. */
export class ProblemRecorder {
  readonly #groups = new Map<ProblemKind, Group>();

  record(endpointName: string, { kind, timeMs, message }: ProblemEvent): void {
    let group = this.#groups.get(kind);
    if (!group) {
      const example = { endpointName, message };
      group = { count: 0, endpointNames: new Set(), firstMs: timeMs, lastMs: timeMs, example };
      this.#groups.set(kind, group);
    }
    group.count += 1;
    group.endpointNames.add(endpointName);
    group.firstMs = Math.min(group.firstMs, timeMs);
    group.lastMs = Math.max(group.lastMs, timeMs);
  }

  problems(): RunProblem[] {
    return Array.from(this.#groups, ([kind, group]) => ({
      kind,
      count: group.count,
      devices: group.endpointNames.size,
      firstTime: new Date(group.firstMs).toISOString(),
      lastTime: new Date(group.lastMs).toISOString(),
      example: group.example,
    }));
  }
}

const names: Readonly<Record<ProblemKind, string>> = {
  'update-unanswered': 'Updates without a response',
  'registration-lost': 'registrations lost',
  'lifetime-lapsed': 'lifetimes lapsed',
  'notification-unanswered': 'confirmable notifications without an acknowledgement',
  'deregister-unanswered': 'De-registers without a response',
};

/** One kind of fault as a line of text: `3 lifetimes lapsed on 3 devices, first 12:00:05, last 12:00:09`, in ISO 8601. */
export function describeProblem({ kind, count, devices, firstTime, lastTime }: RunProblem): string {
  const on = `on ${devices} ${devices === 1 ? 'device' : 'devices'}`;
  return `${count} ${names[kind]} ${on}, first ${firstTime}, last ${lastTime}`;
}
