/** Simulated MQTT devices over TLS against `muster server --mqtt mqtts://…`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeviceTreeRegistration, MusterClient } from '@muster/sdk';
import type { Cohort, FleetReport } from '@muster/simulator';
import { freeTcpPort } from '@muster/testkit';
import { expect } from 'chai';
import { createMqttDevices } from './support/mqtt-devices.ts';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type RunResult,
  type Workplace,
} from './support/muster.ts';
import { TestAuthority } from './support/test-authority.ts';
import { until } from './support/until.ts';

const temperature = '/3303/0/5700';
const values = { [temperature]: { kind: 'sequence', everySeconds: 1 } } as const;
const lamps: Cohort = {
  name: 'lamps',
  count: 2,
  endpoint: 'lamp-{index}',
  security: 'password',
  notifyIntervalSeconds: 1,
  values,
};
const nodes: Cohort = {
  ...lamps,
  name: 'nodes',
  endpoint: 'plant/edge-{index}',
  mqtt: { payload: 'sparkplug' },
};

describe('a fleet of simulated MQTT devices over TLS', () => {
  const open = new AsyncDisposableStack();
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  let url: string;

  const file = (name: string): string => join(place.dir, name);

  before(async () => {
    place = await createWorkplace();
    open.defer(() => place.remove());
    const [authority, other] = [await TestAuthority.create(), await TestAuthority.create()];
    const { cert, key } = await authority.issue({ name: 'localhost' });
    const files = { 'ca.pem': authority.pem, 'other.pem': other.pem, 'server.pem': cert, 'server.key': key };
    for (const [name, content] of Object.entries(files)) await writeFile(file(name), content);
    const port = await freeTcpPort();
    server = await startMuster(place, [
      'server',
      '--http=127.0.0.1:0',
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--mqtt=mqtts://127.0.0.1:${port}`,
      `--mqtt-certificate=${file('server.pem')}`,
      `--mqtt-key=${file('server.key')}`,
      `--data-dir=${file('data')}`,
    ]);
    open.defer(async () => {
      await server.stop('SIGKILL');
    });
    client = await createMqttDevices(server.info, [lamps, nodes]);
    url = `mqtts://localhost:${port}`;
  });

  after(() => open.disposeAsync());

  const run = async (
    to: string,
    ...args: readonly string[]
  ): Promise<RunResult & { report: FleetReport }> => {
    const scenario = { version: 1, server: to, durationSeconds: 3, cohorts: [lamps, nodes] };
    await writeFile(file('fleet.json'), JSON.stringify(scenario));
    const result = await muster(place, ['fleet', 'run', 'fleet.json', '-q', '-o', 'json', ...args]);
    expect(result.stdout, result.stderr).to.not.equal('');
    return { ...result, report: JSON.parse(result.stdout) as FleetReport };
  };

  it('connects with the CA of the server, and its values are stored', async () => {
    const { Id: lamp } = await client.devices.getByEndpoint('lamp-1');
    const registration = async (): Promise<DeviceTreeRegistration | undefined> =>
      (await client.devices.tree(lamp)).Registration;
    const running = run(url, '--server-ca=ca.pem');
    const connected = await until(registration, (one) => one?.Session !== undefined);
    const { EstablishedTimestamp, ...session } = connected!.Session!;
    expect(EstablishedTimestamp).to.be.a('number');
    expect(session).to.deep.equal({
      Protocol: 'TLS 1.3',
      CipherSuite: 'TLS_AES_256_GCM_SHA384',
      CredentialType: 'Password',
      Identity: 'lamp-1',
    });
    expect(connected).to.include({ IsSecured: true, Listener: 'mqtt' });
    const { code, stderr, report } = await running;
    await until(registration, (one) => one?.Session === undefined);
    expect(code, stderr).to.equal(0);
    expect(report.problems).to.deep.equal([]);
    expect(report.stats.mqtt).to.include({ connections: 4, lostConnections: 0 });
    for (const name of ['lamp-1', 'lamp-2', 'plant/edge-3', 'plant/edge-4']) {
      const { Id } = await client.devices.getByEndpoint(name);
      const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${Id} and TypeId eq 5700` });
      const { v } = await client.measurements.since(Rows[0]!.Id, Date.now() - 3_600_000);
      expect(v.length, name).to.be.at.least(2);
    }
  });

  it('fails with the reason for another CA, no CA, another name, and a server with TLS at mqtt:', async () => {
    const { host } = new URL(url);
    const faults: readonly (readonly [to: string, args: readonly string[], reason: RegExp])[] = [
      [url, ['--server-ca=other.pem'], /certificate of the server is not trusted.*--server-ca/u],
      [url, [], /certificate of the server is not trusted.*--server-ca/u],
      [url.replace('localhost', '127.0.0.1'), ['--server-ca=ca.pem'], /not in the cert.*use a name/u],
      [`mqtt://${host}`, [], /closed/u],
    ];
    for (const [to, args, reason] of faults) {
      const { code, stderr, report } = await run(to, ...args);
      expect(code, stderr).to.equal(7);
      expect(report.stats.mqtt).to.include({ connections: 0 });
      const messages = report.problems.map(({ example }) => example.message);
      expect(messages.join('\n'), `${to} ${args.join(' ')}`).to.match(reason);
    }
  });

  it('refuses a file of the CA that is missing or has no certificate', async () => {
    await writeFile(file('broken.pem'), 'no certificate');
    await writeFile(file('fleet.json'), JSON.stringify({ version: 1, server: url, cohorts: [lamps] }));
    for (const name of ['none.pem', 'broken.pem']) {
      const { code, stderr } = await muster(place, ['fleet', 'run', 'fleet.json', `--server-ca=${name}`]);
      expect(code).to.not.equal(0);
      expect(stderr).to.include('--server-ca').and.to.include(name);
    }
  });
});
