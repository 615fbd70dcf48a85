import { systemClock } from '@muster/lwm2m/core';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

import { ApiThread, type ApiWorker } from './api/api-thread.ts';
import type { Api } from './api/api-server.ts';
import { startGatewayProcess } from './cluster/gateways/gateway-process.ts';
import { capturedSockets } from './gateway/listen-sockets.ts';
import type { Gateways } from './cluster/gateways/gateways.ts';
import { startApiProcess } from './cluster/api/api-process.ts';
import type { LoopFigures } from './api/device-side.ts';
import { localApi } from './api/local-api.ts';
import { probeApi } from './api/api-server.ts';
import type { Application } from './application/application.ts';
import { compose } from './application/compose.ts';
import type { NatsBus } from './cluster/nats-bus.ts';
import { busCheck, linkApi, linkGateways, openBus } from './cluster/worker-links.ts';
import {
  completeServerConfig,
  defaultConnectionFolder,
  flagsWithoutEffect,
  hasRole,
  type CompleteConfig,
  type ServerConfig,
} from './config.ts';
import { parseStoreUrl } from './store/open-store.ts';
import type { Store } from './store/port.ts';
import { takePlace, withTakenAddresses } from './lifecycle/place.ts';
import { watchStore } from './cluster/standby.ts';
import {
  writeConnectionFile,
  writeNamedConnectionFile,
  type ConnectionFile,
  removeInfoFile,
  serverInfo,
  writeReadyFile,
  type ServerInfo,
  hasDashboard,
} from './lifecycle/info-files.ts';
import { exposuresOf, isLoopback, type Exposure } from './lifecycle/exposures.ts';
import { IdleMemory } from './lifecycle/idle-memory.ts';
import { warnOfOpenFiles } from './lifecycle/open-files.ts';
import { loadMqttFiles } from './lifecycle/mqtt-files.ts';
import { bindError, isSystemError } from './lifecycle/start-error.ts';
import { Unwind } from './lifecycle/unwind.ts';
import { createLogger, type Logger } from './logger.ts';
import { busMetrics } from './cluster/nats-bus.ts';
import { Metrics } from './observability/metrics.ts';
import { HISTORY_DAYS, pruningOfHistory } from './features/overview/fleet-history.ts';
import { pruningOfEvents } from './features/rules/raised-events.ts';
import { SecureSessionService, SESSION_DAYS } from './features/security/sessions.ts';
import type { ChangeCounts } from './store/sql/change-counts.ts';
import { ClockWatch, clockCheck } from './clock-watch.ts';
import { Retention } from './retention.ts';
import { loadWorkerKeys } from './secrets.ts';
import { openFirmwareFiles } from './features/firmware/files/firmware-files.ts';

export interface RunningServer {
  readonly info: ServerInfo;
  /** Whether it has the role api. */
  readonly hasApi: boolean;
  /** Addresses without encryption that other machines can reach. */
  readonly exposures: readonly Exposure[];
  /** Reads the certificate of HTTPS again. Keeps the present one if the new one is faulty. Absent without HTTPS. */
  readonly reloadCertificate?: () => Promise<void>;
  /**
   * Returns a new URL that opens the dashboard logged in, once and within 10 minutes. Undefined if the server has no
   * dashboard, listens on addresses beyond this machine, or has only one of the roles.
   */
  loginLink(): string | undefined;
  /** Resolves if another server has taken over the store, so that this one must end. */
  readonly lost: Promise<void>;
  /** Stops everything in order. Returns the same promise each time. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Ends the wait of a standby server. */
  readonly signal?: AbortSignal;
}

/**
 * Starts a server: lock, store, services, stored state of an earlier run, API, gateway, ready file. If a step fails,
 * all previous ones are undone.
 *
 * @throws ConfigError, StartError or StoreError, each with its remedy; the reason of the signal
 */
export async function startServer(
  incomplete: ServerConfig,
  { signal }: StartOptions = {},
): Promise<RunningServer> {
  const config = completeServerConfig(incomplete);
  const logger = createLogger(config.logLevel);
  const unused = flagsWithoutEffect(config);
  if (unused.length > 0) logger.warn({ flags: unused }, WITHOUT_EFFECT);
  warnOfOpenFiles(config, logger);
  if (config.dashboardFolder !== undefined && !config.noDashboard && !hasDashboard(config))
    logger.info({ folder: config.dashboardFolder }, NO_DASHBOARD);
  const unwind = new Unwind((step, error) => logger.error({ err: error, step }, 'stopping failed'));
  try {
    const { info, issueCode, lost, reloadCertificate } = hasRole(config, 'worker')
      ? await start(config, logger, unwind, signal)
      : await startWithoutWorker(config, logger, unwind);
    const hasApi = hasRole(config, 'api');
    const exposures = exposuresOf(info, hasApi);
    logReady(logger, info, exposures);
    // Node.js writes the cache at the end of the process, which a killed server does not reach.
    setImmediate(flushCompileCache);
    return {
      info,
      hasApi,
      exposures,
      ...(config.https !== undefined && { reloadCertificate }),
      lost: lost ?? new Promise(() => undefined),
      loginLink: () => {
        const canLogIn = issueCode !== undefined && hasDashboard(config) && isLoopback(info.http);
        return canLogIn ? `${info.http}/#code=${issueCode()}` : undefined;
      },
      close: async () => {
        await unwind.run();
        logger.info('stopped');
      },
    };
  } catch (error) {
    await unwind.run();
    throw await withTakenAddresses(error, config);
  }
}

function logReady(logger: Logger, info: ServerInfo, exposures: readonly Exposure[]): void {
  const { http, https, coapAddresses: coap, coapsAddresses: coaps, mqttAddresses: mqtt, pid } = info;
  logger.info({ http, https, coap, coaps, mqtt, pid }, 'ready');
  for (const one of exposures) logger.info(one, 'other machines can reach this address without encryption');
}

const NO_DASHBOARD = 'the dashboard is not built; in a clone, npm run dashboard builds it';
/** Message about settings without effect. */
const WITHOUT_EFFECT =
  'these settings have no effect in a process with this role; give them to the process that uses them, see --role';
interface Started {
  readonly info: ServerInfo;
  /** Issues a login code for the key named "local". Absent in a process without the API or without the device loop. */
  readonly issueCode?: () => string;
  readonly lost?: Promise<void>;
  readonly reloadCertificate: () => Promise<void>;
}

async function startWithoutWorker(config: CompleteConfig, logger: Logger, unwind: Unwind): Promise<Started> {
  const started = hasRole(config, 'gateway')
    ? { info: await startGatewayProcess(config, logger, unwind), reloadCertificate: async () => undefined }
    : await startApiProcess(config, logger, unwind);
  writeInfoFiles(config, started.info, unwind);
  return started;
}

/** Each part is added to `unwind` as soon as it runs. The newest is stopped first. */
async function start(
  config: CompleteConfig,
  logger: Logger,
  unwind: Unwind,
  signal: AbortSignal | undefined,
): Promise<Started> {
  const clock = config.clock ?? systemClock;
  const onError = (error: unknown): void => logger.error({ err: error }, 'failed');
  const metrics = new Metrics();
  const { store, changeCounts, apiWorker } = await takePlace(
    config,
    { clock, metrics, logger, signal },
    unwind,
  );
  const memory = new IdleMemory(systemClock);
  unwind.add('idle memory', () => memory.stop());
  memory.start();
  const watch = new ClockWatch({ store, clock, retentionDays: config.retentionDays }, logger);
  if (config.trustClock) await watch.trust();
  const isRight = (): Promise<boolean> => watch.isTrustworthy();
  const measured = [store.measurements, pruningOfEvents(store)];
  const retention = new Retention(measured, clock, config.retentionDays, onError, isRight);
  const ofSessions = [new SecureSessionService(store, clock)];
  const sessions = new Retention(ofSessions, clock, SESSION_DAYS, onError, isRight);
  const history = new Retention([pruningOfHistory(store)], clock, HISTORY_DAYS, onError, isRight);
  for (const one of [retention, sessions, history]) {
    unwind.add('retention', () => one.stop());
    one.start();
  }
  const keys = await loadWorkerKeys(config, store, logger);
  const application = await compose({
    store,
    firmwareFiles: openFirmwareFiles(config.store, join(config.dataDir, 'firmware')),
    clock,
    logger,
    ...keys,
    mqttFiles: loadMqttFiles(config),
    openSocket: capturedSockets(config, logger, unwind),
    config,
  });
  const bus = openBus(config, logger, unwind);
  const parts = { logger, bus, store, figures: figuresOf(application, { store, metrics, bus }) };
  const api = apiOf(config, application, apiWorker, { ...parts, changeCounts });
  unwind.add('usage', () => application.closeUsage());
  // Stopped after the services, which end their requests to devices themselves.
  unwind.add('gateway', () => application.stopGateway());
  unwind.add('services', () => application.close());
  unwind.add('bootstrap', () => application.stopBootstrap());
  unwind.add('mqtt', () => application.stopMqtt());
  await application.load();
  const urls = await api.listen();
  if (hasRole(config, 'api')) application.listensOn(urls);
  unwind.add('http', () => api.close());
  const bootstrapAddresses = await startBootstrap(application, config.bootstrap ?? []);
  const gateways = linkGateways(config, application, bus, unwind);
  const addresses = await startGateway(application, config, gateways);
  const mqttAddresses = await startMqtt(application, config.mqtt ?? []);
  linkApi(config, application, parts, unwind);
  unwind.add('readiness', () => api.stopReadiness());
  metrics.watch(application.figures);
  const { apiKeyId, ...defaults } = application.defaults;
  const info = serverInfo(urls, defaults, { ...addresses, bootstrapAddresses, mqttAddresses });
  writeInfoFiles(config, info, unwind);
  // Another server may stand by, even if this one does not.
  const canBeTaken = parseStoreUrl(config.store).kind === 'postgres';
  const lost = canBeTaken ? watchStore(store, logger, unwind) : undefined;
  const started = {
    info,
    ...(lost === undefined ? {} : { lost }),
    reloadCertificate: () => api.reloadCertificate(),
  };
  if (!hasRole(config, 'api')) return started;
  return { ...started, issueCode: () => application.parts.admin.loginCodes.issue(apiKeyId) };
}

interface LoopParts {
  readonly logger: Logger;
  readonly store: Store;
  readonly bus: NatsBus | undefined;
  readonly figures: LoopFigures;
}

interface FigureSources {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly bus: NatsBus | undefined;
}

function figuresOf(application: Application, { store, metrics, bus }: FigureSources): LoopFigures {
  const ofBus = bus && busMetrics(bus);
  return {
    checks: { store: () => store.ping(), gateway: () => application.checkGateway() },
    metrics: async () => `${(await ofBus?.metrics()) ?? ''}\n${await metrics.text()}`,
  };
}

function apiOf(
  config: CompleteConfig,
  application: Application,
  worker: ApiWorker | undefined,
  parts: LoopParts & { readonly changeCounts: ChangeCounts },
): Api {
  const { logger, figures, changeCounts } = parts;
  const clock = config.clock ?? systemClock;
  const options = { config, logger, ...figures };
  if (worker !== undefined) return new ApiThread(application, worker, { ...options, changeCounts });
  const ofClock = clockCheck({ store: parts.store, clock, retentionDays: config.retentionDays });
  const checks = { ...options.checks, clock: ofClock, ...busCheck(config, parts.bus) };
  if (hasRole(config, 'api')) return localApi(application, { ...options, checks, clock });
  return probeApi({ ...options, checks, clock, onError: application.parts.onError });
}

async function startGateway(
  application: Application,
  { coap, coaps = [] }: CompleteConfig,
  gateways: Gateways | undefined,
): Promise<{ coapAddresses: readonly string[]; coapsAddresses: readonly string[] }> {
  const listen = gateways === undefined ? [...coap, ...coaps] : [];
  const [flags, variables] =
    coaps.length === 0 ? ['--coap', 'MUSTER_COAP'] : ['--coap or --coaps', 'MUSTER_COAP, MUSTER_COAPS'];
  const addresses = await bound(() => application.startGateway(listen, gateways), listen, flags, variables);
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

async function startMqtt(application: Application, listen: readonly string[]): Promise<readonly string[]> {
  return bound(() => application.startMqtt(listen), listen, '--mqtt', 'MUSTER_MQTT');
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

function writeInfoFiles(config: CompleteConfig, info: ServerInfo, unwind: Unwind): void {
  const connection = connectionFileOf(config, info);
  if (connection !== undefined) unwind.add('connection file', () => connection.remove());
  const { readyFile } = config;
  if (readyFile !== undefined) {
    unwind.add('ready file', () => removeInfoFile(readyFile, info));
    writeReadyFile(readyFile, info);
  }
}

function connectionFileOf(config: CompleteConfig, info: ServerInfo): ConnectionFile | undefined {
  const { connectionFile: file, name } = config;
  const dataDir = resolve(config.dataDir);
  if (file === false || !hasRole(config, 'api')) return undefined;
  if (file !== undefined) return writeConnectionFile(file, info, dataDir);
  return writeNamedConnectionFile(defaultConnectionFolder(process.env), name, info, dataDir);
}
