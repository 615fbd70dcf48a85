/** Plain data: members of objects, lists in order and in chunks, and the limits of JSON text. */
import { isDeepStrictEqual } from 'node:util';
import TinyQueue from 'tinyqueue';

export { findExcess } from '@muster/net/core';

/** Returns a copy of `value` without some members. */
export function omit<T extends object, K extends keyof T & string>(
  value: T,
  ...members: readonly K[]
): Omit<T, K> {
  const copy: Partial<T> = {};
  for (const name in value) {
    if (Object.hasOwn(value, name) && !(members as readonly string[]).includes(name))
      copy[name] = value[name];
  }
  return copy as Omit<T, K>;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Returns the members that are not undefined, for types whose optional members must be absent or have a value. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}

/** Whether two values are the same JSON. The order of members does not matter, because PostgreSQL changes it. */
export function isSameJson(one: object, other: object): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Splits the items into chunks of `size`. */
export function* chunksOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}

/** Yields the items in chunks of `size`, each as soon as it is complete. The last one can be shorter. */
export async function* runsOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let run: T[] = [];
  for await (const item of items) {
    run.push(item);
    if (run.length < size) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

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
