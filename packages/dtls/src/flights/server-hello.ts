import { createEcdhe } from '../crypto/ecdhe.ts';
import type { Ecdhe } from '../crypto/ecdhe.ts';
import { sign, signatureSchemes, SignatureScheme } from '../crypto/signatures.ts';
import type { ServerCredentials } from '../credentials.ts';
import { writeServerHelloExtensions } from '../handshake/extensions/server-hello-extensions.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { ECDSA_SIGN, encodeCertificateRequest } from '../handshake/messages/certificate-request.ts';
import { encodeServerHelloDone } from '../handshake/messages/server-hello-done.ts';
import { encodeServerHello } from '../handshake/messages/server-hello.ts';
import {
  encodeEcdhePskServerKeyExchange,
  encodeEcdheServerKeyExchange,
  encodePskServerKeyExchange,
  signedEcdhParameters,
} from '../handshake/messages/server-key-exchange.ts';
import type { HandshakeExchange } from './exchange.ts';
import type { FlightItem } from './flight.ts';
import type { Negotiated } from './negotiation.ts';
import { encodeOwnCertificate, ownPrivateKey } from './own-certificate.ts';
import type { SecurityParameters } from './security-parameters.ts';
import { DTLS_1_2 } from '../record/record.ts';

/**
 * Sends flight 4 of the server:
 *
 *                                       ServerHello
 *                                      Certificate*      ECDHE_ECDSA
 *                                ServerKeyExchange*      not for PSK without a hint
 *                               CertificateRequest*
 *                           <--     ServerHelloDone
 *
 * @returns the key pair of this handshake; undefined for PSK
 */
export function sendServerHello(
  exchange: HandshakeExchange,
  negotiated: Negotiated,
  credentials: ServerCredentials,
): Ecdhe | undefined {
  const { parameters, serverCertificateType, clientCertificateType } = negotiated;
  const ecdhe = parameters.suite.keyExchange === 'PSK' ? undefined : createEcdhe();
  const flight: FlightItem[] = [serverHelloItem(exchange, negotiated)];
  if (parameters.suite.keyExchange === 'ECDHE_ECDSA') {
    const certificate = encodeOwnCertificate(credentials, serverCertificateType);
    flight.push(exchange.message(HandshakeType.certificate, certificate));
  }
  const keyExchange = serverKeyExchange(parameters, credentials, serverCertificateType, ecdhe);
  if (keyExchange) flight.push(exchange.message(HandshakeType.serverKeyExchange, keyExchange));
  if (clientCertificateType !== undefined) {
    flight.push(exchange.message(HandshakeType.certificateRequest, certificateRequest()));
  }
  flight.push(exchange.message(HandshakeType.serverHelloDone, encodeServerHelloDone()));
  exchange.send(flight);
  return ecdhe;
}

export function serverHelloItem(exchange: HandshakeExchange, { parameters, answer }: Negotiated): FlightItem {
  const body = encodeServerHello({
    version: DTLS_1_2,
    random: parameters.serverRandom,
    sessionId: parameters.sessionId,
    cipherSuite: parameters.suite.id,
    compressionMethod: 0,
    extensions: writeServerHelloExtensions(answer),
  });
  return exchange.message(HandshakeType.serverHello, body);
}

function serverKeyExchange(
  { suite, clientRandom, serverRandom }: SecurityParameters,
  credentials: ServerCredentials,
  certificateType: number,
  ecdhe: Ecdhe | undefined,
): Buffer | undefined {
  const hint = credentials.pskIdentityHint;
  if (!ecdhe) return hint === undefined ? undefined : encodePskServerKeyExchange(Buffer.from(hint));
  const { publicPoint } = ecdhe;
  if (suite.keyExchange === 'ECDHE_PSK') {
    return encodeEcdhePskServerKeyExchange({ identityHint: Buffer.from(hint ?? ''), publicPoint });
  }
  const signatureScheme = SignatureScheme.ecdsaSecp256r1Sha256;
  const signed = signedEcdhParameters(clientRandom, serverRandom, publicPoint);
  const signature = sign(signatureScheme, ownPrivateKey(credentials, certificateType), signed);
  return encodeEcdheServerKeyExchange({ publicPoint, signatureScheme, signature });
}

/** Lists no authorities, so that the trusted ones are not revealed before authentication. */
function certificateRequest(): Buffer {
  return encodeCertificateRequest({
    certificateTypes: Buffer.of(ECDSA_SIGN),
    signatureSchemes: [...signatureSchemes],
    certificateAuthorities: [],
  });
}
