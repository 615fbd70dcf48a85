import type { Clock } from '../../kernel/clock.ts';
import type { EventFormat } from '../events/events.ts';
import type { ConsumerSecrets } from './consumer-secrets.ts';
import type { EventConsumer } from './model/event-consumer.ts';
import type { WebhookAnswer, WebhookSender } from './webhook-sender.ts';
import { signatureHeaders } from './webhook-signature.ts';

export interface SignedSenderDependencies {
  readonly clock: Clock;
  readonly format: Pick<EventFormat, 'delivery'>;
  readonly secrets: ConsumerSecrets;
  readonly sender: Pick<WebhookSender, 'send'>;
  /** Time limit of an attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Events for one consumer. */
export interface Delivery {
  /** Header webhook-id, the same in all attempts. */
  readonly id: string;
  /** Events as JSON, separated by commas. */
  readonly events: string;
}

/** Sends deliveries to event consumers, with their headers, credentials and signature. */
export class SignedSender {
  readonly #deps: SignedSenderDependencies;

  constructor(deps: SignedSenderDependencies) {
    this.#deps = deps;
  }

  /** @throws WebhookError if there is no response; SecretBoxError */
  async send(consumer: EventConsumer, { id, events }: Delivery, signal: AbortSignal): Promise<WebhookAnswer> {
    const { clock, format, secrets, sender, timeoutMs } = this.#deps;
    const now = clock.now();
    const body = format.delivery(consumer, events, now);
    const signed = { id, timestamp: Math.floor(now / 1000), body };
    return sender.send({
      deviceNetworkId: consumer.deviceNetworkId,
      url: consumer.endpoint,
      method: consumer.method,
      headers: {
        ...secrets.headersOf(consumer),
        ...signatureHeaders(signed, secrets.signingSecrets(consumer, now)),
      },
      body,
      timeoutMs,
      signal,
    });
  }
}
