/** A sorted list with remaining texts. */
interface Run {
  readonly texts: readonly string[];
  at: number;
  /** The next one. */
  head: string;
}

/** Yields the texts of several sorted lists in one order. */
export function* mergeSorted(lists: readonly (readonly string[])[]): Generator<string, void, undefined> {
  // A heap: of the runs at `i`, `2i + 1` and `2i + 2`, the first is not after the others. Sorted runs are one.
  const heap = lists.flatMap(runOf).sort((a, b) => (a.head < b.head ? -1 : 1));
  for (let first = heap[0]; first !== undefined; first = heap[0]) {
    yield first.head;
    first.at += 1;
    const next = first.texts[first.at];
    if (next === undefined) removeFirst(heap);
    else first.head = next;
    sink(heap);
  }
}

function runOf(texts: readonly string[]): Run[] {
  const [head] = texts;
  return head === undefined ? [] : [{ texts, at: 0, head }];
}

function removeFirst(heap: Run[]): void {
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) heap[0] = last;
}

/** Moves the first run down to where no other of its branch is before it. */
function sink(heap: Run[]): void {
  const run = heap[0];
  if (run === undefined) return;
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    const isRight = left !== undefined && right !== undefined && right.head < left.head;
    const least = isRight ? right : left;
    if (least === undefined || run.head <= least.head) break;
    heap[at] = least;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = run;
}
