import TinyQueue from 'tinyqueue';

interface Run<T> {
  readonly items: readonly T[];
  /** Equal items are in the order of their lists. */
  readonly order: number;
  readonly at: number;
  readonly head: T;
}

/** Merges several sorted lists. */
export function* mergeSorted<T>(
  lists: readonly (readonly T[])[],
  compare: (one: T, other: T) => number,
): Generator<T, void, undefined> {
  const runs = lists.flatMap((items, order) => runFrom({ items, order }, 0));
  const queue = new TinyQueue(runs, (a, b) => compare(a.head, b.head) || a.order - b.order);
  for (let first = queue.pop(); first !== undefined; first = queue.pop()) {
    yield first.head;
    runFrom(first, first.at + 1).forEach((rest) => queue.push(rest));
  }
}

/** Returns the part of a list starting at `at`; none beyond its end. */
function runFrom<T>({ items, order }: Pick<Run<T>, 'items' | 'order'>, at: number): Run<T>[] {
  const head = items[at];
  return head === undefined ? [] : [{ items, order, at, head }];
}
