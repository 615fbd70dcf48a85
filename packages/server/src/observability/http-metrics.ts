import { Gauge, Histogram, Registry } from 'prom-client';

/** One answered request of the API. */
export interface ResponseInfo {
  /** Of the contract; undefined for paths that it does not have. */
  readonly operationId: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Methods come from outside: a label for each would be unbounded. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Figures of the API for `/metrics`, in the Prometheus text format. */
export class HttpMetrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation' | 'method' | 'status'>;

  constructor({ eventSubscribers }: { readonly eventSubscribers: () => number }) {
    this.#requests = new Histogram({
      name: 'muster_http_request_duration_seconds',
      help: 'Duration of requests of the API, by operation of the contract',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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
    const method = knownMethods.has(info.method) ? info.method : 'other';
    const labels = { operation: info.operationId ?? 'none', method, status: String(info.status) };
    this.#requests.observe(labels, info.durationMs / 1000);
  };

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
