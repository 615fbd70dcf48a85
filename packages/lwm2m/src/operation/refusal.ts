/** CoAP codes that refuse a request: `4.00`, `4.04`, `5.03` ... */
export type RefusalCode = `${4 | 5}.${string}`;

/**
 * Thrown by the handler of a request (a server's handlers, a device's object tree) to refuse it. The message becomes
 * the diagnostic payload, which the peer receives (RFC 7252 5.5.2).
 */
export class Lwm2mRefusal extends Error {
  override readonly name = 'Lwm2mRefusal';
  readonly coapCode: RefusalCode;
  /** Seconds after which the peer may retry; with 5.03 (RFC 7252 5.9.3.4). */
  readonly maxAgeSeconds: number | undefined;

  /** @param maxAgeSeconds 0..4294967295 */
  constructor(coapCode: RefusalCode, message = '', maxAgeSeconds?: number) {
    super(message);
    this.coapCode = coapCode;
    this.maxAgeSeconds = maxAgeSeconds;
  }

  /** Whether the peer is busy and the request can be retried later. */
  get isBusy(): boolean {
    return isBusy(this.coapCode);
  }
}

/** Whether a code means that the peer is busy (RFC 7252 5.9.3.4, RFC 8516). */
export function isBusy(code: string): boolean {
  return code === '5.03' || code === '4.29';
}
