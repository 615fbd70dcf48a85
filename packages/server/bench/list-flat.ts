/**
 * Whether lists stay flat: what the first and the last page of 20 rows cost when there are 100,000 rows of every kind
 * over what they cost when there are 1,000, over HTTP, on SQLite, for every paged operation of the contract, sorted by
 * every field, filtered by every field with every operator, and searched. The worst of the ratios is the result; it must
 * not be above 3. Said as well: how long the event loop was held while the large server answered, the first time that
 * something was asked included; it should not be above 50 ms. The bench's own part of it, and what it does with the answers,
 * runs in the same event loop.
 *
 *     node packages/server/bench/list-flat.ts [--quick] [--only TEXT]... [--cpu]
 *
 * `--quick` measures 20,000 rows and leaves out what takes the same way as something else; `--only` those requests
 * whose title contains one of the texts; `--cpu` measures the processor time of the process, its threads included, where other
 * work keeps the machine busy. With 20,000 rows that are read one after the other the ratio would be 20.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { keepCollectionsShort } from '../src/index.ts';
import { fill } from './lists/fill.ts';
import { requestsOf } from './lists/requests.ts';
import type { ListRequest } from './lists/requests.ts';
import { startFilled } from './lists/server.ts';
import type { ListServer } from './lists/server.ts';
import { targets } from './lists/targets.ts';
import { Holds } from './load/holds.ts';

const rounds = 3;
/** Of what looks slow at first, */
const moreRounds = 11;
const suspicious = 2;
/** and is not slow beyond doubt. */
const hopeless = 8;
const limit = 3;
const holdLimitMs = 50;
const shown = 12;

interface Options {
  readonly isQuick?: boolean;
  readonly only?: readonly string[];
  readonly isCpu?: boolean;
}

interface Outcome {
  readonly title: string;
  readonly ratio: number;
  readonly small: number;
  readonly large: number;
  /** Milliseconds of the first time that this was asked of the large server. */
  readonly cold: number;
  /** The longest that the event loop was held then, and when it was asked again. */
  readonly held: number;
}

const holds = new Holds();

type Servers = readonly [small: ListServer, large: ListServer];

export async function run(options: Options = {}): Promise<{ name: string; ratio: number; detail: string }[]> {
  // Before anything is filled in: what the space for young objects has grown to by then, it would keep.
  keepCollectionsShort();
  if (options.isCpu === true) measureProcessorTime();
  const large = options.isQuick === true ? 20_000 : 100_000;
  const servers: Servers = [
    await startFilled((bulk) => fill(bulk, 1_000)),
    await startFilled((bulk) => fill(bulk, large)),
  ];
  try {
    const outcomes: Outcome[] = [];
    for (const request of await allRequests(servers[0], options)) {
      outcomes.push(...(await measured(servers, request)));
    }
    return [summary(outcomes, large)];
  } finally {
    for (const server of servers) await server.close();
  }
}

async function allRequests(
  server: ListServer,
  { isQuick = false, only = [''] }: Options,
): Promise<ListRequest[]> {
  const all: ListRequest[] = [];
  for (const target of targets()) {
    const path = named(target.path, server);
    const requests = await requestsOf(server, { ...target, path }, isQuick);
    // Values differ from server to server where they are ids; those are asked for by name.
    all.push(...requests.map((one) => ({ ...one, path: unnamed(one.path, server) })));
  }
  return all.filter((one) => only.some((text) => one.title.includes(text)));
}

function named(path: string, { names }: ListServer): string {
  return path.replaceAll(/\b[A-Z]{3,}\b/gu, (name) => names[name] ?? name);
}

function unnamed(path: string, { names }: ListServer): string {
  return Object.entries(names).reduce(
    (text, [name, id]) => (name === 'IDENTIFIER' ? text : text.replaceAll(id, name)),
    path,
  );
}

/** The first page, and the last when there are several. */
async function measured(servers: Servers, { title, path }: ListRequest): Promise<Outcome[]> {
  const few = await cost(servers[0], `${path}&PageSize=20`);
  holds.take();
  const many = await cost(servers[1], `${path}&PageSize=20`);
  const outcomes = [await page('first', 1, 1)];
  if (many.pages > 1) outcomes.push(await page('last', few.pages, many.pages));
  return outcomes;

  async function page(which: string, ofFew: number, ofMany: number): Promise<Outcome> {
    const targets: readonly [string, string] = [
      `${path}&PageSize=20&Page=${Math.max(1, ofFew)}`,
      `${path}&PageSize=20&Page=${ofMany}`,
    ];
    let [small, large] = await medians(servers, targets, rounds);
    const ratio = large / small;
    if (ratio > suspicious && ratio < hopeless) [small, large] = await medians(servers, targets, moreRounds);
    const held = heldMs();
    return { title: `${title}, ${which}`, ratio: large / small, small, large, cold: many.took, held };
  }
}

/** In milliseconds, taken in turns, with a device changed in between: what a server remembers must not be stale. */
async function medians(
  servers: Servers,
  paths: readonly [string, string],
  times: number,
): Promise<[number, number]> {
  const costs: [number[], number[]] = [[], []];
  for (const server of servers) await change(server);
  for (let round = 0; round < times; round += 1) {
    costs[0].push((await cost(servers[0], paths[0])).took);
    costs[1].push((await cost(servers[1], paths[1])).took);
  }
  return [median(costs[0]), median(costs[1])];
}

async function cost(server: ListServer, path: string): Promise<{ pages: number; took: number }> {
  const target = named(path, server);
  const started = now();
  const answer = await server.call(target);
  const page = (await answer.json()) as { NbrOfPages?: number };
  const took = now() - started;
  if (page.NbrOfPages === undefined) throw new Error(`${target}: ${answer.status} ${JSON.stringify(page)}`);
  return { pages: page.NbrOfPages, took };
}

/** Milliseconds. */
let now = (): number => performance.now();
let heldMs = (): number => holds.take().longestOwnMs;

function measureProcessorTime(): void {
  now = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  heldMs = () => holds.take().longestWorkedMs;
}

let changes = 0;

async function change(server: ListServer): Promise<void> {
  const { DEVICE, IDENTIFIER, TYPE } = server.names;
  changes += 1;
  const body = { DeviceIdentifier: IDENTIFIER, DeviceTypeId: TYPE, Name: `bench 00000${changes % 2}` };
  const answer = await server.call(`/devices/${DEVICE}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function summary(
  outcomes: readonly Outcome[],
  rows: number,
): { name: string; ratio: number; detail: string } {
  const worst = outcomes.toSorted((a, b) => b.ratio - a.ratio);
  const above = worst.filter((one) => one.ratio > limit);
  const coldest = outcomes.toSorted((a, b) => b.cold - a.cold)[0];
  const list = worst.slice(0, Math.max(shown, above.length)).map(said);
  const held = outcomes.toSorted((a, b) => b.held - a.held);
  const holding = held.filter((one) => one.held > holdLimitMs);
  const detail =
    `${rows.toLocaleString('en')} rows of each kind over 1,000: ${outcomes.length} pages measured, ${above.length} above ${limit}; ` +
    `slowest when first asked ${ms(coldest?.cold ?? Number.NaN)}, ${coldest?.title ?? ''}; ` +
    `event loop held for ${ms(held[0]?.held ?? Number.NaN)} at most, ${held[0]?.title ?? ''}, ` +
    `${holding.length} times over ${holdLimitMs} ms; worst first:${list.join('')}` +
    (holding.length > 0 ? `\nheld:${holding.map(said).join('')}` : '');
  return { name: 'list.flat', ratio: worst[0]?.ratio ?? Number.NaN, detail };
}

function said({ title, ratio, small, large, cold, held }: Outcome): string {
  return `\n  ${ratio.toFixed(2)} ${title} (${ms(small)} -> ${ms(large)}, cold ${ms(cold)}, held ${ms(held)})`;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      cpu: { type: 'boolean' },
    },
  });
  const options = {
    isQuick: values.quick === true,
    isCpu: values.cpu === true,
    ...(values.only !== undefined && { only: values.only }),
  };
  for (const { name, ratio, detail } of await run(options)) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
