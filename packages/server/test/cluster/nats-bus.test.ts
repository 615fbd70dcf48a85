import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { natsServer, type NatsServer } from '@muster/testkit';
import { NatsBus } from '../../src/cluster/nats-bus.ts';
import { createLogger } from '../../src/logger.ts';

describe('NatsBus', () => {
  const buses: NatsBus[] = [];
  let nats: NatsServer;
  let stopNats: (() => Promise<void>) | undefined;

  before(async function () {
    nats = await natsServer(this);
    stopNats = () => nats.stop();
  });

  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
  });

  after(() => stopNats?.());

  const open = (url = nats.url): NatsBus => {
    const bus = new NatsBus(url, 'test', createLogger('silent'));
    buses.push(bus);
    return bus;
  };

  async function connected(...all: readonly NatsBus[]): Promise<void> {
    while (!all.every(({ isConnected }) => isConnected))
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Publishes again and again, since a message is lost if its subscription is not there yet. */
  async function arrives(from: NatsBus, subject: string, received: readonly unknown[]): Promise<void> {
    const before = received.length;
    while (received.length === before) {
      from.publish(subject, Buffer.from('text'));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  it('carries messages to subscriptions that began before it was connected, and after the server was away', async () => {
    const [one, two] = [open(), open()];
    const received: string[] = [];
    const changes: boolean[] = [];
    two.subscribe('early', (data) => received.push(Buffer.from(data).toString()));
    two.onChange((isConnected) => changes.push(isConnected));
    await arrives(one, 'early', received);
    await nats.stop();
    while (one.isConnected || two.isConnected) await new Promise((resolve) => setTimeout(resolve, 5));
    one.publish('early', Buffer.from('dropped'));
    await nats.start();
    await arrives(one, 'early', received);
    expect(received).to.not.include('dropped');
    expect(changes).to.deep.equal([true, false, true]);
  });

  it('goes on at another server of its list, whichever ends', async function () {
    const other = await natsServer(this);
    try {
      const [one, two] = [open(`${nats.url},${other.url}`), open(`${nats.url},${other.url}`)];
      const received: string[] = [];
      two.subscribe('moved', (data) => received.push(Buffer.from(data).toString()));
      await nats.stop();
      await arrives(one, 'moved', received);
      await nats.start();
      await other.stop();
      await arrives(one, 'moved', received);
    } finally {
      await other.stop();
    }
  });

  it('goes on to the next server of its list when one does not answer', async function () {
    // The client itself waits 20 seconds.
    this.timeout(15_000);
    const silent = createServer().listen(0, '127.0.0.1');
    const sockets = new Set<Socket>();
    silent.on('connection', (socket) => sockets.add(socket));
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    try {
      // Each begins at a random server of the list.
      await connected(...Array.from({ length: 8 }, () => open(`nats://127.0.0.1:${port},${nats.url}`)));
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });

  it('starts without a server, and connects when there is one', async () => {
    await nats.stop();
    const bus = open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bus.isConnected).to.equal(false);
    await nats.start();
    await connected(bus);
  });

  it('goes on after a message that cannot be read', async () => {
    const [one, two] = [open(), open()];
    const received: string[] = [];
    let isFirst = true;
    two.subscribe('faulty', (data) => {
      received.push(Buffer.from(data).toString());
      if (isFirst) {
        isFirst = false;
        throw new Error('It cannot be read.');
      }
    });
    await arrives(one, 'faulty', received);
    await arrives(one, 'faulty', received);
    expect(two.isConnected).to.equal(true);
  });
});
