import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import type { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useCli } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';
import { startAndWait, type Ready } from './support/running.ts';

const words = 'up --http 127.0.0.1:0 --coap coap://127.0.0.1:0 --devices 3 --notify-interval 1';

describe('muster up', () => {
  const sandbox = useCli();
  let ready: Ready;
  let client: MusterClient;
  let output = '';

  before(async () => {
    const running = await startAndWait(sandbox, words);
    ({ ready } = running);
    running.child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    client = createClient({ baseUrl: ready.http, apiKey: ready.apiKey });
  });

  it('brings up a server with devices that are online', async () => {
    await until(async () => (await client.devices.list({ Filter: 'Status eq online' })).NbrOfRows === 3);
    const words = 'devices list -o csv --columns DeviceIdentifier,Status --sort DeviceIdentifier';
    const rows = [1, 2, 3].map((index) => `muster-sim-00000${index},online\n`);
    expect((await sandbox.run(words)).stdout).to.equal(`DeviceIdentifier,Status\n${rows.join('')}`);
  });

  it('names the device whose objects change', async () => {
    await until(() => output.includes('muster-sim-000002 replaces a temperature sensor every minute.'));
  });

  it('secures half of them, with keys that they were given first', async () => {
    const { Rows } = await client.devices.list();
    const settings = await Promise.all(Rows.map(({ Id }) => client.devices.listSettings(Id)));
    const own = settings.map((all) => all.filter(({ CategoryName }) => CategoryName === 'PSK').length > 0);
    expect(own.filter(Boolean)).to.have.length(1);
    const metrics = await (await fetch(`${ready.http}/metrics`)).text();
    expect(metrics).to.match(/^muster_gateway_dtls_handshakes_total 1$/mu);
  });

  it('lets values flow, to the event stream and into the store', async () => {
    const stdout = await sandbox.prints('events stream --type measurement --max 1');
    const { resourceId } = JSON.parse(stdout) as { resourceId: string };
    const measurements = await sandbox.run(`measurements since ${resourceId} 1h`);
    expect(JSON.parse(measurements.stdout)).to.have.property('v').that.is.not.empty;
  });
});

describe('muster fleet run', () => {
  let ready: Ready;
  let server: ChildProcess;
  let serverEnd: Promise<Finished>;

  // Before the hook of the home, which kills what still runs.
  after(async () => {
    server.kill('SIGTERM');
    await serverEnd;
  });

  const sandbox = useCli();

  before(async () => {
    const ports = '--http=127.0.0.1:0 --coap=coap://127.0.0.1:0 --coaps=coaps://127.0.0.1:0'.split(' ');
    const enrol = ['--store', 'memory:', '--auto-enroll', 'Generic LwM2M', '--log-level', 'silent'];
    const words = ['server', ...ports, ...enrol];
    ({ child: server, ended: serverEnd, ready } = await startAndWait(sandbox, words));
  });

  it('reports in text, and warns of online devices that have the names of the fleet', async () => {
    // Each of the fleets below takes the place of one device.
    const words = `fleet run --devices 2 --server ${ready.coap}`;
    const child = sandbox.start(words);
    const end = finish(child);
    const client = createClient({ baseUrl: ready.http, apiKey: ready.apiKey });
    const Filter = 'Status eq online';
    await until(async () => (await client.devices.list({ Filter })).NbrOfRows === 2);
    const file = 'version: 1\ncohorts: [{ name: x, count: 1 }]\n';
    await writeFile(join(sandbox.folder, 'nameless.yaml'), file);
    const named = file.replace('count', 'endpoint: "x-{index}", count');
    await writeFile(join(sandbox.folder, 'named.yaml'), named);
    for (const [fleet, isWarned] of [
      ['named.yaml', false],
      ['nameless.yaml', true],
      ['nameless.yaml --endpoint-prefix y-', false],
      ['--devices 1', true],
    ] as const) {
      const run = await sandbox.run(`fleet run ${fleet} --server ${ready.coap} --duration 1s`);
      expect(/has [12] online devices? named muster-sim-…/u.test(run.stderr), run.stderr).to.equal(isWarned);
      expect(run.stdout, run.stderr).to.match(/^fleet of 1 device/u);
    }
    child.kill('SIGINT');
    expect((await end).stderr).not.to.contain('Warning');
    for await (const { Id } of client.devices.iterate()) await client.devices.delete(Id);
  });

  it('prints credentials that the service takes, and runs with them over coaps', async () => {
    const fleet = ['--devices', '2', '--seed', '3', '--endpoint-prefix', 'safe-', '--server', ready.coaps!];
    const csv = await sandbox.run(['fleet', 'credentials', ...fleet, '-o', 'csv']);
    const header = 'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey';
    expect(csv.stdout.split('\r\n')[0]).to.equal(header);
    const made = await sandbox.run('devices create-multiple --data -', { input: csv.stdout });
    expect(made.code, made.stderr).to.equal(0);
    const run = await sandbox.run(['fleet', 'run', ...fleet, '--duration', '2s', '-o', 'json']);
    expect(run.code, run.stderr).to.equal(0);
    const { stats } = JSON.parse(run.stdout) as { stats: Record<string, unknown> };
    expect(stats).to.include({ registrations: 2, handshakes: 2, handshakeFailures: 0 });
    const keys = csv.stdout.match(/[0-9a-f]{32}/gu) ?? [];
    expect(keys).to.have.length(2);
    for (const key of keys) expect(run.stdout + run.stderr).not.to.contain(key);
  });

  it('says that handshakes fail when the keys are wrong', async () => {
    const words = ['--devices', '1', '--endpoint-prefix', 'safe-', '--server', ready.coaps!, '--seed', '4'];
    const limits = ['--duration', '4s', '--handshake-timeout', '2', '--quiet', '-o', 'json'];
    const { code, stdout } = await sandbox.run(['fleet', 'run', ...words, ...limits]);
    expect(code).to.equal(1);
    const { stats, troubles } = JSON.parse(stdout) as {
      stats: { handshakes: number; handshakeFailures: number };
      troubles: { action: string }[];
    };
    expect(stats.handshakes).to.equal(0);
    expect(stats.handshakeFailures).to.be.at.least(1);
    expect(troubles.map(({ action }) => action)).to.include('handshake');
  });

  it('announces the Content-Formats that --content-formats names', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const register = once(socket, 'message') as Promise<[Buffer]>;
    const server = `coap://127.0.0.1:${socket.address().port}`;
    const words = `fleet run --devices 1 --server ${server} --duration 1s --no-deregister`;
    const run = sandbox.run(`${words} --content-formats 112,60`);
    expect((await register)[0].toString('latin1')).to.contain('ct="112 60"');
    await run;
    socket.close();
    expect((await sandbox.run(`${words} --content-formats 65536`)).code).to.equal(2);
    expect((await sandbox.run('fleet run --devices 1 --server http://x')).code).to.equal(2);
  });
});
