import type { CertificateExtension } from './certificate-fields.ts';
import { DerReader, DerTag } from './der.ts';

/** Object identifiers: their DER content in hexadecimal (RFC 5280 section 4.2). */
export const ExtensionId = {
  subjectKeyIdentifier: '551d0e',
  keyUsage: '551d0f',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
  certificatePolicies: '551d20',
  authorityKeyIdentifier: '551d23',
  extendedKeyUsage: '551d25',
} as const;

/** Any policy is accepted (RFC 5280 section 6.1.1, user-initial-policy-set = any-policy). */
const understood: ReadonlySet<string> = new Set(Object.values(ExtensionId));

/** Bits of keyUsage in its first byte (RFC 5280 section 4.2.1.3). */
export const KeyUsage = {
  digitalSignature: 0x80,
  keyCertSign: 0x04,
} as const;

/** Object identifiers in the form of X509Certificate (RFC 5280 section 4.2.1.12). */
export const ExtendedKeyUsage = {
  any: '2.5.29.37.0',
  serverAuth: '1.3.6.1.5.5.7.3.1',
  clientAuth: '1.3.6.1.5.5.7.3.2',
} as const;

/** Whether there is an unsupported critical extension, which must not be ignored. */
export function hasUnknownCritical(extensions: readonly CertificateExtension[]): boolean {
  return extensions.some(({ id, critical }) => critical && !understood.has(id));
}

/** Whether keyUsage has a bit. True without the extension. */
export function allowsKeyUsage(extensions: readonly CertificateExtension[], bit: number): boolean {
  const value = find(extensions, ExtensionId.keyUsage);
  if (!value) return true;
  const [, bits = 0] = new DerReader(value).take(DerTag.bitString);
  return (bits & bit) !== 0;
}

/** Returns pathLenConstraint, the maximum number of CA certificates below (RFC 5280 section 4.2.1.9); Infinity: any. */
export function pathLength(extensions: readonly CertificateExtension[]): number {
  const value = find(extensions, ExtensionId.basicConstraints);
  if (!value) return Infinity;
  const constraints = new DerReader(value).enter(DerTag.sequence);
  constraints.takeIf(DerTag.boolean);
  const length = constraints.takeIf(DerTag.integer);
  if (!length) return Infinity;
  return length.length <= 4 ? length.readUIntBE(0, length.length) : Infinity;
}

function find(extensions: readonly CertificateExtension[], wanted: string): Buffer | undefined {
  return extensions.find(({ id }) => id === wanted)?.value;
}
