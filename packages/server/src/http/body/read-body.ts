import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import { FORM_TYPE } from '../contract.ts';
import type { ContractBody } from '../contract.ts';
import { ClientGone } from '../errors.ts';
import { JSON_TYPE, XML_TYPE } from './parse-body.ts';
import type { RawBody } from './parse-body.ts';

const aliases: ReadonlyMap<string, string> = new Map([
  ['text/xml', XML_TYPE],
  // Sent by clients of the original service.
  ['text/json', JSON_TYPE],
  // Media type of a PATCH (RFC 6902, 6). Its content is JSON.
  ['application/json-patch+json', JSON_TYPE],
]);

/**
 * Reads the body of a request. Returns undefined if there is none and none is required, and for a form or a large
 * body that the handler reads itself.
 *
 * @param limitBytes maximum size of a body after decompression
 * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`, `invalid-request`
 * @throws ClientGone the client disconnected
 */
export async function readBody(
  request: Request,
  body: ContractBody,
  limitBytes: number,
): Promise<RawBody | undefined> {
  if (!hasBody(request)) {
    if (body.required) {
      throw new MusterError('invalid-request', 'The request needs a body.', {
        modelState: { body: ['Is missing.'] },
      });
    }
    return undefined;
  }
  const mediaType = mediaTypeOf(request);
  if (!body.schemas.has(mediaType)) {
    throw new MusterError(
      'unsupported-media-type',
      `The media type of the body must be ${[...body.schemas.keys()].join(' or ')}, not ${shownValue(mediaType)}.`,
    );
  }
  if (body.streamed.has(mediaType)) {
    demandPlain(request);
    if (mediaType.startsWith('text/')) demandUtf8(request);
    // Its parts are checked when they have been read.
    if (mediaType === FORM_TYPE) return undefined;
    return { mediaType, bytes: 0 };
  }
  const isWithinLimit = Number(request.headers['content-length'] ?? Infinity) <= limitBytes;
  if (body.streamedWhenLarge.has(mediaType) && !isWithinLimit) {
    demandPlain(request);
    demandUtf8(request);
    return undefined;
  }
  return readWhole(request, mediaType, limitBytes);
}

async function readWhole(request: Request, mediaType: string, limitBytes: number): Promise<RawBody> {
  const charset = charsetOf(request);
  if (mediaType === JSON_TYPE) demandUtf8(request);
  else if (charset !== undefined) demandKnown(charset);
  const parts = await partsOf(request, limitBytes);
  const declared = Number(request.headers['content-length']);
  const isPlain = request.headers['content-encoding'] === undefined && Number.isInteger(declared);
  return {
    mediaType,
    bytes: isPlain ? declared : limitBytes,
    parts,
    ...(charset === undefined ? {} : { charset }),
  };
}

/** @throws MusterError `unsupported-media-type` */
function demandKnown(charset: string): void {
  try {
    new TextDecoder(charset);
  } catch (cause) {
    throw new MusterError(
      'unsupported-media-type',
      `Unsupported charset ${shownValue(charset)}. Use utf-8.`,
      {
        cause,
      },
    );
  }
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** @throws MusterError `unsupported-media-type` */
function demandPlain(request: Request): void {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new MusterError(
      'unsupported-media-type',
      'This body must not be compressed. Send it without Content-Encoding.',
    );
  }
}

function mediaTypeOf(request: Request): string {
  const header = request.headers['content-type'] ?? '';
  const semicolon = header.indexOf(';');
  const type = (semicolon < 0 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  return aliases.get(type) ?? type;
}

/** JSON must be UTF-8 (RFC 8259 section 8.1). @throws MusterError `unsupported-media-type` */
function demandUtf8(request: Request): void {
  const charset = charsetOf(request);
  if (charset !== undefined && charset !== 'utf-8') {
    throw new MusterError(
      'unsupported-media-type',
      'The body must be UTF-8. Send it with charset=utf-8 or without a charset.',
    );
  }
}

/** In lower case, without quotes. */
function charsetOf(request: Request): string | undefined {
  const header = request.headers['content-type'] ?? '';
  return /;\s*charset\s*=\s*"?([^\s;"]*)/iu.exec(header)?.[1]?.toLowerCase();
}

/** Content codings (RFC 9110 8.4.1) that are accepted, besides none. */
const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * Reads a body in parts as they arrive. Stops as soon as it is too long, and leaves the rest unread.
 *
 * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`
 * @throws ClientGone the client disconnected
 */
async function partsOf(request: IncomingMessage, limitBytes: number): Promise<Buffer[]> {
  const coding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const makeDecoder = decoders.get(coding);
  if (makeDecoder === undefined && coding !== 'identity') {
    throw new MusterError(
      'unsupported-media-type',
      `Unsupported Content-Encoding ${shownValue(coding)}. Use ${[...decoders.keys()].join(', ')} or none.`,
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new MusterError('payload-too-large');
  try {
    return makeDecoder === undefined
      ? await collect(request, limitBytes)
      : await decoded(request, makeDecoder(), limitBytes);
  } catch (cause) {
    if (cause instanceof MusterError) throw cause;
    if (request.destroyed && !request.complete) throw new ClientGone();
    throw new MusterError('malformed-body', undefined, { cause });
  }
}

async function decoded(request: IncomingMessage, decoder: Transform, limitBytes: number): Promise<Buffer[]> {
  const ended = (): void => {
    if (!request.complete) decoder.destroy(new ClientGone());
  };
  request.once('close', ended);
  request.pipe(decoder);
  try {
    return await collect(decoder, limitBytes);
  } finally {
    request.off('close', ended);
    request.unpipe(decoder);
    decoder.destroy();
  }
}

/** Leaves the stream open, because the response is sent on the same connection. */
async function collect(stream: Readable, limitBytes: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new MusterError('payload-too-large');
    chunks.push(chunk);
  }
  return chunks;
}
