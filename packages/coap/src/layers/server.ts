import { Code, methodOfCode } from '../message/code.ts';
import type { Method } from '../message/code.ts';
import type { Block } from '../message/block.ts';
import { decodeBlock, encodeBlock } from '../message/block.ts';
import { encodeEmpty, MessageType } from '../message/message.ts';
import type { Message } from '../message/message.ts';
import { findBadCriticalOption, findOption, OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { CoapReply, RequestHandler } from '../types.ts';
import { AmplificationGuard } from './amplification.ts';
import type { AmplificationBound } from './amplification.ts';
import { BlockReceiver } from './block-receive.ts';
import type { ReceivedBlock } from './block-receive.ts';
import { blockOf, BlockServer, readBlock, withEtag } from './block-serve.ts';
import type { ResponseContent } from './block-serve.ts';
import type { Core } from './core.ts';
import type { DeduplicationStore } from './deduplication.ts';
import { findBadString, IncomingRequest } from './incoming-request.ts';
import { ObserverRegistry } from './observers.ts';
import type { PeerState } from './peer-state.ts';
import type { ReliabilityLayer } from './reliability.ts';
import { diagnostic, errorReply, toContent } from './reply-content.ts';
import { ServerExchange, type ExchangeContext } from './server-exchange.ts';

const OVERLOAD_MAX_AGE_SECONDS = 5;
const overloadOptions: readonly RawOption[] = [
  { number: OptionNumber.maxAge, value: encodeUint(OVERLOAD_MAX_AGE_SECONDS) },
];

/** Handles requests: checks them, reassembles their bodies, calls the handler and sends its reply. */
export class ServerLayer implements ExchangeContext {
  readonly core: Core;
  readonly reliability: ReliabilityLayer;
  readonly deduplication: DeduplicationStore;
  readonly observers: ObserverRegistry;
  handler: RequestHandler | undefined;
  readonly #receiver: BlockReceiver;
  readonly #blocks: BlockServer;
  readonly #guard: AmplificationGuard | undefined;
  #openRequests = 0;

  constructor(
    core: Core,
    reliability: ReliabilityLayer,
    deduplication: DeduplicationStore,
    amplification: AmplificationBound | undefined,
  ) {
    this.core = core;
    this.reliability = reliability;
    this.deduplication = deduplication;
    this.#guard = amplification && new AmplificationGuard(core, amplification);
    this.#receiver = new BlockReceiver(core);
    this.#blocks = new BlockServer(core);
    this.observers = new ObserverRegistry(core, reliability, this.#blocks);
  }

  onRequest(peer: PeerState, message: Message, record: number): void {
    this.core.counters.requestsReceived += 1;
    const bad = findBadCriticalOption(message.options) ?? findBadString(message.options);
    if (bad !== undefined && message.type === MessageType.nonConfirmable) {
      this.core.counters.resetsSent += 1;
      this.core.transmit(encodeEmpty(MessageType.reset, message.messageId), peer.peer);
      return;
    }
    const exchange = new ServerExchange(this, peer, message, record);
    const method = methodOfCode(message.code);
    const refusal = bad === undefined ? refuse(message, method) : diagnostic(Code.badOption, `Option ${bad}`);
    if (refusal || !method) {
      exchange.answer(refusal ?? diagnostic(Code.methodNotAllowed));
      return;
    }
    // Before any state is created for the peer.
    const challenge = this.#guard?.challenge(peer, message);
    if (challenge) {
      exchange.answer(challenge);
      return;
    }
    const received = this.#receiver.accept(peer, message);
    if (received.kind === 'answer') exchange.answer(blockAnswer(received));
    else this.#serve(exchange, method, received.payload, received.block);
  }

  /** Sends the handler's reply, in blocks if it is long. */
  reply(exchange: ServerExchange, reply: CoapReply, block1: Block | undefined): void {
    if (reply.isSilent === true) {
      exchange.drop();
      return;
    }
    let content: ResponseContent;
    let afterSent = reply.afterSent;
    try {
      content = toContent(reply);
    } catch (error) {
      this.core.report(error);
      content = diagnostic(Code.internalServerError);
      afterSent = undefined;
    }
    if (block1) content = withBlock1(content, { ...block1, more: false });
    exchange.answer(this.#firstBlock(exchange, content), afterSent);
  }

  #serve(exchange: ServerExchange, method: Method, payload: Buffer, block1: Block | undefined): void {
    exchange.body = payload;
    const wanted = exchange.requestedBlock;
    if (wanted && wanted.number > 0 && this.#serveLater(exchange, method, payload, wanted)) return;
    const request = new IncomingRequest(exchange, exchange.message, method, payload);
    if (request.observe === 1) this.observers.deregister(exchange.peer, exchange.message.token);
    const { handler } = this;
    if (!handler) {
      this.reply(exchange, { code: '4.04' }, block1);
    } else if (this.#isOverloadedBy(exchange.peer)) {
      this.core.counters.refused += 1;
      exchange.answer(diagnostic(Code.serviceUnavailable, '', overloadOptions));
    } else {
      this.#call(handler, request, exchange, block1);
    }
  }

  #isOverloadedBy(peer: PeerState): boolean {
    const { maxOpenRequests, maxOpenRequestsPerPeer } = this.core.limits;
    return this.#openRequests >= maxOpenRequests || peer.openRequests >= maxOpenRequestsPerPeer;
  }

  #call(
    handler: RequestHandler,
    request: IncomingRequest,
    exchange: ServerExchange,
    block1: Block | undefined,
  ): void {
    let reply: CoapReply | Promise<CoapReply>;
    try {
      reply = handler(request);
    } catch (error) {
      this.#replyError(exchange, error, block1);
      return;
    }
    if (!(reply instanceof Promise) && !reply.body) {
      this.reply(exchange, reply, block1);
      return;
    }
    this.#openRequests += 1;
    exchange.peer.openRequests += 1;
    exchange.postpone();
    Promise.resolve(reply)
      .then((settled) => this.#withBlock(exchange, settled))
      .then(
        (settled) => {
          this.#close(exchange);
          this.reply(exchange, settled, block1);
        },
        (error: unknown) => {
          this.#close(exchange);
          this.#replyError(exchange, error, block1);
        },
      );
  }

  /** Reads the requested block of a body that is read on demand. */
  async #withBlock(exchange: ServerExchange, { body, ...reply }: CoapReply): Promise<CoapReply> {
    if (!body) return reply;
    const wanted = exchange.requestedBlock ?? { number: 0, more: false, size: this.core.limits.blockSize };
    return { ...reply, ...(await readBlock(body, wanted, this.#blocks.sizeFor(wanted))) };
  }

  #close(exchange: ServerExchange): void {
    this.#openRequests -= 1;
    exchange.peer.openRequests -= 1;
  }

  #replyError(exchange: ServerExchange, error: unknown, block1: Block | undefined): void {
    const reply = errorReply(error);
    if (reply.code === '5.00') this.core.report(error);
    this.reply(exchange, reply, block1);
  }

  /** @returns false if the handler must produce the body again */
  #serveLater(exchange: ServerExchange, method: Method, payload: Buffer, wanted: Block): boolean {
    const size = this.#blocks.sizeFor(wanted);
    const block = { number: (wanted.number * wanted.size) / size, more: false, size };
    const content = this.#blocks.later(exchange.bodyKeys, block);
    if (content && content.payload.length === 0) {
      exchange.answer(diagnostic(Code.badOption, 'The body has no such block'));
    } else if (content) {
      exchange.answer(content);
    } else if (method !== 'GET' && (method !== 'FETCH' || payload.length === 0)) {
      exchange.answer(diagnostic(Code.requestEntityIncomplete, 'The response is no longer stored'));
    } else {
      return false;
    }
    return true;
  }

  #firstBlock(exchange: ServerExchange, content: ResponseContent): ResponseContent {
    if (findOption(content.options, OptionNumber.block2)) return content;
    const wanted = exchange.requestedBlock;
    const size = this.#blocks.sizeFor(wanted);
    if (wanted && wanted.number > 0) return laterBlock(content, wanted, size);
    if (content.payload.length > size) {
      return this.#blocks.first(exchange.bodyKeys, content, size);
    }
    return wanted && content.payload.length > 0 ? blockOf(content, { ...wanted, size }) : content;
  }
}

/** Returns a later block of a body that was not kept and that the handler has produced again. */
function laterBlock(content: ResponseContent, wanted: Block, size: Block['size']): ResponseContent {
  if (content.code >> 5 !== 2) return content;
  const number = (wanted.number * wanted.size) / size;
  const part = blockOf(withEtag(content), { number, more: false, size });
  return part.payload.length > 0 ? part : diagnostic(Code.badOption, 'The body has no such block');
}

/** Returns the error response for an invalid request, before the handler is called. */
function refuse({ options }: Message, method: Method | undefined): ResponseContent | undefined {
  if (!method) return diagnostic(Code.methodNotAllowed);
  for (const option of options) {
    const refusal = refuseOption(option);
    if (refusal) return refusal;
  }
  // RFC 8132 sections 2 and 3: the payload has no meaning without a Content-Format.
  const needed = method === 'FETCH' || method === 'PATCH' || method === 'iPATCH';
  const missing = needed && findOption(options, OptionNumber.contentFormat) === undefined;
  return missing ? diagnostic(Code.badRequest, 'No Content-Format') : undefined;
}

function refuseOption({ number, value }: RawOption): ResponseContent | undefined {
  if (number === OptionNumber.proxyUri || number === OptionNumber.proxyScheme) {
    return diagnostic(Code.proxyingNotSupported);
  }
  const isBlock = number === OptionNumber.block1 || number === OptionNumber.block2;
  return isBlock && !decodeBlock(value) ? diagnostic(Code.badRequest, 'Reserved block size') : undefined;
}

function blockAnswer(received: Extract<ReceivedBlock, { kind: 'answer' }>): ResponseContent {
  const options: RawOption[] = [];
  if (received.block) options.push({ number: OptionNumber.block1, value: encodeBlock(received.block) });
  if (received.maxBodyBytes !== undefined) {
    options.push({ number: OptionNumber.size1, value: encodeUint(received.maxBodyBytes) });
  }
  return diagnostic(received.code, '', options);
}

function withBlock1(content: ResponseContent, block: Block): ResponseContent {
  if (findOption(content.options, OptionNumber.block1)) return content;
  const option = { number: OptionNumber.block1, value: encodeBlock(block) };
  return { ...content, options: [...content.options, option] };
}
