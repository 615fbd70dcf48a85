import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  connectedUdpPeers,
  countUdpSockets,
  freeUdpPort,
  udpPeer,
  type UdpPeer,
  until,
} from '@muster/testkit';
import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket, type UdpSocketOptions } from '../src/index.ts';
import { PeerThrottle } from '../src/peer-throttle.ts';
import type { ThrottledSocket, ThrottleReport } from '../src/throttle-protocol.ts';
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
    this.#block(at.sent, Atomics.load(this.#shared, at.sent) + count);
  }

  /** Blocks the event loop until a datagram is sent from each of `count` other ports. */
  blockUntilOthersSent(count: number): void {
    const target = Atomics.load(this.#shared, at.othersSent) + count;
    Atomics.store(this.#shared, at.others, count);
    this.#block(at.othersSent, target);
  }

  /** Leaves the processor to the thread. */
  #block(index: number, target: number): void {
    const now = (): number => Atomics.load(this.#shared, index);
    while (now() < target) Atomics.wait(this.#shared, index, now(), 5);
  }

  /** Ends the flood. */
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
    // Other systems do not throttle floods.
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

  const throttled = (socket: DatagramSocket, peer: { port: number }): Promise<boolean> =>
    until(() => connectedUdpPeers(socket.localAddress.port).includes(peer.port));
  const released = (socket: DatagramSocket): Promise<boolean> =>
    until(() => connectedUdpPeers(socket.localAddress.port).length === 0);
  /** Resolves when the datagrams that arrived before the flood was throttled are read. */
  const drained = async (port: number, address: string): Promise<void> => {
    await using peer = await udpPeer(address.includes(':') ? 6 : 4);
    while (peer.waiting === 0) {
      await peer.send(Buffer.from('ping'), port, address);
      await pause(10);
    }
  };
  const floodFrom = async (peer: UdpPeer, { localAddress: { port } }: DatagramSocket): Promise<void> => {
    await Promise.all(Array.from({ length: 200 }, () => peer.send(Buffer.from('flood'), port)));
    await pause(1);
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

  it('serves a peer as before when it has stopped flooding', async () => {
    const socket = await openAndCollect({ floodPerSecond: 100 });
    await using peer = await udpPeer();
    while (connectedUdpPeers(socket.localAddress.port).length === 0) await floodFrom(peer, socket);
    await released(socket);
    for (let number = 0; number < 20; number += 1) {
      await peer.send(Buffer.from(`afterwards ${number}`), socket.localAddress.port);
      expect((await peer.receive()).toString()).to.equal(`afterwards ${number}`);
    }
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

  it('ends the thread when it is closed, also while it starts', async () => {
    for (const isRunning of [false, true]) {
      const socket = await openAndCollect({ floodPerSecond: 100 });
      await using peer = await udpPeer();
      const started = once(process, 'worker') as Promise<[Worker]>;
      while (connectedUdpPeers(socket.localAddress.port).length === 0) await floodFrom(peer, socket);
      const [worker] = await started;
      if (isRunning) await once(worker, 'message');
      const exited = once(worker, 'exit');
      await socket.close();
      await exited;
      expect(countUdpSockets(socket.localAddress.port)).to.equal(0);
    }
  });

  it('receives without throttling when the thread has ended, and starts another at the next flood', async () => {
    const socket = await openAndCollect({ floodPerSecond: 100 });
    const { port } = socket.localAddress;
    await using peer = await udpPeer();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      let worker: Worker | undefined;
      process.once('worker', (started) => (worker = started));
      while (!worker) await floodFrom(peer, socket);
      await once(worker, 'message');
      await worker.terminate();
      expect(countUdpSockets(port)).to.equal(1);
      await drained(port, '127.0.0.1');
      const before = received.length;
      await peer.send(Buffer.from('unthrottled'), port);
      await until(() => received.slice(before).includes('unthrottled from 127.0.0.1'));
    }
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

  describe('between the bind and the connect of a socket', () => {
    /** A peer that no socket can be connected to (EACCES). */
    const unreachable = { address: '255.255.255.255', port: 9 };
    let server: Socket;
    let place: ThrottledSocket;
    let throttle: PeerThrottle;

    beforeEach(async () => {
      server = createSocket({ type: 'udp4', reusePort: true });
      server.bind(0, '127.0.0.1');
      await once(server, 'listening');
      place = { ...server.address(), ipv6Only: true };
      const onDatagram = (datagram: Buffer): void => void received.push(datagram.toString());
      server.on('message', onDatagram);
      throttle = new PeerThrottle(place, { onDatagram, onError: (error) => received.push(String(error)) });
    });

    afterEach(async () => {
      await throttle.close();
      await new Promise<void>((resolve) => server.close(resolve));
    });

    /** Sockets whose datagrams Linux distributes over the unconnected sockets of the port. */
    async function openSenders(): Promise<Socket[]> {
      const senders = Array.from({ length: 40 }, () => createSocket('udp4'));
      await Promise.all(
        senders.map((sender) => {
          sender.connect(place.port, '127.0.0.1');
          return once(sender, 'connect');
        }),
      );
      return senders;
    }

    it('receives datagrams of other peers', async () => {
      const senders = await openSenders();
      await using peer = await udpPeer();
      const states: string[] = [];
      throttle.add({ address: '127.0.0.1', port: peer.port });
      process.nextTick(() => {
        states.push(
          `${countUdpSockets(place.port)} sockets, ${connectedUdpPeers(place.port).length} connected`,
        );
        // A connected socket sends at once.
        for (const sender of senders) sender.send('from another peer');
      });
      await until(() => received.length === senders.length);
      expect(states).to.deep.equal(['2 sockets, 0 connected']);
      expect(connectedUdpPeers(place.port)).to.deep.equal([peer.port]);
      for (const sender of senders) sender.close();
    });

    it('closes a socket that cannot be connected, and forgets its peer', async () => {
      const threads: Worker[] = [];
      const note = (worker: Worker): unknown => threads.push(worker);
      process.on('worker', note);
      // More than can be throttled at a time.
      for (let count = 0; count < 100; count += 1) {
        throttle.add({ ...unreachable, port: 1_000 + count });
        throttle.add({ address: '127.0.0.1', port: 0 });
      }
      await until(() => countUdpSockets(place.port) === 1);
      expect(threads).to.have.length(0);
      await using peer = await udpPeer();
      throttle.add({ address: '127.0.0.1', port: peer.port });
      await until(() => connectedUdpPeers(place.port).includes(peer.port));
      process.off('worker', note);
      expect(received).to.deep.equal([]);
    });

    it('closes a socket of the thread that cannot be connected, and reports its peer', async () => {
      const worker = new Worker(new URL('../src/throttle-thread.ts', import.meta.url), { workerData: place });
      worker.postMessage(unreachable);
      const [report] = (await once(worker, 'message')) as [ThrottleReport];
      expect(report).to.deep.equal({ released: unreachable });
      expect(countUdpSockets(place.port)).to.equal(1);
      await worker.terminate();
    });
  });
});
