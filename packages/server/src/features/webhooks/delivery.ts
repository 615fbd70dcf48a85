import { randomUUID } from 'node:crypto';
import { BackgroundTasks } from '../../kernel/tasks.ts';
import type { TimerHandle } from '../../kernel/timers.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { FairSlots } from '../../kernel/fair-queue.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import { omit } from '../../kernel/data.ts';
import { eventConsumers, originOf } from './model.ts';
import type { EventConsumer } from './model.ts';
import type { Backlog, Batch } from './outbox.ts';
import { WebhookError } from './signed-sender.ts';
import type { SignedSender, WebhookAnswer, WebhookDomainOptions } from './signed-sender.ts';

/** Result of a failed attempt. */
interface Failure {
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

interface DeliveryListener {
  /** @param count number of events */
  readonly onDelivered: (count: number) => void;
  readonly onFailed: () => void;
  /** Removes the batch from the backlog and stores it elsewhere. */
  readonly onGivenUp: (given: UndeliverableBatch) => Promise<void>;
}

const MAX_DELAY_MS = 300_000;
/** Milliseconds to wait after a failure of the service itself, for example of the store. */
const OWN_FAILURE_MS = 5_000;
const NOT_SENT = 'Internal error: the service could not send the delivery.';

/**
 * Delivers the pending events of one consumer, one delivery at a time, oldest first. Each is retried until it is
 * accepted or given up. Only the current batch is in memory.
 */
export class WebhookDelivery {
  readonly #backlog: Backlog;
  readonly #sender: SignedSender;
  readonly #options: WebhookDomainOptions;
  readonly #listener: DeliveryListener;
  #state: DeliveryState = {};
  #running: Promise<void> | undefined;
  #again = false;
  readonly #stop = new AbortController();
  #pause: { readonly timer: TimerHandle; readonly end: () => void } | undefined;

  constructor(
    backlog: Backlog,
    sender: SignedSender,
    options: WebhookDomainOptions,
    listener: DeliveryListener,
  ) {
    this.#backlog = backlog;
    this.#sender = sender;
    this.#options = options;
    this.#listener = listener;
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
        this.#listener.onDelivered(batch.count);
        return;
      }
      if (this.#stop.signal.aborted) return;
      this.#listener.onFailed();
      const failed = { lastFailedAt: clock.now(), lastFailure: failure.reason };
      this.#state = { ...omit(this.#state, 'nextAttemptAt'), ...failed };
      if (attempts >= bounds.maxAttempts || failure.status === 410) {
        await this.#listener.onGivenUp({ ...failure, batch, webhookId, attempts, firstAttemptAt });
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
      const answer = await this.#sender.send(consumer, delivery, this.#stop.signal);
      return isAccepted(answer) ? undefined : { ...answer, reason: responseText(answer) };
    } catch (error) {
      if (error instanceof WebhookError) return { reason: error.message };
      this.#options.onError(error);
      return { reason: NOT_SENT };
    }
  }

  /** Half of the delay is random, so that consumers that failed together do not retry together. */
  #delayAfter(attempts: number, { retryAfterSeconds = 0 }: Failure): number {
    const { bounds, random = Math.random } = this.#options;
    const delayMs = Math.min(MAX_DELAY_MS, bounds.firstDelaySeconds * 1000 * 2 ** (attempts - 1));
    const asked = Math.min(MAX_DELAY_MS, retryAfterSeconds * 1000);
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

function isAccepted({ status }: WebhookAnswer): boolean {
  return status >= 200 && status < 300;
}

function responseText({ status }: WebhookAnswer): string {
  return `The endpoint responded with status ${status}.`;
}

/** Maximum number of tests in progress. A quarter is reserved for device networks with few. */
const MAX_UNDER_WAY = 100;
const RESERVED_UNDER_WAY = 25;

/** Sends a sample event to a consumer, once and before pending ones. The result is in the Activity Log. */
export class WebhookTest {
  readonly #options: WebhookDomainOptions;
  readonly #sender: SignedSender;
  readonly #tasks: BackgroundTasks;
  readonly #slots = new FairSlots(MAX_UNDER_WAY, RESERVED_UNDER_WAY);
  readonly #stop = new AbortController();

  constructor(options: WebhookDomainOptions, sender: SignedSender) {
    this.#options = options;
    this.#sender = sender;
    this.#tasks = new BackgroundTasks(options.onError);
  }

  /**
   * Sends a sample event. Resolves with the ID of the Activity Log entry.
   *
   * @param data details of the event
   * @throws MusterError `event-consumer-not-found`; `invalid-request` if it has no endpoint
   */
  async start(deviceNetworkId: string, id: string, data: Readonly<Record<string, unknown>>): Promise<string> {
    const { store, activityLog } = this.#options;
    const consumer = await findInNetwork(
      store.collection(eventConsumers),
      'event-consumer',
      deviceNetworkId,
      id,
    );
    if (consumer.endpoint === '')
      throw invalidMember('HttpEndpoint', 'Is missing. Set the HttpEndpoint of the event consumer first.');
    const entry = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityId: id,
      entityIdentifier: originOf(consumer),
      entityName: consumer.name,
      description: 'Test event consumer',
    });
    this.#tasks.add(this.#send(consumer, data, entry.id));
    return entry.id;
  }

  async #send(
    consumer: EventConsumer,
    data: Readonly<Record<string, unknown>>,
    activityId: string,
  ): Promise<void> {
    const { clock, format, activityLog } = this.#options;
    const { deviceNetworkId } = consumer;
    const stamp = { id: randomUUID(), time: clock.now() };
    const delivery = { id: `msg_${stamp.id}`, events: format.testEvent(deviceNetworkId, data, stamp) };
    const hasSlot = this.#slots.take(deviceNetworkId);
    try {
      if (!hasSlot) throw new WebhookError('Too many tests are in progress. Try again later.');
      const answer = await this.#sender.send(consumer, delivery, this.#stop.signal);
      const response = { responseCode: String(answer.status), responseMessage: responseText(answer) };
      if (isAccepted(answer)) await activityLog.complete(activityId, response);
      else await activityLog.fail(activityId, response);
    } catch (error) {
      const responseMessage = error instanceof WebhookError ? error.message : NOT_SENT;
      await activityLog.fail(activityId, { responseMessage });
      if (!(error instanceof WebhookError)) throw error;
    } finally {
      if (hasSlot) this.#slots.release(deviceNetworkId);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#tasks.idle();
  }
}
