import type { Message } from '../message/message.ts';
import { isNoCacheKey, OptionNumber } from '../message/option.ts';
import type { PeerState } from './peer-table.ts';

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
