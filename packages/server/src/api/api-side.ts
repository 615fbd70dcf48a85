import { systemClock } from '@muster/lwm2m/core';
import { join } from 'node:path';
import { createStreams } from '../application/events.ts';
import type { CompleteConfig } from '../config.ts';
import { AccessService } from '../features/access/access.ts';
import { KeyTokens } from '../features/access/key-tokens.ts';
import type { SessionService } from '../features/access/sessions.ts';
import { ModelService } from '../features/catalogue/object-definitions.ts';
import { omitUndefined } from '../kernel/data.ts';
import { CacheChanges } from '../kernel/caches.ts';
import type { CacheChange } from '../kernel/caches.ts';
import type { LiveState } from '../kernel/ports.ts';
import { MusterError } from '../kernel/errors.ts';
import { collections } from '../features/generated/collections.ts';
import { routes } from '../features/generated/routes.ts';
import type { RouteSources } from '../features/generated/routes.ts';
import { createHttpApp } from '../http/app.ts';
import type { Contract, Operation } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/http/event-streams.ts';
import type { RouteTable, Connection, OperationCall, OperationOutcome, Operations } from '../http/handler.ts';
import { LocalOperations } from '../http/operations.ts';
import { workOf } from '../features/system/model.ts';
import type { Silo, Silos } from '../features/system/model.ts';
import type { HealthCheck } from '../observability/health.ts';
import { HttpTraffic } from '../observability/http-metrics.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import { ThreadMeter } from '../observability/thread-figures.ts';
import { createHardwarePreview } from '../application/hardware-preview.ts';
import type { Logger } from '../logger.ts';
import { downloadKey, FirmwareDownloads } from '../features/firmware/packages.ts';
import { serveDownloads } from '../features/firmware/http.ts';
import { People } from '../features/log-in/http/people.ts';
import { serveLogIn } from '../features/log-in/http/paths.ts';
import { loginSettingsHash } from '../features/log-in/role-table.ts';
import { openFirmwareFiles } from '../features/firmware/files/firmware-files.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import type { Store } from '../store/port.ts';
import { ChangeCounts } from '../store/sql/change-counts.ts';
import { loadApiKeySecret } from '../secrets.ts';
import { ApiServer } from './api-server.ts';
import type { Channel } from '../messages/channel.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from './protocol.ts';
import { RemoteEvents, RemoteOperations } from './remote-operations.ts';
import { RemoteUsage } from './remote-usage.ts';
import { ClientGone } from '../http/errors.ts';
import type { Clock } from '../kernel/timers.ts';
import { FairWork, reserveFor } from '../kernel/fair-queue.ts';
import { nextTurn } from '../kernel/tasks.ts';

/** The device loop, in another thread or process. */
export type DeviceLoop = Pick<Channel<DeviceLoopQuestions, ApiThreadQuestions>, 'ask'>;

interface ApiSideOptions {
  readonly config: CompleteConfig;
  readonly contract: Contract;
  readonly logger: Logger;
  readonly loop: DeviceLoop;
  /** Memory of the store's {@link ChangeCounts}, if the device loop is in this process. */
  readonly changeCounts?: SharedArrayBuffer | undefined;
  /** Checks for the readiness. */
  readonly checks: (store: Store) => Readonly<Record<string, HealthCheck>>;
  /** Metrics in addition to those of HTTP, in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  /** Checks every response against the contract; for tests. */
  readonly checkResponses?: boolean;
  /** For tests: handlers that replace those of the services. */
  readonly routes?: Partial<RouteTable>;
}

/**
 * The API outside the device loop, in its own thread or process: HTTP, contract, reads of the store, event streams.
 * Everything else is delegated to the device loop.
 */
export class ApiSide {
  readonly server: ApiServer;
  readonly #store: Store;
  readonly #access: AccessService;
  readonly #models: ModelService;
  readonly #streams: EventStreams;
  readonly #events: RemoteEvents;
  readonly #usage: RemoteUsage;
  readonly #meter: ThreadMeter;
  readonly #onError: (error: unknown) => void;

  /** Opens the store for reading. @throws StoreError */
  static async start(options: ApiSideOptions): Promise<ApiSide> {
    const { config, changeCounts: memory } = options;
    const store = await openReadOnlyStore(config.store, collections, {
      listTimeoutSeconds: config.listTimeoutSeconds,
      changeCounts: memory && new ChangeCounts(collections, memory),
    });
    return new ApiSide(options, store);
  }

  private constructor(options: ApiSideOptions, store: Store) {
    const { config, contract, logger, loop, checks, metrics } = options;
    const clock = config.clock ?? systemClock;
    const failures = new ThrottledLog(clock, (fields, message) => logger.error(fields, message));
    const onError = (err: unknown): void => failures.write({ err }, 'failed');
    const secret = loadApiKeySecret(config.dataDir);
    const changes = new CacheChanges();
    const tokens = new KeyTokens(secret);
    const settingsHash = loginSettingsHash(config);
    const access = new AccessService({
      store,
      clock,
      tokens,
      changes,
      ...omitUndefined({ loginSettingsHash: settingsHash }),
    });
    const models = new ModelService(store, changes);
    const usage = new RemoteUsage(
      (batch, isSettling) => loop.ask('usage', { batch, isSettling }),
      (err) => logger.error({ err }, 'usage could not be counted'),
    );
    const files = openFirmwareFiles(config.store, join(config.dataDir, 'firmware'));
    const downloads = new FirmwareDownloads({ store, clock, files, secret: downloadKey(secret), usage });
    this.#store = store;
    this.#access = access;
    this.#models = models;
    this.#usage = usage;
    this.#onError = onError;
    this.#events = new RemoteEvents(
      {
        follow: (wanted) => loop.ask('follow', wanted),
        replay: (lastEventId, filter) => loop.ask('replay', { lastEventId, filter }),
      },
      onError,
    );
    const streams = createStreams({ clock, logger, config }, { access }, this.#events);
    this.#streams = streams;
    access.onRevoked((apiKeyId) => streams.endOf(apiKeyId));
    const live: LiveState = {
      lastHeard: (id) => answerOrSubstitute(loop.ask('lastHeard', id), undefined),
      gateway: () => answerOrSubstitute(loop.ask('gateway', undefined), { region: config.region }),
      transformerFaults: (ids) =>
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
    const sources: RouteSources = {
      streams,
      silos,
      firmwareFiles: files,
      hardwarePreview: createHardwarePreview(store, clock),
    };
    const local = new LocalOperations({
      contract,
      routes: { ...routes, ...options.routes },
      sources,
      reader: store,
      access,
      catalogues: models,
      live,
      clock,
    });
    const reads = new FairReads(local, clock, config.store.startsWith('postgres'));
    const audit = (isRefused: boolean) => (record: DeviceLoopQuestions['audit']['ask']['record']) =>
      void loop.ask('audit', { record, isRefused }).catch(onError);
    const auditLog = { record: audit(false), recordRefused: audit(true) };
    const sessions: Pick<SessionService, 'begin' | 'end' | 'keepPicture'> = {
      begin: (input) => loop.ask('beginSession', input),
      end: (id) => loop.ask('endSession', id),
      keepPicture: (sessionId, picture) => loop.ask('keepPicture', { sessionId, picture }),
    };
    const shared = { reader: store, sessions, clock, logger };
    const people = People.of(config, shared);
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
      access,
      audit: auditLog,
      usage,
      logger,
      clock,
      config,
      redeem: (code) => loop.ask('redeem', code),
      checkResponses: options.checkResponses ?? false,
      extend: (extended) => {
        serveDownloads(extended, downloads);
        serveLogIn(extended, { ...shared, access, audit: auditLog, config, people, secret });
      },
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
    switch (change.cache) {
      case 'access':
        this.#access.forget(change.keyId);
        break;
      case 'revoked':
        this.#access.revoke(change.keyId);
        break;
      case 'models':
        this.#models.invalidate(change.deviceNetworkId);
    }
  }

  /** Drops all cached data, because any of it may have changed in the store. */
  invalidateCaches(): void {
    this.#access.forget();
    this.#models.forgetAll();
  }

  /**
   * Lets requests in progress continue until the deadline, and ends everything else at once. @param deadlineMs
   * milliseconds
   */
  async close(deadlineMs: number): Promise<void> {
    await this.server.close(deadlineMs);
    this.#meter.close();
    await this.#usage.settle().catch(this.#onError);
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

/** Maximum concurrent reads of a device network if the store runs in another process. */
const READS_ELSEWHERE = 8;
/**
 * Milliseconds after which a read no longer counts as using this thread. It waits for something else, for example an
 * event stream for events.
 */
const HOLD_MS = 1_000;

/**
 * Lets device networks take turns with operations that only read. With SQLite, a read blocks the thread, so each
 * network has one at a time, and the network that has used the thread least comes first.
 */
class FairReads implements Operations {
  readonly #operations: Operations;
  readonly #clock: Clock;
  readonly #turns: FairWork;

  /** @param isStoreElsewhere whether reads do not block this thread */
  constructor(operations: Operations, clock: Clock, isStoreElsewhere: boolean) {
    const max = isStoreElsewhere ? READS_ELSEWHERE : 1;
    this.#operations = operations;
    this.#clock = clock;
    this.#turns = new FairWork({ max, reserved: reserveFor(max), holdLimit: { clock, holdMs: HOLD_MS } });
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const { deviceNetworkId } = call.principal;
    // Operations without a key are cheap.
    if (deviceNetworkId === '') return this.#operations.run(operation, call, connection);
    const end = await this.#turns.begin(deviceNetworkId);
    const startedMs = this.#clock.monotonic();
    try {
      if (connection.http?.response.destroyed === true) throw new ClientGone();
      return await this.#operations.run(operation, call, connection);
    } finally {
      const costMs = this.#clock.monotonic() - startedMs;
      // Requests of other networks that have arrived join before the next turn.
      void nextTurn().then(() => end(costMs));
    }
  }
}
