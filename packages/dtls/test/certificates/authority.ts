// What @peculiar/x509 is built with needs it first.
import 'reflect-metadata';
import { webcrypto, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';

export { x509 };

export const NOW = Date.UTC(2030, 0, 1);
export const DAY_MS = 86_400_000;

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate with its private key, so that it may issue others. */
export interface Issued {
  readonly certificate: X509Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
  readonly subject: x509.JsonName | string;
}

export interface CertificateRequest {
  readonly subject?: x509.JsonName | string;
  readonly issuer?: Issued;
  readonly notBefore?: number;
  readonly notAfter?: number;
  /** Undefined: none; false: an end entity that says so. */
  readonly ca?: boolean;
  readonly pathLength?: number;
  readonly keyUsage?: x509.KeyUsageFlags;
  readonly extendedKeyUsage?: readonly string[];
  readonly names?: readonly { type: 'dns' | 'ip' | 'url' | 'email'; value: string }[];
  readonly extensions?: readonly x509.Extension[];
  readonly curve?: string;
  readonly hash?: string;
  readonly keys?: webcrypto.CryptoKeyPair;
}

let serial = 1;

/** Issues a certificate by @peculiar/x509; self-signed without an issuer. */
export async function issue(request: CertificateRequest): Promise<Issued> {
  const { subject = 'CN=device', issuer, curve = 'P-256', hash = 'SHA-256' } = request;
  const keys = request.keys ?? (await newKeys(curve));
  serial += 1;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serial.toString(16).padStart(4, '0'),
    subject,
    issuer: issuer?.subject ?? subject,
    notBefore: new Date(request.notBefore ?? NOW - 30 * DAY_MS),
    notAfter: new Date(request.notAfter ?? NOW + 30 * DAY_MS),
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: { ...ecdsa, hash },
    extensions: extensionsOf(request),
  });
  return { certificate: new X509Certificate(Buffer.from(certificate.rawData)), keys, subject };
}

export const authority = (request: CertificateRequest = {}): Promise<Issued> =>
  issue({ subject: 'CN=Root', ca: true, keyUsage: x509.KeyUsageFlags.keyCertSign, ...request });

function newKeys(namedCurve: string): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve }, true, ['sign', 'verify']);
}

function extensionsOf(request: CertificateRequest): x509.Extension[] {
  const { ca, pathLength, keyUsage, extendedKeyUsage, names, extensions = [] } = request;
  return [
    ...(ca === undefined ? [] : [new x509.BasicConstraintsExtension(ca, pathLength, true)]),
    ...(keyUsage === undefined ? [] : [new x509.KeyUsagesExtension(keyUsage, true)]),
    ...(extendedKeyUsage ? [new x509.ExtendedKeyUsageExtension([...extendedKeyUsage])] : []),
    ...(names ? [new x509.SubjectAlternativeNameExtension([...names])] : []),
    ...extensions,
  ];
}
