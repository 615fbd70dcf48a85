import type { LockstepPeer } from '@muster/testkit';
import { encodeBlock } from '../../src/index.ts';
import type { BlockSize, Message } from '../../src/index.ts';

/** The value of a Block1 or Block2 option, to send. */
export const block = (number: number, more: boolean, size: BlockSize): Buffer =>
  encodeBlock({ number, more, size });

/** The same as the unsigned integer that is expected in a message: NUM, M and SZX (RFC 7959 section 2.2). */
export const bits = (number: number, more: boolean, size: BlockSize): number =>
  number * 16 + (more ? 8 : 0) + Math.log2(size) - 4;

/** Answers a request, piggybacked. */
export function answer(
  script: LockstepPeer,
  to: Message,
  code: string,
  options: Record<number, Buffer | string>,
  payload = '',
): void {
  script.send({ type: 'ACK', code, id: to.messageId, token: to.token.toString('hex'), options, payload });
}
