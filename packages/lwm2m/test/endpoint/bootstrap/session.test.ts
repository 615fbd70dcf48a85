import { createUdpTransport, OptionNumber, type Message } from '@muster/coap';
import { seededRandom, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import type { Transport } from '@muster/net';
import {
  createBootstrapClient,
  type BootstrapClientOptions,
  type BootstrapServerOptions,
} from '../../../src/index.ts';
import { RawDevice, readAnswer } from '../raw-device.ts';
import { models, TestServer } from '../support.ts';
import { remove, TestBootstrap, smallTree, usualPlan } from './support.ts';

/** A transport that loses and doubles datagrams, both ways. */
async function badTransport(rate: number, seed: number): Promise<Transport> {
  const udp = await createUdpTransport({ address: '127.0.0.1' });
  const random = seededRandom(seed);
  const pass = (deliver: () => void): void => {
    if (random() >= rate) deliver();
    if (random() < rate) deliver();
  };
  return {
    scheme: udp.scheme,
    localAddress: udp.localAddress,
    peerOf: (address, port) => udp.peerOf(address, port),
    start: (receiver) =>
      udp.start({
        onDatagram: (datagram, peer) => pass(() => receiver.onDatagram(Buffer.from(datagram), peer)),
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => pass(() => udp.send(datagram, peer)),
    close: () => udp.close(),
  };
}

describe('bootstrap session', () => {
  let open: AsyncDisposableStack;

  beforeEach(() => {
    open = new AsyncDisposableStack();
  });

  afterEach(() => open.disposeAsync());

  /** A server, a device that has been bootstrapped by it, and the server that it has registered with then. */
  async function bootstrapped(
    serverOptions: Partial<BootstrapServerOptions>,
    options: Partial<BootstrapClientOptions>,
  ): Promise<{ server: TestBootstrap; registrar: TestServer }> {
    const [server, registrar] = [await TestBootstrap.open(serverOptions), await TestServer.open()];
    server.plan = usualPlan(registrar.uri);
    const device = { endpointName: 'urn:dev:1', bootstrapUri: server.uri, tree: smallTree(), models };
    const client = createBootstrapClient({ ...device, ...options });
    for (const one of [server, registrar, client]) open.defer(() => one.close());
    await client.start();
    return { server, registrar };
  }

  for (const [rate, seed] of [
    [0, 1],
    [0.1, 2],
    [0.2, 3],
    [0.3, 4],
  ] as const) {
    it(`finishes once on both sides with ${rate * 100} % loss and as much duplication`, async () => {
      const parameters = { ackTimeoutMs: 20, maxRetransmit: 8 };
      let provisioned = 0;
      const { server } = await bootstrapped(
        { parameters },
        {
          parameters,
          onProvisioned: () => void (provisioned += 1),
          bootstrapTransportFactory: () => badTransport(rate, seed),
        },
      );
      const result = await server.result();
      expect(result.outcome).to.equal('finished');
      expect(result.steps).to.have.length(4);
      expect(provisioned).to.equal(1);
      expect(server.requests).to.have.length(1);
    });
  }

  it('bootstraps a device of LwM2M 1.0, in TLV and without pct', async () => {
    const { server, registrar } = await bootstrapped({}, { lwm2mVersion: '1.0' });
    expect(server.requests[0]?.contentFormat).to.equal(undefined);
    expect(registrar.registers[0]).to.include({ lwm2mVersion: '1.0' });
  });

  describe('with a device that is gone', () => {
    let clock: VirtualClock;
    let server: TestBootstrap;
    let device: RawDevice;

    beforeEach(() => {
      clock = new VirtualClock();
    });

    afterEach(async () => {
      await device.close();
      await server.close();
    });

    async function ask(): Promise<Message> {
      device = await RawDevice.open(server.port);
      server.plan = [remove('/')];
      await device.ask({ code: 'POST', path: ['bs'], options: { [OptionNumber.uriQuery]: ['ep=a'] } });
      const message = await device.receive();
      expect(readAnswer(message)).to.include({ code: 'DELETE' });
      return message;
    }

    it('sends an unanswered operation again, then gives up without a finish', async () => {
      server = await TestBootstrap.open({ clock, random: () => 0, stepAttempts: 2 });
      await ask();
      await clock.advance(250_000);
      const result = await server.result();
      expect(result).to.include({ outcome: 'unreachable' });
      expect(result.steps).to.have.length(1);
      expect(result.steps[0]).to.include({ operation: 'bootstrapDelete', attempts: 2, success: false });
      expect(server.server.sessions).to.equal(0);
    });

    it('ends a session that takes too long', async () => {
      server = await TestBootstrap.open({ clock, random: () => 0, sessionTimeoutMs: 5_000 });
      await ask();
      await clock.advance(6_000);
      const late = { outcome: 'timeout', diagnostic: 'the session took too long' };
      expect(await server.result()).to.include(late);
    });

    it('gives up at once when the device answers with a Reset', async () => {
      server = await TestBootstrap.open({ clock });
      const { messageId } = await ask();
      await device.send({ type: 'RST', id: messageId });
      const result = await server.result();
      expect(result).to.include({ outcome: 'unreachable' });
      expect(result.steps[0]).to.include({ attempts: 1 });
    });
  });
});
