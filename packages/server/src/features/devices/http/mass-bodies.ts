import { Transform, type Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { CsvError, parse } from 'csv-parse';
import type { Parser } from 'csv-parse';
import { jsonItems, illFormedMembers } from '../../../http/body/parse-body.ts';
import { invalid, MusterError } from '../../../kernel/errors.ts';
import type { DeviceInput } from '../devices.ts';
import type { MassRow } from '../mass-registration.ts';

/** Maximum rows of one mass registration. */
export const MAX_ROWS = 100_000;
/** Maximum bytes of one mass registration. */
const MAX_BYTES = 64 * 1_048_576;
/** Maximum bytes of one row. An X.509 trust list is its longest value. */
const MAX_ROW_BYTES = 131_072;
/**
 * Maximum octets before the end of a row. Quotes, blanks and empty cells do not count towards MAX_ROW_BYTES.
 */
const MAX_OPEN_BYTES = 4 * MAX_ROW_BYTES;
/** Bytes per piece for the parser: about 100 rows. */
const PIECE_BYTES = 4_096;
const UTF16_MARK = [0xff, 0xfe];

/** Returns the error that ends the reading of a source with too many rows. */
export function tooManyRows(): MusterError {
  return new MusterError('payload-too-large', `More than ${MAX_ROWS} rows; the rest was not read.`);
}

/** Refuses a body by its Content-Length, before reading any of it. @throws MusterError `payload-too-large` */
export function checkLength(headers: { readonly 'content-length'?: string | undefined }): void {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw new MusterError('payload-too-large');
}

/**
 * Reads the devices of a JSON array as it arrives. Resolves after the first item.
 *
 * @param source is read no faster than rows are taken
 * @param inputOf converts an item. @throws MusterError if the item violates the contract
 * @throws MusterError `malformed-body` if the body is not an array, `invalid-request` if it is empty
 */
export async function readDeviceArray(
  source: Readable,
  inputOf: (item: unknown) => DeviceInput,
): Promise<AsyncIterable<MassRow>> {
  const items = jsonItems(bytesOf(source), MAX_ROW_BYTES);
  const first = await items.next();
  if (first.done === true) throw invalid({ body: ['Must have at least 1 item.'] });
  return rowsOf(first.value, items, inputOf);
}

async function* rowsOf(
  first: unknown,
  others: AsyncGenerator<unknown, void, undefined>,
  inputOf: (item: unknown) => DeviceInput,
): AsyncGenerator<MassRow, void, undefined> {
  let line = 1;
  yield rowOf(first, line, inputOf);
  for await (const item of others) {
    line += 1;
    if (line > MAX_ROWS) throw tooManyRows();
    yield rowOf(item, line, inputOf);
  }
}

function rowOf(item: unknown, line: number, inputOf: (item: unknown) => DeviceInput): MassRow {
  return {
    line,
    deviceIdentifier: nameOf(item),
    input: async () => {
      const faults = illFormedMembers(item);
      if (faults !== undefined) throw invalid(faults);
      return inputOf(item);
    },
  };
}

function nameOf(item: unknown): string {
  const name: unknown =
    item !== null && typeof item === 'object' ? Reflect.get(item, 'DeviceIdentifier') : '';
  return typeof name === 'string' ? name.slice(0, 255).toWellFormed() : '';
}

async function* bytesOf(source: Readable): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  try {
    // Keeps the connection open for the response.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const part = chunk as Buffer;
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new MusterError('payload-too-large');
      yield part;
    }
  } catch (error) {
    throw source.readableAborted
      ? new MusterError('malformed-body', 'The request ended too early. Send it again.')
      : error;
  } finally {
    // An unread body must not keep the connection open.
    source.resume();
  }
}

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
