/** A certificate authority of one test, for servers of TLS. */
// Has to come first: the certificate library wants it.
import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

/** What a TLS server needs, as PEM. */
export interface ServerIdentity {
  readonly cert: string;
  readonly key: string;
}

export interface IssueOptions {
  /** The name that the certificate is for. */
  readonly name: string;
  /** Days from now to its end; negative when it is over. Default 1. */
  readonly days?: number;
  readonly isSelfSigned?: boolean;
}

const newKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

export class TestAuthority {
  /** Its certificate, as PEM. */
  readonly pem: string;
  readonly #certificate: x509.X509Certificate;
  readonly #keys: webcrypto.CryptoKeyPair;

  private constructor(certificate: x509.X509Certificate, keys: webcrypto.CryptoKeyPair) {
    this.#certificate = certificate;
    this.#keys = keys;
    this.pem = certificate.toString('pem');
  }

  static async create(): Promise<TestAuthority> {
    const keys = await newKeys();
    const certificate = await x509.X509CertificateGenerator.createSelfSigned({
      name: 'CN=Authority of a test',
      ...validity(1),
      signingAlgorithm: algorithm,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    });
    return new TestAuthority(certificate, keys);
  }

  async issue({ name, days = 1, isSelfSigned = false }: IssueOptions): Promise<ServerIdentity> {
    const keys = await newKeys();
    const certificate = await x509.X509CertificateGenerator.create({
      subject: `CN=${name}`,
      issuer: isSelfSigned ? `CN=${name}` : this.#certificate.subject,
      ...validity(days),
      signingAlgorithm: algorithm,
      publicKey: keys.publicKey,
      signingKey: isSelfSigned ? keys.privateKey : this.#keys.privateKey,
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
    });
    const key = KeyObject.from(keys.privateKey).export({ format: 'pem', type: 'pkcs8' });
    return { cert: certificate.toString('pem'), key: key.toString() };
  }
}

function validity(days: number): { readonly notBefore: Date; readonly notAfter: Date } {
  const now = Date.now();
  return { notBefore: new Date(now - 30 * DAY_MS), notAfter: new Date(now + days * DAY_MS) };
}
