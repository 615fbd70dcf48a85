import { connectedUdpPeers, freeUdpPort, until } from '@muster/testkit';
import { expect } from 'chai';
import { identity, key, psk, Stage } from '../interop/support/stage.ts';

describe('a DTLS server on a UDP socket', () => {
  const stage = new Stage();

  before(function () {
    // Other systems do not throttle floods.
    // The number of sockets is read from /proc/net/udp.
    if (process.platform !== 'linux') this.skip();
  });

  afterEach(() => stage.close());

  it('keeps the session of a client that floods, and follows it to another address', async () => {
    // As low as possible, because encryption bounds the rate of a flood on a loaded machine.
    const options = { credentials: { psk }, port: await freeUdpPort(), floodPerSecond: 100 };
    const server = await stage.server(options);
    const { port } = server;
    const { transport, inbox } = await stage.client({ port, credentials: { psk: { identity, key } } });
    const say = (text: string): void => transport.send(Buffer.from(text), transport.peer);
    say('before');
    await until(() => inbox.texts.includes('BEFORE'));
    const before = transport.localAddress.port;
    await until(() => {
      for (let count = 0; count < 100; count += 1) say('flood');
      return connectedUdpPeers(port).includes(before);
    });
    // The datagrams of a flooding client are read every 50 ms, and most of them are dropped.
    await until(() => {
      say('during');
      return inbox.texts.includes('DURING');
    });
    await transport.rebind();
    expect(transport.localAddress.port).not.to.equal(before);
    await until(() => {
      say('after');
      return inbox.texts.includes('AFTER');
    });
    expect(server.transport.counters.handshakes).to.equal(1);
  });
});
