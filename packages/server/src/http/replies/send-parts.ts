import { once } from 'node:events';
import type { Response } from 'express';

/**
 * Sends JSON text part by part, no faster than the client reads. If the parts fail or the client disconnects, the
 * connection is closed, so that a truncated body does not look complete.
 */
export async function sendParts(
  status: number,
  parts: AsyncIterable<string>,
  response: Response,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  try {
    for await (const part of parts) {
      if (response.destroyed) return;
      if (!response.write(part)) await drained(response);
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Also resolves when the client disconnects. */
async function drained(response: Response): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      once(response, 'drain', { signal: over.signal }),
      once(response, 'close', { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
}
