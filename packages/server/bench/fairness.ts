/**
 * How a device that floods the gateway with notifications delays others: the 99th percentile of their Updates and of
 * their confirmable notifications, with and without the flood, on an idle machine and on one whose processors are all
 * loaded by other processes. `muster server` runs as a separate process with its store on disk.
 *
 *     node packages/server/bench/fairness.ts
 *
 * The flooding process also takes processor time from the devices. To exclude this from the ratio, it sends as many
 * datagrams to a port without a reader while the bench measures the devices without the flood. The ratio is the
 * percentile without the flood over the percentile with it: at 0.5 the latency doubles.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import type { DeviceLoadOutcome } from './load/device-load.ts';
import type { FlooderOutcome } from './load/flooder.ts';
import { MusterServer } from './load/muster-server.ts';
import { median, percentile } from './load/statistics.ts';

const deviceCount = 50;
/** Number of updates and notifications. */
const messagesPerSecond = 200;
const floodPerSecond = 100_000;
const floodMs = 8_000;
/** Messages in this time are sent but not measured. */
const leadMs = 1_000;
/** Odd, because the result is a median. Rounds with and without the flood alternate. */
const rounds = 3;
/** The discard port (RFC 863), where nothing listens. */
const unreadPort = 9;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Scene {
  readonly server: MusterServer;
  readonly devices: LoadChild;
  readonly flooder: LoadChild;
}

interface Round {
  readonly load: DeviceLoadOutcome;
  readonly flood: FlooderOutcome;
  readonly rssBytes: number;
}

export async function run(): Promise<BenchResult[]> {
  const server = await MusterServer.start();
  const scene = { server, devices: new LoadChild('device-load.ts'), flooder: new LoadChild('flooder.ts') };
  const { devices, flooder } = scene;
  const busy: ChildProcess[] = [];
  try {
    await devices.run({ type: 'open', port: server.coapPort, count: deviceCount });
    await flooder.run({ type: 'open', port: server.coapPort, endpointName: 'bench-flooder' });
    for (const id of await deviceIds(server, deviceCount + 1)) await observeTemperature(server, id);
    // Lets a new process compile its code before the measurement.
    await measure(scene, server.coapPort);

    const results = await compare(scene, 'gateway.fairness');
    for (let count = 0; count < availableParallelism(); count += 1) {
      busy.push(fork(join(import.meta.dirname, 'load', 'busy.ts')));
    }
    return [...results, ...(await compare(scene, 'gateway.fairness.busy'))];
  } finally {
    for (const process of busy) process.kill();
    await devices.close();
    await flooder.close();
    await server.close();
  }
}

async function compare(scene: Scene, name: string): Promise<BenchResult[]> {
  const without: Round[] = [];
  const beside: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await measure(scene, unreadPort));
    beside.push(await measure(scene, scene.server.coapPort));
  }
  const kinds = [
    ['updates', 'updatesMs'],
    ['notifications', 'notificationsMs'],
  ] as const;
  return kinds.map(([title, kind]) => {
    const p99s = (of: readonly Round[]): number[] => of.map(({ load }) => percentile(load[kind], 0.99));
    const [withoutMs, besideMs] = [median(p99s(without)), median(p99s(beside))];
    return {
      name: `${name}.${title}`,
      ratio: withoutMs / besideMs,
      detail:
        `p99 ${besideMs.toFixed(1)} ms (median of ${listOf(p99s(beside))}), ${(besideMs / withoutMs).toFixed(2)} times the ` +
        `${withoutMs.toFixed(1)} ms without the flood (median of ${listOf(p99s(without))}); p50 ` +
        `${medianOf(beside, kind)} and ${medianOf(without, kind)} ms; ${describe(beside)}`,
    };
  });
}

function describe(beside: readonly Round[]): string {
  const flooded = median(beside.map(({ flood }) => flood.sent / floodMs));
  const answered = beside.flatMap(({ flood }) => flood.latenciesMs).length;
  const asked = beside.reduce((sum, { flood }) => sum + flood.asked, 0);
  const lost = beside.reduce((sum, { load }) => sum + load.retransmissions, 0);
  const rssBytes = Math.max(...beside.map((round) => round.rssBytes));
  return (
    `${deviceCount} devices, ${lost} retransmissions; flooder ${flooded.toFixed(1)}k datagrams a second, ` +
    `${answered} of its ${asked} confirmable notifications acknowledged; server RSS ${(rssBytes / 1_048_576).toFixed(0)} MB`
  );
}

async function measure({ server, devices, flooder }: Scene, port: number): Promise<Round> {
  const flooding = flooder.run<FlooderOutcome>({
    type: 'flood',
    port,
    perSecond: floodPerSecond,
    forMs: floodMs,
  });
  await pause(leadMs);
  await devices.run({ type: 'begin', perSecond: messagesPerSecond });
  await pause(floodMs - 2 * leadMs);
  const ended = devices.run<DeviceLoadOutcome>({ type: 'end' });
  return { load: await ended, flood: await flooding, rssBytes: server.rssBytes };
}

const medianOf = (of: readonly Round[], kind: 'updatesMs' | 'notificationsMs'): string =>
  median(of.map(({ load }) => percentile(load[kind], 0.5))).toFixed(2);
const listOf = (values: readonly number[]): string => values.map((ms) => ms.toFixed(1)).join(', ');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
