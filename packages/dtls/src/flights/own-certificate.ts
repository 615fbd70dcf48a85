import type { KeyObject } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { spkiOf } from '../certificates/raw-public-key.ts';
import type { CertificateCredential, RawPublicKeyCredential } from '../credentials.ts';
import { DtlsError } from '../errors.ts';
import { CertificateType } from '../handshake/extensions/certificate-type.ts';
import { encodeCertificateList } from '../handshake/messages/certificate.ts';
import { encodeRawPublicKey } from '../handshake/messages/raw-public-key.ts';

/** Credentials of either side with a private key. */
interface OwnCredentials {
  readonly certificate?: CertificateCredential;
  readonly rawPublicKey?: RawPublicKeyCredential;
}

/** Whether we have a certificate of that type. */
export function hasOwnCertificate(credentials: OwnCredentials, type: number): boolean {
  return credentialOf(credentials, type) !== undefined;
}

/** Returns our Certificate message; empty if there is no certificate of that type. */
export function encodeOwnCertificate({ certificate, rawPublicKey }: OwnCredentials, type: number): Buffer {
  return type === CertificateType.rawPublicKey
    ? encodeRawPublicKey(rawPublicKey ? spkiOf(rawPublicKey.publicKey) : Buffer.alloc(0))
    : encodeCertificateList(certificate?.chain.map(({ raw }) => raw) ?? []);
}

/** @throws DtlsError invalid if there is none of that type */
export function ownPrivateKey(credentials: OwnCredentials, type: number): KeyObject {
  const credential = credentialOf(credentials, type);
  if (credential) return credential.privateKey;
  throw new DtlsError('invalid', 'There is no private key for that certificate type', {
    alert: AlertDescription.internalError,
  });
}

function credentialOf({ certificate, rawPublicKey }: OwnCredentials, type: number) {
  return type === CertificateType.rawPublicKey ? rawPublicKey : certificate;
}
