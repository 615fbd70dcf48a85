import type { ServerSettings } from '../config.ts';
import { parseHostPort } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { AdminDomain } from '../application/admin-domain.ts';
import type { DeviceDomain } from '../application/device-domain.ts';
import { createHttpApp } from '../http/app.ts';
import type { Contract } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/routes/event-streams.ts';
import { serveDownloads } from '../features/firmware/routes/firmware-downloads.ts';
import type { AuditLog } from '../http/middleware/audit.ts';
import type { Operations } from '../http/operation-call.ts';
import { listenHttp, type HttpListener, type ListenOptions } from '../listener/http-listener.ts';
import { trustedProxies } from '../listener/trusted-proxies.ts';
import type { Logger } from '../logger.ts';
import { Health, type HealthCheck } from '../observability/health.ts';
import { HttpMetrics } from '../observability/http-metrics.ts';
import { observed } from '../observability/observed.ts';
import { probeHandler } from '../observability/probe-handler.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

/** Settings of the API. */
export type ApiConfig = Pick<
  ServerSettings,
  | 'allowedOrigins'
  | 'bodyLimitBytes'
  | 'maxConnections'
  | 'maxConnectionsPerAddress'
  | 'refusalsPerMinutePerAddress'
  | 'requestsPerMinute'
  | 'requestsPerMinutePerAddress'
  | 'shutdownTimeoutSeconds'
  | 'trustProxy'
>;

export interface ApiServerParts {
  readonly config: ApiConfig;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly contract: Contract;
  readonly operations: Operations;
  readonly access: AdminDomain['access'];
  readonly audit: AuditLog;
  readonly downloads: DeviceDomain['downloads'];
  readonly streams: EventStreams;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Figures of the rest of the server in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds that requests under way may take when the server stops. */
export function shutdownMs({ shutdownTimeoutSeconds }: Pick<ApiConfig, 'shutdownTimeoutSeconds'>): number {
  return shutdownTimeoutSeconds * 1000;
}

/** The Web Admin API, event streams and probes on an HTTP listener. It runs in whichever thread makes it. */
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
   * @param address `127.0.0.1:8080`
   * @throws StartError that names the flag if the address cannot be bound
   */
  async listen(address: string): Promise<string> {
    const { clock, onError } = this.#parts;
    const metrics = new HttpMetrics({ eventSubscribers: () => this.#parts.streams.size });
    const text = async (): Promise<string> => `${await metrics.text()}\n${await this.#parts.metrics()}`;
    const api = observed(this.#app(), metrics, clock);
    const handler = probeHandler(this.#health, { contentType: metrics.contentType, text }, api, onError);
    this.#listener = await listenHttp(parseHostPort(address), handler, clock, this.#listenOptions());
    return this.#listener.url;
  }

  #app(): ReturnType<typeof createHttpApp> {
    const { config, contract, operations, access, audit, logger, clock, downloads } = this.#parts;
    return createHttpApp({
      contract,
      operations,
      access,
      audit,
      logger,
      clock,
      config,
      extend: (app) => serveDownloads(app, downloads),
    });
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

  /** From now on `/readyz` answers that the server stops. */
  stopReadiness(): void {
    this.#health.stop();
  }

  /** Takes no new connections, ends event streams, and gives requests under way until the deadline. */
  async close(deadlineMs: number): Promise<void> {
    await this.#listener?.close({ deadlineMs, endStreams: () => this.#parts.streams.close() });
    this.#parts.streams.close();
  }
}
