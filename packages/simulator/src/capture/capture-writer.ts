import { closeSync, openSync, writeSync } from 'node:fs';
import { CaptureWriteError } from './capture-error.ts';

const remedies: Readonly<Record<string, string>> = {
  EEXIST: 'The file exists. Choose another name, or allow overwriting it.',
  EACCES: 'Check the permissions of the folder and the file.',
  ENOENT: 'The folder does not exist. Create it, or choose another one.',
  EISDIR: 'It is a folder. Name a file.',
  ENOSPC: 'The disk is full. Free space, or choose a file on another disk.',
  EDQUOT: 'The disk quota is used up. Free space, or choose a file on another disk.',
};

/**
 * Appends lines to a capture file. Each write is synchronous, so that a killed process loses no message that it has
 * forwarded, and no message is buffered.
 */
export class CaptureWriter {
  readonly #file: string;
  #descriptor: number | undefined;
  #bytes = 0;

  /**
   * Creates the file.
   *
   * @param overwrite whether to replace an existing file
   * @throws CaptureWriteError if the file cannot be created
   */
  constructor(file: string, overwrite: boolean) {
    this.#file = file;
    try {
      // Only the owner can read captures: they contain device data, which can be confidential.
      this.#descriptor = openSync(file, overwrite ? 'w' : 'wx', 0o600);
    } catch (error) {
      throw this.#error('created', error);
    }
  }

  /** Size of the file in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @throws CaptureWriteError if the disk is full or fails; the file is closed then */
  write(line: string): void {
    if (this.#descriptor === undefined) return;
    const bytes = Buffer.from(line, 'utf8');
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      this.close();
      throw this.#error('written', error);
    }
    this.#bytes += bytes.length;
  }

  close(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    if (descriptor !== undefined) closeSync(descriptor);
  }

  #error(what: string, cause: unknown): CaptureWriteError {
    const { code = 'error', message } = cause as NodeJS.ErrnoException;
    const remedy = remedies[code] ?? message;
    return new CaptureWriteError(`${this.#file} cannot be ${what} (${code}). ${remedy}`, { cause });
  }
}
