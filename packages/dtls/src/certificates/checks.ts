import { isIP } from 'node:net';
import type { KeyObject, X509Certificate } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { isP256 } from '../crypto/p256.ts';
import { certificateFields } from './certificate-fields.ts';
import { allowsKeyUsage, ExtendedKeyUsage, hasUnknownCritical, KeyUsage, pathLength } from './extensions.ts';
import { rejected } from './rejection.ts';

/** Object identifiers of ECDSA and RSA with SHA-256 and longer (RFC 5758, RFC 4055). */
const signatureAlgorithms: ReadonlySet<string> = new Set([
  '2a8648ce3d040302',
  '2a8648ce3d040303',
  '2a8648ce3d040304',
  '2a864886f70d01010b',
  '2a864886f70d01010c',
  '2a864886f70d01010d',
]);
const MIN_RSA_BITS = 2_048;

/** Requirements for the peer's own certificate. */
export interface PeerRequirements {
  readonly now: number;
  readonly purpose: 'client' | 'server';
  readonly hostName?: string;
}

/** Whether a certificate is valid at that time. False if it has an unreadable date. */
export function isValid({ validFromDate, validToDate }: X509Certificate, now: number): boolean {
  return validFromDate.getTime() <= now && now <= validToDate.getTime();
}

/** @throws DtlsError certificate_expired, also for a certificate that is not valid yet (RFC 5246 section 7.2.2) */
export function checkValidity(certificate: X509Certificate, now: number): void {
  if (isValid(certificate, now)) return;
  throw rejected(AlertDescription.certificateExpired, 'A certificate has expired or is not valid yet');
}

/** @throws DtlsError unsupported_certificate, certificate_expired, or bad_certificate for another host */
export function checkPeer(certificate: X509Certificate, requirements: PeerRequirements): void {
  const { now, purpose, hostName } = requirements;
  const { extensions } = checkFields(certificate);
  if (!isP256(certificate.publicKey)) throw unsupported('The key of the certificate is not one of P-256');
  if (!allowsKeyUsage(extensions, KeyUsage.digitalSignature) || !allowsPurpose(certificate, purpose)) {
    throw unsupported(`The certificate is not for the authentication of a ${purpose}`);
  }
  checkValidity(certificate, now);
  if (hostName !== undefined && !isFor(certificate, hostName)) {
    throw rejected(AlertDescription.badCertificate, 'The certificate is for another host');
  }
}

/**
 * @param below number of authorities of the chain below this one
 * @throws DtlsError unsupported_certificate, or bad_certificate if it is not a valid authority at this position
 */
export function checkAuthority(certificate: X509Certificate, below: number): void {
  const { extensions } = checkFields(certificate);
  if (!certificate.ca || !allowsKeyUsage(extensions, KeyUsage.keyCertSign)) {
    throw rejected(AlertDescription.badCertificate, 'A certificate was issued by one that is no authority');
  }
  if (below > pathLength(extensions)) {
    throw rejected(AlertDescription.badCertificate, 'The chain is longer than an authority allows');
  }
  if (!isStrong(certificate.publicKey)) throw unsupported('The key of an authority is not supported');
}

function checkFields(certificate: X509Certificate): ReturnType<typeof certificateFields> {
  const fields = certificateFields(certificate);
  if (hasUnknownCritical(fields.extensions)) {
    throw unsupported('A certificate has a critical extension that is not known');
  }
  if (!signatureAlgorithms.has(fields.signatureAlgorithm)) {
    throw unsupported('A certificate is signed with an algorithm that is not supported');
  }
  return fields;
}

/** `keyUsage` of X509Certificate is extendedKeyUsage of RFC 5280. */
function allowsPurpose({ keyUsage }: X509Certificate, purpose: 'client' | 'server'): boolean {
  // Undefined without the extension, contrary to its type.
  const usages = keyUsage as readonly string[] | undefined;
  if (!usages) return true;
  const wanted = purpose === 'client' ? ExtendedKeyUsage.clientAuth : ExtendedKeyUsage.serverAuth;
  return usages.includes(wanted) || usages.includes(ExtendedKeyUsage.any);
}

function isFor(certificate: X509Certificate, hostName: string): boolean {
  if (isIP(hostName) !== 0) return certificate.checkIP(hostName) !== undefined;
  return certificate.checkHost(hostName, { partialWildcards: false }) !== undefined;
}

function isStrong(key: KeyObject): boolean {
  if (key.asymmetricKeyType === 'ec') return true;
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;
}

function unsupported(message: string): ReturnType<typeof rejected> {
  return rejected(AlertDescription.unsupportedCertificate, message);
}
