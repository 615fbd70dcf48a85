import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type express from 'express';

/** Listeners of the middleware and of a pipeline together. Above 10, Node.js would warn of a leak. */
const MAX_LISTENERS = 20;

/**
 * Sends a body as it is produced.
 *
 * @throws the error of the producer, or an error if the client has disconnected
 */
export async function streamInto(
  response: express.Response,
  chunks: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  await pipeline(Readable.from(chunks, { objectMode: false }), response);
}
