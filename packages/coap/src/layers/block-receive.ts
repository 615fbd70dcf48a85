import { decodeBlock } from '../message/block.ts';
import type { Block } from '../message/block.ts';
import { Code } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import type { Core } from './core.ts';
import type { PeerState } from './peer-state.ts';
import { transferKey } from './transfer-key.ts';
import { TransferStore } from './transfer-store.ts';
import type { Transfer } from './transfer-store.ts';

/** Next step for a request that has a Block1. */
export type ReceivedBlock =
  | { readonly kind: 'whole'; readonly payload: Buffer; readonly block: Block | undefined }
  /** Answer with the code and the Block1, and with `maxBodyBytes` as Size1 if the body is too large. */
  | {
      readonly kind: 'answer';
      readonly code: number;
      readonly block?: Block;
      readonly maxBodyBytes?: number;
    };

interface Upload extends Transfer {
  /**
   * The bytes so far, in a buffer that doubles when it is full. Keeping small datagrams would cost many times their
   * payload.
   */
  body: Buffer;
  length: number;
  /** Start of the latest block, which can be retransmitted under a new Message ID. */
  lastOffset: number;
}

/** Reassembles request bodies from blocks (RFC 7959 section 2.5). */
export class BlockReceiver {
  readonly #core: Core;
  #uploads: TransferStore<Upload> | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  accept(peer: PeerState, request: Message): ReceivedBlock {
    const option = findOption(request.options, OptionNumber.block1);
    if (!option) return this.#acceptWhole(request);
    const block = decodeBlock(option);
    if (!block) return { kind: 'answer', code: Code.badRequest };
    if (block.number === 0 && !block.more) return { kind: 'whole', payload: request.payload, block };
    if (block.more && request.payload.length !== block.size) return { kind: 'answer', code: Code.badRequest };
    const key = transferKey(peer, request);
    return block.number === 0 ? this.#begin(peer, key, request, block) : this.#continue(key, request, block);
  }

  #acceptWhole(request: Message): ReceivedBlock {
    if (request.payload.length > this.#core.limits.maxBodyBytes) return this.#tooLarge(undefined);
    return { kind: 'whole', payload: request.payload, block: undefined };
  }

  #begin(peer: PeerState, key: string, request: Message, block: Block): ReceivedBlock {
    const announced = findOption(request.options, OptionNumber.size1);
    if (announced && decodeUint(announced) > this.#core.limits.maxBodyBytes) return this.#tooLarge(block);
    if (request.payload.length > this.#core.limits.maxBodyBytes) return this.#tooLarge(block);
    this.#uploads ??= new TransferStore(this.#core);
    const upload: Upload = {
      owner: peer.id,
      bytes: 0,
      lastUsedMs: 0,
      body: Buffer.alloc(0),
      length: 0,
      lastOffset: 0,
    };
    this.#append(upload, request.payload);
    this.#uploads.keep(key, upload, upload.body.length);
    return this.#requestNextBlock(block);
  }

  #continue(key: string, request: Message, block: Block): ReceivedBlock {
    const uploads = (this.#uploads ??= new TransferStore(this.#core));
    const upload = uploads.find(key);
    const offset = block.number * block.size;
    if (upload && block.more && offset === upload.lastOffset) return this.#requestNextBlock(block);
    if (offset !== upload?.length) {
      uploads.delete(key);
      return { kind: 'answer', code: Code.requestEntityIncomplete, block };
    }
    const length = offset + request.payload.length;
    if (length > this.#core.limits.maxBodyBytes) {
      uploads.delete(key);
      return this.#tooLarge(block);
    }
    if (!block.more) {
      uploads.delete(key);
      const payload = Buffer.concat([upload.body.subarray(0, offset), request.payload], length);
      return { kind: 'whole', payload, block };
    }
    this.#append(upload, request.payload);
    uploads.keep(key, upload, upload.body.length);
    return this.#requestNextBlock(block);
  }

  #append(upload: Upload, payload: Buffer): void {
    const { body, length } = upload;
    const needed = length + payload.length;
    if (needed > body.length) {
      const room = Math.max(needed, Math.min(body.length * 2, this.#core.limits.maxBodyBytes));
      upload.body = Buffer.allocUnsafeSlow(room);
      body.copy(upload.body, 0, 0, length);
    }
    payload.copy(upload.body, length);
    upload.lastOffset = length;
    upload.length = needed;
  }

  /** 2.31, with our block size if the peer's is larger. */
  #requestNextBlock(block: Block): ReceivedBlock {
    const { blockSize } = this.#core.limits;
    const size = block.size > blockSize ? blockSize : block.size;
    return { kind: 'answer', code: Code.continue, block: { ...block, size } };
  }

  #tooLarge(block: Block | undefined): ReceivedBlock {
    const { maxBodyBytes } = this.#core.limits;
    const answer = { kind: 'answer', code: Code.requestEntityTooLarge, maxBodyBytes } as const;
    return block ? { ...answer, block: { ...block, more: false } } : answer;
  }
}
