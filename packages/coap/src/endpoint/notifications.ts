import type { Peer } from '@muster/net';
import { CoapAbortError, CoapClosedError } from '../errors.ts';
import type { CoapResponse, Observation, RequestInit } from '../types.ts';
import type { Endpoint } from './endpoint.ts';

interface Waiting {
  readonly response: CoapResponse;
  readonly taken: () => void;
}

/** Maximum number of notifications that wait for a slow loop. The oldest is dropped first. */
const MAX_WAITING = 256;

/**
 * Yields the states of a resource: the first response, then the notifications. A confirmable notification is
 * acknowledged when the loop takes it. Leaving the loop cancels the observation.
 *
 * @throws CoapRequestError if there is no first response, the signal is aborted or the endpoint is closed
 */
export async function* notifications(
  endpoint: Endpoint,
  peer: Peer,
  init: RequestInit,
  options: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<CoapResponse, void, undefined> {
  const { signal } = options;
  const inbox = new Inbox();
  const onAbort = (): void => inbox.end(new CoapAbortError(signal?.reason));
  signal?.addEventListener('abort', onAbort);
  let observation: Observation | undefined;
  try {
    const started = await endpoint.observe(peer, signal ? { ...init, signal } : init, {
      onNotification: (response) => inbox.put(response),
      onEnd: (reason) => inbox.end(reason === 'closed' ? new CoapClosedError() : undefined),
    });
    observation = started.observation;
    yield started.response;
    if (!observation) return;
    for (let next = await inbox.take(); next; next = await inbox.take()) yield next;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    inbox.end();
    if (observation?.active === true)
      await observation.cancel(signal?.aborted === true ? 'passive' : 'active');
  }
}

class Inbox {
  readonly #waiting: Waiting[] = [];
  #ended = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;

  put(response: CoapResponse): Promise<void> {
    return new Promise((taken) => {
      this.#waiting.push({ response, taken });
      if (this.#waiting.length > MAX_WAITING) this.#waiting.shift()?.taken();
      this.#wake?.();
    });
  }

  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#wake?.();
  }

  /** @returns undefined at the end */
  async take(): Promise<CoapResponse | undefined> {
    while (this.#waiting.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    const next = this.#waiting.shift();
    if (next) {
      next.taken();
      return next.response;
    }
    if (this.#error) throw this.#error;
    return undefined;
  }
}
