import { formatPath, isWithin, type Lwm2mPath } from '@muster/lwm2m';
import type { DeviceTree } from './object-tree.ts';
import { addChanges } from './value-changes.ts';

/**
 * Finds changed values below the paths that the server observes. Values depend on the time, so it computes the earlier
 * ones as of the last check instead of storing them.
 */
export class ValueWatch {
  readonly #onChanges: (paths: readonly Lwm2mPath[]) => void;
  readonly #observed = new Map<string, { readonly path: Lwm2mPath; readonly observations: number }>();
  #checkedAtMs: number;
  #asOfMs: number | undefined;

  /**
   * @param onChanges called once with all values that changed since the last check, so that each observation notifies
   *   once
   */
  constructor(nowMs: number, onChanges: (paths: readonly Lwm2mPath[]) => void) {
    this.#checkedAtMs = nowMs;
    this.#onChanges = onChanges;
  }

  /** The time for which a check reads values; the clock of the device must return it. Undefined between checks. */
  get asOfMs(): number | undefined {
    return this.#asOfMs;
  }

  /** Adds a path that the server observes, alone or in a composite. */
  add(path: Lwm2mPath): void {
    this.#count(path, 1);
  }

  /** Removes one observation of a path. */
  remove(path: Lwm2mPath): void {
    this.#count(path, -1);
  }

  #count(path: Lwm2mPath, more: number): void {
    const key = formatPath(path);
    const observations = (this.#observed.get(key)?.observations ?? 0) + more;
    if (observations > 0) this.#observed.set(key, { path, observations });
    else this.#observed.delete(key);
  }

  /**
   * Reports changes since the last check. The clock stops during the comparison, so that the notified values are the
   * compared ones.
   */
  reportChanges(nowMs: number, tree: DeviceTree): void {
    const sinceMs = this.#checkedAtMs;
    this.#checkedAtMs = nowMs;
    try {
      const changes = this.#changes(sinceMs, nowMs, tree);
      this.#asOfMs = nowMs;
      if (changes.length > 0) this.#onChanges(changes);
    } finally {
      this.#asOfMs = undefined;
    }
  }

  #changes(sinceMs: number, nowMs: number, tree: DeviceTree): readonly Lwm2mPath[] {
    const changes: Lwm2mPath[] = [];
    tree.forEachChanging((objectId, instanceId, resourceId) => {
      const path = { objectId, instanceId, resourceId };
      if (!this.#isObserved(path)) return;
      this.#asOfMs = sinceMs;
      const before = tree.read(objectId, instanceId, resourceId);
      this.#asOfMs = nowMs;
      addChanges(path, before, tree.read(objectId, instanceId, resourceId), changes);
    });
    return changes;
  }

  #isObserved(path: Lwm2mPath): boolean {
    for (const { path: seen } of this.#observed.values()) {
      if (isWithin(path, seen) || isWithin(seen, path)) return true;
    }
    return false;
  }
}
