import type { KeyObject, X509Certificate } from 'node:crypto';

/** Who the peer has proved to be. */
export type PeerIdentity =
  | { readonly kind: 'psk'; readonly identity: string }
  /** `fingerprint`: SHA-256 of the SubjectPublicKeyInfo. */
  | { readonly kind: 'rpk'; readonly publicKey: KeyObject; readonly fingerprint: string }
  /** `chain` starts with `certificate`; after an import it holds nothing else. */
  | {
      readonly kind: 'x509';
      readonly certificate: X509Certificate;
      readonly chain: readonly X509Certificate[];
      readonly commonName: string;
    };

/** An identity as plain data: the PSK identity in UTF-8, the SubjectPublicKeyInfo, or the certificate, in DER. */
export interface StoredIdentity {
  readonly kind: PeerIdentity['kind'];
  readonly value: Buffer;
}
