import { setTimeout as delay } from 'node:timers/promises';
import {
  ConnectionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type MusterEvent,
  type StreamOptions,
} from '@muster/sdk';
import { printable } from '../output/printable.ts';
import type { Condition, Outcome } from './condition.ts';

/** Minimum pause between two checks in milliseconds, so that a burst of events costs one request. */
const MIN_PAUSE_MS = 1000;
/** Maximum pause between two checks in milliseconds. Some changes, for example of a name, have no event. */
const MAX_PAUSE_MS = 30_000;
const FIRST_POLL_MS = 200;

/** Options of a wait. */
export interface WaitOptions {
  /** Ends the wait with its reason. */
  readonly signal: AbortSignal;
  /** Called after each check. */
  readonly onCheck: (outcome: Outcome) => void;
}

/**
 * Waits until a condition holds or can no longer become true. Opens the event stream before it requests the state, so
 * that no change is missed. When the stream breaks, it opens the stream and requests the state again.
 *
 * @returns the outcome that ended the wait
 */
export async function waitUntil(condition: Condition, options: WaitOptions): Promise<Outcome> {
  const { events } = condition;
  if (events === undefined) return poll(condition, options);
  const own = new AbortController();
  const signal = AbortSignal.any([options.signal, own.signal]);
  const trigger = new CheckTrigger();
  try {
    return await Promise.race([
      followEvents(condition, events, signal, trigger),
      checkWhenTriggered(condition, { ...options, signal }, trigger),
    ]);
  } finally {
    own.abort();
  }
}

/** Starts the next check of one waiter. Remembers a call of `fire` until the waiter takes it. */
class CheckTrigger {
  #isTriggered = false;
  #listener: (() => void) | undefined;

  fire(): void {
    this.#isTriggered = true;
    this.#listener?.();
  }

  /** Resolves at the next `fire`, or after `ms` milliseconds. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    const timer = new AbortController();
    if (!this.#isTriggered) {
      const triggered = new Promise<void>((resolve) => (this.#listener = resolve));
      const time = delay(ms, undefined, { signal: AbortSignal.any([signal, timer.signal]) });
      await Promise.race([triggered, time]).finally(() => timer.abort());
    }
    this.#listener = undefined;
    this.#isTriggered = false;
  }
}

async function followEvents(
  condition: Condition,
  events: (options: StreamOptions) => AsyncIterable<MusterEvent>,
  signal: AbortSignal,
  trigger: CheckTrigger,
): Promise<Outcome> {
  const failed = Promise.withResolvers<never>();
  let hasBegun = false;
  const stream = events({
    signal,
    onOpen: () => {
      trigger.fire();
      if (hasBegun) return;
      hasBegun = true;
      condition.begin?.().then(() => trigger.fire(), failed.reject);
    },
    onDisconnect: (error, retryInMs) =>
      process.stderr.write(`${printable(error.message)} Next try in ${(retryInMs / 1000).toFixed(1)} s.\n`),
  });
  const judged = (async () => {
    for await (const event of stream) {
      const outcome = condition.evaluateEvent?.(event);
      if (outcome === 'check') trigger.fire();
      else if (outcome?.holds === true) return outcome;
    }
    throw new ConnectionError('The service ended the stream of events.');
  })();
  return Promise.race([judged, failed.promise]);
}

async function checkWhenTriggered(
  condition: Condition,
  { signal, onCheck }: WaitOptions,
  trigger: CheckTrigger,
): Promise<Outcome> {
  for (;;) {
    // The trigger first fires when the stream opens.
    await trigger.wait(MAX_PAUSE_MS, signal);
    const outcome = await checkOnce(condition, signal);
    if (outcome === undefined) trigger.fire();
    else onCheck(outcome);
    if (outcome?.holds === true || outcome?.isFinal === true) return outcome;
    await delay(MIN_PAUSE_MS, undefined, { signal });
  }
}

/** @returns undefined if the service is temporarily unavailable, for example during a restart */
async function checkOnce(condition: Condition, signal: AbortSignal): Promise<Outcome | undefined> {
  try {
    return await condition.check();
  } catch (error) {
    signal.throwIfAborted();
    const isTransient =
      error instanceof ConnectionError ||
      error instanceof ServerError ||
      error instanceof RateLimitError ||
      error instanceof TimeoutError;
    if (!isTransient) throw error;
    return undefined;
  }
}

async function poll(condition: Condition, { signal, onCheck }: WaitOptions): Promise<Outcome> {
  for (let pauseMs = FIRST_POLL_MS; ; pauseMs = Math.min(pauseMs * 1.5, 2000)) {
    const outcome = await condition.check();
    onCheck(outcome);
    if (outcome.holds) return outcome;
    await delay(pauseMs, undefined, { signal });
  }
}
