/**
 * Measures the dashboard with a large fleet: `muster server` with 100,000 devices, 50 of which send 500 messages per
 * second (Updates and notifications, each an event of the stream), and Chromium with the pages of the dashboard,
 * which follow these events.
 *
 *     node packages/dashboard/bench/browser.ts [--rows COUNT] [--minutes NUMBER] [--rounds NUMBER]
 *
 * - Interactions: from the input to the first frame that shows its result. Includes the response of the server, but
 *   not the 300 ms for which the search waits for more letters. The ratio is 100 ms over the 95th percentile.
 * - First paint: first contentful paint of the overview and of the list, without and with cached files, each the median
 *   of nine loads. The ratio is that of a page with a few bytes of text of the same server over the slowest.
 * - Start: first contentful paint, time to interactive and blocking time, from the trace of Chromium. No throttling of processor or
 *   network. The ratio is 1,000 ms over the time to interactive.
 * - Overview: the time of `GET /overview`. The ratio is 50 ms over the 95th percentile.
 * - Memory: the JavaScript heap of the page after garbage collection, while events arrive. The ratio is its mean in
 *   the second fifth of the time over that in the last fifth: 1 if it does not grow.
 *
 * Needs Chromium on the PATH.
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { logIn, openTab, startBrowser } from '../../../e2e/support/browser.ts';
import { buildDashboard } from '../../../scripts/build-dashboard.ts';
import { deviceIds, observeTemperature } from '../../server/bench/load/api.ts';
import { LoadChild } from '../../server/bench/load/child.ts';
import { MusterServer } from '../../server/bench/load/muster-server.ts';
import { interactions, timed } from './browser/interactions.ts';
import { heapOf } from './browser/heap.ts';
import { figuresOf, type StartFigures } from './browser/trace.ts';

const SENDERS = 50;
const PER_SECOND = 500;
/** Milliseconds within which users perceive a response as immediate. */
const INTERACTION_MS = 100;
const START_MS = 1_000;
const OVERVIEW_MS = 50;
/** Loads of a page for a median. */
const LOADS = 9;

interface Options {
  readonly rows?: number;
  readonly minutes?: number;
  readonly rounds?: number;
}

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run({ rows = 100_000, minutes = 10, rounds = 20 }: Options = {}): Promise<
  BenchResult[]
> {
  buildDashboard();
  const server = await MusterServer.start();
  const senders = new LoadChild('device-load.ts');
  const browser = await startBrowser(execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim());
  try {
    await fill(server, senders, rows);
    await senders.run({ type: 'begin', perSecond: PER_SECOND });
    const results = [
      await measureOverview(server),
      await measureFirstPaint(browser, server),
      await measureStart(browser, server),
      ...(await measureInteractions(browser, server, rounds)),
      await measureMemory(browser, server, minutes),
    ];
    await senders.run({ type: 'end' });
    return results;
  } finally {
    await browser.close();
    await senders.close();
    await server.close();
  }
}

/** Adds the sending devices, each with an observation, and rows for the table. */
async function fill(server: MusterServer, senders: LoadChild, rows: number): Promise<void> {
  await senders.run({ type: 'open', port: server.coapPort, count: SENDERS });
  for (const id of await deviceIds(server, SENDERS)) await observeTemperature(server, id);
  const lines = Array.from({ length: rows - SENDERS }, (_, row) => `boat-${row},Generic LwM2M,Boat ${row}`);
  const csv = `DeviceIdentifier,DeviceTypeName,Name\n${lines.join('\n')}\n`;
  await server.send('POST', '/devices/multiple', csv, 'text/csv');
  await server.untilIdle();
}

async function measureOverview(server: MusterServer): Promise<BenchResult> {
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const startMs = performance.now();
    await server.send('GET', '/overview');
    times.push(performance.now() - startMs);
  }
  const p95 = percentile(times, 0.95);
  return {
    name: 'dashboard.overview',
    ratio: OVERVIEW_MS / p95,
    detail: `GET /overview: median ${percentile(times, 0.5).toFixed(1)} ms, 95th percentile ${p95.toFixed(1)} ms of ${times.length}`,
  };
}

const firstPaint = `new Promise((resolve) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
}).observe({ type: 'paint', buffered: true }))`;

async function measureFirstPaint(browser: Browser, server: MusterServer): Promise<BenchResult> {
  const tab = await openTab(browser);
  await logIn(tab.page, server.http, server.apiKey);
  const session = await tab.context.newCDPSession(tab.page);
  await session.send('Network.enable');
  const median = async (path: string, isCached: boolean): Promise<number> => {
    await session.send('Network.setCacheDisabled', { cacheDisabled: !isCached });
    const times: number[] = [];
    // The first load is not counted, because it fills the cache.
    for (let load = -1; load < LOADS; load += 1) {
      await tab.page.goto(server.http + path);
      const ms = await tab.page.evaluate<number>(firstPaint);
      if (load >= 0) times.push(ms);
    }
    return percentile(times, 0.5);
  };
  const plain = await median('/api/login', true);
  const figures: string[] = [];
  let slowest = 0;
  for (const [name, path] of [
    ['overview', '/'],
    ['list of devices', '/devices'],
  ] as const) {
    const [cold, warm] = [await median(path, false), await median(path, true)];
    slowest = Math.max(slowest, cold, warm);
    figures.push(`${name} ${cold.toFixed(0)} ms without cached files, ${warm.toFixed(0)} ms with them`);
  }
  await tab.close();
  return {
    name: 'dashboard.first-paint',
    ratio: plain / slowest,
    detail: `${figures.join('; ')}; ${plain.toFixed(0)} ms for a page of a few bytes (medians of ${LOADS} loads)`,
  };
}

async function measureStart(browser: Browser, server: MusterServer): Promise<BenchResult> {
  const all: StartFigures[] = [];
  for (let round = 0; round < 5; round += 1) {
    const tab = await openTab(browser);
    await logIn(tab.page, server.http, server.apiKey);
    // A reload with the key of the tab and without cached files measures the start of a page without the login.
    const session = await tab.context.newCDPSession(tab.page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.startTracing(tab.page, {
      categories: ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'],
    });
    await tab.page.reload();
    await tab.page.getByRole('region', { name: 'Gateways' }).waitFor();
    // The time to interactive is the end of the last long task before 5 quiet seconds.
    await tab.page.waitForTimeout(7_000);
    all.push(figuresOf(await browser.stopTracing()));
    await tab.close();
  }
  const median = (pick: (one: StartFigures) => number): number => percentile(all.map(pick), 0.5);
  const interactive = median((one) => one.interactiveMs);
  return {
    name: 'dashboard.start',
    ratio: START_MS / interactive,
    detail:
      `first contentful paint ${median((one) => one.firstPaintMs).toFixed(0)} ms, time to interactive ${interactive.toFixed(0)} ms, ` +
      `blocking time ${median((one) => one.blockingMs).toFixed(0)} ms (medians of ${all.length} starts of the overview, without cached files)`,
  };
}

async function measureInteractions(
  browser: Browser,
  server: MusterServer,
  rounds: number,
): Promise<BenchResult[]> {
  const tab = await openTab(browser);
  await logIn(tab.page, server.http, server.apiKey);
  const byName = new Map<string, number[]>();
  await tab.page.evaluate(
    "globalThis.longTasks = []; new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration))).observe({ type: 'longtask' })",
  );
  // The first round is not counted, because it loads the code of the pages.
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, act, shown, waitMs = 0 } of interactions(round)) {
      const ms = (await timed(tab.page, act, shown)) - waitMs;
      if (round >= 0) byName.set(name, [...(byName.get(name) ?? []), ms]);
    }
  }
  const long = await tab.page.evaluate<number[]>('longTasks');
  await tab.close();
  const all = [...byName.values()].flat();
  const p95 = percentile(all, 0.95);
  const each = Array.from(
    byName,
    ([name, times]) =>
      `\n  ${name}: median ${percentile(times, 0.5).toFixed(0)} ms, 95th percentile ${percentile(times, 0.95).toFixed(0)} ms`,
  );
  return [
    {
      name: 'dashboard.interactions',
      ratio: INTERACTION_MS / p95,
      detail:
        `95th percentile ${p95.toFixed(0)} ms, median ${percentile(all, 0.5).toFixed(0)} ms of ${all.length} interactions beside ` +
        `${PER_SECOND} events a second; ${long.length} tasks of the page above 50 ms, the longest ${Math.max(0, ...long).toFixed(0)} ms${each.join('')}`,
    },
  ];
}

async function measureMemory(browser: Browser, server: MusterServer, minutes: number): Promise<BenchResult> {
  const tab = await openTab(browser);
  await logIn(tab.page, server.http, server.apiKey);
  await openSender(tab.page);
  const samples: number[] = [];
  const endMs = performance.now() + minutes * 60_000;
  while (performance.now() < endMs) {
    await tab.page.waitForTimeout(Math.min(10_000, (minutes * 60_000) / 30));
    samples.push(await heapOf(tab));
  }
  const { complaints } = tab;
  await tab.close();
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const [early, late] = [mean(samples.slice(fifth, 2 * fifth)), mean(samples.slice(-fifth))];
  return {
    name: 'dashboard.memory',
    ratio: early / late,
    detail:
      `${megabytes(early)} MB after ${(minutes / 5).toFixed(1)} to ${((2 * minutes) / 5).toFixed(1)} minutes, ${megabytes(late)} MB at the end of ` +
      `${minutes} minutes with the page of a device that sends 10 events a second; ${complaints.length} complaints of the browser`,
  };
}

/** Opens the page of a sending device, with its observed value. */
async function openSender(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Devices', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('bench-load-7');
  await page.getByRole('link', { name: 'bench-load-7', exact: true }).click();
  await page.getByRole('button', { name: /\/3303\/0/ }).click();
  await page.getByRole('button', { name: /Sensor Value/ }).click();
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { rows: { type: 'string' }, minutes: { type: 'string' }, rounds: { type: 'string' } },
  });
  const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  for (const { name, ratio, detail } of await run(options)) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
