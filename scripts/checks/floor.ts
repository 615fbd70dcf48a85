/**
 * Lets several concurrent processes share a terminal. The output of one process is shown immediately. The output of
 * the others is buffered, and shown when the previous process has ended.
 */
export class Floor {
  readonly #write: (text: string) => void;
  readonly #speakers: Speaker[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Adds a process to the queue for the terminal. */
  enter(): Speaker {
    const speaker = new Speaker(
      (text) => {
        if (this.#speakers[0] === speaker) this.#write(text);
        else speaker.kept += text;
      },
      () => this.#give(),
    );
    this.#speakers.push(speaker);
    return speaker;
  }

  #give(): void {
    while (this.#speakers[0]?.isDone === true) {
      this.#speakers.shift();
      const next = this.#speakers.at(0);
      if (next !== undefined) {
        this.#write(next.kept);
        next.kept = '';
      }
    }
  }
}

/** A process that writes output. */
class Speaker {
  kept = '';
  isDone = false;
  readonly #say: (text: string) => void;
  readonly #onDone: () => void;

  constructor(say: (text: string) => void, onDone: () => void) {
    this.#say = say;
    this.#onDone = onDone;
  }

  say(text: string): void {
    this.#say(text);
  }

  done(): void {
    this.isDone = true;
    this.#onDone();
  }
}
