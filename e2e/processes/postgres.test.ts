/** A server with its store in PostgreSQL, as a user starts it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { readGuide } from '../support/guide.ts';
import { createWorkplace, muster, serverArgs, startMuster, type Workplace } from '../support/muster.ts';

describe('a server on PostgreSQL', () => {
  let postgres: PostgresServer;
  let place: Workplace;
  let store: string;

  before(async function () {
    postgres = await postgresServer(this);
  });

  beforeEach(async () => {
    place = await createWorkplace();
    store = postgres.freshUrl();
  });

  afterEach(() => place.remove());

  it('starts from a backup, by the commands of the guide', async () => {
    const database = `backup_${process.pid}`;
    postgres.query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
    const source = new URL(store);
    source.search = '';
    source.pathname = database;
    const env = { ...process.env, MUSTER_STORE: source.href };
    const guide = await readGuide('postgresql');
    const run = (name: string): void => {
      const { status, stderr } = spawnSync('sh', ['-e', '-c', guide.get(`sh ${name}`) ?? 'exit 1'], {
        cwd: place.dir,
        env,
        encoding: 'utf8',
      });
      expect(status, stderr).to.equal(0);
    };
    let server = await startMuster(place, await serverArgs(place, `--store=${source.href}`));
    try {
      const { apiKey, deviceNetworkId } = server.info;
      const before = createClient({ baseUrl: server.info.http, apiKey });
      const [type] = (await before.deviceTypes.list({})).Rows;
      const { Id } = await before.devices.create({ DeviceIdentifier: 'meter', DeviceTypeId: type!.Id });
      run('backup');
      await before.devices.delete(Id);
      await server.stop();
      run('restore');
      source.pathname = 'restored';
      const args = await serverArgs(place, `--store=${source.href}`);
      const restored = args.map((arg) =>
        arg.startsWith('--data-dir=') ? `--data-dir=${join(place.dir, 'backup')}` : arg,
      );
      server = await startMuster(place, restored);
      expect(server.info).to.include({ apiKey, deviceNetworkId });
      const after = createClient({ baseUrl: server.info.http, apiKey });
      expect(
        (await after.devices.list({ Filter: "Name contains 'ETE'" })).Rows.map((row) => row.Id),
      ).to.deep.equal([Id]);
      await after.devices.create({ DeviceIdentifier: 'another', DeviceTypeId: type!.Id });
    } finally {
      await server.stop();
      postgres.query('DROP DATABASE IF EXISTS restored');
    }
  });

  it('never prints the password', async () => {
    const withPassword = store.replace('muster@', 'muster:s%40crit@');
    const server = await startMuster(
      place,
      await serverArgs(place, `--store=${withPassword}`, '--log-level=trace'),
    );
    const doctor = await muster(place, ['doctor']);
    await server.stop();
    const wrong = await muster(place, [
      ...(await serverArgs(place)),
      `--store=${withPassword.replace('/postgres?', '/missing?')}`,
    ]);
    expect(wrong.code).to.be.above(0);
    expect(wrong.stderr).to.contain('does not exist');
    for (const text of [server.output(), doctor.stdout, doctor.stderr, wrong.stdout, wrong.stderr]) {
      expect(text).not.to.match(/s(?:%40|@)crit/u);
    }
  });
});
