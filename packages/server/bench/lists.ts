/**
 * What a page of a list costs with 100,000 rows of every kind, over HTTP: every paged operation of the contract, sorted
 * by every field, filtered by every field with every operator, and searched; the first page, one in the middle and the
 * last. The 95th percentile must not exceed 50 ms, and no page 5 s.
 *
 *     node packages/server/bench/lists.ts [--quick] [--only TEXT]... [--rows NUMBER] [--cpu] [--verbose] [--store NAME]...
 *
 * `--quick` measures 20,000 rows and skips requests that take the same path as another one; `--only` limits the run to
 * requests whose title contains one of the texts; `--cpu` measures the processor time of the process, for busy machines
 * (without that of PostgreSQL, which is another process); `--verbose` prints each page after its measurement; `--store
 * sqlite` or `--store postgres` measures one store. The bench skips PostgreSQL where it is not installed.
 */
import { findPostgres, PostgresServer } from '@muster/testkit';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { fill } from './lists/fill.ts';
import { requestsOf, type ListRequest } from './lists/requests.ts';
import { startFilled, type ListServer } from './lists/server.ts';
import { targets } from './lists/targets.ts';

const ROUNDS = 3;
/** Requests above this time are not repeated. Milliseconds. */
const SLOW_MS = 500;
const SHOWN = 25;
const PAGE_SIZE = 20;

interface Options {
  readonly isQuick?: boolean;
  readonly only?: readonly string[];
  readonly isCpu?: boolean;
  readonly rows?: number;
  readonly isVerbose?: boolean;
  readonly stores?: readonly string[];
}

const allStores = ['sqlite', 'postgres'];

interface Outcome {
  readonly title: string;
  readonly ms: number;
}

interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run(options: Options = {}): Promise<Result[]> {
  if (options.isCpu === true) measureProcessorTime();
  const { stores = allStores } = options;
  const results: Result[] = [];
  if (stores.includes('sqlite')) results.push(await runOn('sqlite', options));
  const bin = findPostgres();
  if (!stores.includes('postgres') || bin === undefined) return results;
  const postgres = await PostgresServer.create(bin);
  try {
    return [...results, await runOn('postgres', options, postgres.freshUrl())];
  } finally {
    await postgres.stop();
  }
}

async function runOn(store: string, options: Options, url?: string): Promise<Result> {
  // A list without a path is found before the rows are written, which takes a minute.
  targets();
  const rows = options.rows ?? (options.isQuick === true ? 20_000 : 100_000);
  const server = await startFilled((bulk) => fill(bulk, rows), url);
  try {
    const outcomes: Outcome[] = [];
    for (const request of await allRequests(server, options)) {
      const pages = await measured(server, request);
      if (options.isVerbose === true) for (const { ms, title } of pages) console.error(ms.toFixed(1), title);
      outcomes.push(...pages);
    }
    return summary(`lists.${store}.p95`, outcomes, rows);
  } finally {
    await server.close();
  }
}

async function allRequests(
  server: ListServer,
  { isQuick = false, only = [''] }: Options,
): Promise<ListRequest[]> {
  const all: ListRequest[] = [];
  for (const target of targets().filter(({ operation }) => only.some((text) => concerns(text, operation)))) {
    const path = target.path.replaceAll(/\b[A-Z]{3,}\b/gu, (name) => server.names[name] ?? name);
    all.push(...(await requestsOf(server, { ...target, path }, isQuick)));
  }
  return all.filter((one) => only.some((text) => one.title.includes(text)));
}

/** Whether the title of a request of the operation can contain the text. A text without an operation can be in any. */
function concerns(text: string, operation: string): boolean {
  const [, named] = /^(\w+\.\w*)/u.exec(text) ?? [];
  return named === undefined || operation.startsWith(named);
}

async function measured(server: ListServer, { title, path }: ListRequest): Promise<Outcome[]> {
  const { pages } = await cost(server, path, 1);
  const wanted = new Set([1, Math.ceil(Math.max(1, pages) / 2), Math.max(1, pages)]);
  const outcomes: Outcome[] = [];
  for (const page of wanted) {
    const costs: number[] = [];
    while (costs.length < ROUNDS && !costs.some((one) => one > SLOW_MS)) {
      costs.push((await cost(server, path, page)).ms);
    }
    outcomes.push({ title: `${title}, page ${page} of ${pages}`, ms: median(costs) });
  }
  return outcomes;
}

async function cost(server: ListServer, path: string, page: number): Promise<{ pages: number; ms: number }> {
  const started = now();
  const answer = await server.call(`${path}&PageSize=${PAGE_SIZE}&Page=${page}`);
  const body = (await answer.json()) as { NbrOfPages?: number };
  const ms = now() - started;
  if (body.NbrOfPages === undefined) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
  return { pages: body.NbrOfPages, ms };
}

/** Milliseconds. */
let now = (): number => performance.now();

function measureProcessorTime(): void {
  now = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function summary(name: string, outcomes: readonly Outcome[], rows: number): Result {
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms);
  const lists = Map.groupBy(slowest, ({ title }) => title.split(/[ ,]/, 1)[0] ?? '');
  const detail =
    `${rows.toLocaleString('en')} rows of each kind, ${figures(slowest)} (95th percentile at most 50), by list:` +
    Array.from(lists, ([operation, pages]) => `\n  ${operation}: ${figures(pages)}`).join('') +
    '\n  slowest first:' +
    slowest
      .slice(0, SHOWN)
      .map(({ title, ms }) => `\n  ${ms.toFixed(1)} ms ${title}`)
      .join('');
  return { name, ratio: percentile95(slowest), detail };
}

function figures(slowest: readonly Outcome[]): string {
  const p50 = slowest[slowest.length >> 1]?.ms ?? Number.NaN;
  const above = slowest.filter(({ ms }) => ms > 50).length;
  return (
    `${slowest.length} pages: median ${p50.toFixed(1)} ms, 95th percentile ${percentile95(slowest).toFixed(1)} ms, ` +
    `${above} pages above 50 ms`
  );
}

function percentile95(slowest: readonly Outcome[]): number {
  return slowest[Math.floor(slowest.length * 0.05)]?.ms ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      cpu: { type: 'boolean' },
      rows: { type: 'string' },
      verbose: { type: 'boolean' },
      store: { type: 'string', multiple: true },
    },
  });
  const options = {
    isQuick: values.quick === true,
    isCpu: values.cpu === true,
    isVerbose: values.verbose === true,
    ...(values.store !== undefined && { stores: values.store }),
    ...(values.only !== undefined && { only: values.only }),
    ...(values.rows !== undefined && { rows: Number(values.rows) }),
  };
  for (const { name, ratio, detail } of await run(options)) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
