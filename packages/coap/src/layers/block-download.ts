import { CoapBlockwiseError } from '../errors.ts';
import { decodeBlock, MAX_BLOCK_NUMBER } from '../message/block.ts';
import type { Block, BlockSize } from '../message/block.ts';
import { Code, codeText, isSuccessCode } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';

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
    if (restarts > 0 || !restartable) throw new CoapBlockwiseError(representationChanged(restartable));
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
    const { number } = this.next();
    if (!block || response.code === Code.continue) {
      const without = block ? '' : ' and without Block2';
      throw new CoapBlockwiseError(
        `The peer answered block ${number} with ${codeText(response.code)}${without}`,
      );
    }
    const etag = findOption(response.options, OptionNumber.etag);
    if (etag && this.#etag && !etag.equals(this.#etag)) return false;
    // A body whose blocks do not all have an ETag does not have it on the next try either.
    if (!etag !== !this.#etag) {
      const [has, first] = etag ? ['an', 'none'] : ['no', 'one'];
      throw new CoapBlockwiseError(`Block ${number} has ${has} ETag, although the first block has ${first}`);
    }
    this.#take(response, block);
    return true;
  }

  body(): Buffer {
    return Buffer.concat(this.#chunks, this.#length || undefined);
  }

  #take(response: Message, block: Block): void {
    const { payload, options } = response;
    const { number, more, size } = block;
    if (number * size !== this.#length) {
      throw new CoapBlockwiseError(
        `The peer sent block ${number} of ${size} bytes when it was asked for block ${this.#length / this.size}`,
      );
    }
    if (more && (payload.length === 0 || payload.length % size !== 0)) {
      throw new CoapBlockwiseError(
        `Block ${number} has ${payload.length} bytes of ${size}, although it is not the last`,
      );
    }
    this.#length += payload.length;
    this.#checkLength(findOption(options, OptionNumber.size2));
    this.#chunks.push(payload);
    this.more = more;
    this.size = size;
  }

  /** @param announced Size2, the length of the whole body (RFC 7959 section 4) */
  #checkLength(announced: Buffer | undefined): void {
    const bytes = announced === undefined ? 0 : decodeUint(announced);
    const most = this.#maxBodyBytes;
    if (bytes <= most && this.#length <= most) return;
    const length = bytes > most ? `has ${bytes} bytes, more than ${most}` : `is longer than ${most} bytes`;
    throw new CoapBlockwiseError(`The body ${length} (maxBodyBytes)`, 'too-large');
  }
}

function representationChanged(restartable: boolean): string {
  return `The representation changed${restartable ? ' twice' : ''} during the transfer (another ETag)`;
}
