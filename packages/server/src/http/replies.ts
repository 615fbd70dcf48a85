import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { chunksOf } from '../kernel/data.ts';
import { MusterError } from '../kernel/errors.ts';
import type { Sample } from '../store/port.ts';
import type { LatestMeasurement } from './generated/contract.ts';
import { handled } from './handler.ts';

/** A file that can be read from any offset. */
export interface ServedFile {
  readonly sizeBytes: number;
  /** Opaque and strong: different content has a different tag. Without quotes. */
  readonly etag: string;
  /** Name for the downloaded file. */
  readonly fileName: string;
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

const CHUNK_BYTES = 65_536;
/** Listeners of the middleware and of a pipeline together. Above 10, Node.js would warn of a leak. */
const MAX_LISTENERS = 20;

interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/**
 * Responds with a file according to RFC 9110: the whole file, one range of it (sections 13.1.5 and 14), or 304 if the
 * client has it. For several ranges, sends the whole file. Closes the file.
 *
 * @throws MusterError `range-not-satisfiable`
 */
export async function replyWithFile(
  { request, response }: { readonly request: Request; readonly response: Response },
  file: ServedFile,
): Promise<typeof handled> {
  try {
    const etag = `"${file.etag}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Accept-Ranges', 'bytes');
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.statusCode = 304;
      response.end();
      return handled;
    }
    const span = wantedSpan(request, response, file.sizeBytes, etag);
    const { start, end } = span ?? { start: 0, end: file.sizeBytes };
    if (span !== undefined) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${file.sizeBytes}`);
    }
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Content-Length', end - start);
    response.setHeader('Content-Disposition', dispositionOf(file.fileName));
    await sendSpan(response, request.method === 'HEAD' ? { start, end: start } : { start, end }, file);
    return handled;
  } finally {
    await file.close();
  }
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return known.includes('*') || known.includes(etag);
}

function wantedSpan(request: Request, response: Response, sizeBytes: number, etag: string): Span | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(sizeBytes);
  // A header without a valid byte range is ignored (RFC 9110, 14.2).
  if (ranges === undefined || ranges === -2) return undefined;
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${sizeBytes}`);
    throw new MusterError('range-not-satisfiable');
  }
  const [range] = ranges;
  if (ranges.type !== 'bytes' || ranges.length !== 1 || range === undefined) return undefined;
  return { start: range.start, end: range.end + 1 };
}

/** Sends the file. Stops without an error if the client disconnects. */
async function sendSpan(response: Response, { start, end }: Span, file: ServedFile): Promise<void> {
  try {
    response.setMaxListeners(MAX_LISTENERS);
    await pipeline(Readable.from(partsOf(file, start, end), { objectMode: false }), response);
  } catch (error) {
    response.destroy();
    if (!isGone(error)) throw error;
  }
}

async function* partsOf(
  file: ServedFile,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let offset = start; offset < end;) {
    const chunk = await file.read(offset, Math.min(CHUNK_BYTES, end - offset));
    if (chunk.length === 0) throw new Error('The file became shorter while it was sent.');
    yield chunk;
    offset += chunk.length;
  }
}

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** RFC 6266: a plain name for all clients, and the full name for those that support it. */
function dispositionOf(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .()-]/gu, '_');
  // A shortened name may end with half a surrogate pair.
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/gu,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Rows converted to text in one step, so that a long list is never in memory as text. */
const ROWS_AT_A_TIME = 1_000;

/**
 * Generates the JSON text of an object in parts. Its last member is a long list.
 *
 * @param head the other members
 * @param list name of the list
 */
export async function* jsonParts<T>(
  head: Readonly<Record<string, unknown>>,
  list: string,
  rows: readonly T[],
  present: (row: T) => unknown,
): AsyncGenerator<string> {
  const opened = JSON.stringify({ ...head, [list]: [] });
  yield opened.slice(0, -2);
  yield* rowTexts(rows, present);
  yield ']}';
}

/** Generates the JSON text of a long list in parts. */
export async function* jsonListParts<T>(
  rows: readonly T[],
  present: (row: T) => unknown,
): AsyncGenerator<string> {
  yield '[';
  yield* rowTexts(rows, present);
  yield ']';
}

async function* rowTexts<T>(rows: readonly T[], present: (row: T) => unknown): AsyncGenerator<string> {
  let separator = '';
  for (const chunk of chunksOf(rows, ROWS_AT_A_TIME)) {
    yield separator + chunk.map((row) => JSON.stringify(present(row))).join(',');
    separator = ',';
  }
}

const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * Text that a spreadsheet would execute as a formula (CWE-1236). Some also execute full-width forms and text after a
 * line break.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]./su;

/**
 * Formats a value as a field of a CSV line (RFC 4180). Text that a spreadsheet would execute as a formula gets a
 * leading apostrophe, which spreadsheets hide. Text that already looks escaped gets one too, so that reading it back
 * is unambiguous.
 */
export function csvField(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Reverses {@link csvField}. */
export function fromCsvField(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Returns a value as `v`, `sv` or `bv`, depending on its type. */
export function presentValue({
  value,
}: Pick<Sample, 'value'>): { v: number } | { sv: string } | { bv: boolean } {
  if (typeof value === 'number') {
    // JSON cannot represent NaN and infinities.
    return Number.isFinite(value) ? { v: value } : { sv: String(value) };
  }
  return typeof value === 'boolean' ? { bv: value } : { sv: value };
}

export function presentLatest(
  sample: Sample & { readonly claimedMs?: number },
  url: string,
): LatestMeasurement {
  return {
    r: sample.resourceId,
    ruri: url,
    UnixTimestamp: sample.timeMs,
    d: new Date(sample.timeMs).toISOString(),
    ...(sample.claimedMs === undefined ? {} : { ClaimedTimestamp: sample.claimedMs }),
    ...presentValue(sample),
  };
}
