import { freeUdpPort, until } from '@muster/testkit';
import { expect } from 'chai';
import { suiteById } from '../../src/crypto/suites/suite.ts';
import { messageOf } from '../support/scene.ts';
import { Pki, type Holder } from './support/pki.ts';
import type { Program } from './support/program.ts';
import { identity, interop, key, psk, type StageServer } from './support/stage.ts';

const pskSuites: readonly [number, string][] = [
  [0xc0a8, 'PSK-AES128-CCM8'],
  [0xc0a4, 'PSK-AES128-CCM'],
  [0x00a8, 'PSK-AES128-GCM-SHA256'],
  [0x00ae, 'PSK-AES128-CBC-SHA256'],
  [0xc037, 'ECDHE-PSK-AES128-CBC-SHA256'],
];
const certificateSuites: readonly [number, string][] = [
  [0xc0ae, 'ECDHE-ECDSA-AES128-CCM8'],
  [0xc0ac, 'ECDHE-ECDSA-AES128-CCM'],
  [0xc02b, 'ECDHE-ECDSA-AES128-GCM-SHA256'],
  [0xc023, 'ECDHE-ECDSA-AES128-SHA256'],
];

const suite = (id: number) => suiteById(id)!;

describe('interoperation with OpenSSL', () => {
  const world = interop(['openssl'], 'openssl');

  const cipher = (name: string): string[] => ['-cipher', `${name}:@SECLEVEL=0`];
  const sClient = ({ port }: StageServer, ...args: string[]): Program =>
    world.stage.run('openssl', ['s_client', '-dtls1_2', '-connect', `127.0.0.1:${port}`, ...args]);
  const sServer = async (...args: string[]): Promise<{ program: Program; port: number }> => {
    const port = await freeUdpPort();
    const accept = ['s_server', '-dtls1_2', '-accept', `127.0.0.1:${port}`, ...args];
    const program = world.stage.run('openssl', accept);
    await program.says(/ACCEPT/);
    return { program, port };
  };
  const withPsk = (secret: Buffer = key, name: string = identity): string[] =>
    ['-psk', secret.toString('hex')].concat('-psk_identity', name);
  const own = ({ certificatePath, keyPath }: Holder): string[] => ['-cert', certificatePath, '-key', keyPath];
  /** Its client says hello, and is answered. */
  const greeted = async (ours: StageServer, ...args: string[]): Promise<Program> => {
    const theirs = sClient(ours, ...args);
    theirs.write('hello\n');
    await theirs.says(/HELLO/);
    return theirs;
  };
  /** Our client and its server hear each other. */
  const talk = async (
    { program, port }: { program: Program; port: number },
    options: Omit<Parameters<typeof world.stage.greet>[0], 'port'>,
  ): Promise<string | undefined> => {
    const transport = await world.stage.greet({ port, ...options }, async (inbox) => {
      await program.says(/hello/);
      program.write('good evening\n');
      await until(() => inbox.texts.includes('good evening\n'));
    });
    return transport.peer.identity;
  };

  for (const [id, name] of pskSuites) {
    it(`its client, ${name}`, async () => {
      const ours = await world.stage.server({ credentials: { psk }, suites: [suite(id)] });
      await greeted(ours, ...withPsk(), ...cipher(name));
      expect(ours.established[0]).to.include({ identity: `psk:${identity}`, suite: suite(id).name });
    });

    it(`its server, ${name}`, async () => {
      const theirs = await sServer('-nocert', ...withPsk(), ...cipher(name));
      await talk(theirs, { credentials: { psk: { identity, key } }, suites: [suite(id)] });
    });
  }

  for (const [id, name] of certificateSuites) {
    it(`its client with a certificate, ${name}`, async () => {
      const credentials = { certificate: world.server, ...world.trusting() };
      const ours = await world.stage.server({ credentials, suites: [suite(id)] });
      const mutual = ['-CAfile', world.pki.rootPath, '-verify_return_error'];
      await greeted(ours, ...own(world.device), ...mutual, ...cipher(name));
      expect(ours.established[0]).to.include({ identity: `x509:${identity}`, suite: suite(id).name });
    });

    it(`its server with certificates on both sides, ${name}`, async () => {
      const mutual = ['-CAfile', world.pki.rootPath, '-Verify', '1', '-verify_return_error'];
      const theirs = await sServer(...own(world.server), ...mutual, ...cipher(name));
      const credentials = { certificate: world.device, ...world.trusting() };
      const reached = await talk(theirs, { credentials, serverName: 'localhost', suites: [suite(id)] });
      expect(reached).to.equal('x509:localhost');
    });
  }

  it('its client whose ClientHello is larger than the MTU, and comes in fragments', async () => {
    const ours = await world.stage.server({ credentials: { psk } });
    const protocols = Array.from({ length: 5 }, (_, at) => `${at}`.repeat(100)).join(',');
    await greeted(ours, ...withPsk(), ...cipher('PSK-AES128-CCM8'), '-mtu', '300', '-alpn', protocols);
    expect(ours.established[0]).to.include({ identity: `psk:${identity}` });
  });

  it('its client resumes', async () => {
    const ours = await world.stage.server({ credentials: { psk } });
    const session = await world.pki.file('session.pem', '');
    const args = [...withPsk(), ...cipher('PSK-AES128-CCM8')];
    const first = await greeted(ours, ...args, '-sess_out', session);
    first.write('Q\n');
    await first.ends();
    const second = await greeted(ours, ...args, '-sess_in', session);
    await second.says(/Reused/);
    expect(ours.transport.counters.resumptions).to.equal(1);
  });

  it('TD_COAP_DTLS_02: its client with a wrong key, or an identity that is not known, learns nothing', async () => {
    const limits = { handshakeTimeoutMs: 3_000 };
    const ours = await world.stage.server({ credentials: { psk }, limits });
    const args = cipher('PSK-AES128-CCM8');
    const wrong = sClient(ours, ...withPsk(Buffer.alloc(16, 7)), ...args);
    await until(() => ours.failures.length === 1);
    const unknown = sClient(ours, ...withPsk(key, 'nobody'), ...args);
    await until(() => ours.failures.length === 2);
    const [one, two] = ours.failures;
    expect(two?.message).to.equal(one?.message);
    expect(ours.transport.counters).to.include({ connections: 0, halfOpen: 0 });
    for (const { output } of [wrong, unknown]) expect(output).not.to.match(/unknown.psk|HELLO/i);
    await greeted(ours, ...withPsk(), ...args);
  });

  it('TD_COAP_DTLS_02: its server, with a wrong key', async () => {
    const { port } = await sServer('-nocert', ...withPsk(), ...cipher('PSK-AES128-CCM8'));
    const credentials = { psk: { identity, key: Buffer.alloc(16, 7) } };
    const { transport } = await world.stage.client({ port, credentials, handshakeTimeoutMs: 1_500 });
    const message = await transport.connect().then(() => '', messageOf);
    expect(message).not.to.equal('');
    expect(message).not.to.contain('0707');
  });

  it('its client with an expired or untrusted certificate is refused', async () => {
    await using others = await Pki.create('Another Root');
    const credentials = { certificate: world.server, ...world.trusting() };
    const ours = await world.stage.server({ credentials });
    for (const [count, [holder, alert]] of [
      [await world.pki.issue('expired', -1), /certificate expired/] as const,
      [await others.issue('stranger'), /unknown ca/] as const,
    ].entries()) {
      const theirs = sClient(ours, ...own(holder), ...cipher('ECDHE-ECDSA-AES128-CCM8'));
      await theirs.says(alert);
      await until(() => ours.failures.length === count + 1);
    }
    expect(ours.transport.counters).to.include({ connections: 0, halfOpen: 0 });
  });

  it('its server with a certificate that is expired, untrusted or for another name', async () => {
    await using others = await Pki.create();
    for (const [holder, root, serverName] of [
      [await world.pki.issue('expired', -1), world.pki, 'localhost'],
      [world.server, others, 'localhost'],
      [world.server, world.pki, 'elsewhere.example'],
    ] as const) {
      const { port, program } = await sServer(...own(holder), ...cipher('ECDHE-ECDSA-AES128-CCM8'));
      const { transport } = await world.stage.client({ port, credentials: world.trusting(root), serverName });
      expect(await transport.connect().then(() => 'connected', messageOf)).not.to.equal('connected');
      await program.stop();
    }
  });
});
