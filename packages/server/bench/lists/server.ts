/** Runs a server on a filled store and sends it requests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '../../src/index.ts';
import { Bulk } from './bulk.ts';

export interface ListServer {
  /** Replacements for IDs in paths: TYPE, PLACE ... */
  readonly names: Readonly<Record<string, string>>;
  call(target: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * @param fill writes rows into the database and returns the names that paths use
 * @param url a store URL of PostgreSQL; absent: SQLite in a temporary folder
 */
export async function startFilled(
  fill: (bulk: Bulk) => Promise<Readonly<Record<string, string>>>,
  url?: string,
): Promise<ListServer> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-lists-'));
  const store = url ?? `sqlite:${join(folder, 'muster.db')}`;
  const options = {
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store,
    dataDir: folder,
    connectionFile: false,
    logLevel: 'error',
  } as const;
  await (await startServer(options)).close();
  const bulk = await Bulk.open(store);
  const names = await fill(bulk);
  await bulk.close();
  const server = await startServer(options);
  return {
    names,
    call: (target, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${server.info.apiKey}`);
      return fetch(`${server.info.http}/api/v3${target}`, { ...init, headers });
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
