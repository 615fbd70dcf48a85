/**
 * What a device of the gateway notices of another one that floods it with notifications: how long its own confirmable
 * notifications (until they are stored) and its Updates take, repetitions included, with the flood and without; and
 * what the flood does to the server's memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import type { FlooderOutcome } from './load/flooder.ts';
import { ObservedDevice } from './load/observed-device.ts';
import type { ServerOutcome } from './load/server.ts';

const floodPerSecond = 100_000;
const floodMs = 5_000;
const leadMs = 1_000;
const pauseMs = 5;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Figures {
  readonly notificationsMs: number[];
  readonly updatesMs: number[];
  readonly resent: number;
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-fairness-'));
  const server = new LoadChild('server.ts');
  const flooder = new LoadChild('flooder.ts');
  let calm: ObservedDevice | undefined;
  try {
    const access = await server.run<ServerOutcome>({ folder });
    const { coapPort: port } = access;
    calm = await ObservedDevice.open(port, 'bench-calm');
    await flooder.run({ type: 'open', port, endpointName: 'bench-flooder' });
    for (const id of await deviceIds(access, 2)) await observeTemperature(access, id);
    await ask(calm, leadMs);
    const alone = await ask(calm, floodMs - leadMs);
    return [
      { name: 'gateway.fairness.alone', ratio: 1, detail: describe(alone) },
      await underFlood(server, flooder, calm, alone),
    ];
  } finally {
    calm?.close();
    await flooder.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The ratio is the median of the calm device's notifications alone over that beside the flood. */
async function underFlood(
  server: LoadChild,
  flooder: LoadChild,
  calm: ObservedDevice,
  alone: Figures,
): Promise<BenchResult> {
  const before = server.rssBytes;
  const flooding = flooder.run<FlooderOutcome>({ type: 'flood', perSecond: floodPerSecond, forMs: floodMs });
  await new Promise((resolve) => setTimeout(resolve, leadMs));
  const beside = await ask(calm, floodMs - leadMs);
  const { sent, asked, latenciesMs } = await flooding;
  const perSecond = `${((sent * 1_000) / floodMs / 1_000).toFixed(1)}k`;
  const own = `${percentiles(latenciesMs)}, ${latenciesMs.length} of ${asked} acknowledged`;
  return {
    name: 'gateway.fairness',
    ratio: percentile(alone.notificationsMs, 0.5) / percentile(beside.notificationsMs, 0.5),
    detail:
      `${describe(beside)}; flooder ${perSecond} notifications a second sent, its confirmable ones ${own}; ` +
      `server RSS ${megabytes(before)} MB before, ${megabytes(server.rssBytes)} MB after`,
  };
}

/** Notification and Update in turn, one after the other, with a short pause. */
async function ask(device: ObservedDevice, forMs: number): Promise<Figures> {
  const notificationsMs: number[] = [];
  const updatesMs: number[] = [];
  const resentBefore = device.resent;
  const endMs = performance.now() + forMs;
  while (performance.now() < endMs) {
    notificationsMs.push(await device.notify());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    updatesMs.push(await device.update());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { notificationsMs, updatesMs, resent: device.resent - resentBefore };
}

const describe = ({ notificationsMs, updatesMs, resent }: Figures): string =>
  `calm device's notifications ${percentiles(notificationsMs)}, its Updates ${percentiles(updatesMs)}, ` +
  `${notificationsMs.length} of each, ${resent} repeated`;

const percentiles = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${percentile(values, part).toFixed(2)} ms`).join(' ');

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
