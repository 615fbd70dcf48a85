/**
 * Lets several processes that run at the same time share one terminal: one of them has the floor and is seen as it
 * writes; what the others write is kept, and shown when the one before them is done.
 */
export class Floor {
  readonly #write: (text: string) => void;
  readonly #speakers: Speaker[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** Stands in line for the floor. */
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

/** One process that writes. */
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
