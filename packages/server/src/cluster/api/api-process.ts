import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@muster/lwm2m/core';
import { clockCheck } from '../../clock-watch.ts';
import { NatsBus, busMetrics } from '../nats-bus.ts';
import type { CompleteConfig } from '../../config.ts';
import { KeyTokens } from '../../features/access/key-tokens.ts';
import { findDefaults } from '../../features/networks/networks.ts';
import type { ServerDefaults } from '../../features/networks/networks.ts';
import { addressesOf } from '../../listener/api-addresses.ts';
import { loadContract } from '../../http/contract.ts';
import { serverInfo, type ServerInfo } from '../../lifecycle/info-files.ts';
import { findKeyFaults, keyFaultError } from '../../lifecycle/key-file.ts';
import { waitForKeys, LinkLog } from '../link-log.ts';
import { StartError } from '../../lifecycle/start-error.ts';
import type { Unwind } from '../../lifecycle/unwind.ts';
import type { Logger } from '../../logger.ts';
import { BUS_KEY_FILE, loadApiKeySecret, loadBusKey } from '../../secrets.ts';
import { collections } from '../../features/generated/collections.ts';
import { openReadOnlyStore } from '../../store/open-store.ts';
import { StoreError, type Store } from '../../store/port.ts';
import { isMissingTable } from '../../store/postgres/errors.ts';
import { processMetricsText } from '../../observability/metrics.ts';
import { ApiSide } from '../../api/api-side.ts';
import { shutdownMs } from '../../api/api-server.ts';
import { busNames } from '../bus.ts';
import { PROTOCOL_VERSION } from '../../api/protocol.ts';
import { deviceNetworks } from '../../features/networks/model.ts';
import type { HealthCheck } from '../../observability/health.ts';
import type { Bus, BusNames } from '../bus.ts';
import type { Answers, AskOptions } from '../../messages/channel.ts';
import { WorkerLink } from '../worker-link.ts';
import type { OperationOutcome } from '../../http/handler.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { OutgoingBodies } from './body-streams.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions } from '../../api/protocol.ts';

/** Files in the data folder that all processes of a service share. */
const SHARED_FILES = ['api-key.secret', 'secrets.keys', BUS_KEY_FILE];
/** Milliseconds between two checks whether a worker has prepared the store. */
const PREPARED_MS = 500;
/** Maximum wait for the worker in milliseconds. */
const WAIT_MS = 30_000;

/**
 * Starts a process with the role api. Reads of the store and HTTP run here, everything else is reached over the bus.
 * The process does not wait for the worker, unless no worker has prepared the store yet.
 *
 * @throws StartError without the keys of the service; StoreError
 */
export async function startApiProcess(
  config: CompleteConfig,
  logger: Logger,
  unwind: Unwind,
): Promise<{ readonly info: ServerInfo; readonly reloadCertificate: () => Promise<void> }> {
  await waitForKeys(config.dataDir, SHARED_FILES, logger);
  const secret = loadApiKeySecret(config.dataDir);
  const defaults = await preparedStore(config, secret, logger);
  const processId = randomUUID();
  const bus = new NatsBus(config.bus ?? '', `muster api ${process.pid}`, logger);
  unwind.add('bus', () => bus.close());
  const running: { api?: ApiSide } = {};
  const log = new LinkLog(logger, 'requests that only read still work');
  const link = new LoopLink({
    bus,
    names: busNames(loadBusKey(config.dataDir), 'apis'),
    processId,
    clock: systemClock,
    answers: {
      events: async (batch) => running.api?.take(batch),
      cacheChanged: async (change) => running.api?.invalidateCache(change),
    },
    onLinked: () => {
      log.linked();
      running.api?.invalidateCaches();
    },
    onStale: () => running.api?.invalidateCaches(),
    onLost: () => {
      log.lost();
      running.api?.endStreams();
    },
    onOtherVersion: (version) => log.otherVersion(version, PROTOCOL_VERSION),
  });
  unwind.add('link', () => {
    log.close();
    link.close();
  });
  const ofBus = busMetrics(bus, link);
  const started = await ApiSide.start({
    config,
    contract: loadContract(undefined, { deprecated: !config.noDeprecated }),
    logger,
    loop: link,
    // Requests that only read work without the worker.
    checks: (store) => ({
      store: storeCheck(store, logger),
      clock: clockCheck({ store, clock: systemClock, retentionDays: config.retentionDays }),
    }),
    metrics: async () => `${await ofBus.metrics()}\n${await processMetricsText()}`,
  });
  running.api = started;
  unwind.add('http', () => started.close(shutdownMs(config)));
  const urls = await started.server.listen(addressesOf(config));
  unwind.add('readiness', async () => started.server.stopReadiness());
  const info = serverInfo(urls, defaults, {
    coapAddresses: [],
    coapsAddresses: [],
    bootstrapAddresses: [],
    mqttAddresses: [],
  });
  return { info, reloadCertificate: async () => started.server.reloadCertificate() };
}

/**
 * Waits until a worker has prepared the store.
 *
 * @throws StartError if no worker does, or if the keys of this process differ from those of the worker; StoreError if
 * there is no store, or a newer version has prepared it
 */
async function preparedStore(
  config: CompleteConfig,
  secret: Uint8Array,
  logger: Logger,
): Promise<ServerDefaults> {
  const tokens = new KeyTokens(secret);
  const store = await openReadOnlyStore(config.store, collections, {});
  try {
    for (let waitedMs = 0; ; waitedMs += PREPARED_MS) {
      const found = await findPrepared(store, tokens);
      if (found !== undefined && !(found instanceof StoreError)) {
        await compareKeys(store, config);
        return found;
      }
      if (waitedMs === 0) logger.info({ err: found }, 'waiting for the worker, which prepares the store');
      if (waitedMs >= WAIT_MS) {
        throw (
          found ??
          new StartError(
            'No worker has prepared the store.',
            'Start the worker with the same --store.',
            '--store',
          )
        );
      }
      await pause(PREPARED_MS);
    }
  } finally {
    await store.close();
  }
}

/** @returns an error if a worker of an older version has prepared the store; undefined if none has */
async function findPrepared(
  store: Store,
  tokens: KeyTokens,
): Promise<ServerDefaults | StoreError | undefined> {
  try {
    await store.ping();
    return await findDefaults(store, tokens);
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    if (error instanceof StoreError && error.code === 'schema-differs') return error;
    throw error;
  }
}

/** @throws StartError */
async function compareKeys(store: Store, { dataDir }: CompleteConfig): Promise<void> {
  const faults = await findKeyFaults(store, dataDir, ['api-key.secret', BUS_KEY_FILE]);
  if (faults.length === 0) return;
  throw keyFaultError(dataDir, faults, 'Copy these files from the data folder of the worker.');
}

/**
 * Checks that a process of the API can read the store. While this version cannot read the tables, logs the fault
 * once.
 */
export function storeCheck(store: Store, logger: Pick<Logger, 'error'>): HealthCheck {
  let isLogged = false;
  return async () => {
    try {
      await store.ping();
      await store.collection(deviceNetworks).findOne([]);
      isLogged = false;
    } catch (err) {
      if (isOfOtherVersion(err) && !isLogged) {
        isLogged = true;
        logger.error({ err }, 'this process is not ready: the store has the tables of another version');
      }
      throw err;
    }
  };
}

function isOfOtherVersion(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'schema-newer' || error.code === 'schema-differs');
}

interface LoopLinkOptions {
  readonly bus: Bus;
  readonly names: BusNames;
  readonly processId: string;
  readonly clock: Clock;
  /** Answers the questions of the device loop. */
  readonly answers: Answers<
    Omit<
      ApiThreadQuestions,
      'prepare' | 'listen' | 'reloadCertificate' | 'bodyPart' | 'leaving' | 'stopReadiness' | 'close'
    >
  >;
  /** See `WorkerLinkOptions`, also for the following members. */
  readonly onLinked: () => void;
  readonly onStale: () => void;
  readonly onLost: () => void;
  readonly onOtherVersion: (version: number) => void;
}

/** Milliseconds for which an operation waits for a device loop: the duration of a restart. */
const RESTART_MS = 10_000;

/** The device loop, as seen by an API process over the bus. */
class LoopLink {
  readonly #bodies = new OutgoingBodies();
  readonly #link: WorkerLink<DeviceLoopQuestions, ApiThreadQuestions>;

  constructor({ answers, ...options }: LoopLinkOptions) {
    const refuse = async (): Promise<never> => {
      throw new Error('A process of the API starts and stops itself.');
    };
    this.#link = new WorkerLink<DeviceLoopQuestions, ApiThreadQuestions>({
      ...options,
      version: PROTOCOL_VERSION,
      answers: (linkId) => ({
        ...answers,
        bodyPart: (streamId) => this.#bodies.next(streamId),
        leaving: async () => this.#link.noteLeaving(linkId),
        prepare: refuse,
        listen: refuse,
        reloadCertificate: refuse,
        stopReadiness: refuse,
        close: refuse,
      }),
    });
  }

  /** Whether a message of the device loop has arrived within the last two seconds. */
  get isLinked(): boolean {
    return this.#link.isLinked;
  }

  /**
   * Asks the device loop. A sent question waits until the answer arrives or the process of the loop has ended, even
   * while the bus is unavailable. An operation also waits for a device loop that restarts.
   *
   * @throws MusterError `gateway-unreachable` if it was not sent; `outcome-unknown` if the process ended before it
   * answered
   */
  async ask<Name extends keyof DeviceLoopQuestions>(
    name: Name,
    ask: DeviceLoopQuestions[Name]['ask'],
    { signal }: AskOptions = {},
  ): Promise<DeviceLoopQuestions[Name]['answer']> {
    if (name !== 'run') return this.#link.currentChannel().channel.ask(name, ask, { signal });
    const { call, body } = ask as DeviceLoopQuestions['run']['ask'];
    const offered = this.#bodies.offer(body);
    try {
      return await this.#run({ call, body: offered.body }, signal);
    } finally {
      offered.withdraw();
    }
  }

  /** Runs an operation. A process that is about to end refuses it, and the next process gets it. */
  async #run(
    ask: DeviceLoopQuestions['run']['ask'],
    signal: AbortSignal | undefined,
  ): Promise<OperationOutcome> {
    const deadline = AbortSignal.timeout(RESTART_MS);
    const ended = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    for (;;) {
      const current = await this.#link.nextChannel(ended);
      try {
        return await current.channel.ask('run', ask, { signal });
      } catch (error) {
        if (!(error instanceof MusterError) || error.code !== 'gateway-unreachable') throw error;
        this.#link.noteLeaving(current.id);
      }
    }
  }

  /** Closes the link. */
  close(): void {
    this.#link.close();
  }
}
