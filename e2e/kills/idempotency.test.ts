/** Kill the server while it creates things with Idempotency-Keys, start it again, and send all of it once more. */
import { join } from 'node:path';
import { expect } from 'chai';
import { useServer, type TestServer } from '../support/test-server.ts';

const REQUESTS = 200;

for (const [kind, file, killAfter] of [
  ['sqlite', 'muster.db', 80],
  ['json', 'state.json', 40],
] as const)
  describe(`Idempotency-Key over kill -9, ${kind}`, () => {
    // Paths are relative to the folder in which the server runs.
    const server = useServer({ each: true, retries: 0, flags: [`--store=${kind}:${join('data', file)}`] });

    it(`${kind}: each request is performed once, and its response is repeated`, async () => {
      const create: Create = (Name, options) => server.client.settingCategories.create({ Name }, options);
      const [first, second] = await createTwice(server, killAfter, create);
      for (const [key, id] of first) expect(second.get(key), key).to.equal(id);
      const query = { Filter: "Name startswith 'once '" };
      const there = await server.client.settingCategories.iterate(query).toArray(2 * REQUESTS);
      expect(there.map(({ Id }) => Id)).to.have.members([...second.values()]);
    });

    it(`${kind}: resources with derived IDs are created once, and each response says created`, async () => {
      const removed = await removeResources(server, REQUESTS);
      const create: Create = (key, options) => {
        const { SmartObjectId, ResourceTypeId } = removed[Number(key.replace('once ', '')) - 1]!;
        return server.client.resources.create({ SmartObjectId, ResourceTypeId }, options);
      };
      const [, second] = await createTwice(server, killAfter, create);
      removed.forEach(({ Id }, index) => expect(second.get(`once ${index + 1}`)).to.equal(Id));
      const there: string[] = [];
      for (const id of new Set(removed.map(({ SmartObjectId }) => SmartObjectId)))
        there.push(...(await server.client.smartObjects.get(id)).Resources.map(({ Id }) => Id));
      expect(there).to.include.members(removed.map(({ Id }) => Id));
      expect(new Set(there).size).to.equal(there.length);
    });
  });

interface RemovedResource {
  readonly Id: string;
  readonly SmartObjectId: string;
  readonly ResourceTypeId: string;
}

/** Makes a device with many smart objects, and deletes resources of them. */
async function removeResources(server: TestServer, count: number): Promise<RemovedResource[]> {
  const objects = Array.from({ length: count / 5 }, (_, index) => `</3303/${index}>`);
  await server.register('buoy', ['</1/0>', ...objects].join());
  const { client } = server;
  const { SmartObjects } = await client.devices.getByEndpoint('buoy');
  const removed: RemovedResource[] = [];
  for (const { Id: SmartObjectId } of SmartObjects.filter(({ TypeId }) => TypeId === 3303)) {
    const { Resources } = await client.smartObjects.get(SmartObjectId);
    for (const { Id, ResourceTypeId } of Resources.slice(0, 5)) {
      await client.resources.delete(Id);
      removed.push({ Id, SmartObjectId, ResourceTypeId });
    }
  }
  expect(removed).to.have.length(count);
  return removed;
}

type Create = (key: string, options: { readonly idempotencyKey: string }) => Promise<{ readonly Id: string }>;
type Created = ReadonlyMap<string, string>;

/** Creates things, kills the server after `killAfter` responses, and creates all of them again. */
async function createTwice(
  server: TestServer,
  killAfter: number,
  create: Create,
): Promise<readonly [Created, Created]> {
  const first = await createAll(server, killAfter, create);
  expect(first.size).to.be.within(killAfter, REQUESTS - 1);
  await server.stop('SIGKILL');
  await server.start();
  const second = await createAll(server, Infinity, create);
  expect(second.size).to.equal(REQUESTS);
  return [first, second];
}

/** Creates things under their keys, many at a time; resolves with the ids of those that were answered. */
async function createAll(server: TestServer, killAfter: number, create: Create): Promise<Created> {
  const ids = new Map<string, string>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < REQUESTS) {
      const key = `once ${(next += 1)}`;
      try {
        ids.set(key, (await create(key, { idempotencyKey: key })).Id);
      } catch (error) {
        if (ids.size < killAfter) throw error;
        return;
      }
      if (ids.size === killAfter) server.process.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return ids;
}
