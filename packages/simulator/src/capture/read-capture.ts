import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { CaptureFileError } from './capture-error.ts';
import { parseHeader, parseLine } from './capture-line.ts';
import type { Capture, CapturedMessage, CaptureHeader, MalformedDatagram } from './capture-types.ts';

/** Limits of `readCapture`. */
export interface ReadCaptureOptions {
  /** Maximum number of messages in the file, at least 1; default 1,000,000, which take about 1 GB of memory. */
  readonly maxMessages?: number;
}

const defaultMaxMessages = 1_000_000;
/**
 * Maximum length of a line in bytes. The longest datagram has 65,507 bytes, and its line with values stays below this
 * limit.
 */
const maxLineBytes = 4 * 1024 * 1024;
const newline = 0x0a;

/**
 * Reads a capture file. Ignores an incomplete last line, which a killed recorder can leave, and sets `truncatedLine`.
 *
 * @param file path of a file that `recordCapture` wrote
 * @throws CaptureFileError with file and line: the file cannot be read, has no header or an unknown version, a line is
 *   invalid, or there are more than `maxMessages`
 */
export async function readCapture(file: string, options: ReadCaptureOptions = {}): Promise<Capture> {
  const reader = new Reader(file, options.maxMessages ?? defaultMaxMessages);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(file)) {
      rest = reader.readWhole(Buffer.concat([rest, chunk as Buffer]));
    }
  } catch (error) {
    if (error instanceof CaptureFileError) throw error;
    const { code = 'error', message } = error as NodeJS.ErrnoException;
    throw new CaptureFileError(file, undefined, `cannot be read (${code}). ${remedies[code] ?? message}`, {
      cause: error,
    });
  }
  return reader.end(rest);
}

const remedies: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file. Check the path.',
  EACCES: 'Check the permissions of the file.',
  EISDIR: 'It is a folder. Name a file.',
};

class Reader {
  readonly #file: string;
  readonly #maxMessages: number;
  readonly #messages: CapturedMessage[] = [];
  readonly #malformed: MalformedDatagram[] = [];
  #header: CaptureHeader | undefined;
  #line = 0;
  #durationMs = 0;
  #complete = false;

  constructor(file: string, maxMessages: number) {
    this.#file = file;
    this.#maxMessages = maxMessages;
  }

  /**
   * Reads the complete lines.
   *
   * @returns the bytes after the last newline
   */
  readWhole(bytes: Buffer): Buffer {
    let start = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      this.#readLine(this.#textOf(bytes.subarray(start, end)));
      start = end + 1;
    }
    const rest = bytes.subarray(start);
    if (rest.length <= maxLineBytes) return rest;
    this.#line += 1;
    throw this.#error(`the line is longer than ${maxLineBytes} bytes`);
  }

  /** @param rest bytes after the last newline */
  end(rest: Buffer): Capture {
    const truncatedLine = rest.length > 0 && !this.#readLast(rest) ? this.#line : undefined;
    if (!this.#header) {
      this.#line = 1;
      throw this.#error('the header is missing: the file is empty, or its first line is cut off');
    }
    return {
      file: this.#file,
      header: this.#header,
      messages: this.#messages,
      malformed: this.#malformed,
      durationMs: this.#durationMs,
      complete: this.#complete,
      truncatedLine,
    };
  }

  /** Whether the last line is complete, although it has no newline. */
  #readLast(bytes: Buffer): boolean {
    const isWhole = isJson(bytes.toString('utf8'));
    if (isWhole) this.#readLine(this.#textOf(bytes));
    else this.#line += 1;
    return isWhole;
  }

  /**
   * Returns the text of the next line.
   *
   * @throws CaptureFileError if the line is not UTF-8
   */
  #textOf(bytes: Buffer): string {
    if (isUtf8(bytes)) return bytes.toString('utf8');
    this.#line += 1;
    throw this.#error('the line is not UTF-8.');
  }

  #readLine(text: string): void {
    this.#line += 1;
    // Editors can leave empty lines at the end.
    if (text.trim() === '' && this.#header) return;
    const value = this.#parse(text);
    try {
      if (this.#header) this.#add(value);
      else this.#header = parseHeader(value);
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw this.#error(`${error.message}.`);
      throw error;
    }
  }

  #parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      const first = this.#header ? '' : ' The first line of a capture is its header.';
      throw this.#error(`the line is not valid JSON: ${(error as Error).message}.${first}`);
    }
  }

  #add(value: unknown): void {
    const line = parseLine(value, this.#line);
    this.#durationMs = Math.max(this.#durationMs, line.ms);
    if ('note' in line) {
      this.#complete ||= line.note === 'end';
      return;
    }
    if ('malformed' in line) this.#malformed.push(line);
    else this.#messages.push(line);
    if (this.#messages.length + this.#malformed.length > this.#maxMessages) {
      throw new RangeError(
        `the file has more than ${this.#maxMessages} messages. Split it by device, or raise maxMessages`,
      );
    }
  }

  #error(reason: string): CaptureFileError {
    return new CaptureFileError(this.#file, this.#line, reason);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
