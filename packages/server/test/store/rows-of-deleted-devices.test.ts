/** Databases of versions in which firmware updates and transformers at locations outlived their devices. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { devices } from '../../src/features/devices/model/device.ts';
import { firmwareUpdates } from '../../src/features/firmware/model/firmware-update.ts';
import { transformers } from '../../src/features/transformers/model/transformer.ts';
import { insertOperation } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { TemporaryFolders } from './temporary-folder.ts';

const definitions = [devices, firmwareUpdates, transformers];
const FORGET = "DELETE FROM kysely_migration WHERE name >= '0006-rows-of-deleted-devices'";

describe('rows of deleted devices in databases of earlier versions', () => {
  const folders = new TemporaryFolders();

  after(() => folders.removeAll());

  const write = async (url: string): Promise<void> => {
    const store = await openStore(url, definitions);
    await store.write([
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
    ]);
    await store.close();
  };

  const check = async (url: string): Promise<void> => {
    const store = await openStore(url, definitions);
    try {
      const updates = await store.collection(firmwareUpdates).find({});
      expect(updates.map(({ id }) => id)).to.deep.equal(['present']);
      const found = await store.collection(transformers).find({});
      expect(found.map(({ id }) => id)).to.deep.equal(['a', 'b']);
    } finally {
      await store.close();
    }
  };

  it('are deleted in SQLite', async () => {
    const file = join(folders.make(), 'muster.db');
    await write(`sqlite:${file}`);
    const database = new DatabaseSync(file);
    database.exec(FORGET);
    database.close();
    await check(`sqlite:${file}`);
  });

  it('are deleted in a JSON file', async () => {
    const url = `json:${join(folders.make(), 'state.json')}`;
    await write(url);
    await check(url);
  });

  describe('in PostgreSQL', () => {
    let server: PostgresServer;

    before(async function () {
      server = await postgresServer(this);
    });

    it('are deleted', async () => {
      const url = server.freshUrl();
      await write(url);
      server.query(`SET search_path TO ${new URL(url).searchParams.get('schema')}; ${FORGET}`);
      await check(url);
    });
  });
});
