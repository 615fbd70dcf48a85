/**
 * Serial lanes: tasks of one key run one after the other, tasks of different keys in parallel. A key uses no memory
 * after its last task has ended.
 */
export class Lanes {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs `task` after every earlier task of `key` has settled. Settles as `task` does. */
  run<R>(key: string, task: () => Promise<R>): Promise<R> {
    const before = this.#tails.get(key);
    // A failed predecessor has been reported to its own caller and does not stop the lane.
    const result = before === undefined ? started(task) : before.then(task, task);
    this.#tails.set(key, result);
    const clear = (): void => {
      if (this.#tails.get(key) === result) {
        this.#tails.delete(key);
      }
    };
    void result.then(clear, clear);
    return result;
  }

  /** Number of keys with work in progress. */
  get size(): number {
    return this.#tails.size;
  }

  /** Resolves when no work is in progress in any lane. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) {
      await Promise.allSettled(this.#tails.values());
    }
  }
}

/**
 * Starts the task immediately, and converts a synchronous throw to a rejection. Adds no promise around that of the
 * task.
 */
function started<R>(task: () => Promise<R>): Promise<R> {
  try {
    return task();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
