/** What a machine does to a server: a full disk, a locked or read-only store, a stopped process. */
import { execFile } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { openDevice, ServerError, type MusterClient } from '@muster/sdk';
import { createFleet } from '@muster/simulator';
import { musterBin } from '../support/muster.ts';
import { foreignPeer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { onlineDevices } from '../support/observe-fleet.ts';
import { useServer } from '../support/test-server.ts';

const run = promisify(execFile);

describe('failures of the machine', () => {
  const closers = useClosers('afterEach');
  const server = useServer({ each: true, retries: 0 });
  let database: string;

  beforeEach(() => {
    database = join(server.place.dir, 'data', 'muster.db');
  });

  /** While `broken` holds nothing is acknowledged and the API says 503; afterwards all goes on and nothing is lost. */
  const survives = async (breakIt: () => Promise<() => Promise<void>>) => {
    const sinceMs = Date.now() - 1;
    const meter = await NotifyingFleet.open(server.client, metersOf(server.info.coap, 1), closers);
    const retransmissions = (): number => meter.fleet.report().cohorts[0]!.retransmissions;
    for (let value = 1; value <= 3; value += 1) await meter.report();
    const mend = await breakIt();
    const before = retransmissions();
    meter.notifyAll();
    await until(() => retransmissions() > before);
    const refused = await create(server.client, 'during').catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(ServerError);
    expect((refused as ServerError).status).to.equal(503);
    expect(String(refused)).to.not.contain(server.place.dir);
    expect((await server.client.version.get()).Version, 'what needs no write goes on').to.be.a('string');
    expect(meter.unacknowledged, 'nothing is acknowledged that is not stored').to.have.length(1);
    await mend();
    await until(
      () => create(server.client, 'after'),
      () => true,
      { everyMs: 200, tolerate: (error) => error instanceof ServerError },
    );
    for (let value = 5; value <= 6; value += 1) await meter.report();
    await server.restart('SIGKILL');
    expect(meter.acknowledged).to.be.at.least(5);
    expect(await meter.compare(server.client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    const { endpointName } = meter.fleet.devices[0]!;
    expect((await server.client.devices.getByEndpoint(endpointName)).Status).to.equal('online');
  };

  it('a full disk: the server says so, goes on once there is space, and loses nothing acknowledged', async function () {
    foreignPeer(this, 'prlimit', 'util-linux');
    await survives(async () => {
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
    await survives(() => {
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
      await (await openDevice(client, id)).read('/3/0/9');
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
