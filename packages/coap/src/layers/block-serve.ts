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

/** What a response says, as the layers see it. */
export interface ResponseContent {
  readonly code: number;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

interface Download extends Transfer {
  readonly content: ResponseContent;
}

/** Under which keys a body is kept: `bare` finds the latest of its requests where later ones leave out their payload. */
export interface BodyKeys {
  readonly full: string;
  readonly bare: string;
  /** The id of the peer. */
  readonly owner: number;
}

/** The full key of the latest body under a bare one. */
interface Latest extends Transfer {
  readonly full: string;
}

const ETAG_BYTES = 4;

/** Hands out bodies in blocks, and keeps them while their peers fetch the rest (RFC 7959 section 2.4). */
export class BlockServer {
  readonly #core: Core;
  #downloads: TransferStore<Download> | undefined;
  #latest: TransferStore<Latest> | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  /** The block size for a body: ours, or less where the peer asks for less. */
  sizeFor(wanted: Block | undefined): BlockSize {
    const { blockSize } = this.#core.limits;
    return wanted && wanted.size < blockSize ? wanted.size : blockSize;
  }

  /** The first block of a body that does not fit; the body is pinned by an ETag and kept for the other blocks. */
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

  /** A later block of a body that is kept, undefined when there is none. */
  later({ full, bare }: BodyKeys, wanted: Block): ResponseContent | undefined {
    const key = full === bare ? (this.#latest?.find(bare)?.full ?? full) : full;
    const download = this.#downloads?.find(key);
    if (!download) return undefined;
    this.#downloads?.keep(key, download, download.bytes);
    return blockOf(download.content, wanted);
  }
}

/** Block `wanted` of the body; an empty payload without Block2 where it lies past the end. */
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

/** The block that is wanted of a body that is read as it goes out. @throws CoapError 4.02 when it lies past the end */
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

/** An ETag made of the body, unless the application gave one: later blocks made anew have the same. */
export function withEtag(content: ResponseContent): ResponseContent {
  if (findOption(content.options, OptionNumber.etag)) return content;
  const value = createHash('sha256').update(content.payload).digest().subarray(0, ETAG_BYTES);
  return { ...content, options: [...content.options, { number: OptionNumber.etag, value }] };
}
