/**
 * Operations to devices. Chooses a Content-Format that the device supports.
 */
import type { CoapResponse, RequestInit } from '@muster/coap';
import type { Clock } from '@muster/net';
import { EncodeError } from '../../codec/decode-error.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import type {
  CreateOperation,
  DeviceOperation,
  OperationAnswer,
  WriteOperation,
} from '../../operation/operation.ts';
import { checkOperationPath } from '../../operation/operation-path.ts';
import { pathDepth, type Lwm2mPath } from '../../path/path.ts';
import { contentAt, formatsToTry, type Content } from '../../binding/content-format-choice.ts';
import { unreachable } from '../../binding/failure.ts';
import type { FormatMemory, FormatUse, LearnedFormats } from '../../binding/format-memory.ts';
import {
  createAnswer,
  isSuccess,
  linksAnswer,
  plainAnswer,
  valuesAnswer,
  type AnswerContext,
} from '../../binding/operation-answer.ts';
import {
  createRequest,
  plainRequest,
  readRequest,
  uploadRequest,
  writeRequest,
  type PlainOperation,
} from '../../binding/operation-request.ts';
import type { ServerCounters } from './counters.ts';
import type { Listeners, Route } from './listener.ts';
import type { DeviceTarget, ExchangeOptions, OpaqueBody, PerformOptions, Source } from './types.ts';

/** Codes that call for another Content-Format. Devices that do not know Accept answer 4.02. */
const readRetries: ReadonlySet<string> = new Set(['4.06', '4.15', '4.02']);
const writeRetries: ReadonlySet<string> = new Set(['4.15', '4.06']);

/** Options that the parts of the downlink share. */
export interface DownlinkOptions {
  readonly listeners: Listeners;
  readonly modelsFor: (device: Source) => ModelRegistry;
  readonly memory: FormatMemory;
  readonly onFormatsLearned: (device: DeviceTarget, formats: LearnedFormats) => void;
  readonly clock: Clock;
  readonly counters: ServerCounters;
}

/** A response and the Accept of its request. */
export interface Accepted<R> {
  readonly result: R;
  readonly accept: number | undefined;
}

export class Downlink {
  readonly #options: DownlinkOptions;

  constructor(options: DownlinkOptions) {
    this.#options = options;
  }

  async perform(
    target: DeviceTarget,
    operation: Exclude<DeviceOperation, { type: 'observe' | 'cancelObserve' }>,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    checkOperationPath(operation);
    const context = this.context(target, operation.path);
    switch (operation.type) {
      case 'read':
        return this.#read(target, context, options);
      case 'write':
      case 'create':
        return this.#write(target, operation, context, options);
      default:
        return this.#performPlain(target, operation, context, options);
    }
  }

  /** Writes an opaque resource whose value is read while it is sent. */
  async upload(
    target: DeviceTarget,
    path: Lwm2mPath,
    body: OpaqueBody,
    options: ExchangeOptions,
  ): Promise<OperationAnswer> {
    checkOperationPath({ type: 'write', path });
    const init = uploadRequest(target.rootPath, path, body);
    return plainAnswer(await this.#send(this.#options.listeners.route(target), init, options));
  }

  /** Returns the context to decode the answers of a device for a path. */
  context(target: DeviceTarget, path: Lwm2mPath): AnswerContext {
    const { modelsFor, clock } = this.#options;
    return { rootPath: target.rootPath, path, models: modelsFor(target), nowMs: clock.now() };
  }

  async #read(
    target: DeviceTarget,
    context: AnswerContext,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    const { result, accept } = await this.tryFormats(target, context, options.accept, (init, route) =>
      this.#send(route, init, options).then((response) => ({ code: response.code, value: response })),
    );
    return valuesAnswer(result, context, accept);
  }

  /**
   * Tries the formats that the device may support until it does not reject one.
   * @param send sends one request; returns the code of its response and the value to return
   */
  async tryFormats<R>(
    target: DeviceTarget,
    context: AnswerContext,
    requestedFormat: number | undefined,
    send: (init: RequestInit, route: Route) => Promise<{ readonly code: string; readonly value: R }>,
  ): Promise<Accepted<R>> {
    const route = this.#options.listeners.route(target);
    const content = contentAt(context.path, context.models);
    const preferred = formatsToTry(target, content);
    const use: FormatUse = `read-${content}`;
    const formats =
      requestedFormat === undefined ? this.formatsInOrder(target, route, use, preferred) : [requestedFormat];
    for (const accept of formats) {
      const { code, value } = await send(readRequest(target.rootPath, context.path, accept), route);
      if (requestedFormat !== undefined || !readRetries.has(code)) {
        if (requestedFormat === undefined && code.startsWith('2.'))
          this.learnFormat(target, route, use, accept, preferred[0]);
        return { result: value, accept };
      }
    }
    // The device rejects them all: let it choose.
    const { code, value } = await send(readRequest(target.rootPath, context.path, undefined), route);
    if (code.startsWith('2.')) this.learnFormat(target, route, use, undefined, preferred[0]);
    return { result: value, accept: undefined };
  }

  async #write(
    target: DeviceTarget,
    operation: WriteOperation | CreateOperation,
    context: AnswerContext,
    options: PerformOptions,
  ): Promise<OperationAnswer> {
    const { contentFormat: requestedFormat } = options;
    const route = this.#options.listeners.route(target);
    const content = contentOf(operation, context.models);
    const preferred = formatsToTry(target, content);
    const use: FormatUse = `write-${content}`;
    const ordered =
      requestedFormat === undefined ? this.formatsInOrder(target, route, use, preferred) : [requestedFormat];
    const send = (init: RequestInit): Promise<CoapResponse> => this.#send(route, init, options);
    const make = (format: number): RequestInit => this.#writeInit(target, operation, format, context.models);
    const { response, format, encodeError } = await sendUntilAccepted(ordered, make, send);
    // A format that only this content requires is not learned for other writes.
    if (requestedFormat === undefined && encodeError === undefined && isSuccess(response.code))
      this.learnFormat(target, route, use, format, preferred[0]);
    const answer = operation.type === 'create' ? createAnswer(response, context) : plainAnswer(response);
    return withRemedy(answer, encodeError);
  }

  /** Returns the formats in the order to try them, as this process or an earlier one has learned it. */
  formatsInOrder(
    { learnedFormats }: DeviceTarget,
    { key }: Route,
    use: FormatUse,
    preferred: readonly number[],
  ): readonly (number | undefined)[] {
    const { memory } = this.#options;
    if (learnedFormats !== undefined) memory.recall(key, learnedFormats);
    return memory.order(key, use, preferred);
  }

  /** Learns the format that worked, and reports a change. */
  learnFormat(
    target: DeviceTarget,
    { key }: Route,
    use: FormatUse,
    choice: number | undefined,
    preferred: number | undefined,
  ): void {
    const { memory, onFormatsLearned } = this.#options;
    if (memory.learn(key, use, choice, preferred)) onFormatsLearned(target, memory.learned(key));
  }

  #writeInit(
    target: DeviceTarget,
    operation: WriteOperation | CreateOperation,
    format: number,
    models: ModelRegistry,
  ): RequestInit {
    return operation.type === 'write'
      ? writeRequest(target.rootPath, operation, format, models)
      : createRequest(target.rootPath, operation, format, models);
  }

  async #performPlain(
    target: DeviceTarget,
    operation: PlainOperation,
    context: AnswerContext,
    options: ExchangeOptions,
  ): Promise<OperationAnswer> {
    const init = plainRequest(target.rootPath, operation);
    const response = await this.#send(this.#options.listeners.route(target), init, options);
    return operation.type === 'discover' ? linksAnswer(response, context) : plainAnswer(response);
  }

  #send({ endpoint, peer }: Route, init: RequestInit, options: ExchangeOptions): Promise<CoapResponse> {
    return this.counted(init, options, (hooked) => endpoint.request(peer, hooked));
  }

  /** Counts an exchange, and converts the error of a failed one for the callers. */
  async counted<R>(
    init: RequestInit,
    options: ExchangeOptions,
    exchange: (init: RequestInit) => Promise<R>,
  ): Promise<R> {
    const { counters } = this.#options;
    const { onExchanged } = options;
    let isSent = false as boolean;
    const onSent = (): void => {
      isSent = true;
    };
    try {
      const result = await exchange(
        withExchangeOptions(init, options, onExchanged === undefined ? undefined : onSent),
      );
      counters.operations += 1;
      onExchanged?.(true);
      return result;
    } catch (thrown) {
      counters.unreachable += 1;
      if (isSent) onExchanged?.(false);
      throw unreachable(thrown);
    }
  }
}

/** Adds the options of an exchange to the request. Returns the same object without options. */
function withExchangeOptions(
  init: RequestInit,
  { signal, onAcknowledged }: ExchangeOptions,
  onSent: (() => void) | undefined,
): RequestInit {
  if (signal === undefined && onAcknowledged === undefined && onSent === undefined) return init;
  return {
    ...init,
    ...(onSent === undefined ? {} : { onSent: callBoth(init.onSent, onSent) }),
    ...(signal === undefined ? {} : { signal }),
    ...(onAcknowledged === undefined ? {} : { onAcknowledged }),
  };
}

function callBoth(first: (() => void) | undefined, second: () => void): () => void {
  if (first === undefined) return second;
  return () => {
    first();
    second();
  };
}

/** Returns the kind of content that a Write or Create carries. */
function contentOf(
  { type, path, records }: WriteOperation | CreateOperation,
  models: ModelRegistry,
): Content {
  const [record] = records;
  const isSingle =
    type === 'write' &&
    record !== undefined &&
    records.length === 1 &&
    pathDepth(record.path) === pathDepth(path);
  if (!isSingle) return 'many';
  // The value shows that it is opaque, even without a definition.
  return contentAt(path, models) === 'bytes' || record.value instanceof Uint8Array ? 'bytes' : 'single';
}

/**
 * Sends in one format after another until the device accepts one.
 * @returns the last response, its format, and the reason why a format was skipped
 * @throws EncodeError if no format can carry the content
 */
async function sendUntilAccepted(
  formats: readonly (number | undefined)[],
  make: (format: number) => RequestInit,
  send: (init: RequestInit) => Promise<CoapResponse>,
): Promise<{ response: CoapResponse; format: number; encodeError: EncodeError | undefined }> {
  let last: { response: CoapResponse; format: number } | undefined;
  let encodeError: EncodeError | undefined;
  for (const format of formats) {
    if (format === undefined) continue;
    const init = encoded(() => make(format));
    if (init instanceof EncodeError) {
      encodeError ??= init;
      continue;
    }
    last = { response: await send(init), format };
    if (!writeRetries.has(last.response.code)) break;
  }
  if (!last) throw encodeError ?? new EncodeError('unsupported', 'no format to write in');
  return { ...last, encodeError };
}

/** Adds the reason why formats were skipped to the refusal of the last one, so that the caller knows the remedy. */
function withRemedy(answer: OperationAnswer, encodeError: EncodeError | undefined): OperationAnswer {
  if (encodeError === undefined || !writeRetries.has(answer.code)) return answer;
  const refusal = answer.diagnostic ?? 'The device does not take the format of the request';
  return { ...answer, diagnostic: `${refusal}; ${encodeError.message}` };
}

function encoded(make: () => RequestInit): RequestInit | EncodeError {
  try {
    return make();
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
}
