import { formatPath, isWithin, type Lwm2mPath } from '@muster/lwm2m';
import type { DeviceTree } from './object-tree.ts';
import { addChanges } from './value-changes.ts';

/**
 * Looks for values that have moved by themselves below the paths that the server observes. Since they follow from the
 * time, the earlier ones are read anew, as of the last look, instead of being kept.
 */
export class ValueWatch {
  readonly #onChange: (path: Lwm2mPath) => void;
  readonly #observed = new Map<string, { readonly path: Lwm2mPath; readonly observations: number }>();
  #lookedAtMs: number;
  #asOfMs: number | undefined;

  /** @param onChange tells all observers of the path, of what lies below it and of what it lies below */
  constructor(nowMs: number, onChange: (path: Lwm2mPath) => void) {
    this.#lookedAtMs = nowMs;
    this.#onChange = onChange;
  }

  /** The earlier time, while values of that time are read; the device's clock must show it then. */
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

  look(nowMs: number, tree: DeviceTree): void {
    const sinceMs = this.#lookedAtMs;
    this.#lookedAtMs = nowMs;
    const changes: Lwm2mPath[] = [];
    tree.forEachChanging((objectId, instanceId, resourceId) => {
      const path = { objectId, instanceId, resourceId };
      if (this.#observers(path).length === 0) return;
      this.#asOfMs = sinceMs;
      const before = tree.read(objectId, instanceId, resourceId);
      this.#asOfMs = undefined;
      addChanges(path, before, tree.read(objectId, instanceId, resourceId), changes);
    });
    this.#tell(changes);
  }

  /** Whoever observes a whole instance hears of it once, however many of its resources have moved. */
  #tell(changes: readonly Lwm2mPath[]): void {
    const told = new Set<Lwm2mPath>();
    const nearest = (path: Lwm2mPath): number => (this.#observed.has(formatPath(path)) ? 0 : 1);
    for (const path of [...changes].sort((a, b) => nearest(a) - nearest(b))) {
      const observers = this.#observers(path);
      if (observers.every((observer) => told.has(observer))) continue;
      for (const observer of observers) told.add(observer);
      this.#onChange(path);
    }
  }

  #observers(path: Lwm2mPath): Lwm2mPath[] {
    return [...this.#observed.values()]
      .map((observed) => observed.path)
      .filter((seen) => isWithin(path, seen) || isWithin(seen, path));
  }
}
