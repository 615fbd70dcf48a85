/** What a machine does to a server: a full disk, a locked or read-only store, a stopped process. */
import { execFile } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ServerError, type MusterClient } from '@muster/sdk';
import { createFleet } from '@muster/simulator';
import { musterBin } from '../support/muster.ts';
import { ObservedDevice } from '../support/observed-device.ts';
import { foreignPeer, until } from '@muster/testkit';
import { onlineDevices } from '../support/observe-fleet.ts';
import { useServer } from '../support/test-server.ts';

const run = promisify(execFile);

describe('failures of the machine', () => {
  const server = useServer({ each: true, retries: 0 });
  let database: string;

  beforeEach(() => {
    database = join(server.place.dir, 'data', 'muster.db');
  });

  /** While `broken` holds nothing is acknowledged and the API says 503; afterwards all goes on and nothing is lost. */
  const survives = async (endpoint: string, breakIt: () => Promise<() => Promise<void>>) => {
    const device = await ObservedDevice.open(server.info.coap, server.client, endpoint);
    try {
      for (const value of [1, 2, 3]) expect(await device.notify(value)).to.equal(true);
      const mend = await breakIt();
      expect(await device.notify(4, 2500), 'nothing is acknowledged that is not stored').to.equal(false);
      const refused = await create(server.client, 'during').catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(ServerError);
      expect((refused as ServerError).status).to.equal(503);
      expect(String(refused)).to.not.contain(server.place.dir);
      expect((await server.client.version.get()).Version, 'what needs no write goes on').to.be.a('string');
      await mend();
      await until(
        () => create(server.client, 'after'),
        () => true,
        { everyMs: 200, tolerate: (error) => error instanceof ServerError },
      );
      for (const value of [5, 6]) expect(await device.notify(value)).to.equal(true);
      await server.restart('SIGKILL');
      expect(device.acknowledged).to.include.members([1, 2, 3, 5, 6]);
      expect(await server.values(endpoint, '/3303/0/5700')).to.include.members(device.acknowledged);
      expect((await server.client.devices.getByEndpoint(endpoint)).Status).to.equal('online');
    } finally {
      device.close();
    }
  };

  it('a full disk: the server says so, goes on once there is space, and loses nothing acknowledged', async function () {
    foreignPeer(this, 'prlimit', 'util-linux');
    await survives('disk-full', async () => {
      // Prevents files from growing, like a full disk. Needs no privilege.
      const { size } = await stat(`${database}-wal`);
      const limit = (bytes: string) =>
        run('prlimit', ['--pid', String(server.process.child.pid), `--fsize=${bytes}:unlimited`]);
      await limit(String(size));
      return async () => {
        await limit('unlimited');
      };
    });
    expect(server.process.output()).to.not.contain('uncaught');
  });

  it('a store that another program has locked: the same', async () => {
    await survives('locked', () => {
      const other = new DatabaseSync(database, { timeout: 5000 });
      other.exec('BEGIN IMMEDIATE');
      return Promise.resolve(() => {
        other.exec('ROLLBACK');
        other.close();
        return Promise.resolve();
      });
    });
  });

  it('a store that may only be read: the start is refused with what to do, and works once that is mended', async function () {
    const asUser = withoutPrivilege(this);
    expect(await server.stop('SIGTERM')).to.equal(0);
    await chmod(database, 0o400);
    const refused = await run(asUser[0]!, [...asUser.slice(1), process.execPath, musterBin, ...server.args], {
      env: server.place.env,
      timeout: 30_000,
    }).catch((error: unknown) => error as { code: number; stderr: string });
    expect(refused).to.include({ code: 10 });
    expect(refused.stderr).to.contain(database).and.to.contain('permissions');
    await chmod(database, 0o600);
    await server.start();
    expect((await server.client.version.get()).Version).to.be.a('string');
  });

  it('a process that is stopped under a fleet, and goes on: every device is there, and its values come in', async () => {
    await using fleet = createFleet({
      devices: [
        {
          ...{ name: 'stopped', count: 20, endpoint: 'stopped-{index}' },
          ...{ lifetimeSeconds: 60, updateIntervalSeconds: 2 },
        },
      ],
      serverUri: server.info.coap,
      backOff: { initialSeconds: 1, maxSeconds: 2 },
    });
    await fleet.start();
    await fleet.whenRegistered();
    server.process.child.kill('SIGSTOP');
    // Each device has sent an Update that is not answered.
    await until(() => fleet.report().cohorts[0]!.retransmissions >= 20);
    server.process.child.kill('SIGCONT');
    await until(() => fleet.stats.registered === 20 && fleet.stats.updates >= 20);
    const { client } = server;
    for (const id of await onlineDevices(client, 'stopped-', 20)) {
      const { activityId } = await client.resources.read((await server.findResource(id, '/3/0/9'))!);
      const entry = await client.activityLogs.waitFor(activityId!, { pollMs: 50 });
      expect(entry.Status).to.equal('Completed');
      expect(await server.values(id, '/3/0/9')).to.have.length(1);
    }
  });
});

async function create(client: MusterClient, name: string): Promise<void> {
  await client.deviceTypes.create({ Name: name, IsRequestDiscovery: false });
}

/** A command prefix under which file permissions bind root, too. Skips the test where there is none. */
function withoutPrivilege(context: Mocha.Context): string[] {
  if (process.getuid?.() !== 0) return ['env'];
  const setpriv = foreignPeer(context, 'setpriv', 'util-linux');
  return [setpriv, '--bounding-set=-dac_override', '--inh-caps=-dac_override'];
}
