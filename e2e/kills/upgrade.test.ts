/** A data folder of the last release is opened by this version, works, and is rolled back by a restore of its backup. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foreignPeer } from '@muster/testkit';
import { expect } from 'chai';
import { generate } from 'coap-packet';
import { readGuide } from '../support/guide.ts';
import { muster } from '../support/muster.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { RawDevice } from '../support/raw-device.ts';
import { unpackRelease, type Release } from '../support/release-store.ts';
import { runProgram } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

const RELEASE = '0.1.0';

describe(`an upgrade from ${RELEASE}`, () => {
  let release: Release;
  const server = useServer({
    each: true,
    coaps: true,
    prepare: async ({ dir, env }) => {
      release = unpackRelease(RELEASE, dir);
      // The clock of the server goes on from the end of the release, so that nothing has expired.
      const clock = `const now = Date.now, ahead = now() - ${release.stoppedAt + 1_000}; Date.now = () => now() - ahead;`;
      env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
      return [];
    },
  });

  const database = (): string => join(server.place.dir, 'data', 'muster.db');

  /** Stands for a migration of a later version. */
  function upgradeBeyond(): void {
    const store = new DatabaseSync(database());
    store.exec('UPDATE muster_layout SET layout = 1000');
    store.close();
  }

  async function runBlock(name: string): Promise<void> {
    const block = (await readGuide('operations')).get(`sh ${name}`) ?? 'exit 1';
    const { code, stdout, stderr } = await runProgram(server.place, 'sh', ['-ec', block]).ended;
    expect(code, stdout + stderr).to.equal(0);
  }

  it('keeps keys, devices, values, firmware packages and webhooks', async () => {
    const { client, info } = server;
    expect(info.apiKey).to.equal(release.apiKey);
    const { Rows } = await client.devices.list({ Sort: 'DeviceIdentifier' });
    expect(Rows.map(({ DeviceIdentifier, Status }) => `${DeviceIdentifier} ${Status}`)).to.deep.equal([
      'meters-000001 offline',
      'sensor online',
      'sleeper online',
    ]);
    const resource = await server.resourceId('sensor', '/3303/0/5700');
    const { v } = await client.measurements.since(resource, release.stoppedAt - 3_600_000);
    expect(v.map((one) => one.v)).to.deep.equal([20.5, 21.5]);
    const image = await client.firmwarePackages.download(release.firmwareId);
    expect(await (await image.blob()).text()).to.equal('firmware');
    expect(await client.eventConsumers.get(release.consumerId)).to.include({ Name: 'office' });
  });

  it('sends a queue item when its device wakes, and opens the stored secrets', async () => {
    const sleeper = await RawDevice.open(server.info.coap);
    try {
      expect((await sleeper.request('0.02', `/${release.location}`)).code).to.equal('2.04');
      for (;;) {
        const { code, messageId, token, payload } = await sleeper.receive();
        const isQueued = code === '0.03' && payload.toString().includes('queued');
        const answer = isQueued ? '2.04' : '4.04';
        await sleeper.sendBytes(generate({ code: answer, ack: true, messageId, token }));
        if (isQueued) break;
      }
      const entry = await server.client.activityLogs.waitFor(release.queuedWriteId);
      expect(entry).to.include({ Status: 'Completed' });
    } finally {
      sleeper.close();
    }
    const secured = new NotifyingFleet(metersOf(server.info.coaps!, 1));
    try {
      await secured.start();
      expect(secured.fleet.devices[0]?.counters).to.include({ registrations: 1, handshakeFailures: 0 });
    } finally {
      await secured.fleet.stop();
    }
  });

  it('is rolled back by a restore of the backup, and an older version refuses the store of a newer one', async function () {
    foreignPeer(this, 'sqlite3', 'sqlite3');
    await runBlock('backup-sqlite');
    await server.client.deviceTypes.create({ Name: 'created after the backup' });
    await server.stop();
    upgradeBeyond();
    const refused = await muster(server.place, server.args);
    expect(refused.code).to.equal(10);
    expect(refused.stderr)
      .to.match(/muster\.db was written by a newer version \(layout 1000, this version reads up to \d+\)/u)
      .and.contain('restore the backup from before the upgrade.');
    await runBlock('restore-sqlite');
    await server.start();
    expect(server.info.apiKey).to.equal(release.apiKey);
    const { Rows } = await server.client.deviceTypes.list({ Filter: "Name startswith 'created'" });
    expect(Rows).to.deep.equal([]);
    expect((await server.client.devices.list({})).Rows).to.have.length(3);
    const image = await server.client.firmwarePackages.download(release.firmwareId);
    expect(await (await image.blob()).text()).to.equal('firmware');
  });
});
