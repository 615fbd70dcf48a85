import { createHash } from 'node:crypto';
import { codeOfMethod } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { isNoCacheKey, OptionNumber } from '../message/option.ts';
import type { BodyKeys } from './block-serve.ts';
import type { PeerState } from './peer-state.ts';

const FETCH = codeOfMethod('FETCH');

const perBlock: ReadonlySet<number> = new Set([
  OptionNumber.observe,
  OptionNumber.block1,
  OptionNumber.block2,
  OptionNumber.size1,
  OptionNumber.size2,
]);

/** Returns the key of a transfer: peer, method, and all options except those that differ between blocks. */
export function transferKey(peer: PeerState, request: Message): string {
  let key = `${peer.id} ${request.code}`;
  for (const { number, value } of request.options) {
    if (perBlock.has(number) || isNoCacheKey(number)) continue;
    key += ` ${number}:${value.length}:${value.toString('latin1')}`;
  }
  return key;
}

/**
 * Returns the keys of a response body: that of its request, and for FETCH also the requested paths (RFC 8132 section
 * 2.1).
 *
 * @param body the complete body of the request
 */
export function bodyKeys(peer: PeerState, request: Message, body: Buffer): BodyKeys {
  const bare = transferKey(peer, request);
  if (request.code !== FETCH || body.length === 0) return { full: bare, bare, owner: peer.id };
  return { full: `${bare} ${createHash('sha256').update(body).digest('base64')}`, bare, owner: peer.id };
}
