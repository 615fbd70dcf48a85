/** Tasks that no caller awaits. Errors are reported, and a service that closes waits for the tasks in progress. */
export class BackgroundTasks {
  readonly #underWay = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  /** @param onError receives the errors of tasks */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Number of tasks in progress. */
  get size(): number {
    return this.#underWay.size;
  }

  add(task: Promise<unknown>): void {
    const settled: Promise<void> = task
      .then(() => undefined, this.#onError)
      .finally(() => this.#underWay.delete(settled));
    this.#underWay.add(settled);
  }

  /** Resolves when the tasks that are now in progress have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Resolves when no task is in progress, including tasks added during the wait. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await this.settled();
  }
}
