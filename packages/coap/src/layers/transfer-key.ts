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

/** Requests of one transfer have the same key: peer, method, and all options but those that differ block by block. */
export function transferKey(peer: PeerState, request: Message): string {
  let key = `${peer.id} ${request.code}`;
  for (const { number, value } of request.options) {
    if (perBlock.has(number) || isNoCacheKey(number)) continue;
    key += ` ${number}:${value.length}:${value.toString('latin1')}`;
  }
  return key;
}

/**
 * The keys of a response's body: that of its request, and for FETCH also what was asked for (RFC 8132 section 2.1).
 *
 * @param body the whole body of the request
 */
export function bodyKeys(peer: PeerState, request: Message, body: Buffer): BodyKeys {
  const bare = transferKey(peer, request);
  if (request.code !== FETCH || body.length === 0) return { full: bare, bare, owner: peer.id };
  return { full: `${bare} ${createHash('sha256').update(body).digest('base64')}`, bare, owner: peer.id };
}
