import type { RequestListener } from 'node:http';
import type { ServerSettings } from '../config.ts';
import { parseHostPort } from '../config.ts';
import type { Clock } from '../kernel/timers.ts';
import { addressesOf, type AddressSettings, type ApiAddresses } from '../listener/api-addresses.ts';
import { belowBasePath, prefixOf } from '../listener/base-path.ts';
import { Connections } from '../listener/connections.ts';
import type { EventStreams } from '../features/event-streams/http/event-streams.ts';
import {
  listenHttp,
  type HttpListener,
  type ListenOptions,
  isInNetworks,
  trustedProxies,
} from '../listener/http-listener.ts';
import { HttpsCertificate } from '../listener/https-certificate.ts';
import type { TlsPair } from '../lifecycle/pem-files.ts';
import type { Logger } from '../logger.ts';
import { Health, type HealthCheck, keptAnswer, probeHandler } from '../observability/health.ts';
import { HttpMetrics, observed, HttpTraffic } from '../observability/http-metrics.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

/** Settings of the listener. */
export type ListenerConfig = Pick<
  ServerSettings,
  | 'basePath'
  | 'httpsCertificate'
  | 'httpsKey'
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

/** The Web Admin API, event streams and probes on listeners for HTTP and HTTPS. Runs in the thread that creates it. */
export class ApiServer {
  readonly #parts: ApiServerParts;
  readonly #health: Health;
  readonly #listeners: HttpListener[] = [];
  #certificate: HttpsCertificate | undefined;

  constructor(parts: ApiServerParts) {
    this.#parts = parts;
    this.#health = new Health(parts.checks, parts.clock);
  }

  /**
   * Resolves with the URLs.
   *
   * @throws StartError that names the flag if an address cannot be bound, or the certificate cannot be used
   */
  async listen(addresses: ApiAddresses): Promise<ApiAddresses> {
    try {
      return await this.#listen(addresses);
    } catch (error) {
      await this.close(0);
      throw error;
    }
  }

  async #listen({ http, https }: ApiAddresses): Promise<ApiAddresses> {
    const { clock, config, logger } = this.#parts;
    const certificate = https === undefined ? undefined : new HttpsCertificate(config, clock, logger);
    const handler = this.#handler(http === undefined);
    const options = this.#listenOptions();
    const open = async (address: string, tls?: TlsPair): Promise<HttpListener> => {
      const listener = await listenHttp(parseHostPort(address), handler, clock, {
        ...options,
        ...(tls && { tls }),
      });
      this.#listeners.push(listener);
      return listener;
    };
    const prefix = prefixOf(config.basePath);
    const plain = http === undefined ? {} : { http: (await open(http)).url + prefix };
    if (https === undefined || certificate === undefined) return plain;
    const listener = await open(https, certificate.pair);
    certificate.follow((pair) => listener.setCertificate(pair));
    this.#certificate = certificate;
    return { ...plain, https: listener.url + prefix };
  }

  /** @param isHttpsOnly whether responses tell browsers to use HTTPS for this host (RFC 6797) */
  #handler(isHttpsOnly: boolean): RequestListener {
    const { app, clock, config, onError } = this.#parts;
    const metrics = new HttpMetrics({ eventSubscribers: () => this.#parts.streams.size });
    const page = {
      contentType: metrics.contentType,
      text: keptAnswer(clock, async () => `${await metrics.text()}\n${await this.#parts.metrics()}`),
      isReader: isInNetworks(config.metrics),
    };
    const api = observed(app, metrics, this.#parts.traffic, clock);
    const probes = probeHandler(this.#health, page, api, onError);
    const handler = belowBasePath(probes, prefixOf(config.basePath));
    if (!isHttpsOnly) return handler;
    return (request, response) => {
      response.setHeader('Strict-Transport-Security', 'max-age=31536000');
      handler(request, response);
    };
  }

  #listenOptions(): ListenOptions {
    const { config, logger, clock } = this.#parts;
    const refusals = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
    const connections = new Connections({
      max: config.maxConnections,
      maxPerAddress: config.maxConnectionsPerAddress,
      isExempt: trustedProxies(config.trustProxy),
    });
    return {
      connections,
      onRefused: (address) =>
        refusals.write({ address }, 'connection refused: too many connections are open'),
    };
  }

  /** Reads the certificate of HTTPS again. */
  reloadCertificate(): void {
    this.#certificate?.reload();
  }

  /** From now on, `/readyz` responds that the server stops. */
  stopReadiness(): void {
    this.#health.stop();
  }

  /** Stops accepting connections, ends event streams, and lets requests in progress continue until the deadline. */
  async close(deadlineMs: number): Promise<void> {
    this.#certificate?.stop();
    const endStreams = (): void => this.#parts.streams.close();
    await Promise.all(this.#listeners.map((one) => one.close({ deadlineMs, endStreams })));
    this.#parts.streams.close();
  }
}

/** The API of a running server, in this thread or its own. */
export interface Api {
  /**
   * Resolves with the URLs.
   *
   * @throws StartError that names the flag if an address cannot be bound, or the certificate cannot be used
   */
  listen(): Promise<ApiAddresses>;
  /** Reads the certificate of HTTPS again. */
  reloadCertificate(): Promise<void>;
  /** From now on, `/readyz` responds that the server stops. */
  stopReadiness(): Promise<void>;
  /** Lets requests in progress continue until the deadline, and ends everything else at once. */
  close(): Promise<void>;
}

interface ProbeApiOptions extends Pick<
  ApiServerParts,
  'checks' | 'clock' | 'logger' | 'metrics' | 'onError'
> {
  readonly config: ListenerConfig & AddressSettings;
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
    listen: () => server.listen(addressesOf(options.config)),
    reloadCertificate: async () => server.reloadCertificate(),
    stopReadiness: async () => server.stopReadiness(),
    close: () => server.close(shutdownMs(options.config)),
  };
}
