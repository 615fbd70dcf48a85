import { writeSync } from 'node:fs';

/** Writes some of the bytes, and says how many. */
export type PartialWrite = (bytes: Uint8Array) => number;

const STANDARD_ERROR = 2;
/** Milliseconds between attempts to write a line to a full pipe, and the number of attempts. */
const WAIT_MS = 10;
const MAX_WAITS = 10;

/**
 * Where the log goes. A line that cannot be written, as on a full disk, is lost and counted, and nothing else: the service
 * goes on, and the log says how many lines are missing as soon as it can be written again.
 */
export class LogOutput {
  readonly #writeSome: PartialWrite;
  #lost = 0;
  /** The last line ended in its middle. */
  #isCut = false;

  /** @param writeSome throws when nothing can be written; standard error when left out */
  constructor(writeSome: PartialWrite = (bytes) => writeSync(STANDARD_ERROR, bytes)) {
    this.#writeSome = writeSome;
  }

  /** @param line with its line feed */
  write(line: string): void {
    const note = this.#lost === 0 ? '' : `${JSON.stringify(lossOf(this.#lost))}\n`;
    const bytes = Buffer.from(`${this.#isCut ? '\n' : ''}${note}${line}`);
    let written = 0;
    try {
      while (written < bytes.length) written += this.#some(bytes.subarray(written));
      this.#lost = 0;
      this.#isCut = false;
    } catch {
      this.#lost += 1;
      this.#isCut ||= written > 0;
    }
  }

  /** Waits for a slow reader, but not for each line again when it has stopped reading. */
  #some(bytes: Uint8Array): number {
    for (let waits = this.#lost === 0 ? 0 : MAX_WAITS; ; waits += 1) {
      try {
        return this.#writeSome(bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || waits >= MAX_WAITS) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
      }
    }
  }
}

function lossOf(lines: number): object {
  return {
    level: 'warn',
    time: new Date().toISOString(),
    lines,
    msg: 'log lines were lost because they could not be written',
  };
}
