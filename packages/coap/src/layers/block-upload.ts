import { CoapBlockwiseError, CoapTimeoutError } from '../errors.ts';
import { blockSizes, decodeBlock, encodeBlock, MAX_BLOCK_NUMBER } from '../message/block.ts';
import type { Block, BlockSize } from '../message/block.ts';
import { Code, isSuccessCode } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import { asBuffer } from './reply-content.ts';

export interface BlockAnswer {
  readonly response: Message;
  /**
   * Whether the block was sent more than once. The peer may have received an earlier copy, and the response was lost.
   */
  readonly isRepeated: boolean;
}

/** Sends one request of the transfer, with `options` in addition to those of the request. */
export type SendBlock = (options: readonly RawOption[], payload: Buffer) => Promise<BlockAnswer>;

/** Body to send: in memory, or read on demand. */
export interface UploadBody {
  readonly length: number;
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/**
 * Sends a body in blocks (RFC 7959 section 2.5). Uses smaller blocks if the peer asks for them. Restarts once if the
 * peer lost the transfer (4.08) or refuses the first block because of its size (4.13). Sends a block without a response
 * once more as smaller blocks, for links that lose large datagrams, except the last block, which the peer may have
 * carried out.
 *
 * A peer that does not deduplicate answers the second copy of a block with 4.08, because it waits for the next one. The
 * transfer then continues with the next block, and restarts if that one is answered with 4.08 as well. If the last
 * block was sent twice, 4.08 is the response: only the application can find out whether the peer has the body.
 *
 * @returns the response to the last block, or the one that ended the transfer
 * @throws CoapBlockwiseError if the peer answers for another block, or the body has too many blocks
 */
export async function uploadBlocks(
  body: UploadBody,
  firstSize: BlockSize,
  send: SendBlock,
): Promise<Message> {
  let position: BlockPosition = {
    offset: 0,
    size: firstSize,
    restarted: false,
    timedOut: false,
    skipped: false,
  };
  for (;;) {
    const { offset, size } = position;
    const number = offset / size;
    if (number > MAX_BLOCK_NUMBER) {
      throw new CoapBlockwiseError('The body has more blocks than Block1 can count', 'too-large');
    }
    const read = body.read(offset, Math.min(size, body.length - offset));
    // A body in memory is sent immediately, without another turn of the event loop.
    const chunk = asBuffer(read instanceof Promise ? await read : read);
    const more = offset + chunk.length < body.length;
    const options = blockOptions({ number, more, size }, body.length);
    const answer: BlockAnswer | BlockPosition = await send(options, chunk).catch((error: unknown) =>
      positionAfterTimeout(error, position, more),
    );
    if ('offset' in answer) {
      position = answer;
      continue;
    }
    const next = nextPosition(answer, position, more);
    if (!next) return answer.response;
    position = next;
  }
}

interface BlockPosition {
  readonly offset: number;
  readonly size: BlockSize;
  readonly restarted: boolean;
  /** Whether the block at this position was sent in a larger size without a response. */
  readonly timedOut: boolean;
  /** Whether the previous block was answered with 4.08, although the peer may have it. */
  readonly skipped: boolean;
}

/** @returns undefined if the transfer is over */
function nextPosition(
  { response, isRepeated }: BlockAnswer,
  position: BlockPosition,
  more: boolean,
): BlockPosition | undefined {
  const after = more ? positionAfter(response, position) : undefined;
  if (after) return after;
  const { offset, size, skipped } = position;
  const isMissing = response.code === Code.requestEntityIncomplete;
  if (isMissing && offset > 0 && (isRepeated || position.timedOut) && !skipped) {
    return more ? { ...position, offset: offset + size, timedOut: false, skipped: true } : undefined;
  }
  return positionToRestart(response, position);
}

/** @throws the given error, unless it is a time-out and smaller blocks can help */
function positionAfterTimeout(error: unknown, position: BlockPosition, more: boolean): BlockPosition {
  const size = quarterOf(position.size);
  if (!(error instanceof CoapTimeoutError) || !more || position.timedOut || size === position.size)
    throw error;
  return { ...position, size, timedOut: true };
}

function positionAfter(
  response: Message,
  { offset, size, restarted }: BlockPosition,
): BlockPosition | undefined {
  const answer = block1Of(response);
  if (!isContinued(response, answer)) return undefined;
  if (answer && answer.number !== offset / size) {
    throw new CoapBlockwiseError(
      `The peer answered for block ${answer.number} of ${answer.size} bytes when it was sent block ${offset / size}`,
    );
  }
  const next = answer && answer.size < size ? answer.size : size;
  return { offset: offset + size, size: next, restarted, timedOut: false, skipped: false };
}

function positionToRestart(response: Message, position: BlockPosition): BlockPosition | undefined {
  const { offset, size, restarted } = position;
  if (offset === 0) {
    const smaller = smallerSize(response, size);
    return smaller === undefined ? undefined : { ...position, size: smaller };
  }
  const lost = response.code === Code.requestEntityIncomplete && !restarted;
  return lost ? { offset: 0, size, restarted: true, timedOut: false, skipped: false } : undefined;
}

/**
 * Returns a smaller block size for a request that was refused as too large: the size that the peer names in Block1,
 * else a quarter, because some devices do not announce that they accept no large blocks. Undefined if Size1 says that the
 * body itself is too large.
 */
export function smallerSize(response: Message, size: BlockSize): BlockSize | undefined {
  if (response.code !== Code.requestEntityTooLarge) return undefined;
  const hint = block1Of(response);
  if (hint && hint.size < size) return hint.size;
  if (findOption(response.options, OptionNumber.size1)) return undefined;
  const quarter = quarterOf(size);
  return quarter === size ? undefined : quarter;
}

/** Returns the next size to try. The minimum is 16. */
function quarterOf(size: BlockSize): BlockSize {
  return blockSizes[Math.max(0, blockSizes.indexOf(size) - 2)] ?? size;
}

/** 2.31, or the final code from a peer that handles each block separately (RFC 7959 section 2.3). */
function isContinued(response: Message, answer: Block | undefined): boolean {
  return response.code === Code.continue || (isSuccessCode(response.code) && answer !== undefined);
}

function block1Of(response: Message): Block | undefined {
  const value = findOption(response.options, OptionNumber.block1);
  return value && decodeBlock(value);
}

function blockOptions(block: Block, total: number): RawOption[] {
  const options: RawOption[] = [{ number: OptionNumber.block1, value: encodeBlock(block) }];
  if (block.number === 0) options.push({ number: OptionNumber.size1, value: encodeUint(total) });
  return options;
}
