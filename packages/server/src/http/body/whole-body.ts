import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { MusterError } from '../../kernel/errors.ts';
import { ClientGone } from './client-gone.ts';
import { shownValue } from '../../kernel/shown-value.ts';

/** Content codings (RFC 9110 8.4.1) that are accepted, besides none. */
const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * Reads the body of a request, in parts as they arrive. Stops as soon as the body is too long, and leaves the rest unread.
 *
 * @param limitBytes maximum size of the body after decompression
 * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`
 * @throws ClientGone the client disconnected
 */
export async function wholeBody(request: IncomingMessage, limitBytes: number): Promise<Buffer[]> {
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
