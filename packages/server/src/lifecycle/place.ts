import type { Clock } from '../kernel/clock.ts';
import { startApiWorker, type ApiWorker } from '../api/api-thread.ts';
import { hasRole, type CompleteConfig } from '../config.ts';
import { collections } from '../features/generated/collections.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isReadableByThreads, openStore, parseStoreUrl } from '../store/open-store.ts';
import type { Store } from '../store/port.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { FileLock } from './file-lock.ts';
import { whenFree, type StandbyOptions } from '../cluster/standby.ts';
import { lockStore } from './store-lock.ts';
import type { Unwind } from './unwind.ts';

/** Much longer than a worker is ever busy with one task, and shorter than the timeouts of clients. */
const FENCE_AFTER_SECONDS = 10;

/** Takes the data folder and the store. In standby mode, waits until they are free. */
export async function takePlace(
  config: CompleteConfig,
  { clock, metrics, ...waiting }: { clock: Clock; metrics: Metrics } & Omit<StandbyOptions, 'config'>,
  unwind: Unwind,
): Promise<{ readonly store: Store; readonly apiWorker: ApiWorker | undefined }> {
  const open = (): Promise<Place> => openPlace(config, clock, metrics);
  const taken = config.standby ? await whenFree(open, { config, ...waiting }) : undefined;
  // The worker starts while the store is opened.
  const apiWorker = needsThisThread(config) || !hasRole(config, 'api') ? undefined : startApiWorker();
  const endApiThread = async (): Promise<void> => {
    await apiWorker?.worker.terminate();
  };
  const opening = taken === undefined ? open() : Promise.resolve(taken);
  const { lock, storeLock, store } = await opening.catch(async (error: unknown) => {
    await endApiThread();
    throw error;
  });
  unwind.add('lock', () => lock?.release());
  unwind.add('store lock', () => storeLock?.release());
  unwind.add('api thread', endApiThread);
  unwind.add('store', () => store.close());
  return { store, apiWorker };
}

/** Resources that only one server can have. */
interface Place {
  readonly lock: FileLock | undefined;
  readonly storeLock: FileLock | undefined;
  readonly store: Store;
}

/** @throws StartError or StoreError, after releasing everything */
async function openPlace(config: CompleteConfig, clock: Clock, metrics: Metrics): Promise<Place> {
  const lock = sharesDataDir(config) ? undefined : lockDataDir(config.dataDir);
  let storeLock: FileLock | undefined;
  try {
    storeLock = lockStore(config.store);
    const store = await openStore(config.store, collections, {
      clock,
      onCommit: metrics.onCommit,
      listTimeoutSeconds: config.listTimeoutSeconds,
      ...(config.standby && { fenceAfterSeconds: FENCE_AFTER_SECONDS }),
    });
    return { lock, storeLock, store };
  } catch (error) {
    storeLock?.release();
    lock?.release();
    throw error;
  }
}

/**
 * Whether workers in standby can share the folder. Then only the lock of the database decides: a worker that hangs
 * loses that lock, but its process would keep the lock of the folder.
 */
function sharesDataDir({ standby, store }: CompleteConfig): boolean {
  return standby && parseStoreUrl(store).kind === 'postgres';
}

/**
 * Whether the API runs on the device loop, because no other thread can read a store in memory or share the clock of a
 * test.
 */
function needsThisThread(config: CompleteConfig): boolean {
  return config.clock !== undefined || !isReadableByThreads(config.store);
}
