import { X509Certificate } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';
import { checkAuthority, checkPeer, checkValidity, isValid } from './checks.ts';
import { rejected } from './rejection.ts';

/** Limits of a peer's chain. */
export interface ChainLimits {
  /** Maximum number of certificates. Default 8. */
  readonly maxCertificates?: number;
  /** Maximum total size of the certificates in bytes. Default 16,384. */
  readonly maxBytes?: number;
}

const MAX_CERTIFICATES = 8;
const MAX_CHAIN_BYTES = 16_384;

export interface ChainTrust {
  /** Trusted roots; can also contain intermediate authorities and single peers. */
  readonly trusted: readonly X509Certificate[];
  /** Wall time in epoch milliseconds. */
  readonly now: number;
  /** Role of the peer. */
  readonly purpose: 'client' | 'server';
  /** DNS name or IP address that the certificate must contain. */
  readonly hostName?: string;
}

/**
 * Parses the certificates of a Certificate message, the peer's own first.
 *
 * @param ders certificates in DER
 * @throws DecodeError bad_certificate for a malformed certificate or a chain over a limit
 */
export function parseCertificateList(
  ders: readonly Uint8Array[],
  limits: ChainLimits = {},
): X509Certificate[] {
  const { maxCertificates = MAX_CERTIFICATES, maxBytes = MAX_CHAIN_BYTES } = limits;
  const bytes = ders.reduce((sum, { length }) => sum + length, 0);
  if (ders.length > maxCertificates || bytes > maxBytes) {
    throw new DecodeError('The chain of certificates is too long', AlertDescription.badCertificate);
  }
  return ders.map(parseCertificate);
}

function parseCertificate(der: Uint8Array): X509Certificate {
  try {
    const certificate = new X509Certificate(der);
    // The constructor also accepts PEM and trailing bytes, and does not check the key before it is used.
    if (certificate.raw.equals(der) && certificate.publicKey.type === 'public') return certificate;
  } catch {
    // The details of OpenSSL's error are not useful.
  }
  throw new DecodeError('A certificate is malformed', AlertDescription.badCertificate);
}

/**
 * Verifies that a chain leads from the peer's certificate to a trusted one (RFC 5280 section 6.1): the next one signed
 * each certificate (RFC 5246 section 7.4.2), all are valid now, all but the first are authorities, and the first is for
 * the purpose and host, and for ECDSA over P-256. Rejects certificates with unsupported critical extensions, such as
 * nameConstraints. Does not check revocation.
 *
 * @param chain the peer's own certificate first; at most 8
 * @throws DtlsError `invalid` with the alert for the peer: bad_certificate (signature, host name, path length),
 * certificate_expired (or not valid yet), unknown_ca, unsupported_certificate (key, algorithm, purpose, extension)
 */
export function verifyChain(chain: readonly X509Certificate[], trust: ChainTrust): void {
  const [peer] = chain;
  if (!peer || chain.length > MAX_CERTIFICATES) {
    throw rejected(AlertDescription.badCertificate, 'The chain of certificates is empty or too long');
  }
  checkPeer(peer, trust);
  if (isOneOf(peer, trust.trusted)) return;
  let subject = peer;
  for (let below = 0; below < chain.length; below += 1) {
    if (isSignedByTrusted(subject, below, trust)) return;
    const issuer = chain[below + 1];
    if (!issuer) break;
    checkIssued(subject, issuer);
    checkAuthority(issuer, below);
    checkValidity(issuer, trust.now);
    subject = issuer;
  }
  throw rejected(AlertDescription.unknownCa, 'The chain leads to no trusted certificate');
}

/**
 * @param below number of authorities of the chain below the trusted one
 * @throws DtlsError if a trusted certificate has signed it but is not a valid authority
 */
function isSignedByTrusted(subject: X509Certificate, below: number, { trusted, now }: ChainTrust): boolean {
  // Several roots can have the same name: an old root and its successor, or a forgery.
  const signers = trusted.filter(
    (authority) => subject.checkIssued(authority) && subject.verify(authority.publicKey),
  );
  const signer = signers.find((authority) => isValid(authority, now)) ?? signers[0];
  if (!signer) return false;
  checkAuthority(signer, below);
  checkValidity(signer, now);
  return true;
}

function checkIssued(subject: X509Certificate, issuer: X509Certificate): void {
  if (!subject.checkIssued(issuer)) {
    throw rejected(AlertDescription.unknownCa, 'A certificate was not issued by the next one of the chain');
  }
  if (!subject.verify(issuer.publicKey)) {
    throw rejected(AlertDescription.badCertificate, 'The signature of a certificate is wrong');
  }
}

function isOneOf(certificate: X509Certificate, others: readonly X509Certificate[]): boolean {
  return others.some(({ raw }) => raw.equals(certificate.raw));
}
