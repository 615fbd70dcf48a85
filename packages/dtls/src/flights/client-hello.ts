import { AlertDescription } from '../alert.ts';
import { DtlsError } from '../errors.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { encodeClientHello } from '../handshake/messages/client-hello.ts';
import { decodeHelloVerifyRequest } from '../handshake/messages/hello-verify-request.ts';
import type { ReceivedMessage } from '../handshake/reassembly.ts';
import type { HandshakeExchange } from './exchange.ts';
import type { Offer } from './offer.ts';

/** Maximum number of cookies in one handshake: one, and another after a change of the server's secret. */
const MAX_COOKIES = 3;

/**
 * Runs flights 1 to 3 of the client:
 *
 *     ClientHello                  -->
 *                                  <--    HelloVerifyRequest       may be omitted
 *     ClientHello with the cookie  -->
 *                                  <--    ServerHello              the start of flight 4
 *
 * Messages before the last ClientHello are not in the transcript (RFC 6347 section 4.2.6).
 *
 * @returns the ServerHello
 */
export async function exchangeHellos(exchange: HandshakeExchange, offer: Offer): Promise<ReceivedMessage> {
  let cookie: Buffer = offer.hello.cookie;
  for (let cookies = 0; cookies <= MAX_COOKIES; cookies += 1) {
    exchange.transcript.clear();
    const body = encodeClientHello({ ...offer.hello, cookie });
    exchange.send([exchange.message(HandshakeType.clientHello, body)]);
    const answer = await exchange.expect(HandshakeType.helloVerifyRequest, HandshakeType.serverHello);
    if (answer.type === HandshakeType.serverHello) return answer;
    cookie = decodeHelloVerifyRequest(answer.body).cookie;
  }
  throw new DtlsError('invalid', 'The server asks for one cookie after the other', {
    alert: AlertDescription.handshakeFailure,
  });
}
