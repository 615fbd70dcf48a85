import { FairPlaces } from './fair-places.ts';
import type { Clock } from './clock.ts';

/**
 * Ends a turn. Only the first call counts.
 *
 * @param cost how much of the shared resource the turn used, in any unit that all turns of the queue share; default 1
 */
export type EndTurn = (cost?: number) => void;

export interface FairQueueOptions<T> {
  /** Turns under way at a time, 1 or more. One network may have all of them. */
  readonly max: number;
  /** Further turns at a time, for networks with fewer than so many under way. Default 0. */
  readonly reserved?: number;
  /** Ends a turn that its holder has not ended after so long. Default: none ends by itself. */
  readonly holdLimit?: { readonly clock: Clock; readonly holdMs: number };
  /** Called when the turn of an item has come, at once if there is room. Must not throw. */
  readonly start: (item: T, end: EndTurn) => void;
}

/** The share of places that is usually reserved for networks with few, where one network may have `max`. */
export function reserveFor(max: number): number {
  return Math.ceil(max / 4);
}

const MIN_COST = 0.001;

interface Line<T> {
  readonly waiting: Set<T>;
  /** Goes through `waiting`: an iterator of its own for each turn would pass all items that were deleted before. */
  iterator: Iterator<T, unknown>;
  /** Virtual time: the cost of all turns so far, counted from the virtual time at which the network joined. */
  used: number;
}

/**
 * A queue for a shared resource in which device networks take turns (start-time fair queueing). The next turn goes to the
 * waiting network with the fewest turns under way, and among those to the one that has used the least. Items of one network
 * keep their order. A network that was idle has no claim on the time that it did not use.
 */
export class FairQueue<T> {
  readonly #options: FairQueueOptions<T>;
  readonly #places: FairPlaces;
  readonly #lines = new Map<string, Line<T>>();
  /** Virtual time at which the latest turn began. */
  #now = 0;
  #isStarting = false;

  constructor(options: FairQueueOptions<T>) {
    this.#options = options;
    const { max, reserved = 0 } = options;
    this.#places = new FairPlaces(max + reserved, reserved);
  }

  /** Puts an item at the end of its network's line. An item that waits already keeps its place. */
  add(deviceNetworkId: string, item: T): void {
    let line = this.#lines.get(deviceNetworkId);
    if (line === undefined) {
      const waiting = new Set<T>();
      line = { waiting, iterator: waiting.values(), used: this.#now };
      this.#lines.set(deviceNetworkId, line);
    } else if (line.waiting.size === 0) {
      line.used = Math.max(line.used, this.#now);
    }
    line.waiting.add(item);
    this.#startNext();
  }

  /** Takes back an item that waits; false if it does not. */
  delete(deviceNetworkId: string, item: T): boolean {
    return this.#lines.get(deviceNetworkId)?.waiting.delete(item) ?? false;
  }

  /** Takes back all items that wait. Turns under way go on. */
  clear(): T[] {
    const items: T[] = [];
    for (const { waiting } of this.#lines.values()) {
      items.push(...waiting);
      waiting.clear();
    }
    return items;
  }

  #startNext(): void {
    // A turn that ends while it starts is followed by the next one here, not by another call on the stack.
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) this.#start(next);
    } finally {
      this.#isStarting = false;
    }
  }

  /** The network whose turn it is, with a place taken for it. */
  #next(): string | undefined {
    let chosen: { readonly id: string; readonly held: number; readonly used: number } | undefined;
    for (const [id, { waiting, used }] of this.#lines) {
      const held = this.#places.heldBy(id);
      if (waiting.size === 0) {
        // Nothing is left to remember: it would join again at the present virtual time.
        if (held === 0 && used <= this.#now) this.#lines.delete(id);
        continue;
      }
      const isEarlier =
        chosen === undefined || held < chosen.held || (held === chosen.held && used < chosen.used);
      if (isEarlier) chosen = { id, held, used };
    }
    // Where the network with the fewest turns gets no place, no other does.
    if (chosen === undefined || !this.#places.take(chosen.id)) return undefined;
    this.#now = Math.max(this.#now, chosen.used);
    return chosen.id;
  }

  #start(deviceNetworkId: string): void {
    const line = this.#lines.get(deviceNetworkId);
    const next = line === undefined ? undefined : firstOf(line);
    if (line === undefined || next === undefined) {
      this.#places.release(deviceNetworkId);
      return;
    }
    const { item } = next;
    line.waiting.delete(item);
    let isOver = false;
    const end: EndTurn = (cost = 1) => {
      if (isOver) return;
      isOver = true;
      timer?.cancel();
      // Each turn counts, so that networks with free turns alternate too.
      line.used += Math.max(cost, MIN_COST);
      this.#places.release(deviceNetworkId);
      this.#startNext();
    };
    const { holdLimit, start } = this.#options;
    const timer = holdLimit?.clock.setTimer(holdLimit.holdMs, () => end());
    start(item, end);
  }
}

/** The item that has waited longest. The caller deletes it, and the next call continues after it. */
function firstOf<T>(line: Line<T>): { readonly item: T } | undefined {
  let result = line.iterator.next();
  if (result.done === true) {
    // An iterator that has come to the end stays there.
    line.iterator = line.waiting.values();
    result = line.iterator.next();
  }
  return result.done === true ? undefined : { item: result.value };
}

/** Turns for work that waits in promises. */
export class FairWork {
  readonly #queue: FairQueue<(end: EndTurn) => void>;

  /** @param options see {@link FairQueueOptions} */
  constructor(options: Omit<FairQueueOptions<unknown>, 'start'>) {
    this.#queue = new FairQueue({ ...options, start: (begin, end) => begin(end) });
  }

  /**
   * Waits for a turn; resolves with the function that ends it.
   *
   * @param signal ends the wait, which then rejects with its reason
   */
  begin(deviceNetworkId: string, signal?: AbortSignal): Promise<EndTurn> {
    return new Promise((resolve, reject) => {
      const start = (end: EndTurn): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve(end);
      };
      const giveUp = (): void => {
        if (this.#queue.delete(deviceNetworkId, start)) reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#queue.add(deviceNetworkId, start);
      if (signal?.aborted === true) giveUp();
    });
  }

  /**
   * Runs `work` when its turn comes; settles as `work` does.
   *
   * @param costOf see {@link EndTurn}; called when the work has settled
   */
  async run<R>(deviceNetworkId: string, work: () => Promise<R>, costOf: () => number = () => 1): Promise<R> {
    const end = await this.begin(deviceNetworkId);
    try {
      return await work();
    } finally {
      end(costOf());
    }
  }
}
