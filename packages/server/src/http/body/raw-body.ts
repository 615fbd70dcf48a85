import { DecodeError, decodeXml } from '@muster/lwm2m/core';
import { MusterError } from '../../kernel/errors.ts';
import { parseJson } from './parse-json.ts';

export const JSON_TYPE = 'application/json';
/** text/xml is another name for it (RFC 7303). */
export const XML_TYPE = 'application/xml';

/** A body as received. Plain data, so it can be passed between threads. */
export interface RawBody {
  readonly mediaType: string;
  /** Size as received, or the maximum size if that is unknown. */
  readonly bytes: number;
  /** Octets after decompression, in parts. Absent: the handler reads the body itself. */
  readonly parts?: readonly Uint8Array[];
  /** Charset of the media type, in lower case. */
  readonly charset?: string;
}

/**
 * Parses a body that is JSON or text.
 *
 * @throws MusterError `malformed-body`; `invalid-request` above the limits of JSON, and for text that is not Unicode
 */
export function valueOf({ mediaType, parts, charset }: RawBody): unknown {
  if (parts === undefined) return '';
  const octets = Buffer.concat(parts);
  if (mediaType !== JSON_TYPE) return xmlOf(octets, charset);
  // A chunked body can be empty. It counts as an object without members.
  return octets.length === 0 ? {} : parseJson(octets, 'body', 'body');
}

/** The only text that is read as a whole is XML. */
function xmlOf(octets: Uint8Array, charset: string | undefined): string {
  try {
    return decodeXml(octets, charset);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new MusterError('malformed-body', `${sentence(error.message)}.`, { cause: error });
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
