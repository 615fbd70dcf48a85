/** One attempt to deliver events. */
export interface WebhookRequest {
  /** Networks take turns where there are many requests. */
  readonly deviceNetworkId: string;
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds from the start of the attempt, when its turn has come, to the end of its answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface WebhookAnswer {
  /** HTTP status, also of a redirect: none is followed. */
  readonly status: number;
  /** From Retry-After, in seconds. */
  readonly retryAfterSeconds?: number;
}

/** There was no answer. The message is for people and tells nothing of what the address gave away. */
export class WebhookError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebhookError';
  }
}

/** How events leave: HTTP, in an adapter. */
export interface WebhookSender {
  /** Why deliveries may not go to a URL, as far as that shows without looking its host up; undefined when they may. */
  objection(url: string): string | undefined;
  /** @throws WebhookError when there is no answer: not allowed, not reachable, too late */
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  close(): Promise<void>;
}
