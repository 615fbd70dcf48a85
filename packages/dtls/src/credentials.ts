/**
 * Own credentials and credentials of trusted peers. Secrets are looked up on demand, so that a server with a million
 * devices does not hold them in memory.
 */
import type { KeyObject, X509Certificate } from 'node:crypto';

/** Own certificate (RFC 5246 7.4.2, RFC 8422). */
export interface CertificateCredential {
  /** Own certificate first, followed by its chain to a root, which is optional. P-256 keys. */
  readonly chain: readonly X509Certificate[];
  readonly privateKey: KeyObject;
}

/** Own raw public key (RFC 7250). P-256. */
export interface RawPublicKeyCredential {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** A pre-shared key and its identity (RFC 4279). */
export interface PreSharedKey {
  /** Identity in UTF-8, 1 to 128 bytes (RFC 4279 5.3). */
  readonly identity: string;
  /** Key of 1 to 64 bytes (RFC 4279 5.3). */
  readonly key: Uint8Array;
}

/** Credentials of a server, and its checks of clients. */
export interface ServerCredentials {
  /**
   * Looks up the key of a PSK identity; undefined for an unknown one. The handshake then continues with a random key,
   * so that a client cannot distinguish the two. A rejected look-up ends the handshake in the same way.
   */
  psk?(identity: string): Promise<Uint8Array | undefined> | Uint8Array | undefined;
  /** Hint for clients that offer PSK (RFC 4279 5.2). Default: none. */
  readonly pskIdentityHint?: string;
  readonly certificate?: CertificateCredential;
  readonly rawPublicKey?: RawPublicKeyCredential;
  /**
   * Returns the roots for the chain of a client with this name in its certificate; the chain proves the name. Empty for
   * an unknown name. Called for each handshake, so that the roots can change.
   */
  trustedCertificates?(name: string): Promise<readonly X509Certificate[]> | readonly X509Certificate[];
  /** Whether a client with this raw public key can connect. Absent: no client can. */
  verifyRawPublicKey?(publicKey: KeyObject, spki: Buffer): Promise<boolean> | boolean;
  /** Additional check of a client whose chain has been verified. Absent: it can connect. */
  verifyCertificate?(
    certificate: X509Certificate,
    chain: readonly X509Certificate[],
  ): Promise<boolean> | boolean;
}

/** Credentials of a client, and its checks of the server. */
export interface ClientCredentials {
  readonly psk?: PreSharedKey;
  readonly certificate?: CertificateCredential;
  readonly rawPublicKey?: RawPublicKeyCredential;
  /** Returns the roots for the chain of the server. */
  trustedCertificates?(): readonly X509Certificate[];
  /** The only accepted raw public key of the server. */
  readonly serverRawPublicKey?: KeyObject;
  /** Additional check of the server's certificate or raw public key, after the checks above have succeeded. */
  verifyServer?(
    peer:
      { readonly certificate: X509Certificate } | { readonly publicKey: KeyObject; readonly spki: Buffer },
  ): Promise<boolean> | boolean;
}

/** Kind of a credential. */
export type CredentialKind = 'psk' | 'rpk' | 'x509';

/** Authenticated identity of a peer. */
export interface PeerIdentity {
  readonly kind: CredentialKind;
  /** PSK: the identity. RPK: the SHA-256 of the SubjectPublicKeyInfo, hex. X.509: the common name, else the first SAN. */
  readonly name: string;
  /** For RPK and X.509. Absent if another process made the handshake, or after a resumption. */
  readonly publicKey?: KeyObject;
  /** For X.509. Absent as above. */
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

/**
 * Parses the result of `identityText`.
 *
 * @throws TypeError for any other text
 */
export function parseIdentityText(text: string): Pick<PeerIdentity, 'kind' | 'name'> {
  const at = text.indexOf(':');
  // Return the literal instead of a slice of the text, so that all connections share it.
  const kind = kinds.find((one) => one.length === at && text.startsWith(one));
  if (kind === undefined) throw new TypeError('an identity must be psk:, rpk: or x509: followed by a name');
  return { kind, name: text.slice(at + 1) };
}
