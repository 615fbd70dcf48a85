import { WebhookError } from '../../src/features/webhooks/signed-sender.ts';
import type {
  WebhookAnswer,
  WebhookRequest,
  WebhookSender,
} from '../../src/features/webhooks/signed-sender.ts';

/** A sender without a network: it records requests, and responds as the test specifies. */
export class RecordedWebhooks implements WebhookSender {
  readonly requests: WebhookRequest[] = [];
  /** Responses to the next requests; an Error means no response. Afterwards 204. */
  readonly answers: (number | WebhookAnswer | WebhookError)[] = [];
  /** The response to every request after {@link answers} is empty. */
  always: number | WebhookError = 204;
  /** If set, requests wait for it. */
  held: Promise<unknown> | undefined;

  objection(url: string): string | undefined {
    return url.includes('//refused.') ? 'The server may not deliver to this address.' : undefined;
  }

  async send(request: WebhookRequest): Promise<WebhookAnswer> {
    this.requests.push(request);
    const answer = this.answers.shift() ?? this.always;
    await Promise.race([this.held, aborted(request.signal, this.held !== undefined)]);
    if (answer instanceof WebhookError) throw answer;
    return typeof answer === 'number' ? { status: answer } : answer;
  }

  /** Returns the events of a request. */
  static eventsOf({ body }: WebhookRequest): SentEvent[] {
    return (JSON.parse(body) as { data: { events: SentEvent[] } }).data.events;
  }

  get events(): SentEvent[] {
    return this.requests.flatMap((request) => RecordedWebhooks.eventsOf(request));
  }

  async close(): Promise<void> {
    this.held = undefined;
  }
}

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly deviceId?: string;
  readonly resourceId?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function aborted(signal: AbortSignal, isHeld: boolean): Promise<void> {
  if (!isHeld) return;
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  throw new WebhookError('The server goes down.');
}
