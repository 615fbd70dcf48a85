/**
 * What an operation takes through a process with the role api, over NATS, against the same operation through the API thread of
 * the server that has the devices. Both lead to the same device loop and the same store in PostgreSQL, which waits for the
 * disk with each commit, so the difference is the bus: two messages there and back.
 *
 * One request is under way at a time. Reads and writes of resources go to simulated devices; the API responds when the command is
 * stored. The two ways alternate, and each goes first in every second pair. `read-device` does not
 * cross the bus: its difference is what the machine adds. The ratio is the median through the API thread over that through the bus.
 *
 *     node packages/server/bench/over-the-bus.ts [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { createFleet } from '@muster/simulator';

import { deviceIds, resourceIdOf } from './load/api.ts';
import type { MusterServer } from './load/muster-server.ts';
import { durablePostgres, startNats, startPart, type Shared } from './load/programs.ts';
import { median, percentile } from './load/statistics.ts';

const warmUps = 50;
/** Commands are accepted before their device responds. With several devices, none has more waiting than it may. */
const deviceCount = 20;
/** Between two pairs, in which devices respond. Milliseconds. */
const pauseMs = 5;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Work {
  readonly name: string;
  readonly run: (server: MusterServer, turn: number) => Promise<unknown>;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  const nats = postgres && (await startNats());
  if (postgres === undefined || nats === undefined) {
    await postgres?.stop();
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-bus-'));
  const shared: Shared = { store: postgres.freshUrl(), bus: nats.url, dataDir };
  const servers: MusterServer[] = [];
  try {
    const whole = await startPart(shared, []);
    servers.push(whole);
    const api = await startPart(shared, ['api']);
    servers.push(api);
    return await measure(whole, api, isQuick ? 100 : 1_000);
  } finally {
    for (const server of servers.toReversed()) await server.close();
    await nats.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(whole: MusterServer, api: MusterServer, pairs: number): Promise<BenchResult[]> {
  const fleet = createFleet({
    serverUri: `coap://127.0.0.1:${whole.coapPort}`,
    seed: 1,
    lifetimeSeconds: 86_400,
    devices: [{ name: 'switches', count: deviceCount, objects: [1, 3, 3306] }],
  });
  try {
    await fleet.start();
    await fleet.whenRegistered();
    const results: BenchResult[] = [];
    for (const work of await worksOf(whole)) results.push(await compare(work, whole, api, pairs));
    return results;
  } finally {
    await fleet.stop({ deregister: false });
  }
}

async function worksOf(server: MusterServer): Promise<Work[]> {
  const types = await server.json<{ Rows: { Id: string }[] }>('GET', '/deviceTypes?PageSize=1');
  const DeviceTypeId = types.Rows[0]?.Id;
  const devices = await deviceIds(server, deviceCount);
  const resources = await Promise.all(devices.map((id) => resourceIdOf(server, id, 3306, 5850)));
  const resourceOf = (turn: number): string => resources[(turn + warmUps) % deviceCount] ?? '';
  return [
    { name: 'read-device', run: (to) => to.json('GET', `/devices/${devices[0]}`) },
    {
      name: 'create-device',
      run: (to, turn) => {
        const name = `bench-${turn}-${to === server ? 'thread' : 'bus'}`;
        return to.json('POST', '/devices', { DeviceIdentifier: name, Name: name, DeviceTypeId });
      },
    },
    { name: 'read-resource', run: (to, turn) => to.send('GET', `/resources/${resourceOf(turn)}/read`) },
    {
      name: 'write-resource',
      run: (to, turn) =>
        to.json('PUT', `/resources/${resourceOf(turn)}/write`, { Value: String(turn % 2 === 0) }),
    },
  ];
}

async function compare(
  { name, run: once }: Work,
  whole: MusterServer,
  api: MusterServer,
  pairs: number,
): Promise<BenchResult> {
  const timed = async (server: MusterServer, turn: number): Promise<number> => {
    const started = performance.now();
    await once(server, turn);
    return performance.now() - started;
  };
  const thread: number[] = [];
  const bus: number[] = [];
  for (let turn = -warmUps; turn < pairs; turn += 1) {
    const isBusFirst = turn % 2 === 0;
    const first = await timed(isBusFirst ? api : whole, turn);
    const second = await timed(isBusFirst ? whole : api, turn);
    await pause(pauseMs);
    if (turn < 0) continue;
    thread.push(isBusFirst ? second : first);
    bus.push(isBusFirst ? first : second);
  }
  const differences = bus.map((ms, pair) => ms - (thread[pair] ?? NaN));
  return {
    name: `over-the-bus.${name}`,
    ratio: median(thread) / median(bus),
    detail:
      `API thread p50 ${ms(median(thread))}, p95 ${ms(percentile(thread, 0.95))}; ` +
      `over the bus p50 ${ms(median(bus))}, p95 ${ms(percentile(bus, 0.95))}; ` +
      `difference ${ms(median(bus) - median(thread))} of p50, ` +
      `${ms(percentile(bus, 0.95) - percentile(thread, 0.95))} of p95, ${ms(median(differences))} in the median pair; ${pairs} pairs`,
  };
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick === true })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
