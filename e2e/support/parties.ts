/** A device and its server that know each other: by a pre-shared key, by raw public keys, by certificates. */
import { createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import type {
  CertificateCredential,
  ClientCredentials,
  PreSharedKey,
  RawPublicKeyCredential,
  ServerCredentials,
} from '@muster/lwm2m';
import { rawPublicKey, TestAuthority } from '../../packages/dtls/test/support/identities.ts';
import { settings } from './settings.ts';
import { TODAY } from './test-authority.ts';

export const securityModes = ['psk', 'rpk', 'x509'] as const;
export type Mode = (typeof securityModes)[number];

const validity = { fromDays: TODAY - 10, toDays: TODAY + 30 };

export class Parties {
  /** Endpoint name of the device, its PSK identity, and the common name of its certificate. */
  readonly endpoint: string;
  /** Of letters and digits: libcoap takes keys as text. */
  readonly key = Buffer.from(randomBytes(8).toString('hex'));
  /** For a bootstrap server alone, with its own identity. */
  readonly first: PreSharedKey;
  readonly authority: TestAuthority;
  readonly deviceKeys = rawPublicKey();
  readonly serverKeys: RawPublicKeyCredential;
  readonly deviceCertificate: CertificateCredential;
  readonly serverCertificate: CertificateCredential;

  /** @param others whose server it is too */
  constructor(endpoint: string, others?: Parties) {
    this.endpoint = endpoint;
    this.first = { identity: `first-${endpoint}`, key: randomBytes(16) };
    this.authority = others?.authority ?? new TestAuthority('Test Root', TODAY - 10);
    this.serverKeys = others?.serverKeys ?? rawPublicKey();
    this.serverCertificate = others?.serverCertificate ?? this.authority.issue('localhost', validity);
    this.deviceCertificate = this.authority.issue(endpoint, validity);
  }

  /** What our device proves itself with, and trusts. */
  device(mode: Mode): ClientCredentials {
    const trustedCertificates = () => [this.authority.root];
    switch (mode) {
      case 'psk':
        return { psk: { identity: this.endpoint, key: this.key } };
      case 'rpk':
        return { rawPublicKey: this.deviceKeys, serverRawPublicKey: this.serverKeys.publicKey };
      case 'x509':
        return { certificate: this.deviceCertificate, trustedCertificates };
    }
  }

  /** What our server proves itself with, and trusts: in every mode. */
  get server(): ServerCredentials {
    const known = spki(this.deviceKeys.publicKey);
    return {
      psk: (identity) => (identity === this.endpoint ? this.key : undefined),
      rawPublicKey: this.serverKeys,
      verifyRawPublicKey: (_key, given) => given.equals(known),
      certificate: this.serverCertificate,
      trustedCertificates: () => [this.authority.root],
    };
  }

  /** The device's words for a program of leshan/. @param serverKey of the server, where it is not that of these parties */
  deviceWords(mode: Mode, serverKey: KeyObject = this.serverKeys.publicKey): string[] {
    switch (mode) {
      case 'psk':
        return words({ mode, identity: this.endpoint, key: this.key });
      case 'rpk':
        return words({
          mode,
          publicKey: spki(this.deviceKeys.publicKey),
          privateKey: pkcs8(this.deviceKeys.privateKey),
          otherKey: spki(serverKey),
        });
      case 'x509':
        // Leshan's default is a certificate of the server's own that the device was given.
        return words({
          mode,
          certificate: this.deviceCertificate.chain[0]!.raw,
          privateKey: pkcs8(this.deviceCertificate.privateKey),
          trusted: this.serverCertificate.chain[0]!.raw,
        });
    }
  }

  /** Words of a blank device for its bootstrap server. */
  firstWords(): string[] {
    const { identity, key } = this.first;
    return words({ mode: 'psk', identity, key: Buffer.from(key) });
  }

  /** The server's words for a program of leshan/. */
  serverWords(mode: Mode): string[] {
    const { endpoint } = this;
    switch (mode) {
      case 'psk':
        return words({ mode, endpoint, identity: endpoint, key: this.key });
      case 'rpk':
        return words({
          mode,
          endpoint,
          publicKey: spki(this.serverKeys.publicKey),
          privateKey: pkcs8(this.serverKeys.privateKey),
          otherKey: spki(this.deviceKeys.publicKey),
        });
      case 'x509':
        return words({
          mode,
          endpoint,
          certificate: this.serverCertificate.chain[0]!.raw,
          privateKey: pkcs8(this.serverCertificate.privateKey),
          trusted: this.authority.root.raw,
        });
    }
  }

  /** The device's credentials as the API takes them. */
  settings(mode: Mode | 'first'): ReturnType<typeof settings> {
    switch (mode) {
      case 'psk':
        return settings('PSK', pskSettings(this.endpoint, this.key));
      case 'first':
        return settings('BootstrapPSK', pskSettings(this.first.identity, this.first.key));
      case 'rpk':
        return settings('RPK', { publicKey: spki(this.deviceKeys.publicKey).toString('base64') });
      case 'x509':
        return settings('X509', {
          commonName: this.endpoint,
          trustedCertificates: this.authority.root.toString(),
        });
    }
  }
}

function pskSettings(identity: string, key: Uint8Array): Record<string, string> {
  return { identity, preSharedKey: Buffer.from(key).toString('hex') };
}

function words(values: Record<string, string | Buffer>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.toString('hex')}`,
  );
}

function spki(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' });
}

function pkcs8(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'pkcs8' });
}

/** The public half of a private key. @param pem as in a file of the server */
export function publicKeyOf(pem: string): KeyObject {
  return createPublicKey(pem);
}
