import { formatPath, isWithin, type Lwm2mPath } from '@muster/lwm2m';
import type { DeviceTree } from './object-tree.ts';
import { addChanges } from './value-changes.ts';

/**
 * Looks for values that have moved by themselves below the paths that the server observes. Since they follow from the
 * time, the earlier ones are read anew, as of the last look, instead of being kept.
 */
export class ValueWatch {
  readonly #onChanges: (paths: readonly Lwm2mPath[]) => void;
  readonly #observed = new Map<string, { readonly path: Lwm2mPath; readonly observations: number }>();
  #lookedAtMs: number;
  #asOfMs: number | undefined;

  /** @param onChanges called once for all values that a look finds changed, so that each observation notifies once */
  constructor(nowMs: number, onChanges: (paths: readonly Lwm2mPath[]) => void) {
    this.#lookedAtMs = nowMs;
    this.#onChanges = onChanges;
  }

  /** The time of the values that a look reads; the device's clock must show it. Undefined between looks. */
  get asOfMs(): number | undefined {
    return this.#asOfMs;
  }

  /** The server observes a path from now on, by itself or with others. */
  add(path: Lwm2mPath): void {
    this.#count(path, 1);
  }

  /** The server has cancelled one of its observations of the path. */
  remove(path: Lwm2mPath): void {
    this.#count(path, -1);
  }

  #count(path: Lwm2mPath, more: number): void {
    const key = formatPath(path);
    const observations = (this.#observed.get(key)?.observations ?? 0) + more;
    if (observations > 0) this.#observed.set(key, { path, observations });
    else this.#observed.delete(key);
  }

  /** Reports what has changed since the last look. The clock stands still during the comparison, so that the notified values are the compared ones. */
  look(nowMs: number, tree: DeviceTree): void {
    const sinceMs = this.#lookedAtMs;
    this.#lookedAtMs = nowMs;
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
