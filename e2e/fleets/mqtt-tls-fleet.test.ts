/** Simulated MQTT devices over TLS against `muster server --mqtt mqtts://…`. */
import { until } from '@muster/testkit';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeviceTreeRegistration, MusterClient } from '@muster/sdk';
import type { Cohort, FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { createMqttDevices } from '../support/mqtt-devices.ts';
import { muster, type RunResult } from '../support/muster.ts';
import { runMuster, type Running } from '../support/running.ts';
import { TestAuthority } from '../support/test-authority.ts';
import { useServer } from '../support/test-server.ts';

const temperature = '/3303/0/5700';
const values = { [temperature]: { kind: 'sequence', everySeconds: 1 } } as const;
const common = { count: 2, security: 'password', notifyIntervalSeconds: 1, values } as const;
const lamps: Cohort = { ...common, name: 'lamps', endpoint: 'lamp-{index}' };
const edge = { endpoint: 'plant/edge-{index}', mqtt: { payload: 'sparkplug' } } as const;
const nodes: Cohort = { ...common, name: 'nodes', ...edge };

describe('a fleet of simulated MQTT devices over TLS', () => {
  const server = useServer({
    flags: ['--mqtt=mqtts://127.0.0.1:0', '--requests-per-minute=0'],
    prepare: async ({ dir }) => {
      const [authority, other] = [new TestAuthority(), new TestAuthority()];
      const { cert, key } = authority.issue('localhost');
      const authorities = { 'ca.pem': authority.pem, 'other.pem': other.pem };
      const files = { ...authorities, 'server.pem': cert, 'server.key': key };
      for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
      return ['--mqtt-certificate=server.pem', '--mqtt-key=server.key'];
    },
  });
  let client: MusterClient;
  let url: string;

  const file = (name: string): string => join(server.place.dir, name);

  before(async () => {
    client = await createMqttDevices(server.info, [lamps, nodes]);
    url = `mqtts://localhost:${new URL(server.info.mqtt!).port}`;
  });

  /** Starts the fleet, which ends after some seconds if `isEndless` is false. */
  const start = async (to: string, args: readonly string[], isEndless = false): Promise<Running> => {
    const duration = isEndless ? {} : { durationSeconds: 3 };
    const scenario = { version: 1, server: to, ...duration, cohorts: [lamps, nodes] };
    await writeFile(file('fleet.json'), JSON.stringify(scenario));
    return runMuster(server.place, ['fleet', 'run', 'fleet.json', '-q', '-o', 'json', ...args]);
  };
  const reportOf = ({ stdout, stderr }: RunResult): FleetReport => {
    expect(stdout, stderr).to.not.equal('');
    return JSON.parse(stdout) as FleetReport;
  };

  it('connects with the CA of the server, and its values are stored', async () => {
    const { Id: lamp } = await client.devices.getByEndpoint('lamp-1');
    const registration = async (): Promise<DeviceTreeRegistration | undefined> =>
      (await client.devices.tree(lamp)).Registration;
    const running = await start(url, ['--server-ca=ca.pem'], true);
    const connected = await until(registration, (one) => one?.Session !== undefined);
    const { EstablishedTimestamp, ...session } = connected!.Session!;
    expect(EstablishedTimestamp).to.be.a('number');
    const suite = { Protocol: 'TLS 1.3', CipherSuite: 'TLS_AES_256_GCM_SHA384' };
    expect(session).to.deep.equal({ ...suite, CredentialType: 'Password', Identity: 'lamp-1' });
    expect(connected).to.include({ IsSecured: true, Listener: 'mqtt' });
    for (const name of ['lamp-1', 'lamp-2', 'plant/edge-3', 'plant/edge-4'])
      await until(async () => (await server.values(name, '/3303/*/5700')).length >= 2);
    running.child.kill('SIGINT');
    const ended = await running.ended;
    await until(registration, (one) => one?.Session === undefined);
    expect(ended.code, ended.stderr).to.equal(13);
    const { problems, stats } = reportOf(ended);
    expect(problems).to.deep.equal([]);
    expect(stats.mqtt).to.include({ connections: 4, lostConnections: 0 });
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
      const ended = await (await start(to, args)).ended;
      expect(ended.code, ended.stderr).to.equal(7);
      const report = reportOf(ended);
      expect(report.stats.mqtt).to.include({ connections: 0 });
      const messages = report.problems.map(({ example }) => example.message);
      expect(messages.join('\n'), `${to} ${args.join(' ')}`).to.match(reason);
    }
  });

  it('refuses a file of the CA that is missing or has no certificate', async () => {
    await writeFile(file('broken.pem'), 'no certificate');
    await writeFile(file('fleet.json'), JSON.stringify({ version: 1, server: url, cohorts: [lamps] }));
    for (const name of ['none.pem', 'broken.pem']) {
      const words = ['fleet', 'run', 'fleet.json', `--server-ca=${name}`];
      const { code, stderr } = await muster(server.place, words);
      expect(code).to.not.equal(0);
      expect(stderr).to.include('--server-ca').and.to.include(name);
    }
  });
});
