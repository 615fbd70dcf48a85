/**
 * Works on items with a bounded number of workers and gives the results in the order of the items. No more items
 * are taken than workers are free, so that an endless list needs no endless memory.
 */
export async function* mapOrdered<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  workers: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Handled when its turn comes; until then a rejection must not count as unhandled.
    result.catch(() => undefined);
    running.push(result);
    const oldest = running.length >= workers ? running.shift() : undefined;
    if (oldest !== undefined) yield await oldest;
  }
  for (const result of running) yield await result;
}
