/** The contract of the store port holds while another store instance writes to the same tables. */
import { postgresServer, type PostgresServer } from '@muster/testkit';

import type { CollectionDefinition, Entity, Store } from '../../../src/store/port.ts';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import { definitions, storeContract } from '../contract.ts';

interface Note extends Entity {
  readonly turn: number;
}

/** Documents of the neighbour; tests of the contract do not look at them. */
const notes: CollectionDefinition<Note> = { name: 'notes', indexes: [{ fields: ['turn'] }] };
const all = [...definitions, notes];
/** Later than every time of the contract. */
const FAR_MS = 8_000_000_000_000;

describe('shared PostgreSQL store', () => {
  let server: PostgresServer;
  let url = '';
  let neighbour: Neighbour | undefined;

  const openShared = (options?: StoreOptions): Promise<Store> =>
    openStore(url, all, { ...options, isShared: true });
  const stopNeighbour = async (): Promise<void> => {
    await neighbour?.stop();
    neighbour = undefined;
  };

  before(async function () {
    server = await postgresServer(this);
  });

  storeContract({
    name: 'shared postgres',
    open: async (options) => {
      await stopNeighbour();
      url = server.freshUrl();
      const store = await openShared(options);
      neighbour = new Neighbour(await openShared());
      return store;
    },
    reopen: () => openShared(),
    cleanUp: stopNeighbour,
  });
});

/** Writes batches and transactions until it is stopped. */
class Neighbour {
  readonly #store: Store;
  readonly #writing: Promise<void>;
  #isStopped = false;

  constructor(store: Store) {
    this.#store = store;
    this.#writing = this.#write();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    try {
      await this.#writing;
    } finally {
      await this.#store.close();
    }
  }

  async #write(): Promise<void> {
    const own = this.#store.collection(notes);
    for (let turn = 0; !this.#isStopped; turn += 1) {
      await Promise.all([
        own.put({ id: `put ${turn % 5}`, turn }),
        own.insert({ id: `insert ${turn}`, turn }),
        this.#store.measurements.append([{ resourceId: 'neighbour', timeMs: FAR_MS + turn, value: turn }]),
        this.#store.transaction(async (tx) => {
          await tx.collection(notes).put({ id: 'last', turn });
        }),
      ]);
      await own.delete(`insert ${turn}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
