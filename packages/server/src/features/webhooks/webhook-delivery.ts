import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import { WebhookError } from './webhook-sender.ts';
import type { Backlog, Batch } from './backlog.ts';
import type { SignedSender } from './signed-sender.ts';

export interface DeliveryBounds {
  /** Maximum number of attempts before a delivery is given up. */
  readonly maxAttempts: number;
  /** Delay before the second attempt in milliseconds. It doubles with each attempt. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Result of a failed attempt. */
export interface Failure {
  readonly reason: string;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

export interface UndeliverableBatch extends Failure {
  readonly batch: Batch;
  readonly webhookId: string;
  readonly attempts: number;
  readonly firstAttemptAt: number;
}

export interface DeliveryState {
  readonly lastDeliveredAt?: number;
  readonly lastFailedAt?: number;
  readonly lastFailure?: string;
  /** Time of the next attempt of a failed delivery. */
  readonly nextAttemptAt?: number;
}

export interface WebhookDeliveryOptions {
  readonly clock: Clock;
  readonly sender: SignedSender;
  readonly bounds: DeliveryBounds;
  /** From 0 to 1. */
  readonly random: () => number;
  /** @param count number of events */
  readonly onDelivered: (count: number) => void;
  readonly onFailed: () => void;
  /** Removes the batch from the backlog and stores it elsewhere. */
  readonly onGivenUp: (given: UndeliverableBatch) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds to wait after a failure of the service itself, for example of the store. */
const OWN_FAILURE_MS = 5_000;

/**
 * Delivers the pending events of one consumer, one delivery at a time, oldest first. Each is retried until it
 * is accepted or given up. Only the current batch is in memory.
 */
export class WebhookDelivery {
  readonly #backlog: Backlog;
  readonly #options: WebhookDeliveryOptions;
  #state: DeliveryState = {};
  #running: Promise<void> | undefined;
  #again = false;
  readonly #stop = new AbortController();
  #pause: { readonly timer: TimerHandle; readonly end: () => void } | undefined;

  constructor(backlog: Backlog, options: WebhookDeliveryOptions) {
    this.#backlog = backlog;
    this.#options = options;
  }

  get state(): DeliveryState {
    return this.#state;
  }

  /** Starts deliveries when events are pending. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Retries immediately. Call it after a change of the consumer. */
  retryNow(): void {
    this.#pause?.end();
    this.wake();
  }

  /** Cancels the current attempt. Its events remain in the store. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#pause?.end();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (;;) {
      this.#again = false;
      try {
        const batch = this.#mayDeliver() ? await this.#backlog.next() : undefined;
        if (batch === undefined) return;
        await this.#deliver(batch);
      } catch (error) {
        this.#options.onError(error);
        await this.#wait(OWN_FAILURE_MS);
      }
    }
  }

  #mayDeliver(): boolean {
    return !this.#stop.signal.aborted && this.#backlog.consumer.isActive;
  }

  /** Resolves when the batch is delivered or a dead letter, or when deliveries have been stopped. */
  async #deliver(batch: Batch): Promise<void> {
    const { clock, bounds } = this.#options;
    // The same events in another batch are another delivery, because receivers may ignore a known ID.
    const webhookId = `msg_${batch.entries[0]?.id ?? ''}-${batch.count}`;
    const firstAttemptAt = clock.now();
    for (let attempts = 1; this.#mayDeliver(); attempts += 1) {
      const failure = await this.#attempt(batch, webhookId);
      if (failure === undefined) {
        await this.#backlog.remove(batch);
        this.#state = { lastDeliveredAt: clock.now() };
        this.#options.onDelivered(batch.count);
        return;
      }
      if (this.#stop.signal.aborted) return;
      this.#options.onFailed();
      const failed = { lastFailedAt: clock.now(), lastFailure: failure.reason };
      this.#state = { ...pick(this.#state), ...failed };
      if (attempts >= bounds.maxAttempts || failure.status === 410) {
        await this.#options.onGivenUp({ ...failure, batch, webhookId, attempts, firstAttemptAt });
        return;
      }
      const delayMs = this.#delayAfter(attempts, failure);
      this.#state = { ...this.#state, nextAttemptAt: clock.now() + delayMs };
      await this.#wait(delayMs);
    }
  }

  async #attempt(batch: Batch, webhookId: string): Promise<Failure | undefined> {
    const { consumer } = this.#backlog;
    try {
      const delivery = { id: webhookId, events: batch.text };
      const { status, retryAfterSeconds } = await this.#options.sender.send(
        consumer,
        delivery,
        this.#stop.signal,
      );
      if (status >= 200 && status < 300) return undefined;
      return {
        reason: `The endpoint responded with status ${status}.`,
        status,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    } catch (error) {
      if (error instanceof WebhookError) return { reason: error.message };
      this.#options.onError(error);
      return { reason: 'Internal error: the service could not send the delivery.' };
    }
  }

  /** Half of the delay is random, so that consumers that failed together do not retry together. */
  #delayAfter(attempts: number, { retryAfterSeconds = 0 }: Failure): number {
    const { bounds, random } = this.#options;
    const delayMs = Math.min(bounds.maxDelayMs, bounds.firstDelayMs * 2 ** (attempts - 1));
    const asked = Math.min(bounds.maxDelayMs, retryAfterSeconds * 1000);
    return Math.max(asked, Math.round(delayMs * (0.5 + random() / 2)));
  }

  #wait(delayMs: number): Promise<void> {
    if (this.#stop.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        this.#pause?.timer.cancel();
        this.#pause = undefined;
        resolve();
      };
      this.#pause = { timer: this.#options.clock.setTimer(delayMs, end), end };
    });
  }
}

function pick({ lastDeliveredAt }: DeliveryState): DeliveryState {
  return lastDeliveredAt === undefined ? {} : { lastDeliveredAt };
}
