import { Transform, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { CsvError, parse } from 'csv-parse';
import type { Parser } from 'csv-parse';
import { MusterError } from '../../../kernel/errors.ts';
import { MAX_BYTES, MAX_ROW_BYTES } from './mass-limits.ts';

/**
 * Maximum octets before the end of a row. Quotes, blanks and empty cells do not count towards MAX_ROW_BYTES.
 */
const MAX_OPEN_BYTES = 4 * MAX_ROW_BYTES;
/** Bytes per piece for the parser: about 100 rows. */
const PIECE_BYTES = 4_096;
const UTF16_MARK = [0xff, 0xfe];

export interface CsvLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads the lines of a CSV text (RFC 4180) as it arrives, no faster than the caller takes them.
 *
 * @param source UTF-8, or UTF-16 with a byte order mark, as spreadsheets save it
 * @throws MusterError `malformed-body`, whose message names the line but repeats no cell; `payload-too-large`
 */
export async function* readCsvLines(source: Readable): AsyncGenerator<CsvLine, void, undefined> {
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    // A wrong number of cells is a fault of that row alone.
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const watch = new Watch(parser);
  source.on('data', (chunk: Buffer) => watch.take(chunk));
  source.once('end', () => watch.end());
  source.once('aborted', () =>
    parser.destroy(new MusterError('malformed-body', 'The request ended too early. Send it again.')),
  );
  source.once('error', (error) => parser.destroy(error));
  const pieces = splitChunks();
  source.pipe(pieces).pipe(parser);
  try {
    for await (const line of parser) yield line as CsvLine;
  } catch (error) {
    // The iterator of a destroyed stream leaves out the lines that the parser has already read.
    for (let line: unknown = parser.read(); line !== null; line = parser.read()) yield line as CsvLine;
    throw error instanceof CsvError ? new MusterError('malformed-body', csvMessage(error)) : error;
  } finally {
    // An unread body must not keep the connection open.
    source.unpipe(pieces);
    source.resume();
  }
}

/**
 * Splits chunks, because the parser handles a chunk as a whole and a chunk from the network has thousands of
 * rows.
 */
function splitChunks(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) this.push(chunk.subarray(at, at + PIECE_BYTES));
      done();
    },
  });
}

/** Stops the parser if the body is too large or not UTF-8, or if a row is too long. */
class Watch {
  readonly #parser: Parser;
  #bytes = 0;
  /** Number of finished lines. */
  #lines = 0;
  #bytesSinceLine = 0;
  #text: TextDecoder | undefined;

  constructor(parser: Parser) {
    this.#parser = parser;
  }

  /** Call it with each chunk before the parser gets it. */
  take(chunk: Buffer): void {
    if (this.#parser.destroyed) return;
    if (this.#bytes === 0 && !UTF16_MARK.every((octet, index) => chunk[index] === octet)) {
      this.#text = new TextDecoder('utf-8', { fatal: true });
    }
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_BYTES) this.#parser.destroy(new MusterError('payload-too-large'));
    else if (!this.#isText(chunk)) this.#refuse('The CSV is not UTF-8');
    else if (this.#isTooLong(chunk)) this.#refuse('A row is too long');
  }

  end(): void {
    if (!this.#parser.destroyed && !this.#isText()) this.#refuse('The CSV is not UTF-8');
  }

  #isText(chunk?: Buffer): boolean {
    try {
      this.#text?.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return false;
    }
  }

  /** The parser keeps an unfinished row in memory, including each of its empty cells. */
  #isTooLong(chunk: Buffer): boolean {
    const { records, empty_lines: empty } = this.#parser.info;
    if (this.#lines === records + empty) {
      this.#bytesSinceLine += chunk.length;
    } else {
      this.#bytesSinceLine = chunk.length;
      this.#lines = records + empty;
    }
    return this.#bytesSinceLine > MAX_OPEN_BYTES;
  }

  #refuse(what: string): void {
    const message = `${what}, after line ${this.#parser.info.lines}.`;
    this.#parser.destroy(new MusterError('malformed-body', message));
  }
}

/** Replaces the parser's own message, which may repeat a cell, and a cell may be a key. */
function csvMessage(error: CsvError): string {
  const line: unknown = error['lines'];
  const place = typeof line === 'number' ? ` near line ${line}` : '';
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `The row${place} has more than ${MAX_ROW_BYTES} characters, or a quote that is not closed.`;
  }
  return `The CSV is malformed${place}. Write it as of RFC 4180.`;
}
