import { once } from 'node:events';
import type { Response } from 'express';
import type { Content, ReplyMessage } from '../handler.ts';

/** Returns the body of a response, unless it is JSON that is built at once. */
export function contentOf({ content, parts }: ReplyMessage): Content | undefined {
  return parts === undefined ? content : { mediaType: 'application/json; charset=utf-8', data: parts };
}

/**
 * Sends content, in parts no faster than the client reads. If the parts fail or the client disconnects, the connection
 * is closed, so that a truncated body does not look complete.
 */
export async function sendContent(
  status: number,
  { mediaType, data, fileName }: Content,
  response: Response,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', mediaType);
  if (fileName !== undefined) {
    response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  }
  if (typeof data === 'string' || data instanceof Uint8Array) {
    response.end(data);
    return;
  }
  try {
    for await (const part of data) {
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
