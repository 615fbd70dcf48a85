import type { KeyObject, X509Certificate } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { parseCertificateList, verifyChain } from '../certificates/chain.ts';
import { rpkIdentity, x509Identity } from '../certificates/identity.ts';
import { publicKeyOfSpki } from '../certificates/raw-public-key.ts';
import type { PeerIdentity } from '../credentials.ts';
import { verify } from '../crypto/signatures.ts';
import { DtlsError } from '../errors.ts';
import { CertificateType } from '../handshake/extensions/certificate-type.ts';
import { decodeCertificateList } from '../handshake/messages/certificate.ts';
import { decodeRawPublicKey } from '../handshake/messages/raw-public-key.ts';

/** Content of the peer's Certificate message. */
export type PeerCertificate =
  | { readonly kind: 'rpk'; readonly publicKey: KeyObject; readonly spki: Buffer }
  | { readonly kind: 'x509'; readonly publicKey: KeyObject; readonly chain: readonly X509Certificate[] };

/** Criteria for accepting a certificate. */
export interface CertificateTrust {
  readonly purpose: 'client' | 'server';
  /** Returns the roots for a peer with that name. */
  trustedFor(name: string): Promise<readonly X509Certificate[]> | readonly X509Certificate[];
  /** Wall time in epoch milliseconds. */
  readonly now: number;
  /** Host name that the server's certificate must contain. */
  readonly hostName: string | undefined;
  /** Final check of an X.509 certificate, and the only check of a raw public key. */
  accepts(certificate: PeerCertificate): Promise<boolean> | boolean;
}

/**
 * Reads a Certificate message.
 *
 * @returns undefined for the empty message of a client without a certificate
 * @throws DecodeError for a malformed message, or a key that is not P-256
 */
export function readPeerCertificate(body: Buffer, type: number): PeerCertificate | undefined {
  if (type === CertificateType.rawPublicKey) {
    const spki = Buffer.from(decodeRawPublicKey(body));
    return spki.length === 0 ? undefined : { kind: 'rpk', publicKey: publicKeyOfSpki(spki), spki };
  }
  const chain = parseCertificateList(decodeCertificateList(body));
  const [own] = chain;
  return own && { kind: 'x509', publicKey: own.publicKey, chain };
}

/**
 * @throws DtlsError `invalid` with the alert of RFC 5246 section 7.2.2: bad_certificate, certificate_expired,
 * unknown_ca and the like
 */
export async function verifyPeerCertificate(
  certificate: PeerCertificate,
  trust: CertificateTrust,
): Promise<PeerIdentity> {
  const identity = identityOf(certificate);
  if (certificate.kind === 'x509') {
    const { now, purpose, hostName } = trust;
    const trusted = await trust.trustedFor(identity.name);
    verifyChain(certificate.chain, {
      trusted,
      now,
      purpose,
      ...(hostName === undefined ? {} : { hostName }),
    });
  }
  if (!(await trust.accepts(certificate))) {
    throw new DtlsError('invalid', 'The certificate of the peer is not accepted', {
      alert: AlertDescription.certificateUnknown,
    });
  }
  return identity;
}

/** Returns the identity in a certificate. @throws DtlsError invalid, bad_certificate, if it has no usable name */
export function identityOf(certificate: PeerCertificate): PeerIdentity {
  const { publicKey } = certificate;
  if (certificate.kind === 'rpk') return { kind: 'rpk', name: rpkIdentity(certificate.spki), publicKey };
  const [own] = certificate.chain;
  if (!own) throw new DtlsError('invalid', 'The chain is empty', { alert: AlertDescription.badCertificate });
  return { kind: 'x509', name: x509Identity(own), publicKey, certificate: own };
}

/** @throws DtlsError decrypt_error if the signature is invalid (RFC 5246 section 7.2.2) */
export function checkSignature(
  { publicKey }: PeerCertificate,
  signed: Buffer,
  signature: { readonly signatureScheme: number; readonly signature: Buffer },
): void {
  if (verify(signature.signatureScheme, publicKey, signed, signature.signature)) return;
  throw new DtlsError('invalid', 'A signature of the peer is wrong', {
    alert: AlertDescription.decryptError,
  });
}
