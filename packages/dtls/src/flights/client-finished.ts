import type { KeyObject } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import type { ClientCredentials, PeerIdentity, PreSharedKey } from '../credentials.ts';
import { createEcdhe } from '../crypto/ecdhe.ts';
import { pskPreMasterSecret } from '../crypto/key-schedule.ts';
import { sign, SignatureScheme } from '../crypto/signatures.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { DtlsError } from '../errors.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { encodeCertificateVerify } from '../handshake/messages/certificate-verify.ts';
import {
  encodeEcdheClientKeyExchange,
  encodeEcdhePskClientKeyExchange,
  encodePskClientKeyExchange,
} from '../handshake/messages/client-key-exchange.ts';
import type { HandshakeExchange } from './exchange.ts';
import { finishedItems } from './finished.ts';
import type { FlightItem } from './flight.ts';
import { deriveMasterSecret } from './key-exchange.ts';
import { encodeOwnCertificate, hasOwnCertificate, ownPrivateKey } from './own-certificate.ts';
import type { SessionSecrets } from './security-parameters.ts';
import type { ServerChoice } from './server-choice.ts';
import type { ServerKeys } from './server-hello-received.ts';

/**
 * Sends flight 5 of the client:
 *
 *     Certificate*            if requested; empty if there is none
 *     ClientKeyExchange
 *     CertificateVerify*      with a certificate
 *     [ChangeCipherSpec]
 *     Finished           -->
 */
export function sendClientFinished(
  exchange: HandshakeExchange,
  { parameters, clientCertificateType }: ServerChoice,
  server: ServerKeys,
  credentials: ClientCredentials,
): SessionSecrets {
  const flight: FlightItem[] = [];
  const certificateType = server.certificateRequest && clientCertificateType;
  if (certificateType !== undefined) {
    const certificate = encodeOwnCertificate(credentials, certificateType);
    flight.push(exchange.message(HandshakeType.certificate, certificate));
  }
  const keys = clientKeyExchange(parameters.suite, server.publicPoint, credentials);
  flight.push(exchange.message(HandshakeType.clientKeyExchange, keys.message));
  const masterSecret = deriveMasterSecret(exchange.transcript, parameters, keys.preMasterSecret);
  if (certificateType !== undefined && hasOwnCertificate(credentials, certificateType)) {
    flight.push(certificateVerifyItem(exchange, server, ownPrivateKey(credentials, certificateType)));
  }
  exchange.enableProtection(parameters, masterSecret);
  flight.push(...finishedItems(exchange, 'client finished', masterSecret));
  exchange.send(flight);
  return { masterSecret, peerIdentity: server.serverIdentity ?? pskIdentity(credentials) };
}

interface ClientKeys {
  readonly message: Buffer;
  readonly preMasterSecret: Buffer;
}

function clientKeyExchange(
  { keyExchange }: CipherSuite,
  serverPoint: Buffer | undefined,
  credentials: ClientCredentials,
): ClientKeys {
  const agreement = serverPoint && agree(serverPoint);
  if (keyExchange === 'ECDHE_ECDSA' && agreement) {
    const { publicPoint, shared } = agreement;
    return { message: encodeEcdheClientKeyExchange(publicPoint), preMasterSecret: shared };
  }
  const { identity, key } = ownPsk(credentials);
  const identityBytes = Buffer.from(identity);
  return {
    preMasterSecret: pskPreMasterSecret(key, agreement?.shared),
    message: agreement
      ? encodeEcdhePskClientKeyExchange({ identity: identityBytes, publicPoint: agreement.publicPoint })
      : encodePskClientKeyExchange(identityBytes),
  };
}

function agree(serverPoint: Buffer): { publicPoint: Buffer; shared: Buffer } {
  const ecdhe = createEcdhe();
  return { publicPoint: ecdhe.publicPoint, shared: ecdhe.sharedSecret(serverPoint) };
}

/** Returns the pre-shared key. It exists, because only suites that fit the credentials were offered. */
function ownPsk({ psk }: ClientCredentials): PreSharedKey {
  if (psk) return psk;
  throw new DtlsError('invalid', 'There is no pre-shared key', { alert: AlertDescription.internalError });
}

/** A server with the same key has the identity of that key. */
function pskIdentity(credentials: ClientCredentials): PeerIdentity {
  return { kind: 'psk', name: ownPsk(credentials).identity };
}

/** Signs all messages so far, which proves possession of the certificate's key (RFC 5246 section 7.4.8). */
function certificateVerifyItem(
  exchange: HandshakeExchange,
  { certificateRequest }: ServerKeys,
  privateKey: KeyObject,
): FlightItem {
  const signatureScheme = SignatureScheme.ecdsaSecp256r1Sha256;
  if (!certificateRequest?.signatureSchemes.includes(signatureScheme)) {
    throw new DtlsError('invalid', 'The server takes none of our signatures', {
      alert: AlertDescription.handshakeFailure,
    });
  }
  const signature = sign(signatureScheme, privateKey, exchange.transcript.bytes());
  const body = encodeCertificateVerify({ signatureScheme, signature });
  return exchange.message(HandshakeType.certificateVerify, body);
}
