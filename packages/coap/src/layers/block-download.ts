import { CoapBlockwiseError } from '../errors.ts';
import { decodeBlock, MAX_BLOCK_NUMBER } from '../message/block.ts';
import type { Block, BlockSize } from '../message/block.ts';
import { Code, isSuccessCode } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';

/** Requests one block of the body. */
export type FetchBlock = (block: Block) => Promise<Message>;

/** Whether the response has more blocks to fetch. */
export function hasMoreBlocks(response: Message): boolean {
  return findOption(response.options, OptionNumber.block2) !== undefined && block2Of(response)?.more === true;
}

/**
 * Fetches the blocks after the first one (RFC 7959 section 2.4). All must be of one representation: a changed ETag
 * restarts the transfer once.
 *
 * @param restartable false if the request must not be repeated (POST)
 * @returns the first response with the complete body, or the error response that ended the transfer
 * @throws CoapBlockwiseError for blocks out of order, a body that changed twice, or one beyond `maxBodyBytes`
 */
export async function downloadBlocks(
  first: Message,
  fetch: FetchBlock,
  maxBodyBytes: number,
  restartable: boolean,
): Promise<Message> {
  let head = first;
  for (let restarts = 0; ; restarts += 1) {
    const assembly = new Assembly(head, maxBodyBytes);
    let changed = false;
    while (assembly.more && !changed) {
      const response = await fetch(assembly.next());
      if (!isSuccessCode(response.code)) return response;
      changed = !assembly.add(response);
    }
    if (!changed) return { ...head, payload: assembly.body() };
    if (restarts > 0 || !restartable)
      throw new CoapBlockwiseError('The representation changed during the transfer');
    head = await fetch({ number: 0, more: false, size: assembly.size });
    if (!isSuccessCode(head.code)) return head;
  }
}

function block2Of(response: Message): Block | undefined {
  const value = findOption(response.options, OptionNumber.block2);
  if (!value) return undefined;
  const block = decodeBlock(value);
  if (!block) throw new CoapBlockwiseError('The peer used the reserved block size');
  return block;
}

/** The part of a body that has arrived. */
class Assembly {
  more = true;
  size: BlockSize = 16;
  readonly #etag: Buffer | undefined;
  readonly #maxBodyBytes: number;
  readonly #chunks: Buffer[] = [];
  #length = 0;

  constructor(first: Message, maxBodyBytes: number) {
    this.#maxBodyBytes = maxBodyBytes;
    this.#etag = findOption(first.options, OptionNumber.etag);
    const block = block2Of(first);
    if (block) this.#take(first, block);
    else {
      this.#chunks.push(first.payload);
      this.more = false;
    }
  }

  next(): Block {
    const number = this.#length / this.size;
    if (number > MAX_BLOCK_NUMBER)
      throw new CoapBlockwiseError('More blocks than can be counted', 'too-large');
    return { number, more: false, size: this.size };
  }

  /** @returns false if the block belongs to another representation */
  add(response: Message): boolean {
    const block = block2Of(response);
    if (!block || response.code === Code.continue) throw new CoapBlockwiseError('The peer left the transfer');
    const etag = findOption(response.options, OptionNumber.etag);
    if (!sameEtag(etag, this.#etag)) return false;
    this.#take(response, block);
    return true;
  }

  body(): Buffer {
    return Buffer.concat(this.#chunks, this.#length || undefined);
  }

  #take(response: Message, block: Block): void {
    const { payload } = response;
    if (block.number * block.size !== this.#length)
      throw new CoapBlockwiseError('The peer sent another block');
    if (block.more && (payload.length === 0 || payload.length % block.size !== 0)) {
      throw new CoapBlockwiseError('A block that is not the last must be full');
    }
    this.#length += payload.length;
    if (this.#length > this.#maxBodyBytes) {
      throw new CoapBlockwiseError(`The body is longer than ${this.#maxBodyBytes} bytes`, 'too-large');
    }
    this.#chunks.push(payload);
    this.more = block.more;
    this.size = block.size;
  }
}

function sameEtag(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one && other ? one.equals(other) : one === other;
}
