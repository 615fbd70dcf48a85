/** A server on a store that was filled before it started, and how the bench talks to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { collections } from '../../src/domain/entities/index.ts';
import type { Store } from '../../src/domain/ports/store.ts';
import { startServer } from '../../src/index.ts';
import { openStore } from '../../src/store/open-store.ts';

export interface ListServer {
  /** What stands for an id in the paths of requests: TYPE, PLACE ... */
  readonly names: Readonly<Record<string, string>>;
  call(target: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** @param fill puts rows into the store, and says the names of what it has put there */
export async function startFilled(
  fill: (store: Store) => Promise<Readonly<Record<string, string>>>,
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
  // Filled without indexes: the server makes them in one go when it starts.
  const bare = await openStore(
    store,
    collections.map(({ name }) => ({ name, indexes: [] })),
  );
  const names = await fill(bare);
  await bare.close();
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
