/**
 * How long operations hold the event loop of a large server: 100,000 devices in queue mode, each with smart objects, a
 * registration, an observation, a setting, a tag, log entries and a queue item. The bench sends every operation that
 * can touch many rows or has a large body over HTTP, one after the other, and waits for the work that the server does
 * after its response. It prints the longest hold of each, without the time in which other processes had the processors,
 * the worst first. None may exceed 50 ms. On a busy machine, compare the processor time. For lists see `lists.ts`, for
 * requests of devices `registration.ts`.
 *
 *     node packages/server/bench/loop-holds.ts [--only EXPRESSION] [--rows COUNT] [--from FOLDER]
 *
 * `--from` starts with a copy of the store in the folder, and fills the folder first if it is empty. Use it to measure
 * a few operations repeatedly.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { collections } from '../src/features/generated/collections.ts';
import { startServer } from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';
import { administrationOperations } from './holds/administration.ts';
import { NetworkApi } from './holds/api.ts';
import { bodyOperations } from './holds/bodies.ts';
import { catalogueOperations } from './holds/catalogue.ts';
import { dataOperations, longOperations } from './holds/data.ts';
import { fill } from './holds/fill.ts';
import type { Names } from './holds/fill.ts';
import { watch } from './holds/hold-watch.ts';
import type { Watched } from './holds/hold-watch.ts';
import type { Operation, Stage } from './holds/operation.ts';
import { placeOperations } from './holds/places.ts';
import { LoadChild } from './load/child.ts';
import type { ServerOutcome } from './load/server.ts';

const limitMs = 50;
/** Maximum wait for the work after the response. Longer work repeats the same steps. */
const patienceMs = 6_000;
/** Days for which the store keeps measurements. One series of the filled store covers half of them, another one is older. */
const retentionDays = 365;

export interface Options {
  /** Measures the operations whose title matches this regular expression. */
  readonly only?: string;
  readonly rows?: number;
  /** Folder with a filled store for repeated runs; absent: each run fills a new store. */
  readonly from?: string;
}

interface Outcome extends Watched {
  readonly title: string;
  /** Set if the response differed from the expected one. */
  readonly fault?: string;
}

export async function run({ only = '', rows = 100_000, from }: Options = {}): Promise<
  { name: string; ratio: number; detail: string }[]
> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-holds-'));
  const server = new LoadChild('server.ts');
  try {
    const names = from === undefined ? await filled(folder, rows) : await copied(from, folder, rows);
    const access = await server.run<ServerOutcome>({ folder, retentionDays });
    const stage: Stage = { api: new NetworkApi(access, names.network), names, rows };
    const opened = await watch(server, async () => undefined, patienceMs);
    const outcomes: Outcome[] = [{ title: 'what goes on after the start', ...opened }];
    for (const operation of operations(access).filter((one) => new RegExp(only, 'u').test(one.title))) {
      const outcome = await measured(server, stage, operation);
      outcomes.push(outcome);
      console.error(line(outcome));
    }
    return [summary(outcomes, rows)];
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a network in a new store, and fills it while the server is stopped. */
async function filled(folder: string, rows: number): Promise<Names> {
  const store = `sqlite:${join(folder, 'muster.db')}`;
  const server = await startServer({
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store,
    dataDir: folder,
    connectionFile: false,
    logLevel: 'fatal',
  });
  const network = await new NetworkApi(server.info).create('/deviceNetworks', { Name: 'Bench' });
  await server.close();
  // The store is filled without indexes. The server creates them at its start.
  const bare = await openStore(
    store,
    collections.map(({ name }) => ({ name, indexes: [] })),
  );
  const names = await fill(bare, network, rows);
  await bare.close();
  return names;
}

async function copied(from: string, folder: string, rows: number): Promise<Names> {
  const namesFile = join(from, 'names.json');
  if (!existsSync(namesFile)) {
    const names = await filled(from, rows);
    // This start has the indexes.
    await (await openStore(`sqlite:${join(from, 'muster.db')}`, collections)).close();
    writeFileSync(namesFile, JSON.stringify(names));
  }
  cpSync(from, folder, { recursive: true });
  return JSON.parse(readFileSync(namesFile, 'utf8')) as Names;
}

function operations(access: ServerOutcome): readonly Operation[] {
  return [
    ...catalogueOperations,
    ...placeOperations,
    // Runs before other operations fill the log and displace its oldest entries.
    ...administrationOperations,
    ...dataOperations,
    ...bodyOperations(),
    ...longOperations,
    {
      title: 'DELETE /deviceNetworks/{id}, an empty one',
      prepare: () => new NetworkApi(access).create('/deviceNetworks', { Name: 'Empty' }),
      run: (_, id) => new NetworkApi(access).call('DELETE', `/deviceNetworks/${id}`),
    },
    {
      title: 'DELETE /deviceNetworks/{id} with all that is in it',
      run: ({ names }) => new NetworkApi(access).call('DELETE', `/deviceNetworks/${names.network}`),
    },
  ];
}

async function measured(
  server: LoadChild,
  stage: Stage,
  { title, prepare, run: work, leavesNothing }: Operation,
): Promise<Outcome> {
  try {
    const prepared = (await prepare?.(stage)) ?? '';
    return {
      title,
      ...(await watch(server, () => work(stage, prepared), leavesNothing === true ? 0 : patienceMs)),
    };
  } catch (error) {
    return { title, ownMs: 0, workedMs: 0, tookMs: 0, fault: String(error) };
  }
}

function summary(
  outcomes: readonly Outcome[],
  rows: number,
): { name: string; ratio: number; detail: string } {
  const worst = outcomes.toSorted((a, b) => b.ownMs - a.ownMs);
  const above = worst.filter((one) => one.ownMs > limitMs);
  const list = worst.map((one) => `\n  ${line(one)}`);
  const detail =
    `${rows.toLocaleString('en')} devices: ${outcomes.length} operations, ${above.length} of them hold the event loop ` +
    `for over ${limitMs} ms; worst first:${list.join('')}`;
  return { name: 'loop.holds', ratio: limitMs / (worst[0]?.ownMs ?? Number.NaN), detail };
}

function line({ title, ownMs, workedMs, tookMs, fault }: Outcome): string {
  if (fault !== undefined) return `NOT MEASURED ${title}: ${fault}`;
  const held = `${ownMs.toFixed(1)} ms (${workedMs.toFixed(1)} of the processor)`;
  return `${held} ${title}, answered after ${tookMs.toFixed(0)} ms`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, rows: { type: 'string' }, from: { type: 'string' } },
  });
  const options = {
    ...(values.only !== undefined && { only: values.only }),
    ...(values.rows !== undefined && { rows: Number(values.rows) }),
    ...(values.from !== undefined && { from: values.from }),
  };
  for (const { name, ratio, detail } of await run(options)) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
