import { isIPv6 } from 'node:net';

/** A parsed `coap:` or `coaps:` URI (RFC 7252 section 6). */
export interface CoapUri {
  readonly scheme: 'coap' | 'coaps';
  /** Host name or literal address, without brackets. */
  readonly host: string;
  readonly port: number;
  readonly path: readonly string[];
  readonly query: readonly string[];
}

const defaultPorts = { coap: 5683, coaps: 5684 } as const;
const pattern = /^(coaps?):\/\/(\[[^\]]*\]|[^/?#:@[\]]*)(?::(\d*))?(\/[^?#]*)?(?:\?([^#]*))?$/iu;

/**
 * Parses a URI for a request (RFC 7252 section 6.4).
 *
 * @throws TypeError for another scheme, user information, a fragment, a port outside 1 to 65535, or an invalid escape
 */
export function parseUri(text: string): CoapUri {
  const [, scheme, bracketed, port, path, query] = pattern.exec(text) ?? [];
  if (scheme === undefined || bracketed === undefined) throw invalid(text);
  const name = scheme.toLowerCase() === 'coap' ? 'coap' : 'coaps';
  const host = readHost(bracketed, text);
  const number = port ? Number(port) : defaultPorts[name];
  if (number < 1 || number > 65_535) throw invalid(text);
  return {
    scheme: name,
    host,
    port: number,
    path: path === undefined || path === '/' ? [] : readParts(path.slice(1), '/', text),
    query: query === undefined || query === '' ? [] : readParts(query, '&', text),
  };
}

/** Formats a path: ['a', 'b c'] is '/a/b%20c' and [] is '/'. */
export function formatPath(path: readonly string[]): string {
  return `/${path.map(encodeURIComponent).join('/')}`;
}

function readHost(bracketed: string, text: string): string {
  if (!bracketed.startsWith('[')) {
    if (bracketed === '') throw invalid(text);
    return unescape(bracketed, text).toLowerCase();
  }
  const literal = bracketed.slice(1, -1);
  if (!isIPv6(literal)) throw invalid(text);
  return literal;
}

function readParts(part: string, separator: string, text: string): string[] {
  return part.split(separator).map((piece) => unescape(piece, text));
}

function unescape(piece: string, text: string): string {
  try {
    return decodeURIComponent(piece);
  } catch (cause) {
    throw invalid(text, { cause });
  }
}

function invalid(text: string, options?: ErrorOptions): TypeError {
  return new TypeError(`Not a CoAP URI: ${text.slice(0, 200)}`, options);
}
