import type { HandshakeExchange } from './exchange.ts';
import { finishedItems, receiveFinished } from './finished.ts';
import type { Negotiated } from './negotiation.ts';
import { serverHelloItem } from './server-hello.ts';

/*
 * The abbreviated handshake, which resumes a session (RFC 6347 section 4.2.4, figure 2; RFC 5246 section 7.3):
 *
 *     ClientHello with a session id  -->
 *                                                    ServerHello with the same one
 *                                                             [ChangeCipherSpec]
 *                                    <--                                Finished
 *     [ChangeCipherSpec]
 *     Finished                       -->
 */

/** Sends the server's flight. */
export function sendResumption(
  exchange: HandshakeExchange,
  negotiated: Negotiated,
  masterSecret: Buffer,
): void {
  const serverHello = serverHelloItem(exchange, negotiated);
  exchange.enableProtection(negotiated.parameters, masterSecret);
  exchange.send([serverHello, ...finishedItems(exchange, 'server finished', masterSecret)]);
}

/** Receives the client's flight, which is the last one. */
export async function receiveResumptionFinished(
  exchange: HandshakeExchange,
  masterSecret: Buffer,
): Promise<void> {
  await receiveFinished(exchange, 'client finished', masterSecret);
  exchange.transmitter.finish();
}

/** Sends the client's flight. */
export function sendResumptionFinished(exchange: HandshakeExchange, masterSecret: Buffer): void {
  exchange.sendLast(finishedItems(exchange, 'client finished', masterSecret));
}
