import { createHash } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { DtlsError } from '../errors.ts';
import { commonNameOf, subjectAltNamesOf } from './names.ts';

/** Maximum length of a DNS name; common names have at most 64 characters (RFC 5280 appendix A). */
const MAX_NAME_BYTES = 255;

/** Returns the name of a raw public key: the SHA-256 of its SubjectPublicKeyInfo in hexadecimal. */
export function rpkIdentity(spki: Uint8Array): string {
  return createHash('sha256').update(spki).digest('hex');
}

/**
 * Returns the name of a certificate: the last common name of its subject, else the first name in its subjectAltName
 * (RFC 7925 section 4.4.2 puts a device's EUI-64 in either).
 *
 * @throws DtlsError invalid, bad_certificate, if it has neither or the name is not usable
 */
export function x509Identity(certificate: X509Certificate): string {
  const name = commonNameOf(certificate) ?? subjectAltNamesOf(certificate)[0];
  if (name !== undefined && isUsable(name)) return name;
  throw new DtlsError('invalid', 'The certificate has no usable name', {
    alert: AlertDescription.badCertificate,
  });
}

/** Rejects control characters: names appear in logs, stores and look-ups. */
function isUsable(name: string): boolean {
  return name !== '' && Buffer.byteLength(name) <= MAX_NAME_BYTES && !/\p{Cc}/u.test(name);
}
