import type { Peer } from '../transport/transport.ts';
import type { CoapReply } from '../types.ts';
import type { ResponseContent } from './block-serve.ts';
import type { PeerState } from './peer-table.ts';

/** A bound on what is sent to an address that anybody may have written on a datagram (RFC 9175 section 2.4). */
export interface AmplificationBound {
  /** Replies may be that many times as long as their request. */
  readonly factor: number;
  /** The reply to a request whose answer is too long for a peer that has not proved to be reachable. */
  challenge(peer: Peer): CoapReply;
}

/** Replies up to this length are always sent (RFC 9175 section 2.4, item 3). */
const ALWAYS_ALLOWED_BYTES = 136;
const HEADER_BYTES = 16;

/** A peer has proved to be reachable once it answered a request of ours: its token cannot be guessed. */
export function exceedsAmplification(
  bound: AmplificationBound,
  peer: PeerState,
  requestBytes: number,
  content: ResponseContent,
): boolean {
  if (peer.reachable) return false;
  let bytes = HEADER_BYTES + content.payload.length;
  for (const { value } of content.options) bytes += value.length + 2;
  return bytes > Math.max(ALWAYS_ALLOWED_BYTES, bound.factor * requestBytes);
}
