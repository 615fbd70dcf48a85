import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { connectedUdpPeers, freeUdpPort, udpPeer } from '@muster/testkit';
import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket, type UdpSocketOptions } from '../src/index.ts';
import { at, type FlooderData } from './support/flooder.ts';

/** A peer that floods from a thread of its own. */
class Flooder implements AsyncDisposable {
  readonly port: number;
  readonly #shared: Int32Array;
  readonly #worker: Worker;

  private constructor(worker: Worker, shared: Int32Array, port: number) {
    this.#worker = worker;
    this.#shared = shared;
    this.port = port;
  }

  static async start(
    to: { readonly address: string; readonly port: number },
    from: string,
  ): Promise<Flooder> {
    const shared = new Int32Array(new SharedArrayBuffer(16));
    const workerData: FlooderData = { ...to, from, shared };
    const worker = new Worker(new URL('./support/flooder.ts', import.meta.url), { workerData });
    const [port] = (await once(worker, 'message')) as [number];
    return new Flooder(worker, shared, port);
  }

  /** Blocks the event loop until `count` further datagrams are sent. */
  blockUntilSent(count: number): void {
    const target = Atomics.load(this.#shared, at.sent) + count;
    while (Atomics.load(this.#shared, at.sent) < target);
  }

  /** Blocks the event loop until a datagram is sent from each of `count` other ports. */
  blockUntilOthersSent(count: number): void {
    const target = Atomics.load(this.#shared, at.othersSent) + count;
    Atomics.store(this.#shared, at.others, count);
    while (Atomics.load(this.#shared, at.othersSent) < target);
  }

  /** Ends the flood with the datagram `last`. */
  async stop(): Promise<void> {
    const ended = once(this.#worker, 'exit');
    Atomics.store(this.#shared, at.isStopped, 1);
    await ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    Atomics.store(this.#shared, at.isStopped, 1);
    await this.#worker.terminate();
  }
}

describe('throttling of flooding peers', () => {
  const sockets: DatagramSocket[] = [];
  let received: string[] = [];

  before(function () {
    if (process.platform !== 'linux') this.skip();
  });

  afterEach(async () => {
    received = [];
    await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  });

  async function open(options: UdpSocketOptions = {}): Promise<DatagramSocket> {
    const socket = await createUdpSocket({ port: await freeUdpPort(), ...options });
    sockets.push(socket);
    return socket;
  }

  async function openAndCollect(options: UdpSocketOptions = {}): Promise<DatagramSocket> {
    const socket = await open(options);
    socket.start({
      onDatagram: (datagram, address, port) => {
        received.push(`${datagram.toString()} from ${address}`);
        // An echo, except to the flood.
        if (datagram.toString() !== 'flood') socket.send(datagram, address, port);
      },
      onError: (error) => received.push(String(error)),
    });
    return socket;
  }

  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) await pause(10);
  };
  const throttled = (socket: DatagramSocket, peer: { port: number }): Promise<void> =>
    until(() => connectedUdpPeers(socket.localAddress.port).includes(peer.port));
  const released = (socket: DatagramSocket): Promise<void> =>
    until(() => connectedUdpPeers(socket.localAddress.port).length === 0);
  /** Resolves when the datagrams that arrived before the flood was throttled are read. */
  const drained = async (port: number, address: string): Promise<void> => {
    await using peer = await udpPeer(address.includes(':') ? 6 : 4);
    while (peer.waiting === 0) {
      await peer.send(Buffer.from('ping'), port, address);
      await pause(10);
    }
  };
  const othersReceived = (): number => received.filter((text) => text.startsWith('other ')).length;

  for (const [name, options, to, from] of [
    ['IPv4', {}, '127.0.0.1', '127.0.0.1'],
    ['IPv6', { address: '::1' }, '::1', '::1'],
    ['IPv4 on a dual-stack socket', { address: '::', ipv6Only: false }, '127.0.0.1', '127.0.0.1'],
  ] as const) {
    it(`delivers datagrams of other peers while one floods and the event loop is blocked: ${name}`, async () => {
      const socket = await openAndCollect(options);
      const { port } = socket.localAddress;
      await using flooder = await Flooder.start({ address: to, port }, from);
      await throttled(socket, flooder);
      await drained(port, to);
      // More than the receive buffer of the server holds.
      flooder.blockUntilSent(20_000);
      flooder.blockUntilOthersSent(50);
      await until(() => othersReceived() === 50);
      expect(received.filter((text) => text.startsWith('other ')).at(-1)).to.equal(`other 49 from ${from}`);
    });
  }

  it('reads a throttled peer slowly, and releases it when it stops flooding', async () => {
    const socket = await openAndCollect();
    await using flooder = await Flooder.start(socket.localAddress, '127.0.0.1');
    await throttled(socket, flooder);
    const before = received.length;
    await until(() => received.length > before + 100);
    await flooder.stop();
    await released(socket);
    await using peer = await udpPeer();
    await peer.send(Buffer.from('afterwards'), socket.localAddress.port);
    expect((await peer.receive()).toString()).to.equal('afterwards');
  });

  it('does not throttle a peer that waits for each response', async () => {
    const socket = await openAndCollect();
    await using peer = await udpPeer();
    for (let count = 0; count < 3_000; count += 1) {
      await peer.send(Buffer.from('ping'), socket.localAddress.port);
      await peer.receive();
    }
    expect(connectedUdpPeers(socket.localAddress.port)).to.deep.equal([]);
  });

  it('does not throttle many peers that each send little', async () => {
    const socket = await openAndCollect();
    const peers = await Promise.all(Array.from({ length: 100 }, () => udpPeer()));
    for (let round = 0; round < 50; round += 1) {
      await Promise.all(peers.map((peer) => peer.send(Buffer.from('ping'), socket.localAddress.port)));
    }
    await until(() => received.length === 5_000);
    expect(connectedUdpPeers(socket.localAddress.port)).to.deep.equal([]);
    await Promise.all(peers.map((peer) => peer.close()));
  });

  it('does not throttle if floodPerSecond is Infinity', async () => {
    const socket = await openAndCollect({ floodPerSecond: Infinity });
    await using flooder = await Flooder.start(socket.localAddress, '127.0.0.1');
    await until(() => received.length > 20_000);
    expect(connectedUdpPeers(socket.localAddress.port)).to.deep.equal([]);
    await flooder.stop();
  });

  it('rejects a limit below 100', async () => {
    const error = await open({ floodPerSecond: 99 }).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(RangeError);
    expect(String(error)).to.contain('floodPerSecond must be at least 100, not 99');
  });

  it('closes the sockets of throttled peers: the port is free for a successor at once', async () => {
    const socket = await openAndCollect();
    const { port } = socket.localAddress;
    await using flooder = await Flooder.start(socket.localAddress, '127.0.0.1');
    await throttled(socket, flooder);
    await socket.close();
    expect(connectedUdpPeers(port)).to.deep.equal([]);
    const successor = await openAndCollect({ port });
    await throttled(successor, flooder);
  });

  it('does not share its port with a second server of the same user', async () => {
    const { port } = (await open()).localAddress;
    const error = await open({ port }).catch((thrown: unknown) => thrown);
    expect(error).to.have.property('code', 'EADDRINUSE');
  });

  it('does not share its port with other sockets, and does not take theirs', async () => {
    const { port } = (await open()).localAddress;
    const plain = createSocket('udp4');
    plain.bind(port, '127.0.0.1');
    const [error] = (await once(plain, 'error')) as [Error];
    expect(error).to.have.property('code', 'EADDRINUSE');
    plain.close();
    await using holder = await udpPeer();
    const refused = await open({ port: holder.port }).catch((thrown: unknown) => thrown);
    expect(refused).to.have.property('code', 'EADDRINUSE');
  });
});
