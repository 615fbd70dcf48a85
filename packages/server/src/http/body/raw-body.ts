import { DecodeError, decodeXml } from '@muster/lwm2m/core';
import { MusterError } from '../../kernel/errors.ts';
import { parseJson } from './parse-json.ts';

export const JSON_TYPE = 'application/json';
/** RFC 7303: text/xml is another name for it. */
export const XML_TYPE = 'application/xml';

/** A body as it came. Plain data: it can cross threads. */
export interface RawBody {
  readonly mediaType: string;
  /** Size as it was sent, or the largest size where that is not known. */
  readonly bytes: number;
  /** After decompression. Absent: the handler reads the body itself. */
  readonly octets?: Uint8Array;
  /** Of the media type, in lower case. */
  readonly charset?: string;
}

/**
 * The value of a body, which is JSON or text.
 *
 * @throws MusterError `malformed-body`; `invalid-request` beyond the bounds of JSON, and for text that is not Unicode
 */
export function valueOf({ mediaType, octets, charset }: RawBody): unknown {
  if (octets === undefined) return '';
  if (mediaType !== JSON_TYPE) return xmlOf(octets, charset);
  // A chunked body may turn out to be empty: nothing is said then, as by an object without members.
  return octets.length === 0 ? {} : parseJson(octets, 'body', 'body');
}

/** All text that is read as a whole is XML. */
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
