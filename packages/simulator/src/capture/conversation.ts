import { OptionNumber, type Block } from '@muster/coap';
import type { CapturedMessage } from './capture-types.ts';
import { blockOf, textsOf, uintOf } from './message-options.ts';
import {
  replyOf,
  requestStepOf,
  resourceKey,
  type RecordedReply,
  type RequestStep,
} from './recorded-exchange.ts';
import type { ReplayPlan } from './replay-plan.ts';

/** A request of the server that awaits its response. */
interface OpenRequest {
  readonly key: string;
  readonly accept: number | undefined;
  readonly observe: number | undefined;
}

/** Intermediate response of a block-wise transfer (RFC 7959 section 2.9.1). */
const continueCode = '2.31';

/**
 * Collects the messages between one address and the server into the plan of the device. Tokens are unique per address.
 */
export class Conversation {
  /** Responses and notifications whose request is unknown. */
  unmatched = 0;
  readonly #plan: ReplayPlan;
  /** Requests of the device by token. Undefined for further blocks of a download. */
  readonly #sent = new Map<string, RequestStep | undefined>();
  /** Requests of the server by token. */
  readonly #received = new Map<string, OpenRequest>();
  /** Resources that the server observes, by token. */
  readonly #observed = new Map<string, OpenRequest>();
  /** Incomplete transfers by resource key. */
  readonly #uploads = new Map<string, RequestStep>();
  readonly #downloads = new Map<string, RecordedReply>();

  constructor(plan: ReplayPlan) {
    this.#plan = plan;
  }

  add(message: CapturedMessage): void {
    const { code, from } = message;
    if (code === 'EMPTY') return;
    // Methods consist of letters. Codes without an RFC are not replayed.
    const isRequest = /^[A-Za-z]/u.test(code);
    const isResponse = /^[245]\./u.test(code);
    if (isRequest && from === 'device') this.#addSent(message);
    else if (isRequest) this.#addReceived(message);
    else if (isResponse && from === 'device') this.#addAnswer(message);
    else if (isResponse) this.#addResponse(message);
  }

  #addSent(message: CapturedMessage): void {
    const step = requestStepOf(message, this.#plan.received);
    const key = resourceKey({ ...step, payload: Buffer.alloc(0) });
    const block = blockOf(message, OptionNumber.block1);
    if (block && block.number > 0) {
      const upload = this.#uploads.get(key);
      if (upload) append(upload, block, message.payload);
      this.#sent.set(message.token, upload);
      return;
    }
    if ((blockOf(message, OptionNumber.block2)?.number ?? 0) > 0) {
      this.#sent.set(message.token, undefined);
      return;
    }
    if (block?.more === true) this.#uploads.set(key, step);
    this.#sent.set(message.token, step);
    this.#plan.steps.push(step);
  }

  #addResponse(message: CapturedMessage): void {
    if (!this.#sent.has(message.token)) this.unmatched += 1;
    const step = this.#sent.get(message.token);
    if (!step || message.code === continueCode) return;
    step.reply = replyOf(message);
    const { locationPath } = step.reply;
    if (step.query.some((part) => part.startsWith('ep=')) && locationPath.length > 0) {
      this.#plan.locations.add(locationPath.join('/'));
    }
  }

  #addReceived(message: CapturedMessage): void {
    const key = resourceKey({
      method: message.code,
      path: textsOf(message, OptionNumber.uriPath),
      query: textsOf(message, OptionNumber.uriQuery),
      payload: message.payload,
    });
    const accept = uintOf(message, OptionNumber.accept);
    if (!isFurtherBlock(message)) {
      const { requested } = this.#plan;
      this.#plan.received += 1;
      requested.set(key, (requested.get(key) ?? 0) + 1);
    }
    this.#received.set(message.token, { key, accept, observe: uintOf(message, OptionNumber.observe) });
  }

  #addAnswer(message: CapturedMessage): void {
    if (message.code === continueCode) return;
    const request = this.#received.get(message.token);
    const observed = this.#observed.get(message.token);
    const { key, accept, observe } = request ?? observed ?? {};
    if (key === undefined) {
      this.unmatched += 1;
      return;
    }
    this.#received.delete(message.token);
    const block = blockOf(message, OptionNumber.block2);
    if (block && block.number > 0) {
      const download = this.#downloads.get(key);
      if (download) append(download, block, message.payload);
      return;
    }
    const reply = replyOf(message);
    if (!reply.isWhole) this.#downloads.set(key, reply);
    this.#plan.answers.add(key, message.ms, accept, reply);
    if (request) this.#noteObserve(message.token, request, observe, reply);
    else this.#addNotification(message, key, reply);
  }

  #noteObserve(
    token: string,
    request: OpenRequest,
    observe: number | undefined,
    { isObserved, code }: RecordedReply,
  ): void {
    if (observe === 1) this.#observed.delete(token);
    if (observe !== 0) return;
    if (isObserved) this.#observed.set(token, request);
    if (isObserved || code.startsWith('2.')) this.#plan.answers.addObserve(request.key, isObserved);
  }

  #addNotification(message: CapturedMessage, key: string, reply: RecordedReply): void {
    const { ms, line, type, token } = message;
    this.#plan.steps.push({ kind: 'notify', ms, line, confirmable: type === 'CON', key, reply });
    // An error response ends the observation (RFC 7641 section 4.2).
    if (!reply.code.startsWith('2.')) this.#observed.delete(token);
  }
}

/** Whether a request asks for or carries a block other than the first. */
function isFurtherBlock(message: CapturedMessage): boolean {
  const blocks = [OptionNumber.block1, OptionNumber.block2].map((option) => blockOf(message, option));
  return blocks.some((block) => block !== undefined && block.number > 0);
}

/** Appends a block to a body. A block out of order leaves the body incomplete. */
function append(body: { payload: Buffer; isWhole: boolean }, block: Block, payload: Buffer): void {
  if (block.number * block.size !== body.payload.length) return;
  body.payload = Buffer.concat([body.payload, payload]);
  if (!block.more) body.isWhole = true;
}
