/** mosquitto's clients and OpenSSL against the embedded MQTT broker over TLS. */
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { closed, foreignPeer, until } from '@muster/testkit';
import { muster } from '../support/muster.ts';
import { runForeign as run, type Outcome } from '../support/mosquitto.ts';
import { createMqttDevice } from '../support/mqtt-devices.ts';
import { settings } from '../support/settings.ts';
import { TestAuthority } from '../support/test-authority.ts';
import { useServer } from '../support/test-server.ts';

const PASSWORD = 'correct horse';
const MESSAGE = ['-q', '1', '-m', '{"3303/0/5700": 21.5}'];
const MAX_LOGINS = 5;

describe('MQTT over TLS against foreign software', () => {
  const authority = new TestAuthority();
  const server = useServer({
    enrols: false,
    flags: [
      '--mqtt=mqtts://127.0.0.1:0',
      `--mqtt-logins-per-address=${MAX_LOGINS}`,
      '--mqtt-login-seconds=2',
    ],
    prepare: async ({ dir }) => {
      await writeFile(join(dir, 'ca.pem'), authority.pem);
      const identities = {
        server: authority.issue('localhost'),
        meter: authority.issue('meter.example'),
        expired: authority.issue('meter.example', -1),
        forged: new TestAuthority().issue('meter.example'),
        unknown: authority.issue('stranger.example'),
      };
      for (const [name, { cert, key }] of Object.entries(identities)) {
        await writeFile(join(dir, `${name}.pem`), cert);
        await writeFile(join(dir, `${name}.key`), key);
      }
      return ['--mqtt-certificate=server.pem', '--mqtt-key=server.key'];
    },
  });
  let publisher: string;
  let openssl: string;
  let port: number;

  const file = (name: string): string => join(server.place.dir, name);

  before(async function () {
    publisher = foreignPeer(this, 'mosquitto_pub', 'mosquitto-clients');
    openssl = foreignPeer(this, 'openssl', 'openssl');
    port = Number(new URL(server.info.mqtt!).port);
    const { client } = server;
    await createMqttDevice(client, 'lamp', settings('MQTT', { username: 'lamp', password: PASSWORD }));
    const certificate = { commonName: 'meter.example', trustedCertificates: authority.pem };
    await createMqttDevice(client, 'meter', settings('X509', certificate));
  });

  const publish = (endpoint: string, more: readonly string[]): Promise<Outcome> =>
    run(publisher, [
      ...['-h', 'localhost', '-p', String(port), '--cafile', file('ca.pem')],
      ...['-t', `muster/v1/${endpoint}/up`, ...MESSAGE, ...more],
    ]);

  const withCertificate = (name: string): string[] => [
    ...['--cert', file(`${name}.pem`), '--key', file(`${name}.key`)],
  ];

  const logged = (text: string): Promise<unknown> => until(() => server.process.output().includes(text));

  it('a device with a password, and one with a certificate, store values', async () => {
    expect(await publish('lamp', ['-u', 'lamp', '-P', PASSWORD])).to.deep.equal({ code: 0, output: '' });
    for (const version of ['tlsv1.2', 'tlsv1.3']) {
      const result = await publish('meter', [...withCertificate('meter'), '--tls-version', version]);
      expect(result).to.deep.equal({ code: 0, output: '' });
    }
    for (const name of ['lamp', 'meter']) {
      expect(await server.status(name)).to.equal('online');
      expect(await server.values(name, '/3303/0/5700')).to.include(21.5);
    }
  });

  it('certificates that are forged, expired or of no device, and topics of others, are refused with the reason', async () => {
    for (const [name, reason] of [
      ['forged', 'The signature of a certificate is wrong'],
      ['expired', 'A certificate has expired or is not valid yet'],
      ['unknown', 'No device has the common name stranger.example'],
    ] as const) {
      const { code, output } = await publish('meter', withCertificate(name));
      expect(code, name).to.not.equal(0);
      expect(output, name).to.match(/not authori[sz]ed/iu);
      await logged(reason);
    }
    expect((await publish('lamp', ['-u', 'lamp', '-P', 'incorrect'])).code).to.not.equal(0);
    expect((await publish('lamp', withCertificate('meter'))).code).to.not.equal(0);
    await logged('meter may not publish to');
  });

  it('TLS 1.2 and 1.3 are spoken, and nothing older', async () => {
    const handshake = (version: string): Promise<Outcome> =>
      run(openssl, [
        ...['s_client', '-connect', `127.0.0.1:${port}`, '-brief', '-CAfile', file('ca.pem'), version],
        ...['-cipher', 'ALL:@SECLEVEL=0'],
      ]);
    expect((await handshake('-tls1_2')).output).to.include('Protocol version: TLSv1.2');
    expect((await handshake('-tls1_3')).output).to.include('Protocol version: TLSv1.3');
    const old = await handshake('-tls1_1');
    expect(old.output).to.not.include('CONNECTION ESTABLISHED');
    await logged('TLS handshake failed');
  });

  it('clients without TLS and silent ones are bounded like others that do not log in', async () => {
    const sockets = Array.from({ length: MAX_LOGINS + 1 }, () => connect({ host: '127.0.0.1', port }));
    const allClosed = sockets.map((socket) => closed(socket.resume()));
    await logged(`${MAX_LOGINS} connections of the address have not logged in`);
    await Promise.all(allClosed);
    const plain = connect({ host: '127.0.0.1', port });
    plain.write(Buffer.from('101000044d5154540402003c000474657374', 'hex'));
    await closed(plain.resume());
    expect(await publish('lamp', ['-u', 'lamp', '-P', PASSWORD])).to.include({ code: 0 });
  });

  it('a certificate or a key that is missing, broken or another one ends the start with the reason', async () => {
    await writeFile(file('broken.pem'), 'no certificate');
    const args = ['server', '--http=127.0.0.1:0', '--coap=127.0.0.1:0', '--mqtt=mqtts://127.0.0.1:0'];
    const needed = 'An mqtts: listener needs a certificate. Give its PEM files with --mqtt-certificate';
    for (const [certificate, key, reason] of [
      [undefined, undefined, needed],
      ['server.pem', undefined, 'Give it with --mqtt-key.'],
      ['none.pem', 'server.key', 'none.pem does not exist.'],
      ['broken.pem', 'server.key', 'broken.pem cannot be used (no start line). Give a PEM file.'],
      ['server.pem', 'meter.key', 'meter.key is not the key of'],
    ] as const) {
      const more = [
        ...(certificate ? [`--mqtt-certificate=${certificate}`] : []),
        ...(key ? [`--mqtt-key=${key}`] : []),
      ];
      const { code, stderr } = await muster(server.place, [...args, '--data-dir=other', ...more]);
      expect(code).to.not.equal(0);
      expect(stderr).to.include(reason);
    }
  });
});
