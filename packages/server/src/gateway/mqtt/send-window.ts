/** Bounds the messages that are sent and not acknowledged: others wait for their turn. */
export class SendWindow {
  #limit: number;
  #used = 0;
  #closed: Error | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #closers = new Set<(error: Error) => void>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param limit > 0; one above the present limit changes nothing */
  limitTo(limit: number): void {
    this.#limit = Math.min(limit, this.#limit);
  }

  /**
   * Sends when it is the message's turn. Settles as `send` does, and rejects if the window closes before.
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

  /** Ends all waits. */
  close(error: Error): void {
    this.#closed ??= error;
    for (const resolve of this.#waiting.splice(0)) resolve();
    for (const reject of this.#closers) reject(this.#closed);
  }
}
