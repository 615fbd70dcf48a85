// Import first: the certificate library requires it.
import 'reflect-metadata';
import { webcrypto, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { deriveKeyPair, deriveSecret, type KeyPair } from './secrets.ts';

/** Fixed validity, so that certificates do not depend on the date of their creation. */
const notBefore = new Date('2024-01-01T00:00:00Z');
const notAfter = new Date('2049-12-31T23:59:59Z');
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const serialBytes = 16;
const { digitalSignature, keyCertSign, cRLSign } = x509.KeyUsageFlags;

/**
 * The certificate authority of a fleet, created from its seed. Keys, names and validity are always the same; signatures
 * differ between processes (ECDSA). For tests only, because its key can be derived from the seed.
 */
export class FleetAuthority {
  readonly certificate: X509Certificate;
  readonly #seed: number;
  readonly #name: string;
  readonly #signingKey: webcrypto.CryptoKey;

  private constructor(seed: number, name: string, certificate: X509Certificate, key: webcrypto.CryptoKey) {
    this.#seed = seed;
    this.#name = name;
    this.#signingKey = key;
    this.certificate = certificate;
  }

  static async open(seed: number): Promise<FleetAuthority> {
    const name = `Muster simulator ${seed}`;
    const keys = deriveKeyPair(seed, 'authority', '');
    const signingKey = await privateKeyOf(keys);
    const certificate = await x509.X509CertificateGenerator.createSelfSigned({
      serialNumber: serialOf(seed, 'authority', ''),
      name: [{ CN: [name] }],
      notBefore,
      notAfter,
      signingAlgorithm: algorithm,
      keys: { privateKey: signingKey, publicKey: await publicKeyOf(keys) },
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(keyCertSign | cRLSign, true),
      ],
    });
    return new FleetAuthority(seed, name, new X509Certificate(Buffer.from(certificate.rawData)), signingKey);
  }

  /** Issues a certificate with the endpoint name as its common name. Default: for a device. */
  async issue(
    endpointName: string,
    keys: KeyPair,
    purpose: 'client' | 'server' = 'client',
  ): Promise<X509Certificate> {
    const certificate = await x509.X509CertificateGenerator.create({
      serialNumber: serialOf(this.#seed, 'certificate', endpointName),
      subject: [{ CN: [endpointName] }],
      issuer: [{ CN: [this.#name] }],
      notBefore,
      notAfter,
      signingAlgorithm: algorithm,
      publicKey: await publicKeyOf(keys),
      signingKey: this.#signingKey,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([
          purpose === 'client' ? x509.ExtendedKeyUsage.clientAuth : x509.ExtendedKeyUsage.serverAuth,
        ]),
      ],
    });
    return new X509Certificate(Buffer.from(certificate.rawData));
  }
}

/** Returns a positive serial number: the first bit is clear (RFC 5280 4.1.2.2). */
function serialOf(seed: number, purpose: string, name: string): string {
  const bytes = deriveSecret(seed, `serial ${purpose}`, name, serialBytes);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
}

function privateKeyOf({ privateKey }: KeyPair): Promise<webcrypto.CryptoKey> {
  const der = privateKey.export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
}

function publicKeyOf({ publicKey }: KeyPair): Promise<webcrypto.CryptoKey> {
  const der = publicKey.export({ format: 'der', type: 'spki' });
  return webcrypto.subtle.importKey('spki', der, algorithm, true, ['verify']);
}
