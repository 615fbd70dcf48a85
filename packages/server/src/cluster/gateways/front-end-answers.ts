import type { ExchangeHooks, FrontEnd } from '@muster/lwm2m';

import type { Answers, Channel } from '../../messages/channel.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { ExchangeToStart, GatewayQuestions, WorkerQuestions } from './protocol.ts';

/** Tracks requests to devices, and whether new ones are accepted. */
export class Exchanges {
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosing = false;

  /** Refuses new requests from now on. The worker waits for the device's next gateway. */
  refuse(): void {
    this.#isClosing = true;
  }

  /** @throws MusterError `gateway-unreachable` when new requests are refused */
  run<R>(start: () => Promise<R>): Promise<R> {
    if (this.#isClosing) throw new MusterError('gateway-unreachable');
    const exchange = start();
    this.#underWay.add(exchange);
    const forget = (): void => void this.#underWay.delete(exchange);
    exchange.then(forget, forget);
    return exchange;
  }

  /** Resolves when no request is in progress. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }
}

export interface FrontEndAnswersOptions {
  readonly frontEnd: () => FrontEnd;
  readonly exchanges: Exchanges;
  /** Channel to that worker. */
  readonly channel: () => Channel<WorkerQuestions, GatewayQuestions> | undefined;
  readonly onError: (error: unknown) => void;
  /** Called when the worker takes no new questions. */
  readonly onLeaving: () => void;
  /** Called when another gateway has the same name. */
  readonly onSameName: () => void;
}

/** Handles the questions of one worker to this gateway. */
export function frontEndAnswers({
  frontEnd,
  exchanges,
  channel,
  onError,
  onLeaving,
  onSameName,
}: FrontEndAnswersOptions): Answers<GatewayQuestions> {
  const hooksOf = (
    { exchange, isFollowed, request }: ExchangeToStart,
    signal: AbortSignal,
  ): ExchangeHooks => {
    const at = (state: 'sent' | 'acknowledged') => (): void =>
      channel()?.tell('exchangeAt', { exchange, state }, onError);
    const readBody = async (offset: number, length: number): Promise<Uint8Array> => {
      const part = await channel()?.ask('uploadPart', { exchange, offset, length });
      if (part === undefined) throw new Error('The worker that sends the body is gone.');
      return part;
    };
    return {
      signal,
      ...(isFollowed ? { onSent: at('sent'), onAcknowledged: at('acknowledged') } : {}),
      ...(request.bodyLength === undefined ? {} : { readBody }),
    };
  };
  return {
    leaving: async () => onLeaving(),
    request: async (ask, signal) =>
      exchanges.run(() => frontEnd().request(ask.place, ask.request, hooksOf(ask, signal))),
    observe: async (ask, signal) =>
      exchanges.run(() => frontEnd().observe(ask.place, ask.request, hooksOf(ask, signal))),
    resumeObservation: async ({ observation, request, lastSequence }) =>
      frontEnd().resumeObservation(observation, request, lastSequence),
    forgetObservation: async (observation) => frontEnd().forgetObservation(observation),
    cancelObservation: async ({ observation, request }, signal) =>
      exchanges.run(() => frontEnd().cancelObservation(observation, request, signal)),
    releaseSession: async ({ id, sequence }) => frontEnd().releaseSession(id, sequence),
    revokeIdentity: async (identity) => frontEnd().revokeIdentity(identity),
    sameName: async () => onSameName(),
    counters: async () => frontEnd().counters(),
  };
}
