import { systemClock } from '@muster/lwm2m/core';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

import { ConfigError } from './config.ts';
import { collections } from './features/generated/collections.ts';
import { lockStore } from './lifecycle/locks.ts';
import { Unwind } from './lifecycle/unwind.ts';
import { makeFolders, realFile } from './files.ts';
import { copyStore as copyRows, type CopyOptions, type CopyResult } from './store/copy/copy-store.ts';
import type { CopyEnd, CopyTarget } from './store/copy/ends.ts';
import { openJsonSource, openJsonTarget } from './store/json/json-store.ts';
import { parseStoreUrl, type StoreLocation } from './store/open-store.ts';
import { StoreError } from './store/port.ts';
import { openSqliteSource, openSqliteTarget } from './store/sqlite/sqlite-store.ts';

const REMEDY_SUFFIX = ': a store in use cannot be copied.';
const REMEDY = `Stop that server${REMEDY_SUFFIX}`;
const postgresOptions = { definitions: collections, remedySuffix: REMEDY_SUFFIX };

/** URLs of two stores: `sqlite:FILE`, `postgres://…` or `json:FILE`. */
export interface StoresToCopy {
  readonly from: string;
  readonly to: string;
}

/** A store outside the memory of a process. */
type Location = Exclude<StoreLocation, { kind: 'memory' }>;

const flags = {
  from: {
    flag: '--from',
    variable: 'MUSTER_FROM_STORE',
    remedy: 'For example: --from sqlite:data/muster.db',
  },
  to: {
    flag: '--to',
    variable: 'MUSTER_STORE',
    remedy: 'For example: --to postgres://muster@db.example/muster',
  },
} as const;

/**
 * Copies all documents and samples from the store of a stopped server to an empty one. The source is not changed.
 * Keys and firmware packages are in the data folder and not copied.
 *
 * @throws ConfigError a URL cannot be used, or both name the same store
 * @throws StartError a server uses one of the stores
 * @throws StoreError a store cannot be opened, the source is not a store of this version, or the target is not empty
 * @throws IncompleteCopyError the copy failed, or `signal` was aborted
 */
export async function copyStore(
  urls: StoresToCopy,
  options: Omit<CopyOptions, 'startedAt'>,
): Promise<CopyResult> {
  const from = locationOf(urls, 'from');
  const to = locationOf(urls, 'to');
  requireFile(from);
  if (identityOf(from) === identityOf(to)) throw problem('to', 'It names the same store as --from.');
  const unwind = new Unwind(() => undefined);
  try {
    for (const url of [urls.from, urls.to]) {
      const lock = lockStore(url, REMEDY);
      unwind.add('lock', () => lock?.release());
    }
    const source = await openSource(from);
    unwind.add('source', () => source.close());
    const open = async (): Promise<CopyTarget> => {
      const target = await openTarget(to);
      unwind.add('target', () => target.close());
      return target;
    };
    return await copyRows(source, open, collections, { ...options, startedAt: systemClock.now() });
  } finally {
    await unwind.run();
  }
}

/** @throws ConfigError */
function locationOf(urls: StoresToCopy, end: keyof StoresToCopy): Location {
  let location: StoreLocation;
  try {
    location = parseStoreUrl(urls[end]);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw problem(end, error.message);
  }
  if (location.kind !== 'memory') return location;
  throw problem(end, 'A memory: store ends with its server, so it cannot be copied.');
}

function problem(end: keyof StoresToCopy, message: string): ConfigError {
  return new ConfigError([{ ...flags[end], message }]);
}

/** Checked first, because locking and opening a file would create its folder. */
function requireFile(location: Location): void {
  if (location.kind === 'postgres') return;
  if (statSync(location.file, { throwIfNoEntry: false })?.isFile() === true) return;
  throw new StoreError(
    'invalid',
    `There is no file ${location.file}.`,
    'Name the store of the server to copy from with --from (MUSTER_FROM_STORE).',
  );
}

/**
 * Returns the same text for two URLs of the same store. Different names of a host are not detected here, but by the
 * locks.
 */
function identityOf(location: Location): string {
  if (location.kind !== 'postgres') {
    makeFolders(dirname(location.file));
    return realFile(location.file);
  }
  const { connectionStrings, schema } = location.target;
  const servers = connectionStrings.map((text) => {
    const { hostname, port, pathname, searchParams } = new URL(text);
    return [hostname, port || '5432', pathname, searchParams.get('host')].join(' ');
  });
  return [...servers, schema].join(' ');
}

async function openSource(location: Location): Promise<CopyEnd> {
  switch (location.kind) {
    case 'sqlite':
      return openSqliteSource(location.file);
    case 'json':
      return openJsonSource(location.file, collections);
    case 'postgres': {
      const { openPostgresEnd } = await import('./store/postgres/postgres-store.ts');
      return openPostgresEnd(location.target, { ...postgresOptions, isTarget: false });
    }
  }
}

async function openTarget(location: Location): Promise<CopyTarget> {
  switch (location.kind) {
    case 'sqlite':
      return openSqliteTarget(location.file, location.synchronous ?? 'normal');
    case 'json':
      return openJsonTarget(location.file);
    case 'postgres': {
      const { openPostgresEnd } = await import('./store/postgres/postgres-store.ts');
      return openPostgresEnd(location.target, { ...postgresOptions, isTarget: true });
    }
  }
}
