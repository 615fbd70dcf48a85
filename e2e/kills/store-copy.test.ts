/** A server moves from SQLite to PostgreSQL and back with `muster store copy`, and its devices continue. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MusterClient } from '@muster/sdk';
import { expect } from 'chai';
import { postgresServer, type PostgresServer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { muster, type RunResult } from '../support/muster.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { runMuster } from '../support/running.ts';
import { useServer } from '../support/test-server.ts';

const DEVICES = 4;

describe('muster store copy', () => {
  let postgres: PostgresServer;
  const closers = useClosers('afterEach');
  const server = useServer({ each: true, coaps: true });

  before(async function () {
    postgres = await postgresServer(this);
  });

  const copy = (from: string, to: string, ...more: readonly string[]): Promise<RunResult> => {
    const env = { ...server.place.env, MUSTER_FROM_STORE: from, MUSTER_STORE: to };
    return muster({ ...server.place, env }, ['store', 'copy', ...more]);
  };

  const startWith = async (store: string): Promise<void> => {
    server.args = [...server.args.filter((arg) => !arg.startsWith('--store=')), `--store=${store}`];
    await server.start();
  };

  it('moves a server: devices continue their sessions and registrations, with the same keys and values', async () => {
    const sqlite = 'sqlite:data/muster.db';
    const database = postgres.freshUrl().replace('muster@', 'muster:s%40crit@');
    const { client } = server;
    const { apiKey, deviceNetworkId, coaps = '' } = server.info;
    const sinceMs = Date.now() - 1;
    const meters = await NotifyingFleet.open(client, metersOf(coaps, DEVICES), closers);
    const report = async (): Promise<void> => {
      await meters.report();
      expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    };
    await report();
    const before = await devicesOf(client);
    for (const [from, to] of [
      [sqlite, database],
      [database, 'sqlite:data/back.db'],
    ] as const) {
      const running = await copy(from, to);
      expect(running.code, running.stderr).to.equal(10);
      expect(running.stderr).to.match(/in use by .*Stop that server/su);
      await server.stop();
      const { code, stdout, stderr } = await copy(from, to);
      expect(code, stderr).to.equal(0);
      expect(stdout).to.match(new RegExp(`^devices +${DEVICES} +${DEVICES}$`, 'mu'));
      expect(stdout).to.match(/^samples +\d+ +\d+$/mu);
      expect(stderr)
        .to.contain('same --data-dir')
        .and.not.to.match(/s(?:%40|@)crit/u);
      await startWith(to);
      expect(server.info).to.include({ apiKey, deviceNetworkId });
      expect(await devicesOf(client)).to.deep.equal(before);
      await report();
    }
    for (const { counters } of meters.fleet.devices) {
      expect(counters).to.include({ handshakes: 1, registrations: 1, handshakeFailures: 0 });
    }
  });

  it('Ctrl-C leaves a copy on which no server starts, and --replace copies again', async () => {
    const { args, place } = server;
    await server.stop();
    addSamples(join(place.dir, 'data', 'muster.db'), 400_000);
    const from = 'sqlite:data/muster.db';
    const to = postgres.freshUrl();
    const schema = new URL(to).searchParams.get('schema') ?? '';
    const { child, ended } = runMuster(place, ['store', 'copy', '--from', from, '--to', to]);
    await until(() => postgres.query(`SELECT to_regclass('${schema}."c_storeCopy"')`) !== '');
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ended;
    expect(code, stderr).to.equal(130);
    expect(stdout).to.equal('');
    expect(stderr).to.match(/Interrupted.*incomplete copy.*--replace/su);
    const start = await muster(place, [...args, `--store=${to}`]);
    expect(start.code).to.equal(10);
    expect(start.stderr).to.contain('muster store copy');
    const again = await copy(from, to, '--json');
    expect(again.code).to.equal(10);
    expect(JSON.parse(again.stderr)).to.have.nested.property('error.exitCode', 10);
    const replaced = await copy(from, to, '--replace', '--json');
    expect(replaced.code, replaced.stderr).to.equal(0);
    const report = JSON.parse(replaced.stdout) as { readonly counts: readonly object[] };
    expect(report).to.include({ complete: true, samples: 400_000 });
    expect(report.counts).to.deep.include({ name: 'samples', from: 400_000, to: 400_000 });
    await startWith(to);
  });
});

/** The members of devices that do not change while they report. */
async function devicesOf(client: MusterClient): Promise<unknown[]> {
  const { Rows } = await client.devices.list({ Sort: 'DeviceIdentifier' });
  return Rows.map((one) => [one.Id, one.Name, one.DeviceIdentifier, one.Status, one.LatestRegistrationTime]);
}

/** Adds samples of one resource. */
function addSamples(file: string, count: number): void {
  const database = new DatabaseSync(file);
  database.exec(`INSERT INTO series (id, resource_id) VALUES (1, 'resource');
    WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})
    INSERT INTO sample SELECT 1, n, n * 0.5 FROM counted`);
  database.close();
}
