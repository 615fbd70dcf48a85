import type express from 'express';
import { MusterError } from '../../kernel/errors.ts';
import { handled } from '../handler.ts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Listeners of the middleware and of a pipeline together. Above 10, Node.js would warn of a leak. */
const MAX_LISTENERS = 20;

/**
 * Sends a body as it is produced.
 *
 * @throws the error of the producer, or an error if the client has disconnected
 */
async function streamInto(
  response: express.Response,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  await pipeline(Readable.from(chunks, { objectMode: false }), response);
}

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
  { request, response }: { readonly request: express.Request; readonly response: express.Response },
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
    await send(response, request.method === 'HEAD' ? { start, end: start } : { start, end }, file);
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

function wantedSpan(
  request: express.Request,
  response: express.Response,
  sizeBytes: number,
  etag: string,
): Span | undefined {
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
async function send(response: express.Response, { start, end }: Span, file: ServedFile): Promise<void> {
  try {
    await streamInto(response, chunksOf(file, start, end));
  } catch (error) {
    response.destroy();
    if (!isGone(error)) throw error;
  }
}

async function* chunksOf(
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
