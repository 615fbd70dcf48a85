/** libcoap's client as the server of a simulated device: what asks the device is software that we did not write. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { foreignPeer, until } from '@muster/testkit';
import { expect } from 'chai';
import { createEndpoint, createUdpTransport } from '@muster/coap';
import { createSimulatedDevice, type SimulatedDevice } from '@muster/simulator';
import { libcoapClient, type CoapClient } from '../support/libcoap.ts';

const longText = Array.from({ length: 400 }, (_, at) => `word-${at}`).join(' ');

describe("libcoap's client against a simulated device", () => {
  const open = new AsyncDisposableStack();
  let device: SimulatedDevice;
  let program: string;
  let port: number;
  let coap: (path: string, ...args: string[]) => ReturnType<CoapClient>;

  before(async function () {
    const client = libcoapClient(this);
    program = foreignPeer(this, 'coap-client-notls', 'libcoap3-bin');
    // A device answers its server only. This one takes the registration, and leaves its port to the client.
    const server = createEndpoint({
      transport: await createUdpTransport(),
      handler: () => ({ code: '2.01', locationPath: ['rd', '1'] }),
    });
    ({ port } = server.transport.localAddress);
    device = createSimulatedDevice({
      serverUri: `coap://127.0.0.1:${port}`,
      values: { '/3/0/0': longText, '/3303/0/5700': 21.5 },
      notifyIntervalSeconds: 1,
      lifetimeSeconds: 3600,
    });
    open.defer(() => device.stop({ deregister: false }));
    await device.start();
    await server.close();
    coap = (path, ...args) =>
      client('-a', '127.0.0.1', '-p', String(port), ...args, `coap://127.0.0.1:${device.localPort}${path}`);
  });

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-221 reads a value as text', async () => {
    expect((await coap('/3303/0/5700', '-A', '0')).body.trim()).to.equal('21.5');
  });

  it('LightweightM2M-1.1-int-204 discovers an object', async () => {
    const { body } = await coap('/3303', '-A', '40');
    expect(body).to.contain('</3303/0/5700>').and.to.contain('</3303/1>');
  });

  it('TD_COAP_BLOCK_01 reads a long value, and an object instance with it, in blocks', async () => {
    expect((await coap('/3/0/0', '-A', '0')).body.trim()).to.equal(longText);
    const { body } = await coap('/3/0', '-A', '110', '-b', '64');
    const senml = JSON.parse(body) as { readonly vs?: string }[];
    expect(senml.map(({ vs }) => vs)).to.include(longText);
  });

  it('writes with PUT, in one message and in blocks', async () => {
    expect((await coap('/3/0/14', '-m', 'put', '-t', '0', '-e', '+02:00')).log).to.contain('2.04');
    expect(device.read('/3/0/14')).to.equal('+02:00');
    const put = ['-m', 'put', '-t', '0', '-b', '16', '-e', 'America/Argentina/Ushuaia'];
    const inBlocks = await coap('/3/0/15', ...put);
    expect(inBlocks.log).to.contain('2.04');
    expect(device.read('/3/0/15')).to.equal('America/Argentina/Ushuaia');
  });

  it('refuses forbidden requests', async () => {
    expect((await coap('/3/0/0', '-m', 'put', '-t', '0', '-e', 'x')).log).to.contain('4.05');
    expect((await coap('/3/0/99')).log).to.contain('4.04');
    expect((await coap('/0/0')).log).to.contain('4.01');
  });

  it('TD_COAP_OBS_01 observes: each change arrives', async () => {
    const [path, uri] = ['/3303/0/5700', `coap://127.0.0.1:${device.localPort}/3303/0/5700`];
    const args = ['-a', '127.0.0.1', '-p', String(port), '-v', '0', '-A', '0', '-s', '200', '-w', uri];
    const observer = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(observer, 'exit');
    let body = '';
    observer.stdout.setEncoding('utf8').on('data', (text: string) => (body += text));
    const states = (): number[] => body.split('\n').filter(Boolean).map(Number);
    try {
      await until(() => states().length === 1);
      for (const value of [31, 32, 33]) {
        device.set(path, value);
        await until(() => states().at(-1) === value);
      }
    } finally {
      observer.kill('SIGKILL');
      await ended;
    }
  });

  it('refuses everybody else', async () => {
    const stranger = createEndpoint({ transport: await createUdpTransport() });
    const peer = stranger.transport.peerOf('127.0.0.1', device.localPort!);
    const { code } = await stranger.request(peer, { method: 'GET', path: ['3', '0'] });
    await stranger.close();
    expect(code).to.equal('4.01');
  });
});
