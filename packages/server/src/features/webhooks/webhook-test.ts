import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { EventFormat } from '../events/events.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { FairSlots } from '../../kernel/fair-slots.ts';
import { WebhookError } from './webhook-sender.ts';
import type { SignedSender } from './signed-sender.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import type { EventConsumer } from './model/event-consumer.ts';
import { originOf } from './consumer-secrets.ts';
import type { EventConsumerService } from './event-consumer-service.ts';

export interface WebhookTestDependencies {
  readonly clock: Clock;
  readonly format: Pick<EventFormat, 'testEvent'>;
  readonly sender: SignedSender;
  readonly consumers: EventConsumerService;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

/** Maximum number of tests in progress. A quarter is reserved for device networks with few. */
const MAX_UNDER_WAY = 100;
const RESERVED_UNDER_WAY = 25;

/** Sends a sample event to a consumer, once and before pending ones. The result is in the Activity Log. */
export class WebhookTest {
  readonly #deps: WebhookTestDependencies;
  readonly #tasks: BackgroundTasks;
  readonly #slots = new FairSlots(MAX_UNDER_WAY, RESERVED_UNDER_WAY);
  readonly #stop = new AbortController();

  constructor(deps: WebhookTestDependencies) {
    this.#deps = deps;
    this.#tasks = new BackgroundTasks(deps.onError);
  }

  /**
   * Sends a sample event. Resolves with the ID of the Activity Log entry.
   *
   * @param data details of the event
   * @throws MusterError `event-consumer-not-found`; `invalid-request` if it has no endpoint
   */
  async start(deviceNetworkId: string, id: string, data: Readonly<Record<string, unknown>>): Promise<string> {
    const { consumers, activityLog } = this.#deps;
    const consumer = await consumers.get(deviceNetworkId, id);
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
    const { clock, format, sender, activityLog } = this.#deps;
    const { deviceNetworkId } = consumer;
    const stamp = { id: randomUUID(), time: clock.now() };
    const delivery = { id: `msg_${stamp.id}`, events: format.testEvent(deviceNetworkId, data, stamp) };
    const hasSlot = this.#slots.take(deviceNetworkId);
    try {
      if (!hasSlot) throw new WebhookError('Too many tests are in progress. Try again later.');
      const { status } = await sender.send(consumer, delivery, this.#stop.signal);
      const response = {
        responseCode: String(status),
        responseMessage: `The endpoint responded with status ${status}.`,
      };
      if (status >= 200 && status < 300) await activityLog.complete(activityId, response);
      else await activityLog.fail(activityId, response);
    } catch (error) {
      const message =
        error instanceof WebhookError
          ? error.message
          : 'Internal error: the service could not send the delivery.';
      await activityLog.fail(activityId, { responseMessage: message });
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
