/** Smart objects of versions that stored a list of all resources in each of them. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { resourceTypes } from '../../src/features/resource-types/model/resource-type.ts';
import { smartObjectTypes } from '../../src/features/catalogue/model/smart-object-type.ts';
import { smartObjects } from '../../src/features/device-objects/model/smart-object.ts';
import type { SmartObject } from '../../src/features/device-objects/model/smart-object.ts';
import { insertOperation } from '../../src/store/port.ts';
import type { Entity, Store } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { TemporaryFolders } from './temporary-folder.ts';

const definitions = [smartObjects, smartObjectTypes, resourceTypes];
const FORGET = "DELETE FROM kysely_migration WHERE name >= '0005-resources-by-type'";
/** More than the server converts in one step. */
const OTHERS = 1_100;

const rids = [0, 4, 6, 7, 13];
const base = {
  deviceNetworkId: 'network',
  smartObjectTypeId: 'type',
  objectId: 3,
  instanceNumber: 0,
  isUnavailable: false,
};
const cases: readonly [string, object, SmartObject['differences']][] = [
  ['all resources of its type', { resources: rids.map((rid) => ({ rid })) }, undefined],
  [
    'a resource fewer, and one that its type lacks',
    { resources: [{ rid: 0 }, { rid: 4 }, { rid: 6 }, { rid: 7 }, { rid: 99 }] },
    { removed: [13] },
  ],
  [
    'instances and unavailable resources',
    {
      resources: [
        { rid: 0 },
        { rid: 4, unavailable: true },
        { rid: 6, riids: [0, 1] },
        { rid: 7, riids: [0, 2], goneRiids: [2] },
        { rid: 13, unavailable: true },
      ],
    },
    { unavailable: [4, 13], instances: { 6: [0, 1], 7: [0, 2] }, goneInstances: { 7: [2] } },
  ],
  ['differences already', { differences: { removed: [0] } }, { removed: [0] }],
];

describe('smart objects of versions with lists of resources', () => {
  const folders = new TemporaryFolders();
  let server: PostgresServer | undefined;

  after(() => folders.removeAll());

  const fill = async (store: Store): Promise<void> => {
    const types = rids.map((typeId) => ({
      id: `resource-type-${typeId}`,
      deviceNetworkId: 'network',
      typeId,
    }));
    const type = {
      id: 'type',
      deviceNetworkId: 'network',
      resourceTypeInstances: types.map(({ id }) => ({ id: `use of ${id}`, resourceTypeId: id })),
    };
    const plain = { resources: rids.map((rid) => ({ rid })) };
    const all = [...cases.map(([, own]) => own), ...Array.from({ length: OTHERS }, () => plain)];
    await store.write([
      ...types.map((one) => insertOperation(resourceTypes, one as never)),
      insertOperation(smartObjectTypes, type as never),
      ...all.map((own, at) => {
        const id = `object-${String(at).padStart(5, '0')}`;
        const doc: Entity & Record<string, unknown> = {
          id,
          deviceId: `device-${at}`,
          name: 'null \u0000 character',
          ...base,
          ...own,
        };
        return insertOperation(smartObjects, doc as never);
      }),
    ]);
  };

  const check = async (url: string): Promise<void> => {
    const store = await openStore(url, definitions);
    try {
      const found = await store.collection(smartObjects).find({ limit: cases.length });
      for (const [at, [title, , differences]] of cases.entries()) {
        expect(found[at], title).to.deep.equal({
          id: `object-0000${at}`,
          deviceId: `device-${at}`,
          name: 'null \u0000 character',
          ...base,
          ...(differences === undefined ? {} : { differences }),
        });
      }
      const rest = await store.collection(smartObjects).find({ offset: cases.length });
      expect(rest).to.have.length(OTHERS);
      expect(rest.filter((one) => 'resources' in one || 'differences' in one)).to.deep.equal([]);
    } finally {
      await store.close();
    }
  };

  const write = async (url: string): Promise<void> => {
    const store = await openStore(url, definitions);
    await fill(store);
    await store.close();
  };

  it('keep differences from their types in SQLite', async () => {
    const file = join(folders.make(), 'muster.db');
    await write(`sqlite:${file}`);
    const database = new DatabaseSync(file);
    database.exec(FORGET);
    database.close();
    await check(`sqlite:${file}`);
  });

  it('keep differences from their types in a JSON file', async () => {
    const url = `json:${join(folders.make(), 'state.json')}`;
    await write(url);
    await check(url);
  });

  describe('in PostgreSQL', () => {
    before(async function () {
      server = await postgresServer(this);
    });

    it('keep differences from their types', async () => {
      if (server === undefined) throw new Error('There is no server.');
      const url = server.freshUrl();
      await write(url);
      server.query(`SET search_path TO ${new URL(url).searchParams.get('schema')}; ${FORGET}`);
      await check(url);
    });
  });
});
