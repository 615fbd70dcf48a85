/** A server on a store that was filled before it started, and how the bench talks to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer } from '../../src/index.ts';
import { Bulk } from './bulk.ts';

export interface ListServer {
  /** What stands for an id in the paths of requests: TYPE, PLACE ... */
  readonly names: Readonly<Record<string, string>>;
  call(target: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** @param fill puts rows into the database, and says the names of what it has put there */
export async function startFilled(
  fill: (bulk: Bulk) => Readonly<Record<string, string>>,
): Promise<ListServer> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-lists-'));
  const store = `sqlite:${join(folder, 'muster.db')}`;
  const options = {
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store,
    dataDir: folder,
    connectionFile: false,
    logLevel: 'error',
  } as const;
  await (await startServer(options)).close();
  const bulk = new Bulk(join(folder, 'muster.db'));
  const names = fill(bulk);
  bulk.close();
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
