/** How to take back what has been done since a mark, newest first. */
export class UndoLog {
  #steps: (() => void)[] = [];

  get mark(): number {
    return this.#steps.length;
  }

  push(step: () => void): void {
    this.#steps.push(step);
  }

  undoTo(mark: number): void {
    while (this.#steps.length > mark) this.#steps.pop()?.();
  }

  clear(): void {
    this.#steps = [];
  }
}
