import type { Transferable } from 'node:worker_threads';
import { ClientGone, ReplayedRefusal } from '../http/errors.ts';
import { omitUndefined } from '../kernel/data.ts';
import { asError, MusterError } from '../kernel/errors.ts';
import type { ErrorCode, ModelState } from '../kernel/errors.ts';
import { StartError } from '../lifecycle/start-error.ts';
import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';

/** The common part of `MessagePort` and `Worker`. */
interface MessageEnd {
  postMessage(message: unknown, transfer?: readonly Transferable[]): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** Questions to one side and their answers, keyed by name. All of them are plain data. */
export type Questions = { readonly [name: string]: { readonly ask: unknown; readonly answer: unknown } };

/** Handlers for the questions of the other side. The signal fires when the other side no longer needs the answer. */
export type Answers<Q extends Questions> = {
  readonly [Name in keyof Q]: (
    ask: Q[Name]['ask'],
    signal: AbortSignal,
  ) => Q[Name]['answer'] extends undefined ? Promise<void> : Promise<Q[Name]['answer']>;
};

export interface AskOptions {
  /** An abort is forwarded to the handler of the other side. The call still waits for the outcome of the handler. */
  readonly signal?: AbortSignal | undefined;
  /** Parts of the question that are transferred to the other thread instead of being copied. */
  readonly transfer?: readonly Transferable[];
}

type Message =
  | { readonly type: 'ask'; readonly id: number; readonly name: string; readonly ask: unknown }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly failure: PlainError };

interface PendingQuestion {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Maximum number of questions of one side that wait for answers. Further ones are refused. */
const MAX_WAITING = 4_096;

/**
 * Questions and answers between two threads, in both directions. Messages are plain data and arrive in the order in
 * which they were sent. So messages that one side sends before its answer arrive before the answer.
 *
 * @typeParam Theirs questions that the other side answers
 * @typeParam Ours questions that this side answers
 */
export class Channel<Theirs extends Questions, Ours extends Questions> {
  readonly #end: MessageEnd;
  readonly #answers: Answers<Ours>;
  readonly #maxWaiting: number;
  readonly #waiting = new Map<number, PendingQuestion>();
  readonly #working = new Map<number, AbortController>();
  #lastId = 0;
  /** Number of questions that wait for answers, without those of `tell`. */
  #asked = 0;
  #closed: Error | undefined;

  constructor(end: MessageEnd, answers: Answers<Ours>, maxWaiting = MAX_WAITING) {
    this.#end = end;
    this.#answers = answers;
    this.#maxWaiting = maxWaiting;
    end.on('message', (message) => this.#take(message as Message | null | undefined));
  }

  /**
   * Asks the other side.
   *
   * @throws MusterError `overloaded` if too many questions wait; `shutting-down` if the other side has ended; errors
   * of the handler of the other side
   */
  async ask<Name extends keyof Theirs & string>(
    name: Name,
    ask: Theirs[Name]['ask'],
    { signal, transfer }: AskOptions = {},
  ): Promise<Theirs[Name]['answer']> {
    if (this.#closed !== undefined) throw this.#closed;
    if (this.#asked >= this.#maxWaiting) throw new MusterError('overloaded');
    this.#asked += 1;
    const { promise: answered, ...waiting } = Promise.withResolvers<unknown>();
    const id = this.#send(name, ask, waiting, transfer);
    const abort = (): void => this.#post({ type: 'abort', id });
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await answered;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#asked -= 1;
    }
  }

  /**
   * Sends a message without waiting for an answer. Not limited in number. It is lost only if the other side ends.
   *
   * @param onFailure receives an error of the handler of the other side
   */
  tell<Name extends keyof Theirs & string>(
    name: Name,
    ask: Theirs[Name]['ask'],
    onFailure: (error: Error) => void,
  ): void {
    if (this.#closed !== undefined) return;
    const reject = (error: Error): void => {
      if (error !== this.#closed) onFailure(error);
    };
    this.#send(name, ask, { resolve: () => undefined, reject });
  }

  /** @returns the ID of the question */
  #send(name: string, ask: unknown, waiting: PendingQuestion, transfer?: readonly Transferable[]): number {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#waiting.set(id, waiting);
    this.#post({ type: 'ask', id, name, ask }, transfer);
    return id;
  }

  /** The other side has ended. Rejects waiting questions, and aborts the signals of its own handlers. */
  close(reason: Error = new MusterError('shutting-down')): void {
    this.#closed = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    for (const controller of this.#working.values()) controller.abort();
    this.#working.clear();
  }

  #post(message: Message, transfer?: readonly Transferable[]): void {
    if (this.#closed === undefined) this.#end.postMessage(message, transfer);
  }

  #take(message: Message | null | undefined): void {
    if (message === null || message === undefined) return;
    switch (message.type) {
      case 'ask':
        void this.#answer(message.id, message.name, message.ask);
        return;
      case 'abort':
        this.#working.get(message.id)?.abort();
        return;
      case 'answer':
        this.#settle(message.id)?.resolve(message.answer);
        return;
      case 'failure':
        this.#settle(message.id)?.reject(fromPlainError(message.failure));
    }
  }

  #settle(id: number): PendingQuestion | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  async #answer(id: number, name: string, ask: unknown): Promise<void> {
    const controller = new AbortController();
    this.#working.set(id, controller);
    try {
      const answer = Object.hasOwn(this.#answers, name) ? this.#answers[name] : undefined;
      if (answer === undefined) throw new Error(`The other side does not answer "${name}".`);
      this.#post({ type: 'answer', id, answer: await answer(ask, controller.signal) });
    } catch (error) {
      this.#post({ type: 'failure', id, failure: plainError(error) });
    } finally {
      this.#working.delete(id);
    }
  }
}

/** An error as plain data that can be passed between threads. */
export type PlainError =
  | {
      readonly kind: 'muster' | 'replayed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly modelState?: ModelState;
      readonly retryAfterSeconds?: number;
      readonly cause?: string;
    }
  | {
      readonly kind: 'store';
      readonly code: StoreErrorCode;
      readonly message: string;
      readonly stack?: string;
    }
  | {
      readonly kind: 'start';
      readonly message: string;
      readonly remedy: string;
      readonly flag: string | undefined;
    }
  | { readonly kind: 'client-gone' }
  | { readonly kind: 'other'; readonly name: string; readonly message: string; readonly stack?: string };

export function plainError(thrown: unknown): PlainError {
  if (thrown instanceof MusterError) return plainMusterError(thrown, 'muster');
  if (thrown instanceof ReplayedRefusal) return plainMusterError(thrown.refusal, 'replayed');
  if (thrown instanceof ClientGone) return { kind: 'client-gone' };
  const error = asError(thrown);
  const stack = error.stack === undefined ? {} : { stack: error.stack };
  if (error instanceof StoreError)
    return { kind: 'store', code: error.code, message: error.message, ...stack };
  if (error instanceof StartError) {
    const { message, remedy, flag } = error;
    return { kind: 'start', message: message.slice(0, -remedy.length - 1), remedy, flag };
  }
  return { kind: 'other', name: error.name, message: error.message, ...stack };
}

function plainMusterError(error: MusterError, kind: 'muster' | 'replayed'): PlainError {
  const { code, message, modelState, retryAfterSeconds, cause } = error;
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : JSON.stringify(cause);
  return omitUndefined({ kind, code, message, modelState, retryAfterSeconds, cause: text });
}

/** Restores the error of {@link plainError}, with the same class. */
export function fromPlainError(plain: PlainError): Error {
  switch (plain.kind) {
    case 'muster':
      return musterError(plain);
    case 'replayed':
      return new ReplayedRefusal(musterError(plain));
    case 'store':
      return withStack(new StoreError(plain.code, plain.message), plain.stack);
    case 'start':
      return new StartError(plain.message, plain.remedy, plain.flag);
    case 'client-gone':
      return new ClientGone();
    case 'other': {
      const error = new Error(plain.message);
      error.name = plain.name;
      return withStack(error, plain.stack);
    }
  }
}

function musterError(plain: Extract<PlainError, { readonly kind: 'muster' | 'replayed' }>): MusterError {
  const { code, message, modelState, retryAfterSeconds, cause: stack } = plain;
  const cause =
    stack === undefined ? undefined : withStack(new Error('The device loop reported a failure.'), stack);
  return new MusterError(code, message, omitUndefined({ modelState, retryAfterSeconds, cause }));
}

function withStack<E extends Error>(error: E, stack: string | undefined): E {
  if (stack !== undefined) error.stack = stack;
  return error;
}
