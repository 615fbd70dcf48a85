import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@muster/lwm2m/core';
import { VirtualClock } from '@muster/testkit';
import { createAdminDomain } from '../../src/application/admin-domain.ts';
import { EventBus } from '../../src/features/events/events.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { SecretBox } from '../../src/features/security/secret-box.ts';
import type { Store } from '../../src/store/port.ts';
import { QueuedStore } from '../../src/store/queue/queued-store.ts';
import { ChangeCounts } from '../../src/store/sql/change-counts.ts';
import type { Statement } from '../../src/store/sql/dialect.ts';
import { tableOf } from '../../src/store/sql/schema.ts';
import {
  openInMemory,
  openReader,
  openWriter,
  type SqliteConnection,
} from '../../src/store/sqlite/connection.ts';
import { SqliteBackend } from '../../src/store/sqlite/sqlite-backend.ts';
import { openPrepared } from '../../src/store/sqlite/sqlite-store.ts';
import { defaultSettings } from './default-settings.ts';

/** When the clocks of tests start, in epoch milliseconds. */
export const START_MS = 1_790_000_000_000;
/** Seals the secrets of tests. */
const boxKey = Buffer.alloc(32, 9);
export const box = new SecretBox([boxKey]);
/** Signs the keys of tests. */
export const secret = Buffer.alloc(32, 7);

let image: Promise<Uint8Array> | undefined;

const writes = new WeakMap<Store, Map<string, number>>();

let folder: string | undefined;
let dataDirs = 0;

/** Makes a data folder with the keys of tests. It is removed with the process. */
export function makeDataDir(): string {
  if (folder === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'muster-test-'));
    process.once('exit', () => rmSync(created, { recursive: true, force: true }));
    folder = created;
  }
  dataDirs += 1;
  const dataDir = join(folder, String(dataDirs));
  mkdirSync(dataDir, { mode: 0o700 });
  for (const [name, key] of [
    ['api-key.secret', secret],
    ['secrets.keys', boxKey],
  ] as const) {
    writeFileSync(join(dataDir, name), `${key.toString('base64url')}\n`, { mode: 0o600 });
  }
  return dataDir;
}

/**
 * Opens the memory store of a new server, with its first network. Each store is a copy of one database, because to
 * create the tables and rows takes longer than most tests. The IDs of the network are the same in all of them.
 */
export async function openSeeded(): Promise<Store> {
  image ??= createImage();
  const connection = openInMemory();
  connection.database.deserialize(await image);
  connection.database.exec('PRAGMA journal_mode = MEMORY');
  return counted(connection);
}

/** Opens such a store in a file of a data folder, as a server has it by default. It is removed when the store is closed. */
export async function openSeededFile(
  dataDir: string,
): Promise<{ readonly store: Store; readonly url: string; readonly changeCounts: ChangeCounts }> {
  image ??= createImage();
  const file = join(dataDir, 'muster.db');
  writeFileSync(file, await image);
  const connection = openWriter(file, { synchronous: 'normal', maxSizeBytes: undefined });
  // Bounds the store in memory only.
  connection.database.exec('DROP TRIGGER newest_samples');
  // No test here cuts the power, and waiting for the disk takes longer than the tests.
  connection.database.exec('PRAGMA synchronous = OFF');
  const changeCounts = new ChangeCounts(collections);
  const store = counted(connection, { reader: openReader(file), name: file, changeCounts });
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { store, url: `sqlite:${file}`, changeCounts };
}

/**
 * Returns the number of writes to a collection so far, those that were rolled back included; undefined on PostgreSQL,
 * where they are not counted.
 */
export function writesOf(store: Store, collection: string): number | undefined {
  const counts = writes.get(store);
  return counts && (counts.get(tableOf(collection)) ?? 0);
}

interface FileParts {
  readonly name?: string;
  readonly reader?: SqliteConnection;
  readonly changeCounts?: ChangeCounts;
}

/** A store whose statements that write are counted, by table. */
function counted(connection: SqliteConnection, file?: FileParts): Store {
  const counts = new Map<string, number>();
  const count = ({ sql }: Statement): void => {
    const table = /^(?:insert into|update|delete from) "?(?<table>\w+)/iu.exec(sql)?.groups?.['table'];
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + 1);
    else if (!/^(?:select|with|begin|commit|rollback|savepoint|release) ?/iu.test(sql)) {
      throw new Error(`Unknown whether this statement writes: ${sql}`);
    }
  };
  const run = connection.run.bind(connection);
  const all = connection.all.bind(connection);
  connection.run = async (statement) => {
    count(statement);
    return run(statement);
  };
  connection.all = async (statement) => {
    count(statement);
    return all(statement);
  };
  const store = storeOn(connection, file);
  writes.set(store, counts);
  return store;
}

async function createImage(): Promise<Uint8Array> {
  const connection = await openPrepared(collections, {});
  const store = storeOn(connection);
  await seed(store);
  const bytes = connection.database.serialize();
  await store.close();
  return bytes;
}

/** Creates the first network, as a new server does. */
export async function seed(store: Store): Promise<void> {
  const clock = new VirtualClock(START_MS);
  const events = new EventBus({ clock });
  const { region } = defaultSettings;
  await createAdminDomain({ store, clock, events, secret, box, region }).networks.ensureDefaults();
}

function storeOn(
  connection: SqliteConnection,
  { name = 'memory', reader, changeCounts }: FileParts = {},
): Store {
  const backend = new SqliteBackend(name, connection, reader, collections, { changeCounts });
  return new QueuedStore(backend, collections, systemClock, {});
}
