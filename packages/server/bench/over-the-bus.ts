/**
 * What an operation takes through a process with the role api, over NATS, against the same operation through the API thread of
 * the server that has the devices. Both lead to the same device loop and the same store in PostgreSQL, which waits for the
 * disk with each commit, so the difference is the bus: two messages there and back.
 *
 * One request is under way at a time. Reads and writes of resources go to simulated devices; the API responds when the command is
 * stored. The two ways alternate, and each goes first in every second pair. `read-device` does not
 * cross the bus: its difference is what the machine adds. The ratio is the median through the API thread over that through the bus.
 *
 * `read-value` is a Read until its activity log entry has ended, as the event stream of the same process reports it. Three
 * arrangements have it in turn: the API thread, the process with the role api, and a second service, whose API, worker and gateway
 * are processes of their own. The ratio is that of the median through the API thread.
 *
 *     node packages/server/bench/over-the-bus.ts [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { createFleet, type Fleet } from '@muster/simulator';

import { ActivityStream } from './load/activity-stream.ts';
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
  const sharedBy = (name: string): Shared => ({
    store: postgres.freshUrl(),
    bus: nats.url,
    dataDir: join(dataDir, name),
  });
  const servers: MusterServer[] = [];
  const start = async (...part: Parameters<typeof startPart>): Promise<MusterServer> => {
    const server = await startPart(...part);
    servers.push(server);
    return server;
  };
  const fleets: Fleet[] = [];
  try {
    const [one, several] = [sharedBy('one'), sharedBy('several')];
    const whole = await start(one, []);
    const api = await start(one, ['api']);
    await start(several, ['worker']);
    const gateway = await start(several, ['gateway']);
    const apart = await start(several, ['api']);
    for (const { coapPort } of [whole, gateway]) fleets.push(await startFleet(coapPort));
    const ways = [
      await wayOf('API thread', whole),
      await wayOf('API process', api),
      await wayOf('API, worker and gateway', apart),
    ];
    const pairs = isQuick ? 100 : 1_000;
    const results: BenchResult[] = [];
    for (const work of await worksOf(whole)) results.push(await compare(work, whole, api, pairs));
    return [...results, ...(await compareValues(ways, pairs))];
  } finally {
    for (const fleet of fleets) await fleet.stop({ deregister: false });
    for (const server of servers.toReversed()) await server.close();
    await nats.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startFleet(port: number): Promise<Fleet> {
  const fleet = createFleet({
    serverUri: `coap://127.0.0.1:${port}`,
    seed: 1,
    lifetimeSeconds: 86_400,
    devices: [{ name: 'switches', count: deviceCount, objects: [1, 3, 3306] }],
  });
  await fleet.start();
  await fleet.whenRegistered();
  return fleet;
}

async function resourcesOf(server: MusterServer): Promise<string[]> {
  const devices = await deviceIds(server, deviceCount);
  return Promise.all(devices.map((id) => resourceIdOf(server, id, 3306, 5850)));
}

async function worksOf(server: MusterServer): Promise<Work[]> {
  const types = await server.json<{ Rows: { Id: string }[] }>('GET', '/deviceTypes?PageSize=1');
  const DeviceTypeId = types.Rows[0]?.Id;
  const [device] = await deviceIds(server, 1);
  const resources = await resourcesOf(server);
  const resourceOf = (turn: number): string => resources[(turn + warmUps) % deviceCount] ?? '';
  return [
    { name: 'read-device', run: (to) => to.json('GET', `/devices/${device}`) },
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

/** One of the arrangements by which values are read. */
interface Way {
  readonly label: string;
  readonly server: MusterServer;
  /** One of each device. */
  readonly resources: readonly string[];
}

async function wayOf(label: string, server: MusterServer): Promise<Way> {
  return { label, server, resources: await resourcesOf(server) };
}

/** Reads of each arrangement in turn. The order changes from round to round. */
async function compareValues(ways: readonly Way[], rounds: number): Promise<BenchResult[]> {
  const clients = await Promise.all(
    ways.map(async (way) => ({
      ...way,
      stream: await ActivityStream.open(way.server),
      times: [] as number[],
    })),
  );
  for (let round = -warmUps; round < rounds; round += 1) {
    const order = round % 2 === 0 ? clients : clients.toReversed();
    for (const { stream, resources, times } of order) {
      const resource = resources[(round + warmUps) % deviceCount];
      const started = performance.now();
      await stream.run(`/resources/${resource}/read`);
      if (round >= 0) times.push(performance.now() - started);
      await pause(pauseMs);
    }
  }
  for (const { stream } of clients) stream.close();
  const [thread, ...others] = clients;
  if (thread === undefined) return [];
  const figures = (times: readonly number[]): string =>
    `p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`;
  return others.map(({ label, times }, index) => ({
    name: `over-the-bus.read-value.${index === 0 ? 'api' : 'api-worker-gateway'}`,
    ratio: median(thread.times) / median(times),
    detail:
      `${thread.label} ${figures(thread.times)}; ${label} ${figures(times)}; ` +
      `difference ${ms(median(times) - median(thread.times))} of p50; ${rounds} rounds`,
  }));
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick === true })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
