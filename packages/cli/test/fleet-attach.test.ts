import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLwm2mServer, ModelRegistry, omaCatalogue, type Lwm2mServer } from '@muster/lwm2m';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { exitCodes } from '../src/errors/exit-codes.ts';
import { useCli } from './support/cli.ts';
import { finish, type Finished } from './support/run-cli.ts';

describe('muster fleet attach', () => {
  const sandbox = useCli(undefined, 'test');
  let server: Lwm2mServer;
  let deregistered: number;

  beforeEach(async () => {
    deregistered = 0;
    let count = 0;
    server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models: new ModelRegistry(omaCatalogue),
      handlers: {
        register: async () => ({ location: String((count += 1)) }),
        update: async () => ({}),
        deregister: async () => {
          deregistered += 1;
          return {};
        },
        send: async () => undefined,
      },
    });
  });

  afterEach(() => server.close());

  const folder = (): string => join(sandbox.folder, 'state', 'muster', 'fleets');

  /** Resolves once both devices are registered. */
  async function startFleet(): Promise<{ readonly ended: Promise<Finished> }> {
    const args = ['--server', server.addresses[0] ?? '', '--devices', '2', '--control', '-o', 'json'];
    const ended = finish(sandbox.start(['fleet', 'run', ...args], { input: null }));
    await until(async () => {
      const { code, stdout } = await attach('figures', '-o', 'json');
      return code === 0 && (JSON.parse(stdout) as Figures).report.stats.registered === 2;
    });
    return { ended };
  }

  interface Figures {
    readonly report: { readonly stats: { readonly registered: number } };
  }

  const attach = (...words: string[]): Promise<Finished> => sandbox.run(['fleet', 'attach', ...words]);

  it('lists, drives and stops a running fleet, whose file is private', async () => {
    const { ended } = await startFleet();
    const [file = ''] = await readdir(folder());
    expect((await stat(join(folder(), file))).mode & 0o777).to.equal(0o600);
    const { token } = JSON.parse(await readFile(join(folder(), file), 'utf8')) as { token: string };

    const list = await attach('list', '-o', 'ndjson');
    expect(list.stdout)
      .to.match(/"name":"fleet","pid":\d+/u)
      .and.not.to.contain(token);
    const devices = await attach('devices', '--state', 'registered', '-o', 'csv');
    expect(devices.stdout).to.contain('muster-sim-000002,devices,registered');
    const set = await attach('set', 'muster-sim-000001', '/3303/0/5700', '30', '-o', 'json');
    expect(JSON.parse(set.stdout)).to.have.deep.property('values', { '/3303/0/5700': 30 });
    const updated = await attach('update', '--all', '-o', 'json');
    expect(JSON.parse(updated.stdout)).to.deep.equal({ done: 2, failed: 0, failures: [] });
    // Standard output is no terminal here.
    for (const [words, text] of [
      [['list'], /^fleet +\d+ +http:/mu],
      [['figures'], /^name +fleet$/mu],
      [['devices'], /^muster-sim-000002 +devices +registered/mu],
      [['go-offline', 'muster-sim-000001'], /^done +1$/mu],
    ] as const)
      expect((await attach(...words)).stdout).to.match(text);
    const failed = await attach('update', 'muster-sim-000001');
    expect(failed.code).to.equal(9);
    expect(failed.stderr).to.contain('1 of 1 devices could not: muster-sim-000001');
    await attach('come-back', 'muster-sim-000001');

    const done = { done: 1, failed: 0, failures: [] };
    for (const words of [
      ['add-instance', 'muster-sim-000001', '/3303/7'],
      ['send', 'muster-sim-000001', '/3303/7/5700', '/3303/0/5700'],
      ['inject-fault', '--share', '0.5', '--for', '30s', '{"kind":"slow-answers","delayMs":1}'],
      ['clear-faults', 'muster-sim-000001'],
    ]) {
      const { stdout, stderr } = await attach(...words, '-o', 'json');
      expect(JSON.parse(stdout), stderr).to.deep.equal(done);
    }
    const wrong: readonly [readonly string[], string][] = [
      [['inject-fault', '--all', '{"kind":"slow"}'], 'unknown kind "slow". Use slow-answers'],
      [['inject-network', '--all', 'lossy'], '"lossy" is not JSON.'],
      [['add-instance', '--all', '3303'], '"3303" is not the path of an object instance. Example: /3303/1'],
      [['update', '--share', '2'], '--share is "2". Use a number above 0 and up to 1'],
      [['send', '--all'], 'Usage: muster fleet attach send --all PATH…'],
    ];
    for (const [words, text] of wrong) {
      const { code, stderr } = await attach(...words);
      expect(code, stderr).to.equal(2);
      expect(stderr.replaceAll(/\s+/gu, ' ')).to.contain(text);
    }

    const unknown = await attach('show', 'other');
    expect(unknown).to.include({ code: 4 });
    expect(unknown.stderr).to.contain('The fleet has no device "other".');
    expect(await attach('explode')).to.include({ code: 2 });
    expect((await attach('set', 'muster-sim-000001')).stderr).to.contain(
      'Usage: muster fleet attach set DEVICE PATH VALUE',
    );

    expect((await attach('stop')).code).to.equal(0);
    const { stdout } = await ended;
    expect(JSON.parse(stdout)).to.have.nested.property('stats.devices', 2);
    expect(deregistered).to.equal(2);
    expect(await readdir(folder())).to.deep.equal([]);
  });

  it('scrapes the metrics of a run until its end', async () => {
    const words = [
      'fleet',
      'run',
      '--server',
      server.addresses[0] ?? '',
      '--devices',
      '2',
      '--control',
      '-q',
    ];
    const child = sandbox.start([...words, '--prometheus', '127.0.0.1:0'], { input: null });
    let log = '';
    child.stderr?.on('data', (text: Buffer) => (log += text.toString()));
    const ended = finish(child);
    const [, url = ''] = (await until(() => /^Metrics: (\S+)$/mu.exec(log))) ?? [];
    const page = async (): Promise<string> => (await fetch(url)).text();
    await until(async () => /^muster_fleet_registered\{[^}]*\} 2$/mu.test(await page()));
    const wrong = await fetch(`${url}s`);
    expect([wrong.status, await wrong.text()]).to.deep.equal([
      404,
      'Not found. The metrics are at /metrics.\n',
    ]);
    expect((await attach('stop')).code).to.equal(0);
    await ended;
    const gone = await page().catch((error: unknown) => error);
    expect(gone).to.be.instanceOf(TypeError);
    const { code, stderr } = await sandbox.run([...words, '--prometheus', 'here:99999']);
    expect(code, stderr).to.equal(2);
    expect(stderr).to.contain('must be [HOST:]PORT');
  });

  it('ends a run whose control port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const words = ['fleet', 'run', '--server', server.addresses[0] ?? '', '--devices', '1', '-q'];
    const { code, stderr } = await sandbox.run([...words, '--control', '--control-port', String(port)]);
    holder.close();
    expect(code, stderr).to.equal(exitCodes.start);
    expect(stderr).to.contain(`Cannot open the control API on port ${port}`).and.contain('--control-port');
  });

  it('removes the file of a fleet that was killed, and names the way to start one', async () => {
    await mkdir(folder(), { recursive: true });
    const dead = { name: 'dead', pid: 4_194_304, url: 'http://127.0.0.1:9', token: 'x' };
    await writeFile(join(folder(), '4194304.json'), JSON.stringify(dead));
    const { code, stderr } = await attach('devices');
    expect(code).to.equal(4);
    expect(stderr).to.contain('Start one with: muster fleet run … --control');
    expect(await readdir(folder())).to.deep.equal([]);
  });
});
