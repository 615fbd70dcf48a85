/**
 * The start of a server that was killed with 100,000 registered devices, or DEVICES devices, and the memory that they
 * need. The registrations are stored as the server stores them, and the log of the database is not checkpointed. As with the
 * command `muster server`, code that an earlier start compiled comes from a cache.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { deviceTemplates, deviceTypes } from '../src/features/catalogue/model.ts';
import { devices as deviceDocuments } from '../src/features/devices/model.ts';
import { collections } from '../src/features/generated/collections.ts';
import { newId } from '../src/kernel/entities.ts';
import { insertOperation } from '../src/store/port.ts';
import type { Store, WriteOperation } from '../src/store/port.ts';
import { locationId, insertRegistration } from '../src/features/registration/model.ts';
import { openStore } from '../src/store/open-store.ts';
import { LoadChild } from './load/child.ts';
import type { ServerOutcome, Usage } from './load/server.ts';

const devices = Number(process.env['DEVICES'] ?? 100_000);
const batch = 500;
const lifetimeSeconds = 86_400;
const objectIds = [1, 3, 4, 5, 6, 3303, 3304, 3311];

/** Expected maximum. */
const maxReadyMs = 3_000;
const maxBytesPerDevice = 4_096;

export interface RestartResult {
  readonly name: 'start-after-kill' | 'memory-per-device';
  /** Result over the expected maximum. */
  readonly ratio: number;
  readonly detail: string;
}

interface Started {
  readonly readyMs: number;
  readonly cpuMs: number;
  readonly rssBytes: number;
}

export async function run(): Promise<RestartResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-restart-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  try {
    // The first start creates the network and fills the cache.
    await start(before);
    const empty = await start(before);
    const store = await openStore(`sqlite:${join(before, 'muster.db')}`, collections);
    await fillRegistered(store, devices);
    // A copy of the files of an open database equals the files of a killed server.
    cpSync(before, after, { recursive: true });
    await store.close();
    const full = await start(after);
    const perDevice = (full.rssBytes - empty.rssBytes) / devices;
    const count = devices.toLocaleString('en');
    return [
      {
        name: 'start-after-kill',
        ratio: full.readyMs / maxReadyMs,
        detail:
          `${(full.readyMs / 1_000).toFixed(1)} s until ready with ${count} registered devices, ` +
          `${(empty.readyMs / 1_000).toFixed(1)} s with none, ` +
          `processor time ${(full.cpuMs / 1_000).toFixed(1)} s and ${(empty.cpuMs / 1_000).toFixed(1)} s`,
      },
      {
        name: 'memory-per-device',
        ratio: perDevice / maxBytesPerDevice,
        detail:
          `${(perDevice / 1_000).toFixed(2)} KB of resident memory per registered device, ` +
          `${megabytes(full)} with ${count} devices, ${megabytes(empty)} with none`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server on a folder, measures it after its first response, and stops it. */
async function start(folder: string): Promise<Started> {
  const started = performance.now();
  const server = new LoadChild('server.ts');
  try {
    await server.run<ServerOutcome>({ folder });
    const readyMs = performance.now() - started;
    const { cpuMs } = await server.run<Usage>({ type: 'usage' });
    return { readyMs, cpuMs, rssBytes: server.rssBytes };
  } finally {
    await server.close();
  }
}

/** Stores registered devices. The store has the start contents of a server. */
export async function fillRegistered(store: Store, count: number): Promise<void> {
  const [type] = await store.collection(deviceTypes).find({
    where: [{ field: 'name', op: 'eq', value: 'Generic LwM2M' }],
  });
  if (type === undefined) throw new Error('The network has no device type "Generic LwM2M".');
  const template = await store.collection(deviceTemplates).get(type.defaultDeviceTemplateId);
  if (template === undefined) throw new Error('The device type has no template.');
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at);
    await store.write(
      numbers.flatMap((number) => enrolled(number, type.deviceNetworkId, type.id, template.id)),
    );
  }
}

function enrolled(
  number: number,
  deviceNetworkId: string,
  deviceTypeId: string,
  deviceTemplateId: string,
): WriteOperation[] {
  const now = Date.now();
  const endpointName = `registered-${String(number).padStart(6, '0')}`;
  const id = newId();
  return [
    insertOperation(deviceDocuments, {
      id,
      deviceNetworkId,
      deviceIdentifier: endpointName,
      name: endpointName,
      deviceTypeId,
      deviceTemplateId,
      locationId: 'location',
      dataCollectorId: 'gateway',
      deviceStandard: 'LWM2M',
      status: 'online',
      createdAt: now,
      initialRegistrationTime: now,
      latestRegistrationTime: now,
    }),
    insertRegistration({
      id: locationId(),
      deviceId: id,
      deviceNetworkId,
      endpointName,
      listener: 'coap://127.0.0.1:5683',
      address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      port: 5683,
      lifetimeSeconds,
      lwm2mVersion: '1.1',
      binding: 'U',
      queueMode: false,
      rootPath: '/',
      contentFormats: [11_542, 112, 11_543],
      objects: objectIds.map((objectId) => ({ objectId, instanceIds: [0] })),
      registeredAt: now,
      updatedAt: now,
      expiresAt: now + lifetimeSeconds * 1_000,
    }),
  ];
}

function megabytes({ rssBytes }: Started): string {
  return `${Math.round(rssBytes / 1_000_000)} MB`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
