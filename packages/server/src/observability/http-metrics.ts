import type { RequestListener, ServerResponse } from 'node:http';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../kernel/timers.ts';

/** A response of the API. */
export interface ResponseInfo {
  /** operationId in the contract. Undefined for paths that are not in it. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly durationMs: number;
}

/** Metrics of the API for `/metrics`, in the Prometheus text format. */
export class HttpMetrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation' | 'status'>;

  constructor({ eventSubscribers }: { readonly eventSubscribers: () => number }) {
    this.#requests = new Histogram({
      name: 'muster_http_request_duration_seconds',
      help: 'Duration of requests of the API, by operation of the contract and class of the status',
      labelNames: ['operation', 'status'],
      buckets: [0.0025, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10],
      registers: [this.#registry],
    });
    new Gauge({
      name: 'muster_event_subscribers',
      help: 'Listeners of live events',
      registers: [this.#registry],
      collect() {
        this.set(eventSubscribers());
      },
    });
  }

  readonly onResponse = (info: ResponseInfo): void => {
    const labels = { operation: info.operationId ?? 'none', status: `${Math.floor(info.status / 100)}xx` };
    this.#requests.observe(labels, info.durationMs / 1000);
  };

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Requests of the API since the start. */
export class HttpTraffic {
  received = 0;
  /** Completed responses. */
  sent = 0;
  /** Requests in progress. */
  underWay = 0;
}

/** Express stores the notes of middleware about a request here. */
interface WithLocals {
  readonly locals?: Readonly<Record<string, unknown>>;
}

/** Wraps the API to count its requests, and each response when it has ended. */
export function observed(
  api: RequestListener,
  metrics: HttpMetrics,
  traffic: HttpTraffic,
  clock: Clock,
): RequestListener {
  return (request, response) => {
    const started = clock.monotonic();
    traffic.received += 1;
    traffic.underWay += 1;
    response.once('close', () => {
      traffic.underWay -= 1;
      if (response.writableFinished) traffic.sent += 1;
      metrics.onResponse({
        operationId: operationOf(response),
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: clock.monotonic() - started,
      });
    });
    api(request, response);
  };
}

function operationOf(response: ServerResponse & WithLocals): string | undefined {
  const operation = response.locals?.['operation'];
  return typeof operation === 'string' ? operation : undefined;
}
