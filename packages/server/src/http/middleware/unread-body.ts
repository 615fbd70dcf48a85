import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';

/**
 * Milliseconds for which a client may continue to send an unread body after the response. If a connection is closed
 * while bytes arrive, the operating system resets it, and the client may lose the response.
 */
const LINGER_MS = 1_000;

/**
 * Closes the connection of a request that is answered before its whole body has arrived, unless the rest follows
 * soon. Otherwise an endless body would hold the connection, and keep the service reading, until the request times
 * out.
 */
export function cutUnreadBody(request: IncomingMessage, response: ServerResponse, clock: Clock): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    const timer = clock.setTimer(LINGER_MS, () => request.socket.destroy());
    request.once('close', () => timer.cancel());
    request.once('end', () => timer.cancel());
    request.resume();
  });
}
