/** An entry that is due at a time. */
export interface DueEntry {
  readonly dueMs: number;
  /** Entries that are due at the same time leave in this order. */
  readonly order: number;
}

/** A binary heap of entries by the time at which they are due. */
export class DueHeap<T extends DueEntry> {
  readonly #heap: T[] = [];

  get size(): number {
    return this.#heap.length;
  }

  /** The entry that is due first. */
  get first(): T | undefined {
    return this.#heap[0];
  }

  clear(): void {
    this.#heap.length = 0;
  }

  /** Removes the entries that do not match. */
  keep(predicate: (entry: T) => boolean): void {
    const kept = this.#heap.filter(predicate);
    // A sorted array is a heap.
    kept.sort((a, b) => (before(a, b) ? -1 : 1));
    this.#heap.length = 0;
    for (const entry of kept) this.#heap.push(entry);
  }

  push(entry: T): void {
    const heap = this.#heap;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = heap[parentAt];
      if (!parent || before(parent, entry)) break;
      heap[at] = parent;
      at = parentAt;
    }
    heap[at] = entry;
  }

  /** Removes and returns the entry that is due first. */
  pop(): T | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const childAt = this.#lesserChild(at);
      const child = heap[childAt];
      if (!child || before(last, child)) break;
      heap[at] = child;
      at = childAt;
    }
    heap[at] = last;
    return first;
  }

  #lesserChild(at: number): number {
    const left = this.#heap[2 * at + 1];
    const right = this.#heap[2 * at + 2];
    return left && right && before(right, left) ? 2 * at + 2 : 2 * at + 1;
  }
}

function before(a: DueEntry, b: DueEntry): boolean {
  return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.order < b.order);
}
