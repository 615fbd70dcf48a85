import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type express from 'express';

/** Listeners of the middleware and of a pipeline together. Node.js warns of a leak beyond 10. */
const MAX_LISTENERS = 20;

/**
 * Sends a body as it is produced.
 *
 * @throws the error of the producer, or that of a client that has disconnected
 */
export async function streamInto(
  response: express.Response,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  await pipeline(Readable.from(chunks, { objectMode: false }), response);
}
