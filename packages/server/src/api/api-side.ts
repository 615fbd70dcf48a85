import { systemClock } from '@muster/lwm2m/core';
import { join } from 'node:path';

import { createStreams } from '../application/events.ts';
import { composeServices, type Services } from '../application/services.ts';
import type { CompleteConfig } from '../config.ts';
import type { CacheChange } from '../kernel/cache-changes.ts';
import { MusterError } from '../kernel/errors.ts';
import { collections } from '../features/generated/collections.ts';
import type { DeviceLink } from '../gateway/ports/device-link.ts';
import type { GatewayState } from '../gateway/ports/gateway-control.ts';
import { SECRET_KEY_BYTES, SecretBox } from '../features/security/secret-box.ts';
import { createHttpApp } from '../http/app.ts';
import type { Contract } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/routes/event-streams.ts';
import type { RouteTable } from '../http/handler.ts';
import { LocalOperations } from '../http/operations.ts';
import { workOf } from '../features/system/silo.ts';
import type { Silo, Silos } from '../features/system/silo.ts';
import type { HealthCheck } from '../observability/health.ts';
import { HttpTraffic } from '../observability/http-traffic.ts';
import { ThreadMeter } from '../observability/thread-figures.ts';
import { createRoutes } from '../application/routes.ts';
import { loadKeys } from '../lifecycle/key-file.ts';
import type { Logger } from '../logger.ts';
import { serveDownloads } from '../features/firmware/routes/firmware-downloads.ts';
import { openFirmwareFiles } from '../features/firmware/files/open-files.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import type { Store } from '../store/port.ts';
import { loadApiKeySecret } from '../secrets.ts';
import { ApiServer } from './api-server.ts';
import type { Channel } from '../bus/channel.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from './protocol.ts';
import { RemoteEvents } from './remote-events.ts';
import { RemoteUsage } from './remote-usage.ts';
import { FairReads } from './fair-reads.ts';
import { RemoteOperations } from './remote-operations.ts';

/** The device loop, in another thread or process. */
export type DeviceLoop = Pick<Channel<DeviceLoopQuestions, ApiThreadQuestions>, 'ask'>;

export interface ApiSideOptions {
  readonly config: CompleteConfig;
  readonly contract: Contract;
  readonly logger: Logger;
  readonly loop: DeviceLoop;
  /** Checks for the readiness. */
  readonly checks: (store: Store) => Readonly<Record<string, HealthCheck>>;
  /** Metrics in addition to those of HTTP, in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  /** Checks every response against the contract; for tests. */
  readonly checkResponses?: boolean;
  /** For tests: handlers that replace those of the services. */
  readonly routes?: Partial<RouteTable>;
}

/** Only the device loop can reach devices. */
const noLink = new Proxy({} as DeviceLink, {
  get: () => () => {
    throw new Error('The API cannot reach devices. Run the operation on the device loop.');
  },
});

/**
 * The API outside the device loop, in its own thread or process: HTTP, contract, reads of the store, event streams.
 * Everything else is delegated to the device loop.
 */
export class ApiSide {
  readonly server: ApiServer;
  readonly #store: Store;
  readonly #services: Services;
  readonly #streams: EventStreams;
  readonly #events: RemoteEvents;
  readonly #usage: RemoteUsage;
  readonly #meter: ThreadMeter;

  /** Opens the store for reading. @throws StoreError */
  static async start(options: ApiSideOptions): Promise<ApiSide> {
    const { config, logger, loop } = options;
    const store = await openReadOnlyStore(config.store, collections, {
      listTimeoutSeconds: config.listTimeoutSeconds,
    });
    const usage = new RemoteUsage(
      (batch, isSettling) => loop.ask('usage', { batch, isSettling }),
      (err) => logger.error({ err }, 'usage could not be counted'),
    );
    const services = await composeServices({
      store,
      firmwareFiles: openFirmwareFiles(config.store, join(config.dataDir, 'firmware')),
      clock: config.clock ?? systemClock,
      logger,
      secret: loadApiKeySecret(config.dataDir),
      box: new SecretBox(loadKeys(join(config.dataDir, 'secrets.keys'), SECRET_KEY_BYTES)),
      config,
      link: noLink,
      cachesDevices: false,
      usage,
      lastHeard: (id) => answerOrSubstitute(loop.ask('lastHeard', id), undefined),
    });
    return new ApiSide(options, store, services, usage);
  }

  private constructor(options: ApiSideOptions, store: Store, services: Services, usage: RemoteUsage) {
    const { config, contract, logger, loop, checks, metrics } = options;
    const { admin, devices, onError } = services;
    const clock = config.clock ?? systemClock;
    this.#store = store;
    this.#services = services;
    this.#usage = usage;
    this.#events = new RemoteEvents(
      {
        follow: (wanted) => loop.ask('follow', wanted),
        replay: (lastEventId, filter) => loop.ask('replay', { lastEventId, filter }),
      },
      onError,
    );
    this.#streams = createStreams({ store, clock, logger, box: admin.box, config }, admin, this.#events);
    const streams = this.#streams;
    admin.access.onRevoked((apiKeyId) => streams.endOf(apiKeyId));
    const transformers = {
      ...services.transformers,
      faults: (ids: readonly string[]) =>
        answerOrSubstitute(loop.ask('transformerFaults', ids), new Map<string, string>()),
    };
    const traffic = new HttpTraffic();
    this.#meter = new ThreadMeter(() => clock.now());
    const meter = this.#meter;
    const silos: Silos = async () => {
      const others = await answerOrSubstitute(
        loop.ask('silo', undefined).then((one) => [one]),
        [],
      );
      return [...others, apiSilo(meter, traffic, streams)];
    };
    const { routes } = createRoutes({ ...services, transformers, streams, silos }, contract);
    const local = new LocalOperations({
      contract,
      routes: { ...routes, ...options.routes } as RouteTable,
      reader: store,
      access: admin.access,
      catalogues: admin.models,
      clock,
    });
    const reads = new FairReads(local, clock, config.store.startsWith('postgres'));
    const audit = (isRefused: boolean) => (record: DeviceLoopQuestions['audit']['ask']['record']) =>
      void loop.ask('audit', { record, isRefused }).catch(onError);
    const app = createHttpApp({
      contract,
      operations: new RemoteOperations(
        (...call) => local.isRead(...call),
        reads,
        (ask, asking) => {
          // Requests are counted in this thread, and usage is read on the device loop.
          if (ask.call.operationId.startsWith('usage.')) usage.send();
          return loop.ask('run', ask, asking);
        },
      ),
      access: admin.access,
      audit: { record: audit(false), recordRefused: audit(true) },
      usage,
      logger,
      clock,
      config,
      redeem: (code) => loop.ask('redeem', code),
      checkResponses: options.checkResponses ?? false,
      extend: (extended) => serveDownloads(extended, devices.downloads),
    });
    this.server = new ApiServer({
      config,
      clock,
      logger,
      app,
      streams,
      traffic,
      checks: checks(store),
      metrics,
      onError,
    });
  }

  gatewayChanged(state: GatewayState): void {
    this.#services.gatewayStatus.set(state);
  }

  /** Handles events from the device loop. */
  take({ events, isIncomplete }: ApiThreadQuestions['events']['ask']): void {
    if (isIncomplete) this.#streams.endAll();
    else this.#events.take(events);
  }

  /** Ends all event streams. Their clients reconnect and get the events that they missed. */
  endStreams(): void {
    this.#streams.endAll();
  }

  /** Drops an outdated entry of the caches after a change in the store. */
  invalidateCache(change: CacheChange): void {
    const { admin } = this.#services;
    switch (change.cache) {
      case 'access':
        admin.access.forget(change.keyId);
        break;
      case 'revoked':
        admin.access.revoke(change.keyId);
        break;
      case 'models':
        admin.models.invalidate(change.deviceNetworkId);
    }
  }

  /** Drops all cached data, because any of it may have changed in the store. */
  invalidateCaches(): void {
    const { admin } = this.#services;
    admin.access.forget();
    admin.models.forgetAll();
  }

  /**
   * Lets requests in progress continue until the deadline, and ends everything else at once. @param deadlineMs
   * milliseconds
   */
  async close(deadlineMs: number): Promise<void> {
    await this.server.close(deadlineMs);
    this.#meter.close();
    await this.#usage.settle().catch(this.#services.onError);
    await this.#store.close();
  }
}

/**
 * Returns the answer of the device loop, or a substitute if it cannot be reached. Requests that only read work
 * without it.
 */
async function answerOrSubstitute<A>(answer: Promise<A>, substitute: A): Promise<A> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof MusterError && error.code === 'gateway-unreachable') return substitute;
    throw error;
  }
}

/** Metrics of this thread. */
function apiSilo(
  meter: ThreadMeter,
  { received, sent, underWay }: HttpTraffic,
  streams: Pick<EventStreams, 'size'>,
): Silo {
  const work = workOf([{ clients: streams.size, received, sent, receiving: underWay }]);
  return { name: 'api', load: meter.load(), work };
}
