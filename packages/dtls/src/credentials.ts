/**
 * Who we are and whom we trust. Secrets come by look-up, so that a server with a million devices holds none of them.
 */
import type { KeyObject, X509Certificate } from 'node:crypto';

/** A certificate of our own (RFC 5246 7.4.2, RFC 8422). */
export interface CertificateCredential {
  /** Our certificate first, then those that lead to, but need not include, a root. P-256 keys. */
  readonly chain: readonly X509Certificate[];
  readonly privateKey: KeyObject;
}

/** A raw public key of our own (RFC 7250). P-256. */
export interface RawPublicKeyCredential {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** A pre-shared key and the name under which the server finds it (RFC 4279). */
export interface PreSharedKey {
  /** UTF-8, 1 to 128 bytes (RFC 4279 5.3). */
  readonly identity: string;
  /** 1 to 64 bytes (RFC 4279 5.3). */
  readonly key: Uint8Array;
}

/** What a server proves itself with, and how it decides on clients. */
export interface ServerCredentials {
  /**
   * The key of a PSK identity; undefined for an unknown one, whose handshake runs on with a random key, so that a
   * client cannot tell the two apart. A look-up that rejects ends the handshake in the same way.
   */
  psk?(identity: string): Promise<Uint8Array | undefined> | Uint8Array | undefined;
  /** Sent to clients that offer PSK; default: none (RFC 4279 5.2). */
  readonly pskIdentityHint?: string;
  readonly certificate?: CertificateCredential;
  readonly rawPublicKey?: RawPublicKeyCredential;
  /**
   * Returns the roots for the chain of a client with this name in its certificate; the chain proves the name. Empty for
   * an unknown name. Called for each handshake, so that the roots can change.
   */
  trustedCertificates?(name: string): Promise<readonly X509Certificate[]> | readonly X509Certificate[];
  /** Whether a client with that raw public key may connect. Absent: none may. */
  verifyRawPublicKey?(publicKey: KeyObject, spki: Buffer): Promise<boolean> | boolean;
  /** A last word on a client whose chain has verified. Absent: it may connect. */
  verifyCertificate?(
    certificate: X509Certificate,
    chain: readonly X509Certificate[],
  ): Promise<boolean> | boolean;
}

/** What a client proves itself with, and how it knows its server. */
export interface ClientCredentials {
  readonly psk?: PreSharedKey;
  readonly certificate?: CertificateCredential;
  readonly rawPublicKey?: RawPublicKeyCredential;
  /** Roots that the server's chain must end in. */
  trustedCertificates?(): readonly X509Certificate[];
  /** The server's raw public key: no other one is accepted. */
  readonly serverRawPublicKey?: KeyObject;
  /** Additional check of the server's certificate or raw public key, after the checks above have succeeded. */
  verifyServer?(
    peer:
      { readonly certificate: X509Certificate } | { readonly publicKey: KeyObject; readonly spki: Buffer },
  ): Promise<boolean> | boolean;
}

/** What a peer has proved itself with. */
export type CredentialKind = 'psk' | 'rpk' | 'x509';

/** Who the peer has proved to be. */
export interface PeerIdentity {
  readonly kind: CredentialKind;
  /** PSK: the identity. RPK: the SHA-256 of the SubjectPublicKeyInfo, hex. X.509: the common name, else the first name in the SAN. */
  readonly name: string;
  /** RPK and X.509; absent where the handshake was not seen by this process, or was a resumption. */
  readonly publicKey?: KeyObject;
  /** X.509; absent as above. */
  readonly certificate?: X509Certificate;
}

const prefixes = { psk: 'psk:', rpk: 'rpk:', x509: 'x509:' } as const;
const kinds: readonly CredentialKind[] = ['psk', 'rpk', 'x509'];

/**
 * Returns an identity as text, such as `psk:sensor-1`. It includes the kind, because a PSK identity can equal the
 * common name of a certificate.
 */
export function identityText({ kind, name }: Pick<PeerIdentity, 'kind' | 'name'>): string {
  return prefixes[kind] + name;
}

/** What `identityText` has made. @throws TypeError for any other text */
export function parseIdentityText(text: string): Pick<PeerIdentity, 'kind' | 'name'> {
  const at = text.indexOf(':');
  // The literal, not a piece of the text: a million of them are one.
  const kind = kinds.find((one) => one.length === at && text.startsWith(one));
  if (kind === undefined) throw new TypeError('an identity must be psk:, rpk: or x509: followed by a name');
  return { kind, name: text.slice(at + 1) };
}
