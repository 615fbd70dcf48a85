import { systemClock } from '@muster/lwm2m/core';
import { resolve } from 'node:path';

import type { AnyCollectionDefinition, Store } from './port.ts';
import { StoreError } from './port.ts';
import { checkDefinitions } from './queue/checks.ts';
import { openJsonStore } from './json/json-store.ts';
import type { StoreOptions } from './options.ts';
import { parsePostgresUrl, type PostgresTarget } from './postgres/store-url.ts';
import { openMemoryStore, openSqliteReader, openSqliteStore } from './sqlite/sqlite-store.ts';

export type { CommitInfo, StoreOptions } from './options.ts';

/** A parsed store URL. Paths are relative to the working directory. */
export type StoreLocation =
  | { readonly kind: 'sqlite'; readonly file: string; readonly synchronous: 'normal' | 'full' | undefined }
  | { readonly kind: 'json'; readonly file: string }
  | { readonly kind: 'memory' }
  | { readonly kind: 'postgres'; readonly target: PostgresTarget };

const forms =
  'Use sqlite:FILE, sqlite:FILE?synchronous=full, postgres://USER:PASSWORD@HOST:PORT/DATABASE, json:FILE or memory:.';

/**
 * Parses a store URL: `sqlite:./data/muster.db`, `sqlite:/var/lib/muster.db?synchronous=full`,
 * `postgres://user:password@host:5432/database`, `json:./state.json`, `memory:`.
 * @throws StoreError `invalid` that lists the valid forms
 */
export function parseStoreUrl(url: string): StoreLocation {
  if (/^postgres(?:ql)?:/.test(url)) return { kind: 'postgres', target: postgresTarget(url) };
  const [, scheme = '', path = '', settings = ''] = /^([a-z]+):([^?]*)(?:\?(.*))?$/.exec(url) ?? [];
  const file = path.replace(/^\/\/(?=\/)/, '');
  const parameters = new URLSearchParams(settings);
  switch (scheme) {
    case 'memory':
      if (file !== '') throw invalidUrl(url, 'a memory store cannot have a file');
      refuseSettings(parameters, url);
      return { kind: 'memory' };
    case 'json':
      refuseSettings(parameters, url);
      return { kind: 'json', file: resolveFile(file, url) };
    case 'sqlite': {
      const synchronous = takeSynchronous(parameters, url);
      refuseSettings(parameters, url);
      return { kind: 'sqlite', file: resolveFile(file, url), synchronous };
    }
    default:
      throw invalidUrl(url, 'its scheme is unknown');
  }
}

/**
 * Opens the store of a URL. Creates it if it does not exist.
 * @param definitions every collection that will be used
 * @throws StoreError with the remedy
 */
export async function openStore(
  url: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions = {},
): Promise<Store> {
  const location = parseStoreUrl(url);
  checkDefinitions(definitions);
  const clock = options.clock ?? systemClock;
  switch (location.kind) {
    case 'memory':
      return openMemoryStore(definitions, clock, options);
    case 'json':
      return openJsonStore(location.file, definitions, clock, options);
    case 'postgres': {
      // Loads the driver only when it is used.
      const { openPostgresStore } = await import('./postgres/postgres-store.ts');
      return openPostgresStore(location.target, definitions, clock, options);
    }
    case 'sqlite': {
      const synchronous = location.synchronous ?? options.synchronous;
      return openSqliteStore(location.file, definitions, clock, {
        ...options,
        ...(synchronous === undefined ? {} : { synchronous }),
      });
    }
  }
}

/** Whether other threads can read the store with {@link openReadOnlyStore}. */
export function isReadableByThreads(url: string): boolean {
  const { kind } = parseStoreUrl(url);
  return kind === 'sqlite' || kind === 'postgres';
}

/**
 * Opens a store for reading that another thread of this process has open for writing.
 *
 * @param definitions every collection that will be used
 * @throws StoreError with the remedy
 */
export async function openReadOnlyStore(
  url: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions = {},
): Promise<Store> {
  const location = parseStoreUrl(url);
  switch (location.kind) {
    case 'sqlite':
      return openSqliteReader(location.file, definitions, options);
    case 'postgres': {
      const { openPostgresReader } = await import('./postgres/postgres-store.ts');
      return openPostgresReader(location.target, definitions, options);
    }
    default:
      throw new StoreError('invalid', `Only one thread can use a ${location.kind} store.`);
  }
}

/** Errors must not contain the URL, because it contains a password. */
function postgresTarget(url: string): PostgresTarget {
  const target = parsePostgresUrl(url);
  if (typeof target === 'string') throw invalidUrl(`${url.slice(0, url.indexOf(':'))}:...`, target);
  return target;
}

function resolveFile(file: string, url: string): string {
  if (file === '' || file.endsWith('/')) throw invalidUrl(url, 'it has no file');
  return resolve(file);
}

function refuseSettings(parameters: URLSearchParams, url: string): void {
  const [unknown] = parameters.keys();
  if (unknown !== undefined) throw invalidUrl(url, `"${unknown}" is not a setting`);
}

function takeSynchronous(parameters: URLSearchParams, url: string): 'normal' | 'full' | undefined {
  const value = parameters.get('synchronous');
  parameters.delete('synchronous');
  if (value === null || value === 'normal' || value === 'full') return value ?? undefined;
  throw invalidUrl(url, 'synchronous must be "normal" or "full"');
}

function invalidUrl(url: string, reason: string): StoreError {
  return new StoreError('invalid', `The store URL "${url}" cannot be used: ${reason}.`, forms);
}
