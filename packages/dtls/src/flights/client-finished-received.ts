import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import type { ServerOptions } from '../connection/options.ts';
import type { PeerIdentity, ServerCredentials } from '../credentials.ts';
import type { Ecdhe } from '../crypto/ecdhe.ts';
import { pskPreMasterSecret } from '../crypto/key-schedule.ts';
import { DtlsError } from '../errors.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeCertificateVerify } from '../handshake/messages/certificate-verify.ts';
import {
  decodeEcdheClientKeyExchange,
  decodeEcdhePskClientKeyExchange,
  decodePskClientKeyExchange,
} from '../handshake/messages/client-key-exchange.ts';
import type { HandshakeExchange, IdentityClaim } from './exchange.ts';
import { receiveFinished } from './finished.ts';
import { deriveMasterSecret } from './key-exchange.ts';
import type { Negotiated } from './negotiation.ts';
import {
  checkSignature,
  identityOf,
  readPeerCertificate,
  verifyPeerCertificate,
} from './peer-certificate.ts';
import type { PeerCertificate } from './peer-certificate.ts';
import type { SessionSecrets } from './security-parameters.ts';

/**
 * Receives flight 5 on the server:
 *
 *     Certificate*            if requested
 *     ClientKeyExchange
 *     CertificateVerify*      with a certificate
 *     [ChangeCipherSpec]
 *     Finished           -->
 *
 * @throws DecodeError; DtlsError `invalid` with the alert if the client cannot prove its identity
 */
export async function receiveClientFinished(
  exchange: HandshakeExchange,
  negotiated: Negotiated,
  ecdhe: Ecdhe | undefined,
  options: ServerOptions,
): Promise<SessionSecrets> {
  const { parameters } = negotiated;
  const certificate = await receiveCertificate(exchange, negotiated, options);
  const { body } = await exchange.expect(HandshakeType.clientKeyExchange);
  const keys = await clientKeys(body, ecdhe, negotiated, options.credentials);
  const masterSecret = deriveMasterSecret(exchange.transcript, parameters, keys.preMasterSecret);
  if (certificate) await receiveCertificateVerify(exchange, certificate);
  if (keys.claim) exchange.claim(keys.claim);
  exchange.enableProtection(parameters, masterSecret);
  await receiveFinished(exchange, 'client finished', masterSecret);
  exchange.transmitter.prepare();
  const peerIdentity = certificate
    ? await identifyClient(exchange, certificate, options)
    : keys.claim?.identity;
  return { masterSecret, peerIdentity };
}

async function receiveCertificate(
  exchange: HandshakeExchange,
  { clientCertificateType }: Negotiated,
  { clientAuthentication }: ServerOptions,
): Promise<PeerCertificate | undefined> {
  if (clientCertificateType === undefined) return undefined;
  const { body } = await exchange.expect(HandshakeType.certificate);
  const certificate = readPeerCertificate(body, clientCertificateType);
  if (certificate) exchange.claim({ identity: identityOf(certificate) });
  if (!certificate && clientAuthentication === 'require') {
    // RFC 5246 section 7.4.6.
    throw new DtlsError('invalid', 'The client has no certificate', {
      alert: AlertDescription.handshakeFailure,
    });
  }
  return certificate;
}

interface ClientKeys {
  readonly preMasterSecret: Buffer;
  /** Undefined if a certificate identifies the client. */
  readonly claim: IdentityClaim | undefined;
}

async function clientKeys(
  body: Buffer,
  ecdhe: Ecdhe | undefined,
  { parameters }: Negotiated,
  credentials: ServerCredentials,
): Promise<ClientKeys> {
  if (!ecdhe) return pskKeys(decodePskClientKeyExchange(body), undefined, credentials);
  if (parameters.suite.keyExchange === 'ECDHE_PSK') {
    const { identity, publicPoint } = decodeEcdhePskClientKeyExchange(body);
    return pskKeys(identity, ecdhe.sharedSecret(publicPoint), credentials);
  }
  const preMasterSecret = ecdhe.sharedSecret(decodeEcdheClientKeyExchange(body));
  return { preMasterSecret, claim: undefined };
}

async function pskKeys(
  identityBytes: Buffer,
  shared: Buffer | undefined,
  credentials: ServerCredentials,
): Promise<ClientKeys> {
  const name = identityBytes.toString('utf8');
  // Different invalid byte sequences would decode to the same text.
  const key = isUtf8(identityBytes) ? await lookUp(name, credentials) : undefined;
  // An unknown identity fails in the same way as a wrong key, so that identities cannot be probed (RFC 4279 section 2).
  const preMasterSecret = pskPreMasterSecret(key ?? randomBytes(16), shared);
  return { preMasterSecret, claim: { identity: { kind: 'psk', name }, hasKey: key !== undefined } };
}

async function lookUp(identity: string, credentials: ServerCredentials): Promise<Uint8Array | undefined> {
  try {
    const key = await credentials.psk?.(identity);
    return key && key.length > 0 ? key : undefined;
  } catch {
    // The contract of the credentials requires that a failed look-up appears as an unknown identity.
    return undefined;
  }
}

async function receiveCertificateVerify(
  exchange: HandshakeExchange,
  certificate: PeerCertificate,
): Promise<void> {
  const message = await exchange.expectUnhashed(HandshakeType.certificateVerify);
  checkSignature(certificate, exchange.transcript.bytes(), decodeCertificateVerify(message.body));
  exchange.transcript.add(message);
}

function identifyClient(
  exchange: HandshakeExchange,
  certificate: PeerCertificate,
  { credentials }: ServerOptions,
): Promise<PeerIdentity> {
  return verifyPeerCertificate(certificate, {
    purpose: 'client',
    trustedFor: (name) => credentials.trustedCertificates?.(name) ?? [],
    now: exchange.clock.now(),
    hostName: undefined,
    accepts: (candidate) => acceptsClient(candidate, credentials),
  });
}

function acceptsClient(
  certificate: PeerCertificate,
  credentials: ServerCredentials,
): Promise<boolean> | boolean {
  if (certificate.kind === 'rpk') {
    return credentials.verifyRawPublicKey?.(certificate.publicKey, certificate.spki) ?? false;
  }
  const [own] = certificate.chain;
  return own ? (credentials.verifyCertificate?.(own, certificate.chain) ?? true) : false;
}
