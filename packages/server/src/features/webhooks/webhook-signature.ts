import { createHmac } from 'node:crypto';

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

export interface SignedContent {
  /** Header webhook-id, the same in all attempts of a delivery. */
  readonly id: string;
  /** Header webhook-timestamp: time of the attempt, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Returns the headers of the Standard Webhooks specification 1.0 (https://www.standardwebhooks.com):
 * HMAC-SHA256 over ID, timestamp and body, with each secret.
 *
 * @param secrets `whsec_…`; a receiver that knows one of them can verify the delivery
 */
export function signatureHeaders(
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
