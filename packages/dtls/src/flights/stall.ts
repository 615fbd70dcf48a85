import { HandshakeType, handshakeTypeName } from '../handshake/handshake-type.ts';

/**
 * Describes where a handshake has stalled and the usual reason.
 *
 * @param sent types of the messages of our last flight
 * @param received number of messages received from the peer
 */
export function describeStall(sent: readonly number[], received: number): string {
  if (sent.includes(HandshakeType.clientKeyExchange)) {
    return 'no answer to ClientKeyExchange and Finished (flight 5); usually the server does not know the identity, or has another key for it';
  }
  if (sent.includes(HandshakeType.clientHello)) {
    if (received === 0) {
      return 'no answer to ClientHello (flight 1); usually no DTLS server listens there, or a firewall is in between';
    }
    if (received === 1) {
      return 'no answer to ClientHello after HelloVerifyRequest (flight 3); usually there is no common cipher suite';
    }
    return 'ServerHello has come without the rest of its flight (flight 4); usually datagrams are too long for the path';
  }
  const names = [...new Set(sent)].map(handshakeTypeName).join(', ');
  return names === '' ? 'no message of the peer' : `no answer to ${names}`;
}
