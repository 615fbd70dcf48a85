/**
 * What the processes of a service need before they have any load, and what a device needs in the store.
 *
 * `process.*` is the resident memory and the start time of a server with all roles, of one without the API thread (roles gateway
 * and worker), and of one with the role api, gateway or worker alone, as medians of several starts; the ratio is that of the
 * memory to a bare Node.js process of the same run. All have PostgreSQL and NATS. A process without the role worker starts when
 * its worker is ready. Starts alternate, and use code that an earlier start compiled.
 *
 * `store.*` are the rows and bytes of an enrolled device with eight objects, in SQLite and in PostgreSQL; the ratio is that of
 * the bytes to the device's registration message of the same run. DEVICES sets the number of devices. `samples.*` are the bytes of a
 * stored value, 100 of each of 1,000 resources; the ratio is that to the 16 bytes of its time and its number.
 *
 *     node packages/server/bench/footprint.ts [--quick]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type { NatsServer, PostgresServer } from '@muster/testkit';

import { collections } from '../src/features/generated/collections.ts';
import { newId } from '../src/kernel/entities.ts';
import { openStore } from '../src/store/open-store.ts';
import { LoadChild } from './load/child.ts';
import { encodePost } from './load/coap-packets.ts';
import { MusterServer } from './load/muster-server.ts';
import { rssBytesOf } from './load/process-figures.ts';
import { durablePostgres, startNats, startPart, type Shared } from './load/programs.ts';
import { median } from './load/statistics.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';

const objects =
  '</>;rt="oma.lwm2m";ct="11542 112 11543",</1/0>,</3/0>,</4/0>,</5/0>,</6/0>,</3303/0>,</3304/0>,</3311/0>';
const sampledResources = 1_000;
const samplesPerResource = 100;
/** For the garbage of the start. Milliseconds. */
const settleMs = 3_000;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Start {
  readonly readyMs: number;
  readonly rssBytes: number;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  const nats = postgres && (await startNats());
  if (postgres === undefined || nats === undefined) {
    await postgres?.stop();
    return [];
  }
  try {
    const devices = Number(process.env['DEVICES'] ?? (isQuick ? 500 : 5_000));
    return [...(await processes(postgres, nats, isQuick ? 1 : 3)), ...(await stores(postgres, devices))];
  } finally {
    await nats.stop();
    await postgres.stop();
  }
}

async function processes(postgres: PostgresServer, nats: NatsServer, rounds: number): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-footprint-'));
  const shared: Shared = { store: postgres.freshUrl(), bus: nats.url, dataDir };
  const starts: Record<'all' | 'both' | 'api' | 'gateway' | 'worker', Start[]> = {
    all: [],
    both: [],
    api: [],
    gateway: [],
    worker: [],
  };
  try {
    // The first start creates the tables and fills the cache of compiled code.
    await (await startPart(shared, [])).close();
    for (let round = 0; round < rounds; round += 1) {
      const whole = await startPart(shared, []);
      starts.all.push(await settled(whole));
      await whole.close();
      const both = await startPart(shared, ['gateway', 'worker']);
      const api = await startPart(shared, ['api']);
      starts.api.push(await settled(api));
      starts.both.push(await settled(both));
      await api.close();
      await both.close();
      const worker = await startPart(shared, ['worker']);
      const gateway = await startPart(shared, ['gateway']);
      starts.gateway.push(await settled(gateway));
      starts.worker.push(await settled(worker));
      await gateway.close();
      await worker.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const bare = await bareRssBytes();
  return [
    processResult('process.all-roles', starts.all, bare),
    processResult('process.gateway-and-worker', starts.both, bare),
    processResult('process.api', starts.api, bare),
    processResult('process.gateway', starts.gateway, bare),
    processResult('process.worker', starts.worker, bare),
  ];
}

async function settled(server: MusterServer): Promise<Start> {
  await server.untilIdle();
  await pause(settleMs);
  return { readyMs: server.readyMs, rssBytes: server.rssBytes };
}

function processResult(name: string, starts: readonly Start[], bare: number): BenchResult {
  const rss = median(starts.map(({ rssBytes }) => rssBytes));
  const ready = starts.map(({ readyMs }) => readyMs).toSorted((a, b) => a - b);
  return {
    name,
    ratio: rss / bare,
    detail:
      `${megabytes(rss)} MB resident without load, bare Node.js ${megabytes(bare)} MB; ready in ${seconds(median(ready))} s ` +
      `(${seconds(ready[0])} to ${seconds(ready.at(-1))} s, ${starts.length} starts)`,
  };
}

/** Resident memory of a Node.js process that waits. */
async function bareRssBytes(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("ready")'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const rssBytes = rssBytesOf(child.pid ?? NaN);
  child.stdin.end();
  await once(child, 'exit');
  return rssBytes;
}

/** Size of a store, and its rows by table. */
interface StoreSize {
  readonly bytes: number;
  readonly rows: ReadonlyMap<string, number>;
}

async function stores(postgres: PostgresServer, devices: number): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-footprint-'));
  const url = postgres.freshUrl();
  const schema = new URL(url).searchParams.get('schema') ?? '';
  const ofSqlite = (): StoreSize => sqliteSize(join(folder, 'muster.db'));
  const ofPostgres = (): StoreSize => postgresSize(postgres, schema);
  try {
    return [
      await growth('store.sqlite', devices, { dataDir: folder }, ofSqlite),
      await samples('samples.sqlite', `sqlite:${join(folder, 'muster.db')}`, ofSqlite),
      await growth('store.postgres', devices, { flags: [`--store=${url}`] }, ofPostgres),
      await samples('samples.postgres', url, ofPostgres),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function growth(
  name: string,
  devices: number,
  options: { readonly dataDir?: string; readonly flags?: readonly string[] },
  sizeOf: () => StoreSize,
): Promise<BenchResult> {
  const server = await MusterServer.start(options);
  const fleet = new LoadChild('udp-generator.ts');
  try {
    await server.untilIdle();
    const before = sizeOf();
    const registers = Array.from({ length: devices }, (_, i) => registerOf(i));
    const job: UdpJob = {
      port: server.coapPort,
      datagrams: registers.map((one) => one.toString('base64')),
      rounds: 1,
      window: 64,
    };
    await fleet.run<UdpOutcome>(job);
    // Discovers follow the enrolments.
    await server.untilIdle();
    return growthResult(name, devices, registers[0]?.length ?? NaN, before, sizeOf());
  } finally {
    await fleet.close();
    await server.close();
  }
}

function growthResult(
  name: string,
  devices: number,
  messageBytes: number,
  before: StoreSize,
  after: StoreSize,
): BenchResult {
  const bytes = (after.bytes - before.bytes) / devices;
  const added = [...after.rows].map(
    ([table, rows]) => [table, (rows - (before.rows.get(table) ?? 0)) / devices] as const,
  );
  const tables = added.filter(([, rows]) => rows >= 0.01).toSorted((a, b) => b[1] - a[1]);
  const rows = tables.reduce((sum, [, count]) => sum + count, 0);
  return {
    name,
    ratio: bytes / messageBytes,
    detail:
      `${(bytes / 1_000).toFixed(1)} KB and ${rows.toFixed(1)} rows per enrolled device, of ${devices.toLocaleString('en')} ` +
      `with a Register of ${messageBytes} bytes: ${tables.map(([table, count]) => `${table} ${count.toFixed(1)}`).join(', ')}`,
  };
}

/** Each resource has a value a minute, and all resources have theirs in turn. */
async function samples(name: string, url: string, sizeOf: () => StoreSize): Promise<BenchResult> {
  const store = await openStore(url, collections);
  try {
    const before = sizeOf();
    const resources = Array.from({ length: sampledResources }, newId);
    for (let minute = 0; minute < samplesPerResource; minute += 1) {
      const timeMs = Date.now() + minute * 60_000;
      const taken = resources.map((resourceId, index) => ({
        resourceId,
        timeMs,
        value: minute + index / 10,
      }));
      await store.measurements.append(taken);
    }
    const bytes = (sizeOf().bytes - before.bytes) / (sampledResources * samplesPerResource);
    const detail = `${bytes.toFixed(0)} bytes per stored value, ${samplesPerResource} of each of ${sampledResources} resources`;
    return { name, ratio: bytes / 16, detail };
  } finally {
    await store.close();
  }
}

function registerOf(number: number): Buffer {
  const query = [`ep=bench-${String(number).padStart(6, '0')}`, 'lt=86400', 'lwm2m=1.1', 'b=U'];
  return encodePost({ path: ['rd'], query, payload: objects }, number);
}

/** Pages in use, those of the log of the database included. */
function sqliteSize(file: string): StoreSize {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const number = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    const used = number('PRAGMA page_count') - number('PRAGMA freelist_count');
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const names = tables.map(({ name }) => String(name)).filter((name) => !/^sqlite_|_fts_/u.test(name));
    return {
      bytes: used * number('PRAGMA page_size'),
      rows: new Map(names.map((name) => [name, number(`SELECT count(*) FROM "${name}"`)])),
    };
  } finally {
    database.close();
  }
}

/** Tables with their indexes, as they are: rows that updates have left behind are included until a vacuum. */
function postgresSize(postgres: PostgresServer, schema: string): StoreSize {
  const tables = `FROM pg_tables WHERE schemaname = '${schema}'`;
  const bytes = postgres.query(
    `SELECT sum(pg_total_relation_size(format('%I.%I', schemaname, tablename))) ${tables}`,
  );
  const names = postgres.query(`SELECT tablename ${tables}`).split('\n');
  const counted = names.map((name) => `SELECT '${name}', count(*) FROM "${schema}"."${name}"`);
  const lines = postgres.query(counted.join(' UNION ALL ')).split('\n');
  const rows = lines
    .map((line) => line.split('|'))
    .map(([name = '', count]) => [name, Number(count)] as const);
  return { bytes: Number(bytes), rows: new Map(rows) };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
const seconds = (ms = NaN): string => (ms / 1_000).toFixed(1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick === true })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
