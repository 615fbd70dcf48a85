import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/** Groups of this package (RFC 8422 section 5.1.1). */
export const NamedGroup = { secp256r1: 23 } as const;

/** supported_groups, 10: NamedCurve named_curve_list<2..2^16-1>, of the client only (RFC 8422 section 5.1.1). */
export function encodeSupportedGroups(groups: readonly number[]): Buffer {
  return new ByteWriter(8).uint16List(groups).done();
}

/** @throws DecodeError decode_error */
export function decodeSupportedGroups(data: Buffer): number[] {
  const reader = new ByteReader(data);
  const groups = reader.uint16List();
  reader.end();
  return groups;
}
