import { systemClock } from '@muster/lwm2m/core';
import { join, resolve } from 'node:path';

import type { Application, ApplicationOptions } from './application/application.ts';
import { compose } from './application/compose.ts';
import { completeServerConfig, defaultConnectionFolder, parseHostPort, type ServerConfig } from './config.ts';
import { collections } from './domain/entities/index.ts';
import type { Clock } from './domain/ports/clock.ts';
import { given } from './domain/given.ts';
import type { Store } from './domain/ports/store.ts';
import { lockDataDir } from './lifecycle/data-dir-lock.ts';
import { lockStore } from './lifecycle/store-lock.ts';
import {
  writeConnectionFile,
  writeNamedConnectionFile,
  type ConnectionFile,
} from './lifecycle/connection-file.ts';
import { removeInfoFile, writeReadyFile, type ServerInfo } from './lifecycle/info-files.ts';
import { loadGatewayIdentity } from './lifecycle/gateway-identity.ts';
import { loadSecret } from './lifecycle/private-file.ts';
import { bindError } from './lifecycle/start-error.ts';
import { Unwind } from './lifecycle/unwind.ts';
import { listenHttp, type HttpListener, type ListenOptions } from './listener/http-listener.ts';
import { trustedProxies } from './listener/trusted-proxies.ts';
import { createLogger, type Logger } from './logger.ts';
import { Health } from './observability/health.ts';
import { Metrics } from './observability/metrics.ts';
import { observed } from './observability/observed.ts';
import { probeHandler } from './observability/probe-handler.ts';
import { ThrottledLog } from './observability/throttled-log.ts';
import { DEFAULT_RETENTION_DAYS, Retention } from './retention.ts';
import { loadSecrets } from './secrets.ts';
import { openFirmwareFiles } from './store/firmware/open-files.ts';
import { openStore } from './store/open-store.ts';

const secretBytes = 32;
const defaultShutdownSeconds = 10;

export interface RunningServer {
  readonly info: ServerInfo;
  /** Stops everything in order; the same promise every time. */
  close(): Promise<void>;
}

/**
 * Starts a server: lock, store, services, what an earlier run has stored, API, gateway, ready file. When one of the
 * steps fails, all before it are undone.
 * @throws ConfigError, StartError or StoreError, each with what to do
 */
export async function startServer(incomplete: ServerConfig): Promise<RunningServer> {
  const config = completeServerConfig(incomplete);
  const logger = createLogger(config.logLevel);
  const unwind = new Unwind((step, error) => logger.error({ err: error, step }, 'stopping failed'));
  try {
    const info = await start(config, logger, unwind);
    logger.info(
      { http: info.http, coap: info.coapAddresses, coaps: info.coapsAddresses, pid: info.pid },
      'ready',
    );
    return {
      info,
      close: async () => {
        await unwind.run();
        logger.info('stopped');
      },
    };
  } catch (error) {
    await unwind.run();
    throw error;
  }
}

/** Each part is added to `unwind` as soon as it runs; the newest is stopped first. */
async function start(config: ServerConfig, logger: Logger, unwind: Unwind): Promise<ServerInfo> {
  const clock = config.clock ?? systemClock;
  const onError = (error: unknown): void => logger.error({ err: error }, 'failed');
  const metrics = new Metrics();
  const lock = lockDataDir(config.dataDir);
  unwind.add('lock', () => lock.release());
  const storeLock = lockStore(config.store);
  unwind.add('store lock', () => storeLock?.release());
  const store = await openStore(config.store, collections, { clock, onCommit: metrics.onCommit });
  unwind.add('store', () => store.close());
  startRetention(config, store, clock, unwind, onError);
  const secrets = await loadSecrets(config.dataDir, config.rotateKeys ?? false, store, logger);
  const application = await compose({
    store,
    firmwareFiles: openFirmwareFiles(config.store, join(config.dataDir, 'firmware')),
    clock,
    logger,
    secret: loadSecret(join(config.dataDir, 'api-key.secret'), secretBytes),
    ...secrets,
    gatewayIdentity: loadGatewayIdentity({
      rawKey: join(config.dataDir, 'gateway-key.pem'),
      certificate: config.coapsCertificate,
      certificateKey: config.coapsKey,
    }),
    config,
    commandQueue: commandQueueOf(config),
  });
  // Stopped after the services, so that they end their requests to devices themselves.
  unwind.add('gateway', () => application.stopGateway());
  unwind.add('services', () => application.close());
  unwind.add('bootstrap', () => application.stopBootstrap());
  await application.load();
  const health = new Health({ store: () => store.ping(), gateway: () => application.checkGateway() }, clock);
  const handler = probeHandler(health, metrics, observed(application.api, metrics, clock), onError);
  const http = await listenHttp(
    parseHostPort(config.http),
    handler,
    clock,
    listenOptionsOf(config, logger, clock),
  );
  unwind.add('http', () => closeHttp(http, application, config));
  application.listensOn(http.url);
  const bootstrapAddresses = await startBootstrap(application, config.bootstrap ?? []);
  const { coapAddresses, coapsAddresses } = await startGateway(application, config);
  unwind.add('readiness', () => health.stop());
  metrics.watch(application.figures);
  const info: ServerInfo = {
    http: http.url,
    coap: coapAddresses[0] ?? '',
    coapAddresses,
    ...(coapsAddresses[0] === undefined ? {} : { coaps: coapsAddresses[0] }),
    coapsAddresses,
    ...(bootstrapAddresses[0] === undefined ? {} : { bootstrap: bootstrapAddresses[0] }),
    bootstrapAddresses,
    ...application.defaults,
    pid: process.pid,
  };
  writeInfoFiles(config, info, unwind);
  return info;
}

function listenOptionsOf(config: ServerConfig, logger: Logger, clock: Clock): ListenOptions {
  const refusals = new ThrottledLog(clock, (fields, message) => logger.warn(fields, message));
  return {
    ...given({ max: config.maxConnections, maxPerAddress: config.maxConnectionsPerAddress }),
    isExempt: trustedProxies(config.trustProxy),
    onRefused: (address) => refusals.write({ address }, 'connection refused: too many connections are open'),
  };
}

function commandQueueOf(config: ServerConfig): ApplicationOptions['commandQueue'] {
  const { queueAwakeSeconds, queueExpirySeconds, queueLength } = config;
  return {
    ...(queueAwakeSeconds === undefined ? {} : { awakeSeconds: queueAwakeSeconds }),
    ...(queueExpirySeconds === undefined ? {} : { queueSeconds: queueExpirySeconds }),
    ...(queueLength === undefined ? {} : { maxQueuedPerDevice: Math.trunc(queueLength) }),
  };
}

function startRetention(
  config: ServerConfig,
  store: Store,
  clock: Clock,
  unwind: Unwind,
  onError: (error: unknown) => void,
): void {
  const days = config.retentionDays ?? DEFAULT_RETENTION_DAYS;
  const retention = new Retention(store.measurements, clock, days, onError);
  unwind.add('retention', () => retention.stop());
  retention.start();
}

function closeHttp(http: HttpListener, application: Application, config: ServerConfig): Promise<void> {
  const deadlineMs = (config.shutdownTimeoutSeconds ?? defaultShutdownSeconds) * 1000;
  return http.close({ deadlineMs, endStreams: () => application.endStreams() });
}

async function startGateway(
  application: Application,
  { coap, coaps = [] }: ServerConfig,
): Promise<{ coapAddresses: readonly string[]; coapsAddresses: readonly string[] }> {
  const listen = [...coap, ...coaps];
  const [flags, variables] =
    coaps.length === 0 ? ['--coap', 'MUSTER_COAP'] : ['--coap or --coaps', 'MUSTER_COAP, MUSTER_COAPS'];
  const addresses = await bound(() => application.startGateway(listen), listen, flags, variables);
  return {
    coapAddresses: addresses.filter((one) => one.startsWith('coap:')),
    coapsAddresses: addresses.filter((one) => one.startsWith('coaps:')),
  };
}

async function startBootstrap(
  application: Application,
  listen: readonly string[],
): Promise<readonly string[]> {
  return bound(() => application.startBootstrap(listen), listen, '--bootstrap', 'MUSTER_BOOTSTRAP');
}

async function bound(
  start: () => Promise<readonly string[]>,
  listen: readonly string[],
  flag: string,
  variable: string,
): Promise<readonly string[]> {
  try {
    return await start();
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    throw bindError(cause, listen.join(', '), flag, variable);
  }
}

/** Sockets that cannot be bound have such a code; defects of ours have none. */
function isSystemError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause;
}

function writeInfoFiles(config: ServerConfig, info: ServerInfo, unwind: Unwind): void {
  const connection = connectionFileOf(config, info);
  if (connection !== undefined) unwind.add('connection file', () => connection.remove());
  const { readyFile } = config;
  if (readyFile !== undefined) {
    unwind.add('ready file', () => removeInfoFile(readyFile, info));
    writeReadyFile(readyFile, info);
  }
}

function connectionFileOf(config: ServerConfig, info: ServerInfo): ConnectionFile | undefined {
  const { connectionFile: file, name } = config;
  const dataDir = resolve(config.dataDir);
  if (file === false) return undefined;
  if (file !== undefined) return writeConnectionFile(file, info, dataDir);
  return writeNamedConnectionFile(defaultConnectionFolder(process.env), name, info, dataDir);
}
