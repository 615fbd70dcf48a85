/** Kill the server while it creates things with Idempotency-Keys, start it again, and send all of it once more. */
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { freeTcpPort } from './support/free-port.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';

const REQUESTS = 400;

describe('Idempotency-Key over kill -9', function () {
  this.timeout(120_000);
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
    ['sqlite', 'muster.db', 150],
    ['json', 'state.json', 40],
  ] as const) {
    it(`${kind}: everything is done once, and what was answered is answered again`, async () => {
      const start = async (): Promise<MusterProcess> =>
        startMuster(place, [
          ...['server', `--http=127.0.0.1:${await freeTcpPort()}`, '--coap=coap://127.0.0.1:0'],
          ...[`--data-dir=${join(place.dir, 'data')}`, `--store=${kind}:${join(place.dir, 'data', file)}`],
        ]);
      server = await start();
      const first = await createAll(server, killAfter, () => server?.child.kill('SIGKILL'));
      await server.stop('SIGKILL');
      expect(first.size).to.be.within(killAfter, REQUESTS - 1);

      server = await start();
      const second = await createAll(server, REQUESTS + 1, () => undefined);
      expect(second.size).to.equal(REQUESTS);
      for (const [key, id] of first) expect(second.get(key), key).to.equal(id);

      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const there = await client.settingCategories
        .iterate({ Filter: "Name startswith 'once '" })
        .toArray(2 * REQUESTS);
      expect(there.map(({ Id }) => Id)).to.have.members([...second.values()]);
    });
  }
});

/** Creates things under their keys, many at a time; resolves with the ids of those that were answered. */
async function createAll(
  { info }: MusterProcess,
  killAfter: number,
  kill: () => void,
): Promise<ReadonlyMap<string, string>> {
  const client = createClient({ baseUrl: info.http, apiKey: info.apiKey, retries: 0 });
  const ids = new Map<string, string>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < REQUESTS) {
      const key = `once ${(next += 1)}`;
      try {
        ids.set(key, (await client.settingCategories.create({ Name: key }, { idempotencyKey: key })).Id);
      } catch (error) {
        if (ids.size < killAfter) throw error;
        return;
      }
      if (ids.size === killAfter) kill();
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return ids;
}
