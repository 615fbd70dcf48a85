import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@muster/lwm2m/core';

import type { Api } from '../api/api-server.ts';
import { probeApi } from '../api/api-server.ts';
import type { CompleteConfig } from '../config.ts';
import { collections } from '../features/generated/collections.ts';
import { checkKeys, keyFilesOf } from '../secrets.ts';
import type { Logger } from '../logger.ts';
import { processMetricsText } from '../observability/metrics.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import type { Store, StoreErrorCode } from '../store/port.ts';
import { StoreError } from '../store/port.ts';
import { ResourceInUseError, StartError } from '../lifecycle/start-error.ts';
import type { Unwind } from '../lifecycle/unwind.ts';

/**
 * Milliseconds between attempts. Each attempt waits for the lock of the store itself, so a released lock is taken
 * immediately.
 */
const PAUSE_MS = 100;
const KEYS_MS = 30_000;
/** Errors of a database while it restarts. */
const AWAY: ReadonlySet<StoreErrorCode> = new Set(['io', 'timeout', 'overloaded']);

export interface StandbyOptions {
  readonly config: CompleteConfig;
  readonly logger: Logger;
  /** Milliseconds within which the first server must create the keys, if both start together. Defaults to 30,000. */
  readonly keysMs?: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens the data folder and the store as soon as no other server has them. During the wait, `/healthz` responds with
 * 200 and `/readyz` reports the standby.
 *
 * @throws StartError without the keys of the service, or with different ones; errors of `open` other than those of a
 * locked or unavailable store; the reason of the signal
 */
export async function whenFree<Opened>(
  open: () => Promise<Opened>,
  { config, logger, signal, keysMs = KEYS_MS }: StandbyOptions,
): Promise<Opened> {
  let probe: Api | undefined;
  try {
    for (;;) {
      signal?.throwIfAborted();
      try {
        return await open();
      } catch (error) {
        if (!isHeld(error) && !(probe !== undefined && isAway(error))) throw error;
      }
      if (probe === undefined) {
        await findKeys(config.dataDir, keyFilesOf(config), keysMs, signal);
        if (!config.replaceKeys) await compareKeys(config);
        probe = await serveStandbyApi(config, logger);
      }
      await pause(PAUSE_MS, undefined, { signal });
    }
  } finally {
    await probe?.close();
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof ResourceInUseError || (error instanceof StoreError && error.code === 'locked');

const isAway = (error: unknown): boolean => error instanceof StoreError && AWAY.has(error.code);

/**
 * Checks the keys before the server is needed. With different keys, it would refuse all API keys and devices after a
 * take-over.
 */
async function findKeys(
  dataDir: string,
  keys: readonly string[],
  keysMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + keysMs;
  for (;;) {
    const missing = keys.filter((name) => !existsSync(join(dataDir, name)));
    if (missing.length === 0) return;
    if (Date.now() > deadline) {
      throw new StartError(
        `The data folder ${dataDir} does not have ${missing.join(' and ')}.`,
        'A server that stands by needs the keys of the active one: give it a copy of these files.',
        '--data-dir',
      );
    }
    await pause(PAUSE_MS, undefined, { signal });
  }
}

/** Finds different keys before the server is needed. @throws StartError; StoreError */
async function compareKeys(config: CompleteConfig): Promise<void> {
  const store = await openReadOnlyStore(config.store, collections);
  try {
    await checkKeys(store, config);
  } catch (error) {
    // The store is opened again later.
    if (!isAway(error)) throw error;
  } finally {
    await store.close();
  }
}

async function serveStandbyApi(config: CompleteConfig, logger: Logger): Promise<Api> {
  const onError = (err: unknown): void => logger.error({ err }, 'failed');
  const waits = async (): Promise<never> => {
    throw new Error('Another server is active.');
  };
  const probe = probeApi({
    config,
    logger,
    clock: systemClock,
    checks: { standby: waits },
    metrics: processMetricsText,
    onError,
  });
  const urls = await probe.listen();
  logger.info({ ...urls, pid: process.pid }, 'standing by: another server has the store');
  return probe;
}

/** Milliseconds between two checks of a store for which other servers stand by. */
const WATCH_MS = 2_000;

/**
 * Resolves when another server has taken over the store. After a loss of all connections, any of the servers can
 * reconnect first.
 */
export function watchStore(store: Store, logger: Logger, unwind: Unwind): Promise<void> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      try {
        await store.ping();
      } catch (err) {
        if (!isHeld(err)) return;
        logger.error({ err }, 'another server has taken over');
        clearInterval(timer);
        resolve();
      }
    };
    const timer = setInterval(() => void look(), WATCH_MS);
    unwind.add('watch of the store', () => clearInterval(timer));
  });
}
