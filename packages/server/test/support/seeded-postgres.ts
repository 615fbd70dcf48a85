import pg from 'pg';
import { findPostgres, PostgresServer } from '@muster/testkit';
import { collections } from '../../src/features/generated/collections.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';
import { seed } from './seeded-store.ts';

const TEMPLATE = 'seeded';

/** Calls of a store that have not ended. */
const underWay = new WeakMap<Store, { count: number }>();

let admin: Promise<pg.Client> | undefined;
let server: PostgresServer | undefined;
let origin: string;
let databases = 0;

export const isOnPostgres = process.env['MUSTER_TEST_STORE'] === 'postgres';

if (isOnPostgres) {
  after(async () => {
    await (await admin)?.end();
    await server?.stop();
  });
}

/**
 * Opens a PostgreSQL database of its own, a copy of one with the first network, for the suites that run on PostgreSQL too. It
 * is dropped when the store is closed.
 */
export async function openSeededPostgres(): Promise<{ readonly store: Store; readonly url: string }> {
  admin ??= createTemplate();
  const client = await admin;
  databases += 1;
  const name = `seeded_${databases}`;
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = `${origin}/${name}`;
  const opened = await openStore(url, collections);
  const calls = { count: 0 };
  const store = counting(opened, calls);
  underWay.set(store, calls);
  const close = opened.close.bind(opened);
  store.close = async () => {
    await close();
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { store, url };
}

/** Turns without a call after which none follows. */
const IDLE_TURNS = 40;
/** Turns after which calls that are under way are held by the test. */
const HELD_TURNS = 300;

/** Resolves when no call of the store has been under way for some turns, or when they do not end. */
export async function whenIdle(store: Store): Promise<void> {
  const calls = underWay.get(store);
  if (calls === undefined) return;
  let last = -1;
  for (let idle = 0, held = 0; idle < IDLE_TURNS && held < HELD_TURNS;) {
    await new Promise((resolve) => setTimeout(resolve, calls.count === 0 ? 0 : 1));
    idle = calls.count === 0 ? idle + 1 : 0;
    held = calls.count === last ? held + 1 : 0;
    last = calls.count;
  }
}

async function createTemplate(): Promise<pg.Client> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('MUSTER_TEST_STORE=postgres needs PostgreSQL.');
  server = await PostgresServer.create(bin);
  origin = server.url('').replace(/\/postgres\?.*$/u, '');
  const client = new pg.Client({ connectionString: `${origin}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  const store = await openStore(`${origin}/${TEMPLATE}`, collections);
  await seed(store);
  await store.close();
  return client;
}

/** The same object, whose promises and those of its parts are counted while they are pending. */
function counting<T extends object>(target: T, calls: { count: number }): T {
  const count = async (work: PromiseLike<unknown>): Promise<unknown> => {
    calls.count += 1;
    try {
      return await work;
    } finally {
      calls.count -= 1;
    }
  };
  const counted = (value: unknown): unknown => {
    if (value instanceof Promise) return count(value);
    if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value)
      return counting(value, calls);
    return value;
  };
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member === 'function') {
        return (...args: unknown[]): unknown => {
          const result: unknown = Reflect.apply(member, target, args);
          return name === 'collection' || name === Symbol.asyncIterator
            ? counting(result as object, calls)
            : counted(result);
        };
      }
      return name === 'measurements' ? counting(member as object, calls) : member;
    },
  });
}
