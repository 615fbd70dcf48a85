import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { outputError } from '../errors/cli-error.ts';

/**
 * Writer for `--failed-file`: the failed items in the form of the input, for another run. It writes to a temporary file
 * and renames it at the end, so that the file can be the input as well.
 */
export class FailedFile {
  readonly #path: string;
  readonly #part: string;
  readonly #file: number;

  /** @throws {CliError} the file cannot be written */
  constructor(path: string) {
    this.#path = path;
    this.#part = `${path}.part`;
    this.#file = this.#try(() => openSync(this.#part, 'w'));
  }

  /** Opens the file that a flag names, if it is set. */
  static of(flag: unknown): FailedFile | undefined {
    return typeof flag === 'string' ? new FailedFile(flag) : undefined;
  }

  write(text: string): void {
    this.#try(() => writeSync(this.#file, text));
  }

  /** Moves the file to its final name. It is empty if nothing failed. */
  close(): void {
    closeSync(this.#file);
    this.#try(() => renameSync(this.#part, this.#path));
  }

  #try<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw outputError(`--failed-file ${this.#path}`, error);
    }
  }
}
