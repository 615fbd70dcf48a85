import type { Clock } from './timers.ts';

/**
 * Slots that device networks compete for, such as event streams. Some are reserved for networks that hold few, so
 * that no network keeps all others out.
 */
export class FairSlots {
  readonly #max: number;
  readonly #reserved: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  /**
   * @param max total number of slots
   * @param reserved number of slots reserved for networks that hold fewer than this number
   */
  constructor(max: number, reserved: number) {
    this.#max = max;
    this.#reserved = reserved;
  }

  /** Takes a slot. Returns false if there is none for the network. */
  take(deviceNetworkId: string): boolean {
    const held = this.heldBy(deviceNetworkId);
    const isFew = held < this.#reserved;
    if (this.#taken >= (isFew ? this.#max : this.#max - this.#reserved)) return false;
    this.#taken += 1;
    this.#held.set(deviceNetworkId, held + 1);
    return true;
  }

  /** Number of slots that the network holds. */
  heldBy(deviceNetworkId: string): number {
    return this.#held.get(deviceNetworkId) ?? 0;
  }

  /** Releases a slot. */
  release(deviceNetworkId: string): void {
    const held = this.heldBy(deviceNetworkId) - 1;
    this.#taken -= 1;
    if (held > 0) this.#held.set(deviceNetworkId, held);
    else this.#held.delete(deviceNetworkId);
  }
}

/**
 * Ends a turn. Only the first call has an effect.
 *
 * @param cost used share of the resource, in any unit that all turns of the queue have in common. Defaults to 1
 */
export type EndTurn = (cost?: number) => void;

interface FairQueueOptions<T> {
  /** Maximum number of concurrent turns, 1 or more. One network may have all of them. */
  readonly max: number;
  /** Further concurrent turns for networks that have fewer than this number. Defaults to 0. */
  readonly reserved?: number;
  /** Ends a turn automatically after `holdMs`. By default, turns do not end automatically. */
  readonly holdLimit?: { readonly clock: Clock; readonly holdMs: number };
  /** Called when the turn of an item has come, synchronously if there is room. Must not throw. */
  readonly start: (item: T, end: EndTurn) => void;
}

/** The usual number of places reserved for networks with few turns, if one network may have `max`. */
export function reserveFor(max: number): number {
  return Math.ceil(max / 4);
}

const MIN_COST = 0.001;

interface Line<T> {
  readonly waiting: Set<T>;
  /** Iterates over `waiting`. A new iterator for each turn would visit all items that were deleted before. */
  iterator: Iterator<T, unknown>;
  /** Virtual time: the cost of all turns so far, starting at the virtual time at which the network joined. */
  used: number;
}

/**
 * A queue for a shared resource in which device networks take turns (start-time fair queueing). The next turn goes to
 * the waiting network with the fewest turns in progress, and among those to the one that has used the least. Items of
 * one network keep their order. A network that was idle has no claim on the time that it did not use.
 */
export class FairQueue<T> {
  readonly #options: FairQueueOptions<T>;
  readonly #places: FairSlots;
  readonly #lines = new Map<string, Line<T>>();
  /** Virtual time at which the latest turn began. */
  #now = 0;
  #isStarting = false;

  constructor(options: FairQueueOptions<T>) {
    this.#options = options;
    const { max, reserved = 0 } = options;
    this.#places = new FairSlots(max + reserved, reserved);
  }

  /** Adds an item at the end of its network's queue. An item that already waits keeps its position. */
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

  /** Removes a waiting item. Returns false if it does not wait. */
  delete(deviceNetworkId: string, item: T): boolean {
    return this.#lines.get(deviceNetworkId)?.waiting.delete(item) ?? false;
  }

  /** Removes all waiting items. Turns in progress continue. */
  clear(): T[] {
    const items: T[] = [];
    for (const { waiting } of this.#lines.values()) {
      items.push(...waiting);
      waiting.clear();
    }
    return items;
  }

  #startNext(): void {
    // If a turn ends while it starts, this loop starts the next one instead of a recursive call.
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) this.#start(next);
    } finally {
      this.#isStarting = false;
    }
  }

  /** Returns the network whose turn it is, and takes a place for it. */
  #next(): string | undefined {
    let chosen: { readonly id: string; readonly held: number; readonly used: number } | undefined;
    for (const [id, { waiting, used }] of this.#lines) {
      const held = this.#places.heldBy(id);
      if (waiting.size === 0) {
        // Its state can be dropped, because it would rejoin at the present virtual time.
        if (held === 0 && used <= this.#now) this.#lines.delete(id);
        continue;
      }
      const isEarlier =
        chosen === undefined || held < chosen.held || (held === chosen.held && used < chosen.used);
      if (isEarlier) chosen = { id, held, used };
    }
    // If the network with the fewest turns gets no place, no other network does.
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
      // Each turn counts, so that networks with free turns also alternate.
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
    // A finished iterator does not return items that are added later.
    line.iterator = line.waiting.values();
    result = line.iterator.next();
  }
  return result.done === true ? undefined : { item: result.value };
}

/** Turns for work in promises. */
export class FairWork {
  readonly #queue: FairQueue<(end: EndTurn) => void>;

  /** @param options see {@link FairQueueOptions} */
  constructor(options: Omit<FairQueueOptions<unknown>, 'start'>) {
    this.#queue = new FairQueue({ ...options, start: (begin, end) => begin(end) });
  }

  /**
   * Waits for a turn. Resolves with the function that ends it.
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
   * Runs `work` when its turn comes. Settles as `work` does.
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
