import { CoapTimeoutError } from '../errors.ts';
import { blockSizeFor, encodeBlock } from '../message/block.ts';
import type { Block, BlockSize } from '../message/block.ts';
import { Code } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { BodySource } from '../types.ts';
import { asBuffer } from './reply-content.ts';
import { downloadBlocks, hasMoreBlocks } from './block-download.ts';
import { smallerSize, uploadBlocks } from './block-upload.ts';
import type { BlockAnswer, UploadBody } from './block-upload.ts';
import { busyWaitMs, Pause } from './busy.ts';
import type { PeerState } from './peer-state.ts';
import type { ObservationSink } from './sinks.ts';
import { PendingRequest } from './pending-request.ts';
import type { ClientLayers, RequestMessage } from './pending-request.ts';

/** A request, independent of the number of blocks. */
export interface RequestContent {
  readonly code: number;
  /** Options except those of block-wise transfer and observation. */
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
  /** A body that is read on demand, instead of the payload. */
  readonly source: BodySource | undefined;
  readonly confirmable: boolean;
  readonly signal: AbortSignal | undefined;
  /** Called for each message of the request that is sent. */
  readonly onSent: (() => void) | undefined;
  /** Called for each message of the request that is acknowledged with an empty message. */
  readonly onAcknowledged: (() => void) | undefined;
  readonly responseTimeoutMs: number;
  /** Set by the application; undefined leaves the size to the endpoint and the peer. */
  readonly blockSize: BlockSize | undefined;
  /** Whether each block has its own token. */
  readonly tokenPerBlock: boolean;
}

/** Other requests do not wait for the response to a deregistration, because nothing depends on it. */
const DEREGISTER_RESPONSE_TIMEOUT_MS = 2_000;

interface SendSettings {
  /** Receives further responses with the token if the peer accepts the observation. */
  readonly successor?: ObservationSink;
  /** Overrides the signal of the request. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the time-out of the request. */
  readonly responseTimeoutMs?: number;
}

const POST = 2;
const FETCH = 5;
const noPayload = Buffer.alloc(0);
let requestTags = 0;

/** A request with its body in both directions: usually one message each way, blocks if needed. */
export class ClientExchange {
  readonly token: Buffer;
  readonly peer: PeerState;
  readonly #layers: ClientLayers;
  readonly #content: RequestContent;
  /** Request-Tag of the whole operation. It is also used to fetch the blocks of the response. */
  #requestTag: readonly RawOption[] = [];

  constructor(layers: ClientLayers, peer: PeerState, content: RequestContent, token?: Buffer) {
    this.#layers = layers;
    this.peer = peer;
    this.#content = content;
    this.token = token ?? layers.matching.newToken();
  }

  /**
   * Returns the complete response to the complete request; one message each way if the application handles blocks
   * itself.
   */
  async run(): Promise<Message> {
    if (this.#content.options.some(isBlock)) return this.#send([], this.#content.payload, this.token);
    const response = await this.#sendBody();
    return hasMoreBlocks(response) ? this.#download(response, this.#content.tokenPerBlock) : response;
  }

  /** Requests an observation. `successor` receives further responses with the token if the peer accepts. */
  async observe(successor: ObservationSink): Promise<Message> {
    const asking = [{ number: OptionNumber.observe, value: encodeUint(0) }, ...this.#earlyBlock2()];
    return this.complete(await this.#sendObserve(asking, { successor }));
  }

  /**
   * Cancels the observation with its token (RFC 7641 section 3.6). An acknowledgement suffices: some peers, among them
   * devices based on node-coap, never send a response.
   */
  async deregister(signal: AbortSignal | undefined): Promise<void> {
    const options = [{ number: OptionNumber.observe, value: encodeUint(1) }];
    const responseTimeoutMs = Math.min(this.#content.responseTimeoutMs, DEREGISTER_RESPONSE_TIMEOUT_MS);
    try {
      await this.#sendObserve(options, { signal, responseTimeoutMs });
    } catch (error) {
      if (!(error instanceof CoapTimeoutError && error.acknowledged)) throw error;
    }
  }

  /**
   * Completes the body of a notification. The rest is fetched separately from the observation (RFC 7959 section 2.6).
   */
  async complete(notification: Message): Promise<Message> {
    return hasMoreBlocks(notification) ? this.#download(notification, true) : notification;
  }

  get #blockSize(): BlockSize {
    return this.#content.blockSize ?? this.#layers.core.limits.blockSize;
  }

  async #sendBody(): Promise<Message> {
    const { payload: whole, source } = this.#content;
    const length = source?.length ?? whole.length;
    if (length > this.#blockSize) return this.#upload(this.#blockSize);
    const payload = source ? asBuffer(await source.read(0, length)) : whole;
    const response = await this.#send(this.#earlyBlock2(), payload, this.token);
    const size = smallerSize(response, blockSizeFor(payload.length));
    return size === undefined ? response : this.#upload(size);
  }

  /** Sends a long body in blocks that all have the same token: the last one creates or ends the observation. */
  async #sendObserve(observe: readonly RawOption[], how: SendSettings): Promise<Message> {
    const { payload } = this.#content;
    if (payload.length <= this.#blockSize) return this.#send(observe, payload, this.token, how);
    return uploadBlocks(bodyOf(payload), this.#blockSize, (options, chunk) =>
      this.#sendBlock([...observe, ...options], chunk, this.token, how),
    );
  }

  async #upload(size: BlockSize): Promise<Message> {
    // Distinguishes the upload from another one of ours to the same resource (RFC 9175 section 3).
    requestTags = (requestTags + 1) & 0xffff;
    const tag: RawOption = { number: OptionNumber.requestTag, value: encodeUint(requestTags) };
    this.#requestTag = (this.peer.tokens?.size ?? 0) > 0 ? [tag] : [];
    return uploadBlocks(this.#content.source ?? bodyOf(this.#content.payload), size, (options, payload) =>
      this.#sendBlock(
        [...options, ...this.#requestTag],
        payload,
        this.#blockToken(this.#content.tokenPerBlock),
      ),
    );
  }

  async #download(first: Message, newTokens: boolean): Promise<Message> {
    const { code, payload } = this.#content;
    // The payload is a part of the FETCH, so it is repeated if it fits.
    const repeated = code === FETCH && payload.length <= this.#blockSize ? payload : noPayload;
    const fetch = async (block: Block): Promise<Message> => {
      const options = [block2(block), ...this.#requestTag];
      return (await this.#sendBlock(options, repeated, this.#blockToken(newTokens))).response;
    };
    return downloadBlocks(first, fetch, this.#layers.core.limits.maxBodyBytes, code !== POST);
  }

  #blockToken(fresh: boolean): Buffer {
    return fresh ? this.#layers.matching.newToken() : this.token;
  }

  #earlyBlock2(): RawOption[] {
    const { blockSize } = this.#content;
    return blockSize === undefined ? [] : [block2({ number: 0, more: false, size: blockSize })];
  }

  /** Sends one block, and again after a delay while the peer temporarily refuses it. */
  async #sendBlock(
    extra: readonly RawOption[],
    payload: Buffer,
    token: Buffer,
    how: SendSettings = {},
  ): Promise<BlockAnswer> {
    for (let refusals = 0; ; refusals += 1) {
      const { response, isRepeated } = await this.#exchange(extra, payload, token, how);
      const waitMs = busyWaitMs(response, refusals, this.#layers.core);
      if (waitMs === undefined) return { response, isRepeated: isRepeated || refusals > 0 };
      await new Pause(this.#layers, this.peer, token, this.#signalOf(how)).wait(waitMs);
    }
  }

  async #send(
    extra: readonly RawOption[],
    payload: Buffer,
    token: Buffer,
    how: SendSettings = {},
  ): Promise<Message> {
    return (await this.#exchange(extra, payload, token, how)).response;
  }

  /** Sends one request, and again with the Echo value if the peer asks for one (RFC 9175 section 2.3). */
  async #exchange(
    extra: readonly RawOption[],
    payload: Buffer,
    token: Buffer,
    how: SendSettings,
  ): Promise<BlockAnswer> {
    const { code, options, confirmable, onSent, onAcknowledged, responseTimeoutMs } = this.#content;
    const message = {
      code,
      token,
      options: extra.length === 0 ? options : [...options, ...extra],
      payload,
      confirmable,
      responseTimeoutMs: how.responseTimeoutMs ?? responseTimeoutMs,
      signal: this.#signalOf(how),
      onSent,
      onAcknowledged,
    };
    const answer = await this.#answerTo(message, how);
    const echo = answer.response.code === Code.unauthorized ? echoOf(answer.response) : undefined;
    if (!echo || options.some(({ number }) => number === OptionNumber.echo)) return answer;
    return this.#answerTo({ ...message, options: [...message.options, echo] }, how);
  }

  async #answerTo(message: RequestMessage, { successor }: SendSettings): Promise<BlockAnswer> {
    const request = new PendingRequest(this.#layers, this.peer, message, successor);
    const response = await request.send();
    return { response, isRepeated: request.isRepeated };
  }

  #signalOf(how: SendSettings): AbortSignal | undefined {
    return 'signal' in how ? how.signal : this.#content.signal;
  }
}

function bodyOf(payload: Buffer): UploadBody {
  return { length: payload.length, read: (offset, length) => payload.subarray(offset, offset + length) };
}

/** Returns the Echo option to repeat. A length other than 1 to 40 bytes counts as absent. */
function echoOf({ options }: Message): RawOption | undefined {
  const value = findOption(options, OptionNumber.echo);
  return value && value.length >= 1 && value.length <= 40 ? { number: OptionNumber.echo, value } : undefined;
}

function isBlock({ number }: RawOption): boolean {
  return number === OptionNumber.block1 || number === OptionNumber.block2;
}

function block2(block: Block): RawOption {
  return { number: OptionNumber.block2, value: encodeBlock(block) };
}
