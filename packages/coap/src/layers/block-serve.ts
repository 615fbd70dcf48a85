import { createHash } from 'node:crypto';
import { CoapError } from '../errors.ts';
import type { BodySource, CoapReply } from '../types.ts';
import { encodeBlock } from '../message/block.ts';
import type { Block, BlockSize } from '../message/block.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { Core } from './core.ts';
import { TransferStore } from './transfer-store.ts';
import type { Transfer } from './transfer-store.ts';

/** Content of a response, as used by the layers. */
export interface ResponseContent {
  readonly code: number;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

interface Download extends Transfer {
  readonly content: ResponseContent;
}

/** Keys under which a body is kept. `bare` finds the latest body if later requests omit their payload. */
export interface BodyKeys {
  readonly full: string;
  readonly bare: string;
  /** ID of the peer. */
  readonly owner: number;
}

/** Full key of the latest body under a bare key. */
interface Latest extends Transfer {
  readonly full: string;
}

const ETAG_BYTES = 4;

/** Sends bodies in blocks, and keeps them while peers fetch the rest (RFC 7959 section 2.4). */
export class BlockServer {
  readonly #core: Core;
  #downloads: TransferStore<Download> | undefined;
  #latest: TransferStore<Latest> | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Block size for a body: ours, or smaller if the peer asks for it. */
  sizeFor(wanted: Block | undefined): BlockSize {
    const { blockSize } = this.#core.limits;
    return wanted && wanted.size < blockSize ? wanted.size : blockSize;
  }

  /** Returns the first block of a body that does not fit. The body gets an ETag and is kept for further blocks. */
  first({ full, bare, owner }: BodyKeys, content: ResponseContent, size: BlockSize): ResponseContent {
    const pinned = withEtag(content);
    this.#downloads ??= new TransferStore(this.#core);
    const download = { owner, bytes: 0, lastUsedMs: 0, content: pinned };
    this.#downloads.keep(full, download, pinned.payload.length);
    if (full !== bare) {
      this.#latest ??= new TransferStore(this.#core);
      this.#latest.keep(bare, { owner, bytes: 0, lastUsedMs: 0, full }, full.length);
    }
    return blockOf(pinned, { number: 0, more: true, size });
  }

  /** Returns a later block of a kept body; undefined if there is none. */
  later({ full, bare }: BodyKeys, wanted: Block): ResponseContent | undefined {
    const key = full === bare ? (this.#latest?.find(bare)?.full ?? full) : full;
    const download = this.#downloads?.find(key);
    if (!download) return undefined;
    this.#downloads?.keep(key, download, download.bytes);
    return blockOf(download.content, wanted);
  }
}

/** Returns block `wanted` of the body; an empty payload without Block2 if it is past the end. */
export function blockOf(content: ResponseContent, wanted: Block): ResponseContent {
  const offset = wanted.number * wanted.size;
  const payload = content.payload.subarray(offset, offset + wanted.size);
  const block = { ...wanted, more: offset + payload.length < content.payload.length };
  const options: RawOption[] = [
    ...content.options,
    { number: OptionNumber.block2, value: encodeBlock(block) },
  ];
  if (wanted.number === 0) {
    options.push({ number: OptionNumber.size2, value: encodeUint(content.payload.length) });
  }
  return { code: content.code, options, payload };
}

/**
 * Returns the requested block of a body that is read on demand.
 *
 * @throws CoapError 4.02 if the block is past the end
 */
export async function readBlock(
  body: BodySource,
  wanted: Block,
  size: BlockSize,
): Promise<Pick<CoapReply, 'payload' | 'options'>> {
  const offset = wanted.number * wanted.size;
  if (offset > 0 && offset >= body.length) throw new CoapError('4.02', 'The body has no such block');
  const payload = await body.read(offset, Math.min(size, body.length - offset));
  const block = { number: offset / size, more: offset + payload.length < body.length, size };
  const options: RawOption[] = [{ number: OptionNumber.block2, value: encodeBlock(block) }];
  if (offset === 0) options.push({ number: OptionNumber.size2, value: encodeUint(body.length) });
  return { payload, options };
}

/**
 * Adds an ETag derived from the body, unless the application set one, so that a body that is produced again has the
 * same ETag.
 */
export function withEtag(content: ResponseContent): ResponseContent {
  if (findOption(content.options, OptionNumber.etag)) return content;
  const value = createHash('sha256').update(content.payload).digest().subarray(0, ETAG_BYTES);
  return { ...content, options: [...content.options, { number: OptionNumber.etag, value }] };
}
