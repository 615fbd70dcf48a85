import { lookup as resolveName } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { FairWork, reserveFor } from '../../../kernel/fair-queue.ts';
import { WebhookError } from '../signed-sender.ts';
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '../signed-sender.ts';
import type { TargetPolicy } from './target-policy.ts';

/** Maximum bytes of a response body, which is not read. The connection of a longer body is closed. */
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
/** Maximum concurrent requests of a device network, which has fewer event consumers than that. */
const MAX_REQUESTS = 256;
/** Maximum number of idle connections over all endpoints. An agent only limits them per endpoint. */
const MAX_IDLE_SOCKETS = 256;

const NOT_ALLOWED = 'The setting webhook-targets does not allow deliveries to this address.';

/**
 * Sends deliveries over HTTP/1.1. The address is checked when the connection to it is made, so earlier results of name
 * resolution are not trusted. Redirects are not followed.
 */
export class HttpWebhookSender implements WebhookSender {
  readonly #targets: TargetPolicy;
  readonly #lookup: LookupFunction;
  readonly #http: HttpAgent;
  readonly #https: HttpsAgent;
  readonly #turns: FairWork;

  /** @param maxRequests concurrent requests of a device network; a quarter more is reserved for other networks */
  constructor(targets: TargetPolicy, maxRequests = MAX_REQUESTS) {
    this.#turns = new FairWork({ max: maxRequests, reserved: reserveFor(maxRequests) });
    this.#targets = targets;
    this.#lookup = checkedLookup(targets);
    const options = {
      keepAlive: true,
      keepAliveMsecs: 10_000,
      timeout: 60_000,
    };
    this.#http = new HttpAgent(options);
    this.#https = new HttpsAgent(options);
  }

  objection(url: string): string | undefined {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined || !['http:', 'https:'].includes(parsed.protocol)) {
      return 'Must be an http: or https: URL such as https://example.com/events.';
    }
    if (parsed.username !== '' || parsed.password !== '') {
      return 'Must not have a user name or password. Send them as HttpUsername and HttpPassword.';
    }
    const host = hostOf(parsed);
    return isIP(host) !== 0 && !this.#targets.allows(host) ? NOT_ALLOWED : undefined;
  }

  async send(request: WebhookRequest): Promise<WebhookAnswer> {
    const objection = this.objection(request.url);
    if (objection !== undefined) throw new WebhookError(objection);
    const end = await this.#turns.begin(request.deviceNetworkId, request.signal).catch((cause: unknown) => {
      throw new WebhookError('The delivery was cancelled before it started.', { cause });
    });
    try {
      return await this.#attempt(request);
    } finally {
      end();
    }
  }

  async #attempt(request: WebhookRequest): Promise<WebhookAnswer> {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    try {
      return await this.#exchange(request, signal);
    } catch (cause) {
      if (cause instanceof WebhookError) throw cause;
      if (timeout.aborted) {
        throw new WebhookError(`The endpoint did not respond within ${request.timeoutMs / 1000} s.`, {
          cause,
        });
      }
      throw new WebhookError(reasonOf(cause), { cause });
    }
  }

  #exchange({ url, method, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer> {
    const target = new URL(url);
    const bytes = Buffer.from(body, 'utf8');
    const options: RequestOptions = {
      method,
      headers: {
        'user-agent': 'muster-webhooks',
        ...headers,
        'content-type': 'application/json',
        'content-length': bytes.length,
      },
      maxHeaderSize: MAX_HEADER_BYTES,
      lookup: this.#lookup,
      signal,
    };
    closeIdle(this.#http);
    closeIdle(this.#https);
    return new Promise((resolve, reject) => {
      const outgoing: ClientRequest =
        target.protocol === 'https:'
          ? httpsRequest(target, { ...options, agent: this.#https })
          : httpRequest(target, { ...options, agent: this.#http });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        discard(response).then(() => resolve(answerOf(response)), reject);
      });
      outgoing.end(bytes);
    });
  }

  async close(): Promise<void> {
    this.#http.destroy();
    this.#https.destroy();
  }
}

/** Closes idle connections above the limit. */
function closeIdle({ freeSockets }: HttpAgent): void {
  const idle = Object.values(freeSockets).flatMap((sockets) => sockets ?? []);
  for (const socket of idle.slice(0, Math.max(0, idle.length - MAX_IDLE_SOCKETS))) socket.destroy();
}

/** Reads a body to its end, so that the connection can be reused, or closes the connection if the body is too long. */
function discard(response: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_ANSWER_BYTES) return;
      resolve();
      response.destroy();
    });
    response.on('end', resolve);
    response.on('error', reject);
    response.on('close', resolve);
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage): WebhookAnswer {
  const after = headers['retry-after'];
  // Only the form in seconds. A date would depend on the clock of the endpoint.
  return after !== undefined && /^\d{1,9}$/u.test(after)
    ? { status: statusCode, retryAfterSeconds: Number(after) }
    : { status: statusCode };
}

/** Returns the host of a URL; IPv6 without brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/gu, '');
}

/** Resolves a name and passes on the addresses to which deliveries may go. */
function checkedLookup(targets: TargetPolicy): LookupFunction {
  return (hostname, options, callback) => {
    const done = callback as (
      error: Error | null,
      address: string | readonly LookupAddress[],
      family?: number,
    ) => void;
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, '');
        return;
      }
      const allowed = addresses.filter(({ address }) => targets.allows(address));
      const [first] = allowed;
      if (first === undefined) done(new WebhookError(NOT_ALLOWED), '');
      else if (options.all === true) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

/** Reasons of connection failures. They reveal nothing about the response. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was reset.',
  EHOSTUNREACH: 'The host is not reachable.',
  ENETUNREACH: 'The network is not reachable.',
  ENOTFOUND: 'The host name does not exist.',
  EAI_AGAIN: 'The host name cannot be resolved now.',
  ETIMEDOUT: 'The connection timed out.',
  EPIPE: 'The connection was closed.',
};

const UNTRUSTED = 'The certificate of the endpoint is not issued by a trusted authority';
/** Reasons of certificate failures. The code is appended, because operators of the endpoint search for it. */
const certificateReasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate of the endpoint has expired',
  CERT_NOT_YET_VALID: 'The certificate of the endpoint is not valid yet',
  CERT_REVOKED: 'The certificate of the endpoint has been revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the endpoint is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the endpoint is for another host name',
  INVALID_PURPOSE: 'The certificate of the endpoint is not a server certificate',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
};

/** Returns why a delivery attempt failed. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The connection failed.';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (code === '' && cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  const known = reasons[code];
  if (known !== undefined) return known;
  const certificate = certificateReasons[code];
  if (certificate !== undefined) return `${certificate} (${code}).`;
  if (/CERT/u.test(code)) return `The certificate of the endpoint is not trusted (${code}).`;
  if (/^(?:EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/u.test(code))
    return `The TLS handshake with the endpoint failed (${code}).`;
  return code === '' ? 'The connection failed.' : `The connection failed (${code}).`;
}
