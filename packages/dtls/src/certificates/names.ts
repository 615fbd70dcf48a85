import type { X509Certificate } from 'node:crypto';
import { certificateFields } from './certificate-fields.ts';
import { DerReader, DerTag } from './der.ts';
import { ExtensionId } from './extensions.ts';

const COMMON_NAME = '550403';

/** Tags of the textual forms of GeneralName (RFC 5280 section 4.2.1.6). */
const RFC822_NAME = 0x81;
const DNS_NAME = 0x82;
const URI = 0x86;

const BMP_STRING = 0x1e;
const TELETEX_STRING = 0x14;

/** Returns the last, and so most specific, common name of the subject. */
export function commonNameOf(certificate: X509Certificate): string | undefined {
  const names = new DerReader(certificateFields(certificate).subject);
  let name: string | undefined;
  while (!names.isAtEnd) {
    const attributes = names.enter(DerTag.set);
    while (!attributes.isAtEnd) {
      const attribute = attributes.enter(DerTag.sequence);
      const isCommonName = attribute.take(DerTag.objectIdentifier).toString('hex') === COMMON_NAME;
      if (isCommonName) name = text(attribute.next());
    }
  }
  return name;
}

/** Returns the DNS names, URIs and mail addresses of the subjectAltName in their order. */
export function subjectAltNamesOf(certificate: X509Certificate): string[] {
  const { extensions } = certificateFields(certificate);
  const extension = extensions.find(({ id }) => id === ExtensionId.subjectAltName);
  if (!extension) return [];
  const list = new DerReader(extension.value).enter(DerTag.sequence);
  const names: string[] = [];
  while (!list.isAtEnd) {
    const { tag, content } = list.next();
    if (tag === DNS_NAME || tag === URI || tag === RFC822_NAME) names.push(content.toString('latin1'));
  }
  return names;
}

function text({ tag, content }: { readonly tag: number; readonly content: Buffer }): string {
  if (tag === TELETEX_STRING) return content.toString('latin1');
  if (tag !== BMP_STRING) return content.toString('utf8');
  return content.length % 2 === 0 ? Buffer.from(content).swap16().toString('utf16le') : '';
}
