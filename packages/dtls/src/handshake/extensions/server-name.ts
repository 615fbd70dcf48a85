import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/** server_name, 0: ServerName server_name_list<1..2^16-1>, with host_name (0) as the only type (RFC 6066 section 3). */
const HOST_NAME = 0;

/** @param hostName ASCII, without a trailing dot */
export function encodeServerName(hostName: string): Buffer {
  const name = Buffer.from(hostName, 'ascii');
  return new ByteWriter(name.length + 5)
    .uint16(name.length + 3)
    .uint8(HOST_NAME)
    .vector16(name)
    .done();
}

/**
 * @returns the host name; undefined if there are only names of other types
 * @throws DecodeError decode_error for malformed data, illegal_parameter for two host names
 */
export function decodeServerName(data: Buffer): string | undefined {
  const reader = new ByteReader(data);
  const list = new ByteReader(reader.vector16(1));
  reader.end();
  let hostName: string | undefined;
  while (list.remaining > 0) {
    const type = list.uint8();
    const name = list.vector16(1);
    if (type !== HOST_NAME) continue;
    if (hostName !== undefined) {
      throw new DecodeError('server_name has two host names', AlertDescription.illegalParameter);
    }
    hostName = name.toString('latin1');
  }
  return hostName;
}
