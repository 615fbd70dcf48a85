import { MusterError } from './errors.ts';
import type { MusterEvent, WebhookTestEvent } from './event-types.ts';

/** An event of a webhook delivery. Its ID differs from the ID in the event stream. */
export type WebhookEvent = MusterEvent | WebhookTestEvent;

/** The body of a delivery. */
export interface WebhookDelivery {
  readonly type: 'events';
  /** Time of sending, in ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    readonly eventConsumerId: string;
    readonly deviceNetworkId: string;
    /** Events in order. Use their IDs to ignore duplicates. */
    readonly events: readonly WebhookEvent[];
  };
}

/** Headers of a delivery: `Headers`, or an object like `request.headers` of Node.js. */
export type WebhookHeaders =
  | { readonly get: (name: string) => string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A delivery and the secret to verify it with. */
export interface VerifyWebhookInput {
  /** Secret of the event consumer, `whsec_…`. */
  readonly secret: string;
  readonly headers: WebhookHeaders;
  /** The body, byte for byte as received. */
  readonly body: string | Uint8Array;
  /** Maximum difference between webhook-timestamp and the clock of the receiver, in seconds. Default: 300. */
  readonly toleranceSeconds?: number;
  /** Current time in epoch milliseconds. Default: the system clock. */
  readonly now?: number;
}

/** The delivery was not signed by the service, or its timestamp is too old. */
export class WebhookVerificationError extends MusterError {
  override readonly name = 'WebhookVerificationError';
}

const PREFIX = 'whsec_';
const DEFAULT_TOLERANCE_SECONDS = 300;

/**
 * Verifies the signature of a delivery and parses its body. Implements Standard Webhooks 1.0: HMAC-SHA256 over
 * webhook-id, webhook-timestamp and body. Runs on any platform with WebCrypto, including browsers and workers.
 *
 * @throws {WebhookVerificationError} a header is missing, the timestamp is out of tolerance, no signature matches, or
 *   the secret is malformed
 * @example
 * import { verifyWebhook } from '@muster/sdk';
 *
 * async function receive(request: Request, secret: string): Promise<Response> {
 *   const { data } = await verifyWebhook({ secret, headers: request.headers, body: await request.text() });
 *   for (const event of data.events) console.log(event.type);
 *   return new Response(null, { status: 204 });
 * }
 */
export async function verifyWebhook(input: VerifyWebhookInput): Promise<WebhookDelivery> {
  const id = header(input.headers, 'webhook-id');
  const timestamp = header(input.headers, 'webhook-timestamp');
  const signatures = header(input.headers, 'webhook-signature');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const offBy = Math.abs((input.now ?? Date.now()) / 1000 - seconds);
  // Also true if the timestamp is not a number.
  if (!(offBy <= (input.toleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS))) {
    throw new WebhookVerificationError('The timestamp of the delivery is too far from the current time.');
  }
  const bytes = typeof input.body === 'string' ? new TextEncoder().encode(input.body) : input.body;
  const content = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const key = await keyOf(input.secret, 'verify');
  const given = signatures.split(' ').filter((one) => one.startsWith('v1,'));
  // There is one signature per valid secret, two while the secret is being rotated.
  for (const signature of given.slice(0, 16)) {
    const mac = bytesOfBase64(signature.slice('v1,'.length));
    if (mac !== undefined && (await crypto.subtle.verify('HMAC', key, mac, content))) {
      return JSON.parse(new TextDecoder().decode(bytes)) as WebhookDelivery;
    }
  }
  throw new WebhookVerificationError('No signature of the delivery matches the secret.');
}

/** The signed parts of a delivery. */
export interface SignWebhookInput {
  /** Secret of the event consumer, `whsec_…`. */
  readonly secret: string;
  /** Header webhook-id, the same in all attempts of a delivery. */
  readonly id: string;
  /** The body as it is sent. */
  readonly body: string;
  /** Current time in epoch milliseconds. Default: the system clock. */
  readonly now?: number;
}

/** Headers that sign a delivery. */
export interface WebhookSignature {
  readonly 'webhook-id': string;
  /** Timestamp in epoch seconds. */
  readonly 'webhook-timestamp': string;
  /** `v1,` and the HMAC-SHA256 in base64. */
  readonly 'webhook-signature': string;
}

/**
 * Signs a delivery like the service does (Standard Webhooks 1.0), to test a receiver.
 *
 * @throws {WebhookVerificationError} the secret is not `whsec_` and base64
 */
export async function signWebhook(input: SignWebhookInput): Promise<WebhookSignature> {
  const timestamp = String(Math.floor((input.now ?? Date.now()) / 1000));
  const content = new TextEncoder().encode(`${input.id}.${timestamp}.${input.body}`);
  const mac = await crypto.subtle.sign('HMAC', await keyOf(input.secret, 'sign'), content);
  return {
    'webhook-id': input.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`,
  };
}

/** Creates a random secret of 32 bytes for an event consumer. */
export function createWebhookSecret(): string {
  return PREFIX + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

function header(headers: WebhookHeaders, name: string): string {
  const get = (headers as Partial<Headers>).get;
  const value =
    typeof get === 'function'
      ? get.call(headers, name)
      : (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name];
  const text = typeof value === 'string' ? value : value?.[0];
  if (text === undefined || text === '') {
    throw new WebhookVerificationError(`The delivery has no header ${name}.`);
  }
  return text;
}

/** Key type of WebCrypto on this platform. */
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

async function keyOf(secret: string, use: 'sign' | 'verify'): Promise<HmacKey> {
  const bytes = secret.startsWith(PREFIX) ? bytesOfBase64(secret.slice(PREFIX.length)) : undefined;
  if (bytes === undefined || bytes.length === 0) {
    throw new WebhookVerificationError(`The secret must be ${PREFIX} followed by base64.`);
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.replaceAll('=', '').length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
