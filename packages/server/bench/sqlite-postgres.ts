/**
 * Updates, notifications and list pages of a server whose store is in PostgreSQL, against one whose store is an SQLite
 * file, in the same run. PostgreSQL waits for the disk with each commit (`fsync`, `synchronous_commit`). SQLite has
 * its default, which does not, and once `synchronous=full`, which does: this is the peer with the same promise.
 *
 * Short rounds of all stores alternate, so that other work on the machine reaches all of them. The ratio is the median
 * over the rounds of PostgreSQL's rate over that of SQLite.
 *
 *     node packages/server/bench/sqlite-postgres.ts [--quick]
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type { PostgresServer } from '@muster/testkit';

import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import { encodeNotification, encodePost, readCode, readLocation } from './load/coap-packets.ts';
import type { HttpJob, HttpOutcome } from './load/http-generator.ts';
import { MusterServer } from './load/muster-server.ts';
import { cpuSecondsOf } from './load/process-figures.ts';
import { durablePostgres } from './load/programs.ts';
import { median } from './load/statistics.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';

const allDevices = 1_000;
const quickDevices = 200;
const window = 128;
const connections = 16;
/** Length of a round that the first round aims at. Milliseconds. */
const roundMs = 1_000;
const listPath = '/api/v3/devices?Page=3&PageSize=20';
const kinds = ['update', 'notification', 'list-page'] as const;
type Kind = (typeof kinds)[number];

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Round {
  readonly perSecond: number;
  /** Processor time of the server per operation, microseconds. */
  readonly serverUs: number;
  /** Processor time of PostgreSQL per operation, microseconds; 0 with SQLite. */
  readonly databaseUs: number;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  if (postgres === undefined) return [];
  const pages = new LoadChild('http-generator.ts');
  const stores: MeasuredStore[] = [];
  try {
    for (const name of ['sqlite', 'sqlite-full', 'postgres'] as const) {
      stores.push(await MeasuredStore.open(name, postgres, pages, isQuick ? quickDevices : allDevices));
    }
    const results: BenchResult[] = [];
    for (const kind of kinds) results.push(...(await compare(stores, kind, isQuick ? 3 : 10)));
    return results;
  } finally {
    for (const store of stores) await store.close();
    await pages.close();
    await postgres.stop();
  }
}

/** Alternates rounds of all stores. The order changes from round to round. */
async function compare(
  stores: readonly MeasuredStore[],
  kind: Kind,
  roundCount: number,
): Promise<BenchResult[]> {
  const rounds = new Map<string, Round[]>(stores.map(({ name }) => [name, []]));
  for (const store of stores) await store.prepare(kind);
  for (let round = 0; round < roundCount; round += 1) {
    const order = round % 2 === 0 ? stores : stores.toReversed();
    for (const store of order) rounds.get(store.name)?.push(await store.round(kind));
  }
  const postgres = rounds.get('postgres') ?? [];
  return ['sqlite', 'sqlite-full'].map((peer) => resultOf(kind, peer, postgres, rounds.get(peer) ?? []));
}

function resultOf(
  kind: Kind,
  peer: string,
  postgres: readonly Round[],
  sqlite: readonly Round[],
): BenchResult {
  const ratios = postgres.map(({ perSecond }, round) => perSecond / (sqlite[round]?.perSecond ?? NaN));
  const range = ratios.toSorted((a, b) => a - b);
  return {
    name: `${kind}.postgres-over-${peer}`,
    ratio: median(ratios),
    detail:
      `PostgreSQL ${figuresOf(postgres)}; ${peer} ${figuresOf(sqlite)}; ` +
      `${ratios.length} rounds, ratios ${range[0]?.toFixed(2)} to ${range.at(-1)?.toFixed(2)}`,
  };
}

function figuresOf(rounds: readonly Round[]): string {
  const of = (key: keyof Round): number => Math.round(median(rounds.map((round) => round[key])));
  const database = of('databaseUs') === 0 ? '' : ` and ${of('databaseUs')} us of the database's`;
  return `${of('perSecond').toLocaleString('en')}/s, ${of('serverUs')} us of the server's processor time${database} each`;
}

/** A server on a store, with the devices that load it. */
class MeasuredStore {
  readonly name: string;
  readonly #server: MusterServer;
  readonly #fleet = new LoadChild('udp-generator.ts');
  readonly #pages: LoadChild;
  readonly #postgres: PostgresServer | undefined;
  #databasePids: readonly number[] = [];
  #updates: readonly Buffer[] = [];
  #notifications: readonly Buffer[] = [];
  /** How often each device sends its message in a round, or the number of pages of a round. */
  #repeat = 1;

  private constructor(
    name: string,
    server: MusterServer,
    pages: LoadChild,
    postgres: PostgresServer | undefined,
  ) {
    this.name = name;
    this.#server = server;
    this.#pages = pages;
    this.#postgres = postgres;
  }

  static async open(
    name: 'sqlite' | 'sqlite-full' | 'postgres',
    postgres: PostgresServer,
    pages: LoadChild,
    devices: number,
  ): Promise<MeasuredStore> {
    const flags = {
      sqlite: [],
      'sqlite-full': ['--store=sqlite:muster.db?synchronous=full'],
      postgres: [`--store=${postgres.freshUrl()}`],
    }[name];
    const server = await MusterServer.start({ flags });
    const store = new MeasuredStore(name, server, pages, name === 'postgres' ? postgres : undefined);
    await store.#enrol(devices);
    return store;
  }

  async #enrol(devices: number): Promise<void> {
    const { answers } = await this.#fleet.run<UdpOutcome>(this.#job(registers(devices), 1));
    this.#notifications = Array.from({ length: devices }, (_, i) => encodeNotification(`${20 + i / 10}`));
    this.#updates = answers.map((answer, index) =>
      encodePost({ path: readLocation(Buffer.from(answer, 'base64')) }, index),
    );
    for (const id of await deviceIds(this.#server, devices)) await observeTemperature(this.#server, id);
  }

  /** Warms up, and finds how much takes about a round. */
  async prepare(kind: Kind): Promise<void> {
    await this.#server.untilIdle();
    this.#repeat = kind === 'list-page' ? 200 : 4;
    await this.round(kind);
    // The first round has opened the connections of the store.
    if (this.#postgres !== undefined) this.#databasePids = pidsOf(this.#postgres);
    const { perSecond } = await this.round(kind);
    const operations = (perSecond * roundMs) / 1_000;
    this.#repeat = Math.max(
      1,
      Math.round(kind === 'list-page' ? operations : operations / this.#updates.length),
    );
  }

  async round(kind: Kind): Promise<Round> {
    const before = this.#cpu();
    const { operations, durationMs } = await this.#send(kind);
    const after = this.#cpu();
    return {
      perSecond: (operations * 1_000) / durationMs,
      serverUs: ((after.server - before.server) * 1e6) / operations,
      databaseUs: ((after.database - before.database) * 1e6) / operations,
    };
  }

  async #send(kind: Kind): Promise<{ readonly operations: number; readonly durationMs: number }> {
    if (kind === 'list-page') return this.#read();
    const messages = kind === 'update' ? this.#updates : this.#notifications;
    const job = { ...this.#job(messages, this.#repeat), notify: kind === 'notification' };
    const { answered, durationMs, answers } = await this.#fleet.run<UdpOutcome>(job);
    const expected = kind === 'update' ? '2.04' : '0.00';
    const wrong = answers
      .map((answer) => readCode(Buffer.from(answer, 'base64')))
      .find((code) => code !== expected);
    if (wrong !== undefined) throw new Error(`${this.name}: expected ${expected}, got ${wrong}.`);
    return { operations: answered, durationMs };
  }

  async #read(): Promise<{ readonly operations: number; readonly durationMs: number }> {
    const { host, port } = new URL(this.#server.http);
    const request = `GET ${listPath} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${this.#server.apiKey}\r\n\r\n`;
    const job: HttpJob = { port: Number(port), request, connections, total: this.#repeat };
    const { durationMs, statuses } = await this.#pages.run<HttpOutcome>(job);
    if (Object.keys(statuses).join() !== '200') throw new Error(`${this.name}: ${JSON.stringify(statuses)}`);
    return { operations: statuses['200'] ?? 0, durationMs };
  }

  #job(datagrams: readonly Buffer[], rounds: number): UdpJob {
    const texts = datagrams.map((one) => one.toString('base64'));
    return { port: this.#server.coapPort, datagrams: texts, rounds, window };
  }

  /** Processor time, seconds. */
  #cpu(): { readonly server: number; readonly database: number } {
    const pids = this.#databasePids.filter((pid) => existsSync(`/proc/${pid}`));
    return {
      server: this.#server.cpuSeconds,
      database: pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    };
  }

  async close(): Promise<void> {
    await this.#fleet.close();
    await this.#server.close();
  }
}

/** The processes of PostgreSQL: those of connections, and those that write in the background. */
function pidsOf(postgres: PostgresServer): number[] {
  return postgres
    .query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    .split('\n')
    .map(Number);
}

function registers(devices: number): Buffer[] {
  return Array.from({ length: devices }, (_, i) =>
    encodePost(
      {
        path: ['rd'],
        query: [`ep=bench-${String(i).padStart(5, '0')}`, 'lt=86400', 'lwm2m=1.0', 'b=U'],
        payload: '</1/0>,</3303/0>',
      },
      i,
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick === true })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
