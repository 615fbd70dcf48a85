/** Limits the number of sent messages that are not acknowledged. Further messages wait for their turn. */
export class SendWindow {
  #limit: number;
  #used = 0;
  #closed: Error | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #closers = new Set<(error: Error) => void>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param limit > 0. A limit above the present one has no effect */
  limitTo(limit: number): void {
    this.#limit = Math.min(limit, this.#limit);
  }

  /**
   * Calls `send` when the message's turn has come. Settles as `send` does, and rejects if the window closes
   * first.
   *
   * @param send resolves when the message is acknowledged
   */
  async run(send: () => Promise<void>): Promise<void> {
    while (this.#closed === undefined && this.#used >= this.#limit) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    if (this.#closed !== undefined) throw this.#closed;
    this.#used += 1;
    const { promise: isClosed, reject } = Promise.withResolvers<never>();
    this.#closers.add(reject);
    try {
      await Promise.race([send(), isClosed]);
    } finally {
      this.#closers.delete(reject);
      this.#used -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Rejects all waiting messages. */
  close(error: Error): void {
    this.#closed ??= error;
    for (const resolve of this.#waiting.splice(0)) resolve();
    for (const reject of this.#closers) reject(this.#closed);
  }
}
