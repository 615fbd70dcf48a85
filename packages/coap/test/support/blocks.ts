import type { LockstepPeer, MessageText } from '@muster/testkit';
import type { BlockSize, Message } from '../../src/index.ts';
import { answer } from './lockstep.ts';

/** The value of a Block1 or Block2 option: NUM, M and SZX (RFC 7959 section 2.2). */
export const block = (number: number, more: boolean, size: BlockSize): number =>
  number * 16 + (more ? 8 : 0) + Math.log2(size) - 4;

/** A request that the endpoint is expected to send, by its options, and the answer that it gets. */
export type Turn = readonly [
  asked: Readonly<Record<number, number | undefined>>,
  code: string,
  given?: NonNullable<MessageText['options']>,
  payload?: string,
];

/** Takes one request after the other and answers each, piggybacked. Returns the requests. */
export async function converse(script: LockstepPeer, ...turns: readonly Turn[]): Promise<Message[]> {
  const requests: Message[] = [];
  for (const [options, ...given] of turns) {
    const request = await script.expect({ options });
    requests.push(request);
    answer(script, request, ...given);
  }
  return requests;
}
