import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import type { ByteReader } from '../byte-reader.ts';
import type { ByteWriter } from '../byte-writer.ts';
import { NamedGroup } from '../extensions/supported-groups.ts';

/*
 * struct { ECCurveType curve_type = named_curve (3); NamedCurve namedcurve; opaque point<1..2^8-1>; }
 * ServerECDHParams (RFC 8422 section 5.4), with secp256r1 as the only group.
 */
const NAMED_CURVE = 3;

export function encodeEcdhParameters(writer: ByteWriter, point: Buffer): ByteWriter {
  return writer.uint8(NAMED_CURVE).uint16(NamedGroup.secp256r1).vector8(point);
}

/**
 * @returns the public point, unchecked
 * @throws DecodeError illegal_parameter for another group, decode_error for malformed data
 */
export function decodeEcdhParameters(reader: ByteReader): Buffer {
  if (reader.uint8() !== NAMED_CURVE || reader.uint16() !== NamedGroup.secp256r1) {
    throw new DecodeError('The server chose a group that was not offered', AlertDescription.illegalParameter);
  }
  return reader.vector8(1);
}
