import { expect } from 'chai';
import { VirtualClock, VirtualNetwork } from '../../src/index.ts';

describe('the virtual network', () => {
  const listenTo = async (
    network: VirtualNetwork,
    clock: VirtualClock,
    place: [string, number?],
  ): Promise<{ heard: string[]; socket: Awaited<ReturnType<VirtualNetwork['openSocket']>> }> => {
    const socket = await network.openSocket(...place);
    const heard: string[] = [];
    socket.start({
      onDatagram: (datagram, address, port) =>
        heard.push(`${clock.monotonic()} ${address}:${port} ${datagram.toString()}`),
      onError: (error) => heard.push(String(error)),
    });
    return { heard, socket };
  };
  const pass = (clock: VirtualClock, ms: number): Promise<void> =>
    clock.run(new Promise<void>((resolve) => clock.setTimer(ms, resolve)));

  it('carries datagrams with its latency, as they were when they were sent', async () => {
    const clock = new VirtualClock();
    const network = new VirtualNetwork(clock, { latencyMs: 25 });
    const server = await listenTo(network, clock, ['0.0.0.0', 5683]);
    const device = await listenTo(network, clock, ['127.0.0.1']);
    const bytes = Buffer.from('hello');
    device.socket.send(bytes, '127.0.0.1', 5683);
    bytes.fill(0);
    await pass(clock, 30);
    expect(server.heard).to.deep.equal(['25 127.0.0.1:32768 hello']);
  });

  it('returns answers to a socket of all addresses, IPv4 and IPv6', async () => {
    const clock = new VirtualClock();
    const network = new VirtualNetwork(clock, { latencyMs: 0 });
    for (const [any, host, seen] of [
      ['0.0.0.0', '192.0.2.1', '10.0.0.1'],
      ['::', '2001:db8::1', 'fd00::1'],
    ] as const) {
      const device = await listenTo(network, clock, [any]);
      const server = await listenTo(network, clock, [host, 5683]);
      const { port } = device.socket.localAddress;
      device.socket.send(Buffer.from('ask'), host, 5683);
      await pass(clock, 1);
      server.socket.send(Buffer.from('answer'), seen, port);
      await pass(clock, 1);
      expect(server.heard[0]).to.match(new RegExp(` ${seen}:${port} ask$`));
      expect(device.heard[0]).to.match(/ answer$/);
    }
  });

  it('drops datagrams to and from closed sockets', async () => {
    const clock = new VirtualClock();
    const network = new VirtualNetwork(clock);
    const one = await listenTo(network, clock, ['127.0.0.1', 1]);
    const other = await listenTo(network, clock, ['127.0.0.1', 2]);
    one.socket.send(Buffer.from('lost'), '127.0.0.1', 2);
    await other.socket.close();
    other.socket.send(Buffer.from('lost'), '127.0.0.1', 1);
    await pass(clock, 10);
    expect([...one.heard, ...other.heard]).to.deep.equal([]);
    expect(network.size).to.equal(1);
  });

  it('refuses a port that is taken, and uses a closed one again as late as possible', async () => {
    const network = new VirtualNetwork(new VirtualClock());
    await network.openSocket('127.0.0.1', 5683);
    const error: unknown = await network.openSocket('127.0.0.1', 5683).catch((reason: unknown) => reason);
    expect(error).to.include({ code: 'EADDRINUSE' });
    const first = await network.openSocket('127.0.0.1');
    await first.close();
    const second = await network.openSocket('127.0.0.1');
    expect(second.localAddress.port).to.equal(first.localAddress.port + 1);
  });
});
