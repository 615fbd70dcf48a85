import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';

/**
 * Milliseconds that a client can still send an unread body after its response. If a connection is closed while bytes
 * arrive, the operating system resets it, and the client can lose the response.
 */
const LINGER_MS = 1_000;

/**
 * Ends the connection of a request that is answered before all of its body is there, unless the rest follows soon: a
 * body without an end would hold the connection, and keep the service reading, until the request times out.
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
