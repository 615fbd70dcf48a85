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

/** Sends webhooks. An adapter implements it with HTTP. */
export interface WebhookSender {
  /**
   * Returns why deliveries to a URL are not allowed, without resolving its host; undefined if they are
   * allowed.
   */
  objection(url: string): string | undefined;
  /** @throws WebhookError if there is no response: not allowed, not reachable, too late */
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  close(): Promise<void>;
}
