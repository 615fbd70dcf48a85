/**
 * Processes items with a limited number of workers and returns the results in the order of the items. Takes a new item
 * only when a worker is free, so that memory stays bounded.
 */
export async function* mapOrdered<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  workers: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // The rejection is handled when the result is returned. Until then it must not count as unhandled.
    result.catch(() => undefined);
    running.push(result);
    const oldest = running.length >= workers ? running.shift() : undefined;
    if (oldest !== undefined) yield await oldest;
  }
  for (const result of running) yield await result;
}

/** Yields the first `max` items. */
export async function* firstOf<Item>(
  items: AsyncIterable<Item>,
  max: number,
): AsyncGenerator<Item, void, undefined> {
  let left = max;
  for await (const item of items) {
    yield item;
    left -= 1;
    if (left <= 0) return;
  }
}
