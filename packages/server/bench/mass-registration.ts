/**
 * What a device of the gateway notices of a mass registration and of the export of what it made: how long its Updates
 * take, repetitions included, without and beside it; how long the event loop is held at most, in all and without the
 * time in which other processes had the processors; what it does to the memory. 10,000 rows, or as many as ROWS says:
 * the whole is `ROWS=100000`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ServerAccess } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import type { HoldOutcome } from './load/holds.ts';
import type { ServerOutcome } from './load/server.ts';
import type { UpdaterOutcome } from './load/updater.ts';

const rows = Number(process.env['ROWS'] ?? 10_000);
const leadMs = 2_000;
const lookEveryMs = 20;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Beside {
  readonly updatesMs: readonly number[];
  readonly tookMs: number;
  readonly holds: HoldOutcome;
  readonly peakBytes: number;
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-mass-'));
  const server = new LoadChild('server.ts');
  const device = new LoadChild('updater.ts');
  try {
    const access = await server.run<ServerOutcome>({ folder });
    await device.run({ type: 'open', port: access.coapPort, endpointName: 'bench-calm' });
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, leadMs));
    const beside = (work: () => Promise<void>): Promise<Beside> => measure(server, device, work);
    const alone = await beside(pause);
    const imported = await beside(() => importRows(access));
    const exported = await beside(() => exportAll(access));
    return [
      { name: 'mass-registration.alone', ratio: 1, detail: describe(alone) },
      { name: 'mass-registration.import', ratio: slowdown(alone, imported), detail: describe(imported) },
      { name: 'mass-registration.export', ratio: slowdown(alone, exported), detail: describe(exported) },
    ];
  } finally {
    await device.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server: LoadChild, device: LoadChild, work: () => Promise<void>): Promise<Beside> {
  await server.run<HoldOutcome>({ type: 'holds' });
  let peakBytes = 0;
  const looking = setInterval(() => (peakBytes = Math.max(peakBytes, server.rssBytes)), lookEveryMs);
  const started = performance.now();
  await device.run({ type: 'begin' });
  await work().finally(() => clearInterval(looking));
  const tookMs = performance.now() - started;
  const { updatesMs } = await device.run<UpdaterOutcome>({ type: 'end' });
  return { updatesMs, tookMs, holds: await server.run<HoldOutcome>({ type: 'holds' }), peakBytes };
}

async function importRows(access: ServerAccess): Promise<void> {
  // The device that looks on is one of them: no answer holds more than 100,000.
  const lines = Array.from({ length: rows - 1 }, (_, index) => `bench-${index},Generic LwM2M,Row ${index}`);
  await call(
    access,
    'POST',
    '/devices/multiple',
    `DeviceIdentifier,DeviceTypeName,Name\n${lines.join('\n')}\n`,
  );
  const { NbrOfRows } = await call<{ NbrOfRows: number }>(access, 'GET', '/devices?PageSize=1');
  if (NbrOfRows !== rows) throw new Error(`There are ${NbrOfRows} devices, not ${rows}.`);
}

/** All devices, page by page and in one answer, and what the log tells of them, as CSV. */
async function exportAll(access: ServerAccess): Promise<void> {
  for (let page = 1; page <= Math.ceil(rows / 1000); page += 1) {
    await call(access, 'GET', `/devices?PageSize=1000&Page=${page}`);
  }
  const found = await call<unknown[]>(access, 'POST', '/devices/getByFilterSmall', '{}');
  if (found.length !== rows) throw new Error(`${found.length} devices were exported, not ${rows}.`);
  const { Id } = await call<{ Id: string }>(access, 'GET', '/deviceNetwork');
  await text(access, 'GET', `/activitylogs/download/${Id}?FromDate=0&ToDate=${Date.now()}`);
}

async function call<T>(access: ServerAccess, method: string, path: string, body?: string): Promise<T> {
  return JSON.parse(await text(access, method, path, body)) as T;
}

async function text(
  { http, apiKey }: ServerAccess,
  method: string,
  path: string,
  body?: string,
): Promise<string> {
  const type = body?.startsWith('{') === true ? 'application/json' : 'text/csv';
  const response = await fetch(`${http}/api/v3${path}`, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': type },
    ...(body === undefined ? {} : { body }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return answer;
}

const slowdown = (alone: Beside, beside: Beside): number =>
  percentile(alone.updatesMs, 0.5) / percentile(beside.updatesMs, 0.5);

const describe = ({ updatesMs, tookMs, holds, peakBytes }: Beside): string =>
  `${rows} rows, ${(tookMs / 1000).toFixed(1)} s; Updates ` +
  [0.5, 0.99, 1].map((part) => `p${part * 100} ${percentile(updatesMs, part).toFixed(1)} ms`).join(' ') +
  `; event loop held p99 ${holds.p99Ms.toFixed(1)} ms max ${holds.longestMs.toFixed(1)} ms` +
  ` (${holds.longestOwnMs.toFixed(1)} ms of its own); ` +
  `RSS ${(peakBytes / 1_048_576).toFixed(0)} MB at most`;

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
