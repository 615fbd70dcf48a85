import type { X509Certificate } from 'node:crypto';
import { DerReader, DerTag } from './der.ts';

/** An extension of a certificate (RFC 5280 section 4.2). */
export interface CertificateExtension {
  /** Object identifier: its DER content in hexadecimal. */
  readonly id: string;
  readonly critical: boolean;
  /** DER. */
  readonly value: Buffer;
}

/** Fields of a certificate that X509Certificate does not provide. */
export interface CertificateFields {
  /** Object identifier of the signature algorithm: its DER content in hexadecimal. */
  readonly signatureAlgorithm: string;
  /** RDNSequence: its DER content. */
  readonly subject: Buffer;
  readonly extensions: readonly CertificateExtension[];
}

const VERSION_TAG = 0xa0;
const EXTENSIONS_TAG = 0xa3;

/** @throws DecodeError bad_certificate */
export function certificateFields({ raw }: X509Certificate): CertificateFields {
  const certificate = new DerReader(raw).enter(DerTag.sequence);
  const body = certificate.enter(DerTag.sequence);
  body.takeIf(VERSION_TAG);
  body.take(DerTag.integer);
  body.take(DerTag.sequence);
  body.take(DerTag.sequence);
  body.take(DerTag.sequence);
  const subject = body.take(DerTag.sequence);
  body.take(DerTag.sequence);
  while (!body.isAtEnd && body.peek() !== EXTENSIONS_TAG) body.next();
  const extensions = body.takeIf(EXTENSIONS_TAG);
  const algorithm = certificate.enter(DerTag.sequence);
  return {
    signatureAlgorithm: algorithm.take(DerTag.objectIdentifier).toString('hex'),
    subject,
    extensions: extensions ? readExtensions(extensions) : [],
  };
}

function readExtensions(der: Buffer): CertificateExtension[] {
  const list = new DerReader(der).enter(DerTag.sequence);
  const extensions: CertificateExtension[] = [];
  while (!list.isAtEnd) {
    const extension = list.enter(DerTag.sequence);
    const id = extension.take(DerTag.objectIdentifier).toString('hex');
    const critical = (extension.takeIf(DerTag.boolean)?.[0] ?? 0) !== 0;
    extensions.push({ id, critical, value: extension.take(DerTag.octetString) });
  }
  return extensions;
}
