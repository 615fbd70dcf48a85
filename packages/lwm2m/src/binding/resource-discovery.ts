/**
 * `/.well-known/core` and its filters (RFC 6690 sections 4 and 4.1).
 */
import { ContentFormat } from '../codec/content-format.ts';
import { formatLinkFormat, type LinkValue } from '../codec/link-format.ts';
import type { CoapReply, CoapRequest } from '@muster/coap';

/** Attributes whose value is a list of words, any of which can match. */
const wordLists = new Set(['rt', 'if', 'rel', 'ct']);

/** Whether the path is `/.well-known/core`. */
export function isWellKnownCore(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === '.well-known' && path[1] === 'core';
}

/** Answers a request for `/.well-known/core`. */
export function wellKnownCore(request: CoapRequest, links: readonly LinkValue[]): CoapReply {
  if (request.method !== 'GET') return { code: '4.05' };
  if (request.accept !== undefined && request.accept !== ContentFormat.link) return { code: '4.06' };
  const found = links.filter((link) => request.query.every((query) => matches(link, query)));
  return { code: '2.05', contentFormat: ContentFormat.link, payload: Buffer.from(formatLinkFormat(found)) };
}

function matches({ target, attributes }: LinkValue, query: string): boolean {
  const at = query.indexOf('=');
  // Ignore a query that is not a filter.
  if (at < 1) return true;
  const name = query.slice(0, at);
  const wanted = query.slice(at + 1);
  if (name === 'href') return fits(target, wanted);
  const value = attributes.get(name);
  if (typeof value !== 'string') return false;
  return wordLists.has(name) ? value.split(' ').some((word) => fits(word, wanted)) : fits(value, wanted);
}

/** A trailing `*` is a wildcard. */
function fits(value: string, wanted: string): boolean {
  return wanted.endsWith('*') ? value.startsWith(wanted.slice(0, -1)) : value === wanted;
}
