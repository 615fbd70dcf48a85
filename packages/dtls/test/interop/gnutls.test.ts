import { createHash } from 'node:crypto';
import { freeUdpPort, until } from '@muster/testkit';
import { expect } from 'chai';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { messageOf } from '../support/scene.ts';
import type { Holder } from './support/pki.ts';
import type { Program } from './support/program.ts';
import { identity, interop, key, psk, type StageServer } from './support/stage.ts';

const pskSuites: readonly [number, string, string][] = [
  [0xc0a8, 'PSK_AES_128_CCM_8', '+AES-128-CCM-8:+AEAD:+PSK'],
  [0xc0a4, 'PSK_AES_128_CCM', '+AES-128-CCM:+AEAD:+PSK'],
  [0x00a8, 'PSK_AES_128_GCM_SHA256', '+AES-128-GCM:+AEAD:+PSK'],
  [0x00ae, 'PSK_AES_128_CBC_SHA256', '+AES-128-CBC:+SHA256:+PSK'],
  [0xc037, 'ECDHE_PSK_AES_128_CBC_SHA256', '+AES-128-CBC:+SHA256:+ECDHE-PSK:+GROUP-SECP256R1'],
];
const ecdsa = '+ECDHE-ECDSA:+SIGN-ECDSA-SHA256:+GROUP-SECP256R1';
const ecdsaSuites: readonly [number, string, string][] = [
  [0xc0ae, 'ECDHE_ECDSA_AES_128_CCM_8', `+AES-128-CCM-8:+AEAD:${ecdsa}`],
  [0xc0ac, 'ECDHE_ECDSA_AES_128_CCM', `+AES-128-CCM:+AEAD:${ecdsa}`],
  [0xc02b, 'ECDHE_ECDSA_AES_128_GCM_SHA256', `+AES-128-GCM:+AEAD:${ecdsa}`],
  [0xc023, 'ECDHE_ECDSA_AES_128_CBC_SHA256', `+AES-128-CBC:+SHA256:${ecdsa}`],
];
const certificateTypes = '+CTYPE-CLI-X509:+CTYPE-SRV-X509';
const rawKeyTypes = '+CTYPE-CLI-RAWPK:+CTYPE-SRV-RAWPK';

const priority = (...parts: string[]): string[] => [
  '--priority',
  ['NONE:+VERS-DTLS1.2:+COMP-NULL:+SIGN-ALL', ...parts].join(':'),
];

const suite = (id: number) => suiteById(id)!;

describe('interoperation with GnuTLS', () => {
  const world = interop(['gnutls-cli'], 'gnutls-bin');

  const gnutlsClient = ({ port }: StageServer, ...args: string[]): Program =>
    world.stage.run('gnutls-cli', ['-u', '-p', String(port), '127.0.0.1', ...args]);
  const gnutlsServer = async (...args: string[]): Promise<number> => {
    const port = await freeUdpPort();
    const program = world.stage.run('gnutls-serv', ['-u', '--echo', '-p', String(port), ...args]);
    await program.says(/listening on IPv4/);
    return port;
  };
  const withPsk = ['--pskusername', identity, '--pskkey', key.toString('hex')];
  const x509 = ({ certificatePath, keyPath }: Holder): string[] =>
    ['--x509certfile', certificatePath].concat('--x509keyfile', keyPath);
  const rawKey = ({ keyPath, publicKeyPath }: Holder): string[] =>
    ['--rawpkkeyfile', keyPath].concat('--rawpkfile', publicKeyPath);
  const spkiOf = ({ publicKey }: Holder): Buffer => publicKey.export({ format: 'der', type: 'spki' });
  const isDevice = (_key: unknown, spki: Buffer): boolean => spki.equals(spkiOf(world.device));
  /** Its client says hello, and is answered. */
  const greeted = async (ours: StageServer, ...args: string[]): Promise<void> => {
    const theirs = gnutlsClient(ours, ...args);
    await theirs.says(/Handshake was completed/);
    theirs.write('hello\n');
    await theirs.says(/HELLO/);
  };
  /** Our client is answered by its server. */
  const talk = async (
    port: number,
    options: Omit<Parameters<typeof world.stage.greet>[0], 'port'>,
  ): Promise<string | undefined> => {
    const isHeard = ({ texts }: { texts: string[] }) => texts.includes('hello\n');
    const transport = await world.stage.greet({ port, ...options }, async (inbox) => {
      await until(() => isHeard(inbox));
    });
    return transport.peer.identity;
  };

  for (const [id, name, parts] of pskSuites) {
    it(`its client, ${name}`, async () => {
      const ours = await world.stage.server({ credentials: { psk }, suites: [suite(id)] });
      const args = [...withPsk, ...priority(parts)];
      // gnutls-cli 3.7 crashes when it describes an ECDHE_PSK session, with any server.
      if (name.startsWith('ECDHE')) gnutlsClient(ours, ...args);
      else await greeted(ours, ...args);
      await until(() => ours.established.length === 1);
      expect(ours.established[0]).to.include({ identity: `psk:${identity}`, suite: suite(id).name });
    });

    it(`its server, ${name}`, async () => {
      const passwords = await world.pki.file('psk.txt', `${identity}:${key.toString('hex')}\n`);
      const port = await gnutlsServer('--pskpasswd', passwords, ...priority(parts));
      await talk(port, { credentials: { psk: { identity, key } }, suites: [suite(id)] });
    });
  }

  for (const [id, name, parts] of ecdsaSuites) {
    const suites = [suite(id)];

    it(`its client with X.509, ${name}`, async () => {
      const credentials = { certificate: world.server, ...world.trusting() };
      const ours = await world.stage.server({ credentials, suites });
      const trust = ['--x509cafile', world.pki.rootPath, '--verify-hostname', 'localhost'];
      await greeted(ours, ...x509(world.device), ...trust, ...priority(parts, certificateTypes));
      expect(ours.established[0]).to.include({ identity: `x509:${identity}`, suite: suite(id).name });
    });

    it(`its server with X.509 on both sides, ${name}`, async () => {
      const trust = ['--x509cafile', world.pki.rootPath, '--require-client-cert', '--verify-client-cert'];
      const port = await gnutlsServer(...x509(world.server), ...trust, ...priority(parts, certificateTypes));
      const credentials = { certificate: world.device, ...world.trusting() };
      expect(await talk(port, { credentials, serverName: 'localhost', suites })).to.equal('x509:localhost');
    });

    it(`TD_COAP_DTLS_04: its client with a raw public key, ${name}`, async () => {
      const credentials = { rawPublicKey: world.server, verifyRawPublicKey: isDevice };
      const ours = await world.stage.server({ credentials, suites });
      await greeted(ours, ...rawKey(world.device), '--no-ca-verification', ...priority(parts, rawKeyTypes));
      const fingerprint = createHash('sha256').update(spkiOf(world.device)).digest('hex');
      expect(ours.established[0]).to.include({ identity: `rpk:${fingerprint}` });
    });

    it(`TD_COAP_DTLS_04: its server with raw public keys on both sides, ${name}`, async () => {
      const own = [...rawKey(world.server), '--require-client-cert'];
      const port = await gnutlsServer(...own, ...priority(parts, rawKeyTypes));
      const { device, server } = world;
      const credentials = { rawPublicKey: device, serverRawPublicKey: server.publicKey };
      await talk(port, { credentials, suites });
    });
  }

  it('TD_COAP_DTLS_06: its client with a raw public key that is not known is refused', async () => {
    const credentials = { rawPublicKey: world.server, verifyRawPublicKey: () => false };
    const ours = await world.stage.server({ credentials });
    const parts = priority(`+AES-128-CCM-8:+AEAD:${ecdsa}`, rawKeyTypes);
    const theirs = gnutlsClient(ours, ...rawKey(world.device), '--no-ca-verification', ...parts);
    await until(() => ours.failures.length === 1);
    await theirs.says(/alert/i);
    expect(ours.transport.size).to.equal(0);
  });

  it('TD_COAP_DTLS_05: its server with another raw public key than expected is refused', async () => {
    const parts = priority(`+AES-128-CCM-8:+AEAD:${ecdsa}`, rawKeyTypes);
    const port = await gnutlsServer(...rawKey(world.server), ...parts);
    const credentials = { rawPublicKey: world.device, serverRawPublicKey: world.device.publicKey };
    const { transport } = await world.stage.client({ port, credentials });
    expect(await transport.connect().then(() => 'connected', messageOf)).not.to.equal('connected');
  });
});
