/** Databases of earlier versions, whose documents are converted at the start. */
import { postgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { resourceTypes } from '../../src/features/resource-types/model/resource-type.ts';
import { smartObjectTypes } from '../../src/features/catalogue/model/smart-object-type.ts';
import { smartObjects, type SmartObject } from '../../src/features/device-objects/model/smart-object.ts';
import { devices } from '../../src/features/devices/model/device.ts';
import { firmwareUpdates } from '../../src/features/firmware/model/firmware-update.ts';
import { transformers } from '../../src/features/transformers/model/transformer.ts';
import { insertOperation } from '../../src/store/port.ts';
import type { AnyCollectionDefinition, Entity, Store } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { TemporaryFolders } from './temporary-folder.ts';

/** A conversion of documents: the stored ones before, and those found afterwards. */
interface Conversion {
  readonly title: string;
  readonly migration: string;
  readonly definitions: readonly AnyCollectionDefinition[];
  readonly fill: (store: Store) => Promise<void>;
  readonly check: (store: Store) => Promise<void>;
}

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

/** Versions that stored a list of all resources in each smart object. */
const resourceLists: Conversion = {
  title: 'smart objects of versions with lists of resources keep differences from their types',
  migration: '0005-resources-by-type',
  definitions: [smartObjects, smartObjectTypes, resourceTypes],
  fill: async (store) => {
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
  },
  check: async (store) => {
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
  },
};

/** Versions in which firmware updates and transformers at locations outlived their devices. */
const rowsOfDeletedDevices: Conversion = {
  title: 'rows of deleted devices are deleted',
  migration: '0006-rows-of-deleted-devices',
  definitions: [devices, firmwareUpdates, transformers],
  fill: (store) =>
    store.write([
      insertOperation(devices, {
        id: 'present',
        deviceNetworkId: 'n',
        deviceIdentifier: 'p',
        name: 'p',
      } as never),
      insertOperation(firmwareUpdates, { id: 'present' } as never),
      insertOperation(firmwareUpdates, { id: 'deleted' } as never),
      insertOperation(transformers, { id: 'a', name: 'a', deviceTemplateId: 't' } as never),
      insertOperation(transformers, { id: 'b', name: 'b', locationId: 'l', deviceId: 'present' } as never),
      insertOperation(transformers, { id: 'c', name: 'c', locationId: 'l', deviceId: 'deleted' } as never),
    ]),
  check: async (store) => {
    const updates = await store.collection(firmwareUpdates).find({});
    expect(updates.map(({ id }) => id)).to.deep.equal(['present']);
    const found = await store.collection(transformers).find({});
    expect(found.map(({ id }) => id)).to.deep.equal(['a', 'b']);
  },
};

describe('databases of earlier versions', () => {
  const folders = new TemporaryFolders();

  after(() => folders.removeAll());

  for (const { title, migration, definitions, fill, check } of [resourceLists, rowsOfDeletedDevices]) {
    const use = async (url: string, work: (store: Store) => Promise<void>): Promise<void> => {
      const store = await openStore(url, definitions);
      await work(store).finally(() => store.close());
    };
    const forget = `DELETE FROM kysely_migration WHERE name >= '${migration}'`;

    it(`${title}, in SQLite`, async () => {
      const file = join(folders.make(), 'muster.db');
      await use(`sqlite:${file}`, fill);
      const database = new DatabaseSync(file);
      database.exec(forget);
      database.close();
      await use(`sqlite:${file}`, check);
    });

    it(`${title}, in a JSON file`, async () => {
      const url = `json:${join(folders.make(), 'state.json')}`;
      await use(url, fill);
      await use(url, check);
    });

    it(`${title}, in PostgreSQL`, async function () {
      const server = await postgresServer(this);
      const url = server.freshUrl();
      await use(url, fill);
      server.query(`SET search_path TO ${new URL(url).searchParams.get('schema')}; ${forget}`);
      await use(url, check);
    });
  }
});
