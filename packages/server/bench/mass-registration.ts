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
import { ObservedDevice } from './load/observed-device.ts';
import type { HoldOutcome } from './load/holds.ts';
import type { ServerOutcome } from './load/server.ts';

const rows = Number(process.env['ROWS'] ?? 10_000);
const leadMs = 2_000;
const pauseMs = 5;

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
  let calm: ObservedDevice | undefined;
  try {
    const access = await server.run<ServerOutcome>({ folder });
    const device = await ObservedDevice.open(access.coapPort, 'bench-calm');
    calm = device;
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, leadMs));
    const beside = (work: () => Promise<void>): Promise<Beside> => measure(server, device, work);
    const alone = await beside(pause);
    const imported = await beside(() => importRows(access));
    const listed = await beside(() => listAll(access));
    return [
      { name: 'mass-registration.alone', ratio: 1, detail: describe(alone) },
      { name: 'mass-registration.import', ratio: slowdown(alone, imported), detail: describe(imported) },
      { name: 'mass-registration.export', ratio: slowdown(alone, listed), detail: describe(listed) },
    ];
  } finally {
    calm?.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  server: LoadChild,
  device: ObservedDevice,
  work: () => Promise<void>,
): Promise<Beside> {
  await server.run<HoldOutcome>({ type: 'holds' });
  const updatesMs: number[] = [];
  let peakBytes = 0;
  let isOver = false;
  const started = performance.now();
  const working = work().finally(() => (isOver = true));
  while (!isOver) {
    updatesMs.push(await device.update());
    peakBytes = Math.max(peakBytes, server.rssBytes);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await working;
  const tookMs = performance.now() - started;
  return { updatesMs, tookMs, holds: await server.run<HoldOutcome>({ type: 'holds' }), peakBytes };
}

async function importRows(access: ServerAccess): Promise<void> {
  const lines = Array.from({ length: rows }, (_, index) => `bench-${index},Generic LwM2M,Row ${index}`);
  await call(
    access,
    'POST',
    '/devices/multiple',
    `DeviceIdentifier,DeviceTypeName,Name\n${lines.join('\n')}\n`,
  );
  const { NbrOfRows } = await call<{ NbrOfRows: number }>(access, 'GET', '/devices?PageSize=1');
  if (NbrOfRows !== rows + 1) throw new Error(`There are ${NbrOfRows} devices, not ${rows + 1}.`);
}

/** All devices, page by page. */
async function listAll(access: ServerAccess): Promise<void> {
  for (let page = 1; page <= Math.ceil(rows / 1000); page += 1) {
    await call(access, 'GET', `/devices?PageSize=1000&Page=${page}`);
  }
}

async function call<T>(
  { http, apiKey }: ServerAccess,
  method: string,
  path: string,
  body?: string,
): Promise<T> {
  const response = await fetch(`${http}/api/v3${path}`, {
    method,
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'text/csv' },
    ...(body === undefined ? {} : { body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
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
