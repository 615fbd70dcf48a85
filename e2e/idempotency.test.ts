/** Kill the server while it creates things with Idempotency-Keys, start it again, and send all of it once more. */
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort } from '@muster/testkit';
import { RawDevice } from './support/raw-device.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';

const REQUESTS = 200;

describe('Idempotency-Key over kill -9', () => {
  let place: Workplace;
  let server: MusterProcess | undefined;

  beforeEach(async () => {
    place = await createWorkplace();
  });

  afterEach(async () => {
    await server?.stop('SIGKILL');
    await place.remove();
  });

  for (const [kind, file, killAfter] of [
    ['sqlite', 'muster.db', 80],
    ['json', 'state.json', 40],
  ] as const) {
    it(`${kind}: each request is performed once, and its response is repeated`, async () => {
      const start = async (): Promise<MusterProcess> =>
        startMuster(place, [
          ...['server', `--http=127.0.0.1:${await freeTcpPort()}`, '--coap=coap://127.0.0.1:0'],
          ...[`--data-dir=${join(place.dir, 'data')}`, `--store=${kind}:${join(place.dir, 'data', file)}`],
        ]);
      server = await start();
      const create: Create = (client, Name, options) => client.settingCategories.create({ Name }, options);
      const first = await createAll(server, killAfter, create);
      expect(first.size).to.be.within(killAfter, REQUESTS - 1);

      server = await start();
      const second = await createAll(server, undefined, create);
      expect(second.size).to.equal(REQUESTS);
      for (const [key, id] of first) expect(second.get(key), key).to.equal(id);

      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const there = await client.settingCategories
        .iterate({ Filter: "Name startswith 'once '" })
        .toArray(2 * REQUESTS);
      expect(there.map(({ Id }) => Id)).to.have.members([...second.values()]);
    });

    it(`${kind}: resources with derived IDs are created once, and each response says created`, async () => {
      const start = async (): Promise<MusterProcess> =>
        startMuster(place, [
          ...['server', `--http=127.0.0.1:${await freeTcpPort()}`, '--coap=coap://127.0.0.1:0'],
          ...[`--data-dir=${join(place.dir, 'data')}`, `--store=${kind}:${join(place.dir, 'data', file)}`],
          '--auto-enroll=Generic LwM2M',
        ]);
      server = await start();
      const removed = await removeResources(server, REQUESTS);
      const create: Create = (client, key, options) => {
        const { SmartObjectId, ResourceTypeId } = removed[Number(key.replace('once ', '')) - 1]!;
        return client.resources.create({ SmartObjectId, ResourceTypeId }, options);
      };
      const first = await createAll(server, killAfter, create);
      expect(first.size).to.be.within(killAfter, REQUESTS - 1);

      server = await start();
      const second = await createAll(server, undefined, create);
      removed.forEach(({ Id }, index) => expect(second.get(`once ${index + 1}`)).to.equal(Id));
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const objects = new Set(removed.map(({ SmartObjectId }) => SmartObjectId));
      const there: string[] = [];
      for (const id of objects) {
        there.push(...(await client.smartObjects.get(id)).Resources.map(({ Id }) => Id));
      }
      expect(there).to.include.members(removed.map(({ Id }) => Id));
      expect(new Set(there).size).to.equal(there.length);
    });
  }
});

interface RemovedResource {
  readonly Id: string;
  readonly SmartObjectId: string;
  readonly ResourceTypeId: string;
}

/** Makes a device with many smart objects, and deletes resources of them. */
async function removeResources({ info }: MusterProcess, count: number): Promise<RemovedResource[]> {
  const device = await RawDevice.open(info.coap);
  try {
    const objects = Array.from({ length: count / 5 }, (_, index) => `</3303/${index}>`);
    const payload = ['</1/0>', ...objects].join();
    const registered = { contentFormat: 40, payload };
    expect((await device.request('0.02', '/rd?ep=buoy&lt=3600&lwm2m=1.1&b=U', registered)).code).to.equal(
      '2.01',
    );
  } finally {
    device.close();
  }
  const client = createClient({ baseUrl: info.http, apiKey: info.apiKey });
  const [row] = (await client.devices.list({})).Rows;
  const { SmartObjects } = await client.devices.get(row!.Id);
  const types = (await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' })).Rows;
  const { ResourceTypes } = await client.smartObjectTypes.get(types[0]!.Id);
  const removed: RemovedResource[] = [];
  for (const { Id: SmartObjectId } of SmartObjects.filter(({ TypeId }) => TypeId === 3303)) {
    const { Resources } = await client.smartObjects.get(SmartObjectId);
    for (const { Id, TypeId } of Resources.slice(0, 5)) {
      await client.resources.delete(Id);
      const { Id: ResourceTypeId } = ResourceTypes.find((one) => one.TypeId === TypeId)!;
      removed.push({ Id, SmartObjectId, ResourceTypeId });
    }
  }
  expect(removed).to.have.length(count);
  return removed;
}

type Create = (
  client: MusterClient,
  key: string,
  options: { readonly idempotencyKey: string },
) => Promise<{ readonly Id: string }>;

/** Creates things under their keys, many at a time; resolves with the ids of those that were answered. */
async function createAll(
  server: MusterProcess,
  killAfter: number | undefined,
  create: Create,
): Promise<ReadonlyMap<string, string>> {
  const { http: baseUrl, apiKey } = server.info;
  const client = createClient({ baseUrl, apiKey, retries: 0 });
  const ids = new Map<string, string>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < REQUESTS) {
      const key = `once ${(next += 1)}`;
      try {
        ids.set(key, (await create(client, key, { idempotencyKey: key })).Id);
      } catch (error) {
        if (ids.size < (killAfter ?? Infinity)) throw error;
        return;
      }
      if (ids.size === killAfter) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  if (killAfter !== undefined) await server.stop('SIGKILL');
  return ids;
}
