import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { systemClock } from '@muster/lwm2m/core';

import { NatsBus } from '../bus/nats-bus.ts';
import type { CompleteConfig } from '../config.ts';
import { KeyTokens } from '../features/access/key-tokens.ts';
import { deviceNetworks } from '../features/networks/model/device-network.ts';
import { findDefaults } from '../features/networks/find-defaults.ts';
import type { ServerDefaults } from '../features/networks/network-service.ts';
import { loadContract } from '../http/contract.ts';
import type { ServerInfo } from '../lifecycle/info-files.ts';
import { loadSecret } from '../lifecycle/private-file.ts';
import { StartError } from '../lifecycle/start-error.ts';
import type { Unwind } from '../lifecycle/unwind.ts';
import type { Logger } from '../logger.ts';
import { API_KEY_SECRET_BYTES } from '../secrets.ts';
import { collections } from '../features/generated/collections.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import { isMissingTable } from '../store/postgres/errors.ts';
import { processMetricsText } from '../observability/metrics.ts';
import { ApiSide } from './api-side.ts';
import { shutdownMs } from './api-server.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import { busNames } from '../bus/bus-names.ts';
import { LoopLink } from './loop-link.ts';
import { PROTOCOL_VERSION } from './protocol.ts';

/** Files in the data folder that all processes of a service share. */
const SHARED_FILES = ['api-key.secret', 'secrets.keys'];
/** Milliseconds between looks for what the gateway prepares. */
const PREPARED_MS = 500;
/** Milliseconds after which a process says that it has heard no gateway. */
const SILENCE_MS = 5_000;
/** Milliseconds that a process waits for it. */
const WAIT_MS = 30_000;

/**
 * Starts a process with the role api: reads of the store and HTTP here, everything else over the bus. It does not wait for the
 * gateway, except for a store that no gateway has prepared yet.
 *
 * @throws StartError without the keys of the service; StoreError
 */
export async function startApiProcess(
  config: CompleteConfig,
  logger: Logger,
  unwind: Unwind,
): Promise<ServerInfo> {
  const secret = await sharedSecret(config.dataDir, logger);
  const defaults = await preparedStore(config, secret, logger);
  const processId = randomUUID();
  const bus = new NatsBus(config.bus ?? '', `muster api ${process.pid}`, logger);
  unwind.add('bus', () => bus.close());
  const running: { api?: ApiSide } = {};
  const log = new LinkLog(logger);
  const link = new LoopLink({
    bus,
    names: busNames(secret),
    processId,
    clock: systemClock,
    answers: {
      gatewayChanged: async (state) => running.api?.gatewayChanged(state),
      events: async (batch) => running.api?.take(batch),
      cacheChanged: async (change) => running.api?.outdate(change),
    },
    onLinked: () => {
      log.linked();
      running.api?.outdateAll();
      link
        .ask('gateway', undefined)
        .then((state) => running.api?.gatewayChanged(state))
        .catch((err: unknown) => logger.warn({ err }, 'the gateway did not say how it is'));
    },
    onStale: () => running.api?.outdateAll(),
    onLost: () => {
      log.lost();
      running.api?.endStreams();
    },
    onOtherVersion: (version) => log.otherVersion(version),
  });
  unwind.add('link', () => {
    log.close();
    link.close();
  });
  const started = await ApiSide.start({
    config,
    contract: loadContract(undefined, { deprecated: !config.noDeprecated }),
    logger,
    loop: link,
    // Without the gateway, requests that only read work.
    checks: (store) => ({
      store: async () => {
        await store.collection(deviceNetworks).findOne([]);
      },
    }),
    metrics: async () => `${linkMetric(link)}\n${await processMetricsText()}`,
  });
  running.api = started;
  unwind.add('http', () => started.close(shutdownMs(config)));
  const http = await started.server.listen(config.http);
  unwind.add('readiness', async () => started.server.stopReadiness());
  return {
    http,
    coap: '',
    coapAddresses: [],
    coapsAddresses: [],
    bootstrapAddresses: [],
    mqttAddresses: [],
    deviceNetworkId: defaults.deviceNetworkId,
    apiKey: defaults.apiKey,
    pid: process.pid,
  };
}

/** Logs when the gateway comes and goes. */
class LinkLog {
  readonly #logger: Logger;
  readonly #versions: ThrottledLog;
  #first: NodeJS.Timeout | undefined;
  #isLinked = false;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#versions = new ThrottledLog(systemClock, (fields, message) => logger.warn(fields, message));
    this.#first = setTimeout(() => {
      logger.warn(
        'no gateway was heard on the bus yet; it needs the same bus (--bus) and the same api-key.secret in its data folder',
      );
    }, SILENCE_MS);
  }

  linked(): void {
    this.close();
    this.#isLinked = true;
    this.#logger.info('the gateway is linked');
  }

  lost(): void {
    if (this.#isLinked)
      this.#logger.warn('the gateway cannot be reached; requests that only read still work');
    this.#isLinked = false;
  }

  otherVersion(version: number): void {
    const message = 'a gateway speaks another version of the protocol; update it or this process';
    this.#versions.write({ version, own: PROTOCOL_VERSION }, message);
  }

  close(): void {
    clearTimeout(this.#first);
    this.#first = undefined;
  }
}

/** The secret of the service. A gateway that starts at the same time makes it. @throws StartError if there is none in time */
async function sharedSecret(dataDir: string, logger: Logger): Promise<Uint8Array> {
  for (let waitedMs = 0; ; waitedMs += PREPARED_MS) {
    const missing = SHARED_FILES.filter((name) => !existsSync(join(dataDir, name)));
    if (missing.length === 0) return loadSecret(join(dataDir, 'api-key.secret'), API_KEY_SECRET_BYTES);
    if (waitedMs === 0) logger.info({ dataDir, missing }, 'waiting for the gateway, which makes the keys');
    if (waitedMs >= WAIT_MS) {
      throw new StartError(
        `The data folder ${dataDir} does not have ${missing.join(' and ')}.`,
        'Give this process the data folder of the gateway, or a copy of these files from it.',
        '--data-dir',
      );
    }
    await pause(PREPARED_MS);
  }
}

/** Waits until a gateway has prepared the store. @throws StartError if none does; StoreError if there is no store */
async function preparedStore(
  config: CompleteConfig,
  secret: Uint8Array,
  logger: Logger,
): Promise<ServerDefaults> {
  const tokens = new KeyTokens(secret);
  const store = await openReadOnlyStore(config.store, collections, {});
  try {
    for (let waitedMs = 0; ; waitedMs += PREPARED_MS) {
      const found = await findDefaults(store, tokens).catch((error: unknown) => {
        if (!isMissingTable(error)) throw error;
        return undefined;
      });
      if (found !== undefined) return found;
      if (waitedMs === 0) logger.info('waiting for the gateway, which prepares the store');
      if (waitedMs >= WAIT_MS) {
        throw new StartError(
          'No gateway has prepared the store.',
          'Start the gateway with the same --store.',
          '--store',
        );
      }
      await pause(PREPARED_MS);
    }
  } finally {
    await store.close();
  }
}

/** For `/metrics`. */
function linkMetric(link: LoopLink): string {
  const name = 'muster_gateway_linked';
  return `# HELP ${name} Whether the gateway can be reached over the bus\n# TYPE ${name} gauge\n${name} ${link.isLinked ? 1 : 0}\n`;
}
