import { createHmac } from 'node:crypto';
import type { ActivityLog } from '../activity/activity.ts';
import type { EventFormat } from '../events/events.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { SecretBox } from '../security/secret-box.ts';
import type { Store } from '../../store/port.ts';
import type { EventConsumer } from './model.ts';
import type { ConsumerOutbox } from './outbox.ts';

/** Sends webhooks. An adapter implements it with HTTP. */
export interface WebhookSender {
  /** Returns why deliveries to a URL are not allowed, without resolving its host; undefined if they are allowed. */
  objection(url: string): string | undefined;
  /** @throws WebhookError if there is no response: not allowed, not reachable, too late */
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

/** One attempt to deliver events. */
export interface WebhookRequest {
  /** Networks take turns if there are many requests. */
  readonly deviceNetworkId: string;
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds from the start of the attempt, after its turn has come, to the end of the response. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface WebhookAnswer {
  /** HTTP status, including redirects, which are not followed. */
  readonly status: number;
  /** Seconds from Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** There was no response. The message is shown to users and reveals nothing about the address. */
export class WebhookError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebhookError';
  }
}

/** Limits of deliveries. */
export interface WebhookBounds {
  /** Time limit of an attempt in seconds. */
  readonly timeoutSeconds: number;
  /** Attempts before events become a dead letter. */
  readonly maxAttempts: number;
  /** Seconds before the second attempt. The delay doubles after each attempt. */
  readonly firstDelaySeconds: number;
  /** Maximum number of pending events per consumer. */
  readonly maxPendingEvents: number;
}

export interface WebhookDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly format: EventFormat;
  /** The outbox that the services write events to. */
  readonly outbox: ConsumerOutbox;
  readonly box: SecretBox;
  readonly activityLog: ActivityLog;
  readonly sender: WebhookSender;
  readonly bounds: WebhookBounds;
  /** Returns 0 to 1, to spread attempts. */
  readonly random?: () => number;
  readonly onError: (error: unknown) => void;
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
  readonly #options: WebhookDomainOptions;

  constructor(options: WebhookDomainOptions) {
    this.#options = options;
  }

  /** @throws WebhookError if there is no response; SecretBoxError */
  async send(consumer: EventConsumer, { id, events }: Delivery, signal: AbortSignal): Promise<WebhookAnswer> {
    const { clock, format, box, sender, bounds } = this.#options;
    const now = clock.now();
    const body = format.delivery(consumer, events, now);
    const signed = { id, timestamp: Math.floor(now / 1000), body };
    return sender.send({
      deviceNetworkId: consumer.deviceNetworkId,
      url: consumer.endpoint,
      method: consumer.method,
      headers: {
        ...headersOf(consumer, box),
        ...signatureHeaders(signed, signingSecrets(consumer, box, now)),
      },
      body,
      timeoutMs: bounds.timeoutSeconds * 1000,
      signal,
    });
  }
}

/** @throws SecretBoxError */
function headersOf(
  { id, headers, username, password }: EventConsumer,
  box: SecretBox,
): Record<string, string> {
  const own = Object.fromEntries(
    headers.map(({ name, value }) => [name.toLowerCase(), box.open(value, contextOf(id, `header ${name}`))]),
  );
  if (username === undefined) return own;
  const opened = password === undefined ? '' : box.open(password, contextOf(id, 'password'));
  const credentials = Buffer.from(`${username}:${opened}`, 'utf8').toString('base64');
  return { ...own, authorization: `Basic ${credentials}` };
}

/** Returns the signing secrets, newest first. @throws SecretBoxError */
function signingSecrets(
  { id, secret, previousSecret, previousSecretUntil = 0 }: EventConsumer,
  box: SecretBox,
  now: number,
): readonly string[] {
  const valid = previousSecret === undefined || previousSecretUntil <= now ? [] : [previousSecret];
  return [secret, ...valid].map((text) => box.open(text, contextOf(id, 'secret')));
}

/** Place of a consumer's secret: `password`, `secret`, `header NAME`. Old and new signing secrets share one. */
export type SecretPlace = 'password' | 'secret' | `header ${string}`;

/** Returns the context in which a secret of an event consumer is sealed. */
export function contextOf(consumerId: string, place: SecretPlace): string {
  return `event consumer ${consumerId} ${place}`;
}

/** Returns the consumer with all secrets sealed by the newest key. @throws SecretBoxError */
export function resealed(consumer: EventConsumer, box: SecretBox): EventConsumer {
  const { id, password, previousSecret } = consumer;
  const again = (text: string, place: SecretPlace): string => {
    const context = contextOf(id, place);
    return box.seal(box.open(text, context), context);
  };
  return {
    ...consumer,
    headers: consumer.headers.map(({ name, value }) => ({ name, value: again(value, `header ${name}`) })),
    secret: again(consumer.secret, 'secret'),
    ...(password === undefined ? {} : { password: again(password, 'password') }),
    ...(previousSecret === undefined ? {} : { previousSecret: again(previousSecret, 'secret') }),
  };
}

/** Returns whether the newest key sealed all secrets of the consumer. */
export function hasCurrentSecrets(
  { secret, previousSecret, password, headers }: EventConsumer,
  box: SecretBox,
): boolean {
  return [secret, previousSecret, password, ...headers.map(({ value }) => value)].every(
    (text) => text === undefined || box.isCurrent(text),
  );
}

/** Prefix of secrets (Standard Webhooks 1.0), followed by the base64 of 24 to 64 bytes. */
const PREFIX = 'whsec_';
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** Returns the fault of a secret, or undefined if it is valid. */
export function secretProblem(secret: string): string | undefined {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/u.exec(secret) ?? [];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, 'base64').length;
  if (bytes >= LEAST_BYTES && bytes <= MOST_BYTES) return undefined;
  return `Must be ${PREFIX} followed by the base64 of ${LEAST_BYTES} to ${MOST_BYTES} bytes.`;
}

export function secretOf(bytes: Uint8Array): string {
  return PREFIX + Buffer.from(bytes).toString('base64');
}

interface SignedContent {
  /** Header webhook-id, the same in all attempts of a delivery. */
  readonly id: string;
  /** Header webhook-timestamp: time of the attempt, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Returns the headers of the Standard Webhooks specification 1.0 (https://www.standardwebhooks.com): HMAC-SHA256 over
 * ID, timestamp and body, with each secret.
 *
 * @param secrets `whsec_…`; a receiver that knows one of them can verify the delivery
 */
function signatureHeaders(
  { id, timestamp, body }: SignedContent,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
