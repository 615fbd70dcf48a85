import { existsSync, readdirSync } from 'node:fs';
import { udpPeer } from '@muster/testkit';
import { expect } from 'chai';
import { createUdpSocket, type DatagramSocket, type UdpSocketOptions } from '../src/index.ts';

const openFiles = '/proc/self/fd';

describe('UDP socket', () => {
  const sockets: DatagramSocket[] = [];
  const open = async (options?: UdpSocketOptions): Promise<DatagramSocket> => {
    const socket = await createUdpSocket(options);
    sockets.push(socket);
    return socket;
  };
  /** The next datagram of a socket, with its source. */
  const next = (socket: DatagramSocket): Promise<string> =>
    new Promise((resolve, reject) =>
      socket.start({
        onDatagram: (datagram, address, port) => resolve(`${datagram.toString()} from ${address} ${port}`),
        onError: reject,
      }),
    );
  const errorOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  afterEach(async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  });

  it('binds to 127.0.0.1 and a free port by default', async () => {
    const { localAddress } = await open();
    expect(localAddress.address).to.equal('127.0.0.1');
    expect(localAddress.port).to.be.above(0);
  });

  for (const options of [{}, { address: '::', ipv6Only: false }]) {
    it(`sends, and receives with the IPv4 address of the sender: ${JSON.stringify(options)}`, async () => {
      const socket = await open(options);
      await using peer = await udpPeer();
      const received = next(socket);
      await peer.send(Buffer.from('ping'), socket.localAddress.port);
      expect(await received).to.equal(`ping from 127.0.0.1 ${peer.port}`);
      socket.send(Buffer.from('pong'), '127.0.0.1', peer.port);
      expect((await peer.receive()).toString()).to.equal('pong');
    });
  }

  it('rejects a port that is in use', async () => {
    const { port } = (await open()).localAddress;
    expect(await errorOf(open({ port }))).to.have.property('code', 'EADDRINUSE');
  });

  it('leaves no file open if the port is in use', async function () {
    // Only Linux lists the open files of a process.
    if (!existsSync(openFiles)) return this.skip();
    const { port } = (await open()).localAddress;
    const count = (): number => readdirSync(openFiles).length;
    const before = count();
    for (let attempt = 0; attempt < 20; attempt += 1) await errorOf(open({ port }));
    expect(count()).to.be.below(before + 10);
  });

  it('is started once', async () => {
    const socket = await open();
    const receiver = { onDatagram: () => undefined, onError: () => undefined };
    socket.start(receiver);
    expect(() => socket.start(receiver)).to.throw('The socket has been started already');
  });

  it('reports a failed send to its receiver', async () => {
    const socket = await open();
    const failed = next(socket).catch((error: unknown) => error);
    socket.send(Buffer.alloc(70_000), '127.0.0.1', 9);
    expect(await failed).to.have.property('code', 'EMSGSIZE');
  });

  it('may be closed twice, and sends nothing afterwards', async () => {
    const socket = await open();
    await using peer = await udpPeer();
    await Promise.all([socket.close(), socket.close()]);
    socket.send(Buffer.from('late'), '127.0.0.1', peer.port);
    const other = await open();
    other.send(Buffer.from('first'), '127.0.0.1', peer.port);
    expect((await peer.receive()).toString()).to.equal('first');
  });
});
