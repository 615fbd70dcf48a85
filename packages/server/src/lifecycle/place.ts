import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { formatHostPort } from '@muster/net';
import type { Clock } from '../kernel/timers.ts';
import { startApiWorker, type ApiWorker } from '../api/api-thread.ts';
import { hasRole, type CompleteConfig, parseHostPort } from '../config.ts';
import { collections } from '../features/generated/collections.ts';
import { addressesOf } from '../listener/api-addresses.ts';
import type { Metrics } from '../observability/metrics.ts';
import { isReadableByThreads, openStore, parseStoreUrl } from '../store/open-store.ts';
import type { Store } from '../store/port.ts';
import { ChangeCounts } from '../store/sql/change-counts.ts';
import { lockDataDir, lockStore } from './locks.ts';
import type { FileLock } from './locks.ts';
import { whenFree, type StandbyOptions } from '../cluster/standby.ts';
import type { Unwind } from './unwind.ts';
import { StartError } from './start-error.ts';

/** Much longer than a worker is ever busy with one task, and shorter than the timeouts of clients. */
const FENCE_AFTER_SECONDS = 10;

/** Takes the data folder and the store. In standby mode, waits until they are free. */
export async function takePlace(
  config: CompleteConfig,
  { clock, metrics, ...waiting }: { clock: Clock; metrics: Metrics } & Omit<StandbyOptions, 'config'>,
  unwind: Unwind,
): Promise<Pick<Place, 'store' | 'changeCounts'> & { readonly apiWorker: ApiWorker | undefined }> {
  const open = (): Promise<Place> => openPlace(config, clock, metrics);
  const taken = config.standby ? await whenFree(open, { config, ...waiting }) : undefined;
  // The worker starts while the store is opened.
  const apiWorker = needsThisThread(config) || !hasRole(config, 'api') ? undefined : startApiWorker();
  const endApiThread = async (): Promise<void> => {
    await apiWorker?.worker.terminate();
  };
  const opening = taken === undefined ? open() : Promise.resolve(taken);
  const { lock, storeLock, store, changeCounts } = await opening.catch(async (error: unknown) => {
    await endApiThread();
    throw error;
  });
  unwind.add('lock', () => lock?.release());
  unwind.add('store lock', () => storeLock?.release());
  unwind.add('api thread', endApiThread);
  unwind.add('store', () => store.close());
  return { store, changeCounts, apiWorker };
}

/** Resources that only one server can have. */
interface Place {
  readonly lock: FileLock | undefined;
  readonly storeLock: FileLock | undefined;
  readonly store: Store;
  readonly changeCounts: ChangeCounts;
}

/** @throws StartError or StoreError, after releasing everything */
async function openPlace(config: CompleteConfig, clock: Clock, metrics: Metrics): Promise<Place> {
  const lock = sharesDataDir(config) ? undefined : lockDataDir(config.dataDir);
  let storeLock: FileLock | undefined;
  try {
    storeLock = lockStore(config.store);
    const changeCounts = new ChangeCounts(collections);
    const store = await openStore(config.store, collections, {
      changeCounts,
      clock,
      onCommit: metrics.onCommit,
      listTimeoutSeconds: config.listTimeoutSeconds,
      ...(config.standby && { fenceAfterSeconds: FENCE_AFTER_SECONDS }),
    });
    return { lock, storeLock, store, changeCounts };
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

/** An address that the server listens on, and its setting. */
interface Listening {
  readonly host: string;
  readonly port: number;
  readonly isUdp: boolean;
  readonly setting: string;
}

/**
 * Reports all configured addresses that are in use together, so that users need not change them one after the other.
 *
 * @param error why the server did not start; its own sockets must be closed
 * @returns the same error, unless several addresses are in use
 */
export async function withTakenAddresses(error: unknown, config: CompleteConfig): Promise<unknown> {
  if (!(error instanceof StartError) || codeOf(error.cause) !== 'EADDRINUSE') return error;
  const taken: string[] = [];
  for (const one of listeningOf(config)) {
    if (await isTaken(one)) taken.push(`${formatHostPort(one.host, one.port)} (${one.setting})`);
  }
  if (taken.length < 2) return error;
  const message = `${taken.slice(0, -1).join(', ')} and ${taken.at(-1)} are in use by other processes.`;
  return new StartError(message, 'Give other addresses; port 0 takes any free one.', undefined, {
    cause: error,
  });
}

function listeningOf(config: CompleteConfig): Listening[] {
  const { coap, coaps = [], bootstrap = [], mqtt = [] } = config;
  const { http, https } = addressesOf(config);
  const of = (urls: readonly string[], isUdp: boolean, setting: string): Listening[] =>
    urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: Number(port), isUdp, setting };
    });
  const api = (address: string | undefined, setting: string): Listening[] =>
    address === undefined ? [] : [{ ...parseHostPort(address), isUdp: false, setting }];
  return [
    ...api(http, '--http, MUSTER_HTTP'),
    ...api(https, '--https, MUSTER_HTTPS'),
    ...of(coap, true, '--coap, MUSTER_COAP'),
    ...of(coaps, true, '--coaps, MUSTER_COAPS'),
    ...of(bootstrap, true, '--bootstrap, MUSTER_BOOTSTRAP'),
    ...of(mqtt, false, '--mqtt, MUSTER_MQTT'),
  ].filter(({ port }) => port !== 0);
}

async function isTaken({ host, port, isUdp }: Listening): Promise<boolean> {
  const probe = isUdp
    ? createSocket(host.includes(':') ? 'udp6' : 'udp4').bind(port, host)
    : createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return codeOf(error) === 'EADDRINUSE';
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  return false;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
