import type { HandshakeExchange } from './exchange.ts';
import { finishedItems, receiveFinished } from './finished.ts';

/*
 * Flight 6:
 *
 *                                       [ChangeCipherSpec]
 *                                 <--             Finished
 */

/** Sends the server's last flight of a full handshake. */
export function sendServerFinished(exchange: HandshakeExchange, masterSecret: Buffer): void {
  exchange.sendLast(finishedItems(exchange, 'server finished', masterSecret));
}

/** @throws DtlsError decrypt_error if the server has seen a different handshake */
export async function receiveServerFinished(
  exchange: HandshakeExchange,
  masterSecret: Buffer,
): Promise<void> {
  await receiveFinished(exchange, 'server finished', masterSecret);
  exchange.transmitter.prepare();
}
