import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { signWebhook, type MusterEvent } from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';

/** Result of a delivery. */
export interface Delivered {
  readonly webhookId: string;
  /** Status of the response; undefined without a response. */
  readonly status: number | undefined;
  /** Reason why there was no response. */
  readonly error: string | undefined;
}

export interface ForwarderOptions {
  readonly url: URL;
  /** Secret of the event consumer, `whsec_…`. */
  readonly secret: string;
  /** Time-out of a delivery in milliseconds; 0 is no limit. */
  readonly timeoutMs: number;
  /** Aborts the current delivery. */
  readonly signal: AbortSignal;
}

/**
 * Parses the URL of a receiver. Without a scheme it is `http`.
 *
 * @throws {UsageError} the text is not an HTTP URL, or has a user name or password
 */
export function parseReceiver(flag: string, text: string): URL {
  const full = /^[a-z][a-z\d+.-]*:\/\//iu.test(text) ? text : `http://${text}`;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`${flag} cannot be "${text}".`, 'Give a URL such as http://localhost:9000/events.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(`The URL of ${flag} must not have a user name or password.`);
  }
  return url;
}

/** Creates a function that posts an event to a receiver as a webhook delivery (docs/guides/webhooks.md). */
export function createForwarder(options: ForwarderOptions): (event: MusterEvent) => Promise<Delivered> {
  const eventConsumerId = randomUUID();
  return async (event) => {
    const now = Date.now();
    const { deviceNetworkId } = event;
    const body = JSON.stringify({
      type: 'events',
      timestamp: new Date(now).toISOString(),
      data: { eventConsumerId, deviceNetworkId, events: [event] },
    });
    const webhookId = `msg_${event.id}-1`;
    const signature = await signWebhook({ secret: options.secret, id: webhookId, body, now });
    try {
      return { webhookId, status: await post(options, { ...signature }, body), error: undefined };
    } catch (error) {
      return { webhookId, status: undefined, error: reasonOf(error, options.timeoutMs) };
    }
  };
}

/**
 * Posts a delivery. Does not read the response body and does not follow redirects.
 *
 * @returns the status of the response
 */
function post(
  { url, timeoutMs, signal }: ForwarderOptions,
  signature: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const bytes = Buffer.from(body);
  const options = {
    method: 'POST',
    // Use a new connection: a restarted receiver has closed idle ones.
    agent: false,
    headers: {
      'user-agent': 'muster-webhooks',
      ...signature,
      'content-type': 'application/json',
      'content-length': bytes.length,
    },
    signal: timeoutMs === 0 ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(bytes);
  });
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} s`;
  // The error for a name with several addresses has a code and no message.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return error.message === '' ? (code ?? error.name) : error.message;
}
