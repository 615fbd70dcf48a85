import { foreignPeer, freeUdpPort } from '@muster/testkit';
import { expect } from 'chai';
import { messageOf } from '../support/message-of.ts';
import { Pki, type Holder } from './support/pki.ts';
import { Program } from './support/program.ts';
import { identity, key, psk, Stage, until } from './support/stage.ts';
import { suite } from './support/suite.ts';

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

describe('interoperation with OpenSSL', () => {
  let stage: Stage;
  const open = new AsyncDisposableStack();
  let pki: Pki;
  let server: Holder;
  let device: Holder;

  const cipher = (name: string): string[] => ['-cipher', `${name}:@SECLEVEL=0`];
  const sClient = (port: number, ...args: string[]): Program =>
    stage.run(new Program('openssl', ['s_client', '-dtls1_2', '-connect', `127.0.0.1:${port}`, ...args]));
  const sServer = async (...args: string[]): Promise<{ program: Program; port: number }> => {
    const port = await freeUdpPort();
    const accept = ['s_server', '-dtls1_2', '-accept', `127.0.0.1:${port}`, ...args];
    const program = stage.run(new Program('openssl', accept));
    await program.says(/ACCEPT/);
    return { program, port };
  };
  const withPsk = (secret: Buffer = key, name: string = identity): string[] => [
    '-psk',
    secret.toString('hex'),
    '-psk_identity',
    name,
  ];
  const trusting = (root = pki): { trustedCertificates: () => Pki['root'][] } => ({
    trustedCertificates: () => [root.root],
  });

  before(async function () {
    foreignPeer(this, 'openssl', 'openssl');
    pki = open.use(await Pki.create());
    server = await pki.issue('localhost');
    device = await pki.issue(identity);
  });

  after(() => open.disposeAsync());

  beforeEach(() => {
    stage = new Stage();
  });

  afterEach(() => stage.close());

  for (const [id, name] of pskSuites) {
    it(`its client, ${name}`, async () => {
      const ours = await stage.server({ credentials: { psk }, suites: [suite(id)] });
      const theirs = sClient(ours.port, ...withPsk(), ...cipher(name));
      theirs.write('hello\n');
      await theirs.says(/HELLO/);
      expect(ours.established[0]).to.include({ identity: `psk:${identity}`, suite: suite(id).name });
    });

    it(`its server, ${name}`, async () => {
      const { program, port } = await sServer('-nocert', ...withPsk(), ...cipher(name));
      const { transport, inbox } = await stage.client({
        port,
        credentials: { psk: { identity, key } },
        suites: [suite(id)],
      });
      transport.send(Buffer.from('hello\n'), transport.peer);
      await program.says(/hello/);
      program.write('good evening\n');
      await until(() => inbox.texts.includes('good evening\n'));
    });
  }

  for (const [id, name] of certificateSuites) {
    it(`its client with a certificate, ${name}`, async () => {
      const ours = await stage.server({
        credentials: { certificate: server, ...trusting() },
        suites: [suite(id)],
      });
      const mutual = ['-CAfile', pki.rootPath, '-verify_return_error'];
      const own = ['-cert', device.certificatePath, '-key', device.keyPath];
      const theirs = sClient(ours.port, ...own, ...mutual, ...cipher(name));
      theirs.write('hello\n');
      await theirs.says(/HELLO/);
      expect(ours.established[0]).to.include({ identity: `x509:${identity}`, suite: suite(id).name });
    });

    it(`its server with certificates on both sides, ${name}`, async () => {
      const own = ['-cert', server.certificatePath, '-key', server.keyPath];
      const mutual = ['-CAfile', pki.rootPath, '-Verify', '1', '-verify_return_error'];
      const { program, port } = await sServer(...own, ...mutual, ...cipher(name));
      const { transport, inbox } = await stage.client({
        port,
        credentials: { certificate: device, ...trusting() },
        serverName: 'localhost',
        suites: [suite(id)],
      });
      transport.send(Buffer.from('hello\n'), transport.peer);
      await program.says(/hello/);
      program.write('good evening\n');
      await until(() => inbox.texts.includes('good evening\n'));
      expect(transport.peer.identity).to.equal('x509:localhost');
    });
  }

  it('its client whose ClientHello is larger than the MTU, and comes in fragments', async () => {
    const ours = await stage.server({ credentials: { psk } });
    const protocols = Array.from({ length: 5 }, (_, at) => `${at}`.repeat(100)).join(',');
    const large = ['-mtu', '300', '-alpn', protocols];
    const theirs = sClient(ours.port, ...withPsk(), ...cipher('PSK-AES128-CCM8'), ...large);
    theirs.write('hello\n');
    await theirs.says(/HELLO/);
    expect(ours.established[0]).to.include({ identity: `psk:${identity}` });
  });

  it('its client resumes', async () => {
    const ours = await stage.server({ credentials: { psk } });
    const session = await pki.file('session.pem', '');
    const args = [...withPsk(), ...cipher('PSK-AES128-CCM8')];
    const first = sClient(ours.port, ...args, '-sess_out', session);
    first.write('hello\n');
    await first.says(/HELLO/);
    first.write('Q\n');
    await first.ends();
    const second = sClient(ours.port, ...args, '-sess_in', session);
    second.write('again\n');
    await second.says(/AGAIN/);
    await second.says(/Reused/);
    expect(ours.transport.counters.resumptions).to.equal(1);
  });

  it('TD_COAP_DTLS_02: its client with a wrong key, or an identity that is not known, learns nothing', async () => {
    const ours = await stage.server({ credentials: { psk }, limits: { handshakeTimeoutMs: 3_000 } });
    const wrong = sClient(ours.port, ...withPsk(Buffer.alloc(16, 7)), ...cipher('PSK-AES128-CCM8'));
    await until(() => ours.failures.length === 1);
    const unknown = sClient(ours.port, ...withPsk(key, 'nobody'), ...cipher('PSK-AES128-CCM8'));
    await until(() => ours.failures.length === 2);
    const [one, two] = ours.failures;
    expect(two?.message).to.equal(one?.message);
    expect(ours.transport.counters).to.include({ connections: 0, halfOpen: 0 });
    for (const { output } of [wrong, unknown]) expect(output).not.to.match(/unknown.psk|HELLO/i);
    const right = sClient(ours.port, ...withPsk(), ...cipher('PSK-AES128-CCM8'));
    right.write('hello\n');
    await right.says(/HELLO/);
  });

  it('TD_COAP_DTLS_02: its server, with a wrong key', async () => {
    const { port } = await sServer('-nocert', ...withPsk(), ...cipher('PSK-AES128-CCM8'));
    const credentials = { psk: { identity, key: Buffer.alloc(16, 7) } };
    const { transport } = await stage.client({ port, credentials, handshakeTimeoutMs: 1_500 });
    const message = await transport.connect().then(() => '', messageOf);
    expect(message).not.to.equal('');
    expect(message).not.to.contain('0707');
  });

  it('its client with an expired or untrusted certificate is refused', async () => {
    const expired = await pki.issue('expired', -1);
    await using others = await Pki.create('Another Root');
    const stranger = await others.issue('stranger');
    const ours = await stage.server({ credentials: { certificate: server, ...trusting() } });
    for (const [count, holder] of [expired, stranger].entries()) {
      const own = ['-cert', holder.certificatePath, '-key', holder.keyPath];
      const theirs = sClient(ours.port, ...own, ...cipher('ECDHE-ECDSA-AES128-CCM8'));
      await theirs.says(count === 0 ? /certificate expired/ : /unknown ca/);
      await until(() => ours.failures.length === count + 1);
    }
    expect(ours.transport.counters).to.include({ connections: 0, halfOpen: 0 });
  });

  it('its server with a certificate that is expired, untrusted or for another name', async () => {
    const expired = await pki.issue('expired', -1);
    await using others = await Pki.create();
    const cases = [
      { holder: expired, root: pki, serverName: 'localhost' },
      { holder: server, root: others, serverName: 'localhost' },
      { holder: server, root: pki, serverName: 'elsewhere.example' },
    ];
    for (const { holder, root, serverName } of cases) {
      const own = ['-cert', holder.certificatePath, '-key', holder.keyPath];
      const { port, program } = await sServer(...own, ...cipher('ECDHE-ECDSA-AES128-CCM8'));
      const { transport } = await stage.client({ port, credentials: trusting(root), serverName });
      const message = await transport.connect().then(() => 'connected', messageOf);
      expect(message).not.to.equal('connected');
      await program.stop();
    }
  });
});
