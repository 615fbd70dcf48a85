/** A server with its store in PostgreSQL, as a user starts it. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { createWorkplace, muster, startMuster, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { RawDevice } from './support/raw-device.ts';

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

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`finds devices and the network again after ${signal}`, async () => {
      const args = await serverArgs(place, `--store=${store}`);
      let server = await startMuster(place, args);
      const device = await RawDevice.open(server.info.coap);
      try {
        const registered = await device.request('0.02', '/rd?ep=meter&lt=3600&lwm2m=1.1&b=U', {
          contentFormat: 40,
          payload: '</1/0>,</3303/0>',
        });
        expect(registered.code).to.equal('2.01');
        const { apiKey, deviceNetworkId } = server.info;
        const before = await createClient({ baseUrl: server.info.http, apiKey }).devices.getByEndpoint(
          'meter',
        );
        await server.stop(signal);
        server = await startMuster(place, args);
        expect(server.info).to.include({ deviceNetworkId });
        const client = createClient({ baseUrl: server.info.http, apiKey });
        const after = await client.devices.getByEndpoint('meter');
        expect(after).to.include({ Id: before.Id, Status: before.Status });
        const search = await client.devices.list({ Filter: "Name contains 'ETE'" });
        expect(search.Rows.map(({ Id }) => Id)).to.deep.equal([before.Id]);
      } finally {
        device.close();
        await server.stop();
      }
    });
  }

  it('refuses a second server on the same database, and says which store is in use', async () => {
    const server = await startMuster(place, await serverArgs(place, `--store=${store}`));
    const other = await createWorkplace();
    try {
      const { code, stderr } = await muster(other, await serverArgs(other, `--store=${store}`));
      expect(code).to.be.above(0);
      expect(stderr).to.match(/in use by another server.*--store/s);
    } finally {
      await other.remove();
      await server.stop();
    }
  });

  it('starts from a backup, by the commands of the guide', async () => {
    const database = `backup_${process.pid}`;
    postgres.query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
    const source = new URL(store);
    source.search = '';
    source.pathname = database;
    const env = { ...process.env, MUSTER_STORE: source.href };
    const guide = await readFile(join(import.meta.dirname, '../docs/guides/postgresql.md'), 'utf8');
    const run = (name: string): void => {
      const [, script = ''] = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\`$`, 'mu').exec(guide) ?? [];
      const { status, stderr } = spawnSync('sh', ['-e', '-c', script], {
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
