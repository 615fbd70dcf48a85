/**
 * Whether lists stay flat: what a page of 20 devices costs when there are 100,000 over what it costs when there are
 * 1,000, over HTTP, on SQLite, with a device changed before every request, as in a fleet that is alive. The worst of
 * the ratios is the result; it must not be above 3.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { deviceNetworks } from '../src/domain/entities/device-network.ts';
import { deviceTypes } from '../src/domain/entities/device-type.ts';
import { devices } from '../src/domain/entities/device.ts';
import type { Device } from '../src/domain/entities/device.ts';
import { collections } from '../src/domain/entities/index.ts';
import { locations } from '../src/domain/entities/location.ts';
import { insertOperation } from '../src/domain/ports/store.ts';
import type { Store, WriteOperation } from '../src/domain/ports/store.ts';
import { startServer } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';

const sizes = { small: 1_000, large: 100_000 } as const;
/** Filled without indexes: the server makes them in one go when it starts. */
const unindexed: typeof devices = { ...devices, indexes: [] };
const rounds = 25;
const places = 20;
const batch = 2_000;

/** By the path below /api/v3; LAST is the number of the last page, PLACE a location with half of the devices below it. */
const requests: Readonly<Record<string, string>> = {
  first: '/devices?Page=1',
  last: '/devices?Page=LAST',
  'newest first': '/devices?Sort=-RegistrationDate',
  'newest last': '/devices?Sort=-RegistrationDate&Page=LAST',
  'by identifier': '/devices?Sort=DeviceIdentifier&Page=LAST',
  'by latest registration': '/devices?Sort=-LatestRegistrationTime',
  'online, first': '/devices?Filter=Status eq online&Sort=Name',
  'online, last': '/devices?Filter=Status eq online&Sort=Name&Page=HALF',
  'online, newest': '/devices?Filter=Status eq online&Sort=-RegistrationDate',
  'of a type, last': '/devices?Filter=DeviceTypeId eq TYPE&Sort=-Name&Page=LAST',
  'at a location, last': '/locations/LEAF/devices?Page=2',
  'below a location, first': '/locations/PLACE/childDevices',
  'below a location, last': '/locations/PLACE/childDevices?Page=HALF',
  'below a location, online': '/locations/PLACE/childDevices?Filter=Status eq online&Sort=-RegistrationDate',
  'below the root, last': '/locations/ROOT/childDevices?Page=LAST',
};

interface Fleet {
  readonly server: RunningServer;
  readonly folder: string;
  readonly names: Readonly<Record<string, string>>;
  /** A device that is changed again and again. */
  readonly changing: Readonly<Record<string, unknown>>;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const small = await fleetOf(sizes.small);
  const large = await fleetOf(sizes.large);
  try {
    const results: { title: string; ratio: number; text: string }[] = [];
    for (const [title, path] of Object.entries(requests)) {
      const [few, many] = await bothCosts(small, large, path);
      results.push({ title, ratio: many / few, text: `${ms(few)} -> ${ms(many)}` });
    }
    results.sort((a, b) => b.ratio - a.ratio);
    const [worst] = results;
    const shown = results
      .map(({ title, ratio, text }) => `${title} ${ratio.toFixed(2)} (${text})`)
      .join('; ');
    return [
      { name: 'list.flat', ratio: worst?.ratio ?? Number.NaN, detail: `page of 20, worst first: ${shown}` },
    ];
  } finally {
    for (const { server, folder } of [small, large]) {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function fleetOf(count: number): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-flat-'));
  const url = `sqlite:${join(folder, 'muster.db')}`;
  const options = {
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: url,
    dataDir: folder,
    connectionFile: false,
    logLevel: 'error',
  } as const;
  await (await startServer(options)).close();
  const bare = collections.map((one) => (one.name === devices.name ? unindexed : one));
  const store = await openStore(url, bare);
  const { names, changing } = await fill(store, count);
  await store.close();
  return { server: await startServer(options), folder, names, changing };
}

/** Half of the devices are online, and half are below one location, over all of its sub-locations. */
async function fill(store: Store, count: number): Promise<Pick<Fleet, 'names' | 'changing'>> {
  const network = await found(store.collection(deviceNetworks).findOne([]));
  const type = await found(store.collection(deviceTypes).get(network.genericDeviceTypeId));
  const deviceNetworkId = network.id;
  const place = {
    id: crypto.randomUUID(),
    deviceNetworkId,
    name: 'Half',
    parentLocationId: network.rootLocationId,
  };
  const leaves = Array.from({ length: places }, (_, i) => ({
    id: crypto.randomUUID(),
    deviceNetworkId,
    name: `Leaf ${i}`,
    parentLocationId: place.id,
  }));
  await store.write([place, ...leaves].map((one) => insertOperation(locations, one)));
  const startedAt = Date.now() - count * 1000;
  let writes: WriteOperation[] = [];
  for (let i = 0; i < count; i += 1) {
    const at = startedAt + ((i * 7919) % count) * 1000;
    const device: Device = {
      id: crypto.randomUUID(),
      deviceNetworkId,
      deviceIdentifier: `urn:bench:${String((i * 31) % count).padStart(6, '0')}`,
      name: `bench ${String((i * 17) % count).padStart(6, '0')}`,
      deviceTypeId: type.id,
      deviceTemplateId: type.defaultDeviceTemplateId,
      locationId: i % 2 === 0 ? network.rootLocationId : (leaves[i % places]?.id ?? ''),
      dataCollectorId: network.defaultDataCollectorId,
      deviceStandard: 'LWM2M',
      status: i % 4 < 2 ? 'online' : 'offline',
      createdAt: at,
      initialRegistrationTime: at,
      latestRegistrationTime: at + 500,
    };
    writes.push(insertOperation(unindexed, device));
    if (writes.length === batch) {
      await store.write(writes);
      writes = [];
    }
  }
  await store.write(writes);
  const one = await found(
    store.collection(unindexed).findOne([{ field: 'name', op: 'eq', value: 'bench 000000' }]),
  );
  return {
    names: {
      LAST: String(count / 20),
      HALF: String(count / 40),
      TYPE: type.id,
      PLACE: place.id,
      LEAF: leaves[1]?.id ?? '',
      ROOT: network.rootLocationId,
    },
    changing: { Id: one.id, DeviceIdentifier: one.deviceIdentifier, DeviceTypeId: type.id, Name: one.name },
  };
}

async function found<T>(wanted: Promise<T | undefined>): Promise<T> {
  const one = await wanted;
  if (one === undefined) throw new Error('The store lacks what it should start with.');
  return one;
}

/** Medians in milliseconds, taken in turns. */
async function bothCosts(small: Fleet, large: Fleet, path: string): Promise<[number, number]> {
  const costs: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    costs[0].push(await cost(small, path, round));
    costs[1].push(await cost(large, path, round));
  }
  return [median(costs[0]), median(costs[1])];
}

async function cost({ server, names, changing }: Fleet, path: string, round: number): Promise<number> {
  const { Id, ...body } = changing;
  const change = await call(server, `/devices/${String(Id)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, Name: `bench 00000${round % 2}` }),
  });
  if (change.status !== 204) throw new Error(`${change.status} ${await change.text()}`);
  const target = path.replaceAll(/\b[A-Z]{4,5}\b/gu, (name) => names[name] ?? name);
  const started = performance.now();
  const answer = await call(server, target);
  const page = (await answer.json()) as { Rows?: unknown[] };
  const took = performance.now() - started;
  if (page.Rows?.length !== 20)
    throw new Error(`${target}: ${answer.status}, ${page.Rows?.length ?? 'no'} rows`);
  return took;
}

function call(server: RunningServer, target: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${server.info.apiKey}`);
  return fetch(`${server.info.http}/api/v3${target}`, { ...init, headers });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
