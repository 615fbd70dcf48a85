/** Steps that stop the started parts, the newest first. Each step runs once, even if another one fails. */
export class Unwind {
  readonly #onError: (step: string, error: unknown) => void;
  readonly #steps: { readonly name: string; readonly stop: () => void | Promise<void> }[] = [];
  #running: Promise<void> | undefined;

  constructor(onError: (step: string, error: unknown) => void) {
    this.#onError = onError;
  }

  add(name: string, stop: () => void | Promise<void>): void {
    this.#steps.push({ name, stop });
  }

  run(): Promise<void> {
    this.#running ??= this.#all();
    return this.#running;
  }

  async #all(): Promise<void> {
    for (;;) {
      const step = this.#steps.pop();
      if (step === undefined) return;
      try {
        await step.stop();
      } catch (error) {
        this.#onError(step.name, error);
      }
    }
  }
}
