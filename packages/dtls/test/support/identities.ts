import { generateKeyPairSync, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { CertificateCredential, RawPublicKeyCredential } from '../../src/credentials.ts';

/** Days from the tests' present, 1 January 2030, that a certificate is valid between. */
interface Validity {
  readonly fromDays?: number;
  readonly toDays?: number;
}

const PRESENT_MS = Date.UTC(2030, 0, 1);

/** A P-256 key pair. */
export function rawPublicKey(): RawPublicKeyCredential {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return { privateKey, publicKey };
}

/** A certificate authority of the tests, of P-256. */
export class TestAuthority {
  readonly root: X509Certificate;
  readonly #name: string;
  readonly #key: KeyObject;
  #serial = 1;

  /**
   * @param fromDays when the root begins to be valid; foreign programs want that to be before today
   * @param pretended whose key and certificate are used as if they were an authority's
   */
  constructor(name = 'Test Root', fromDays = -1, pretended?: CertificateCredential) {
    const { privateKey, publicKey } = rawPublicKey();
    this.#name = name;
    this.#key = pretended?.privateKey ?? privateKey;
    const validity = { fromDays, toDays: 3_650 };
    this.root = pretended?.chain[0] ?? this.#certificate(name, publicKey, validity, [basicConstraints(true)]);
  }

  /** One that is no authority, and signs all the same. */
  static of(leaf: CertificateCredential): TestAuthority {
    const name = /^CN=(.*)$/mu.exec(leaf.chain[0]?.subject ?? '')?.[1];
    return new TestAuthority(name, undefined, leaf);
  }

  /** A certificate for a name, with the name as its only DNS name or IPv4 address too. */
  issue(name: string, validity: Validity = {}): CertificateCredential {
    const { privateKey, publicKey } = rawPublicKey();
    const extensions = [basicConstraints(false), subjectAlternativeName(name)];
    return { chain: [this.#certificate(name, publicKey, validity, extensions)], privateKey };
  }

  #certificate(
    subject: string,
    publicKey: KeyObject,
    { fromDays = -1, toDays = 30 }: Validity,
    extensions: readonly Buffer[],
  ): X509Certificate {
    const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
    const toBeSigned = sequence(
      tlv(0xa0, tlv(0x02, Buffer.of(2))),
      tlv(0x02, Buffer.of(this.#serial++)),
      ecdsaWithSha256,
      distinguishedName(this.#name),
      sequence(time(fromDays), time(toDays)),
      distinguishedName(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      tlv(0xa3, sequence(...extensions)),
    );
    const signature = sign('sha256', toBeSigned, this.#key);
    return new X509Certificate(sequence(toBeSigned, ecdsaWithSha256, bitString(signature)));
  }
}

function tlv(tag: number, ...content: readonly Buffer[]): Buffer {
  const value = Buffer.concat(content);
  if (value.length < 0x80) return Buffer.concat([Buffer.of(tag, value.length), value]);
  const length = value.length < 0x100 ? [0x81, value.length] : [0x82, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...length), value]);
}

const sequence = (...content: readonly Buffer[]): Buffer => tlv(0x30, ...content);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const bitString = (bytes: Buffer): Buffer => tlv(0x03, Buffer.of(0), bytes);

/** UTCTime until 2049 (RFC 5280 section 4.1.2.5). */
function time(days: number): Buffer {
  const text = new Date(PRESENT_MS + days * 86_400_000).toISOString();
  return tlv(0x17, Buffer.from(`${text.slice(2, 19).replace(/[-:T]/gu, '')}Z`));
}

function distinguishedName(commonName: string): Buffer {
  return sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(commonName)))));
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  const flag = critical ? [tlv(0x01, Buffer.of(0xff))] : [];
  return sequence(oid(id), ...flag, tlv(0x04, value));
}

function basicConstraints(isAuthority: boolean): Buffer {
  return extension('551d13', true, sequence(...(isAuthority ? [tlv(0x01, Buffer.of(0xff))] : [])));
}

function subjectAlternativeName(name: string): Buffer {
  const address = isIPv4(name) ? tlv(0x87, Buffer.from(name.split('.').map(Number))) : undefined;
  return extension('551d11', false, sequence(address ?? tlv(0x82, Buffer.from(name))));
}
