import type { TurnBudget } from '../../kernel/turns.ts';

interface Timed {
  readonly timeMs: number;
}

/** Values that are merged between two looks at the time. */
const VALUES_AT_A_TIME = 500;

/**
 * Orders values by their times. They are added in runs that are mostly in order, as the resources of a collection have them. The
 * runs are merged two by two, in turns of the event loop: sorting a million values of a thousand resources takes half a second.
 */
export class OrderedRuns<T extends Timed> {
  #runs: T[][] = [];

  add(values: readonly T[]): void {
    for (const value of values) {
      const run = this.#runs.at(-1);
      const last = run?.at(-1);
      if (run === undefined || last === undefined || value.timeMs < last.timeMs) this.#runs.push([value]);
      else run.push(value);
    }
  }

  /** Returns the values in order and forgets them. Those of the same time are in the order in which they were added. */
  async take(budget: TurnBudget): Promise<readonly T[]> {
    let runs = this.#runs;
    this.#runs = [];
    while (runs.length > 1) {
      const merged: T[][] = [];
      for (let at = 0; at < runs.length; at += 2) {
        merged.push(await mergedRuns(runs[at] ?? [], runs[at + 1] ?? [], budget));
      }
      runs = merged;
    }
    return runs[0] ?? [];
  }
}

async function mergedRuns<T extends Timed>(
  left: readonly T[],
  right: readonly T[],
  budget: TurnBudget,
): Promise<T[]> {
  const merged: T[] = [];
  let [leftAt, rightAt] = [0, 0];
  for (;;) {
    const [a, b] = [left[leftAt], right[rightAt]];
    const next = b === undefined || (a !== undefined && a.timeMs <= b.timeMs) ? a : b;
    if (next === undefined) return merged;
    if (next === a) leftAt += 1;
    else rightAt += 1;
    merged.push(next);
    if (merged.length % VALUES_AT_A_TIME === 0) await budget.spend(VALUES_AT_A_TIME);
  }
}
