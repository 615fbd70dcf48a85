import type { RequestListener } from 'node:http';
import type { ServerSettings } from '../config.ts';
import { parseHostPort } from '../config.ts';
import type { Clock } from '../kernel/timers.ts';
import { belowBasePath, prefixOf } from '../listener/base-path.ts';
import type { EventStreams } from '../features/event-streams/http/event-streams.ts';
import {
  listenHttp,
  type HttpListener,
  type ListenOptions,
  isInNetworks,
  trustedProxies,
} from '../listener/http-listener.ts';
import type { Logger } from '../logger.ts';
import { Health, type HealthCheck, keptAnswer, probeHandler } from '../observability/health.ts';
import { HttpMetrics, observed, HttpTraffic } from '../observability/http-metrics.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

/** Settings of the listener. */
export type ListenerConfig = Pick<
  ServerSettings,
  | 'basePath'
  | 'maxConnections'
  | 'maxConnectionsPerAddress'
  | 'metrics'
  | 'shutdownTimeoutSeconds'
  | 'trustProxy'
>;

export interface ApiServerParts {
  readonly config: ListenerConfig;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Handles requests other than probes. */
  readonly app: RequestListener;
  readonly streams: Pick<EventStreams, 'size' | 'close'>;
  readonly traffic: HttpTraffic;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Metrics of the rest of the server in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds allowed for requests in progress when the server stops. */
export function shutdownMs({
  shutdownTimeoutSeconds,
}: Pick<ListenerConfig, 'shutdownTimeoutSeconds'>): number {
  return shutdownTimeoutSeconds * 1000;
}

/** The Web Admin API, event streams and probes on an HTTP listener. Runs in the thread that creates it. */
export class ApiServer {
  readonly #parts: ApiServerParts;
  readonly #health: Health;
  #listener: HttpListener | undefined;

  constructor(parts: ApiServerParts) {
    this.#parts = parts;
    this.#health = new Health(parts.checks, parts.clock);
  }

  /**
   * Resolves with the URL.
   *
   * @param address for example `127.0.0.1:8080`
   * @throws StartError that names the flag if the address cannot be bound
   */
  async listen(address: string): Promise<string> {
    const { app, clock, config, onError } = this.#parts;
    const metrics = new HttpMetrics({ eventSubscribers: () => this.#parts.streams.size });
    const page = {
      contentType: metrics.contentType,
      text: keptAnswer(clock, async () => `${await metrics.text()}\n${await this.#parts.metrics()}`),
      isReader: isInNetworks(config.metrics),
    };
    const api = observed(this.#parts.traffic.counted(app), metrics, clock);
    const probes = probeHandler(this.#health, page, api, onError);
    const handler = belowBasePath(probes, prefixOf(config.basePath));
    this.#listener = await listenHttp(parseHostPort(address), handler, clock, this.#listenOptions());
    return this.#listener.url + prefixOf(config.basePath);
  }

  #listenOptions(): ListenOptions {
    const { config, logger, clock } = this.#parts;
    const refusals = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    return {
      max: config.maxConnections,
      maxPerAddress: config.maxConnectionsPerAddress,
      isExempt: trustedProxies(config.trustProxy),
      onRefused: (address) =>
        refusals.write({ address }, 'connection refused: too many connections are open'),
    };
  }

  /** From now on, `/readyz` responds that the server stops. */
  stopReadiness(): void {
    this.#health.stop();
  }

  /** Stops accepting connections, ends event streams, and lets requests in progress continue until the deadline. */
  async close(deadlineMs: number): Promise<void> {
    await this.#listener?.close({ deadlineMs, endStreams: () => this.#parts.streams.close() });
    this.#parts.streams.close();
  }
}

/** The API of a running server, in this thread or its own. */
export interface Api {
  /**
   * Resolves with the URL.
   *
   * @throws StartError that names the flag if the address cannot be bound
   */
  listen(): Promise<string>;
  /** From now on, `/readyz` responds that the server stops. */
  stopReadiness(): Promise<void>;
  /** Lets requests in progress continue until the deadline, and ends everything else at once. */
  close(): Promise<void>;
}

interface ProbeApiOptions extends Pick<
  ApiServerParts,
  'checks' | 'clock' | 'logger' | 'metrics' | 'onError'
> {
  readonly config: ListenerConfig & { readonly http: string };
}

const body = JSON.stringify({
  Message:
    'This process has no API. It serves /healthz, /readyz and /metrics. Use the address of a process with the role api.',
  Code: 'route-not-found',
});

const noApi: RequestListener = (_request, response) => {
  response.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
};

/** Health, readiness and metrics of a process without the role api. */
export function probeApi(options: ProbeApiOptions): Api {
  const streams = { size: 0, close: (): void => undefined };
  const server = new ApiServer({ ...options, app: noApi, streams, traffic: new HttpTraffic() });
  return {
    listen: () => server.listen(options.config.http),
    stopReadiness: async () => server.stopReadiness(),
    close: () => server.close(shutdownMs(options.config)),
  };
}
