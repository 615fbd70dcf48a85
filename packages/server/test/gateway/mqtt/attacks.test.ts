import { seededRandom } from '@muster/testkit';
import { expect } from 'chai';
import type { ServerConfig } from '../../../src/index.ts';
import { MqttServer, received } from '../../support/mqtt-server.ts';
import {
  connectPacket,
  disconnectPacket,
  pingPacket,
  publishHeader,
  publishPacket,
  subscribePacket,
} from '../../support/raw-mqtt.ts';
import type { RawMqtt } from '../../support/raw-mqtt.ts';

const LOGIN = { username: 'meter-1', password: 'correct horse' };
const LAMP = { username: 'lamp-1', password: 'battery staple' };
const UP = 'muster/v1/meter/up';

describe('hostile MQTT clients', () => {
  const open = new AsyncDisposableStack();

  after(() => open.disposeAsync());

  /** A server with the devices `meter` and `lamp`. */
  const start = async (changes: Partial<ServerConfig> = {}): Promise<MqttServer> => {
    const server = await MqttServer.start(changes);
    open.defer(() => server.close());
    await server.addDevice('meter', LOGIN);
    await server.addDevice('lamp', LAMP);
    return server;
  };

  const loggedIn = async (server: MqttServer, login = LOGIN): Promise<RawMqtt> => {
    const client = await server.raw();
    expect(await client.connect(login)).to.equal(0);
    return client;
  };

  /** Another client gets its values in. */
  const demandService = async (server: MqttServer): Promise<void> => {
    const lamp = await loggedIn(server, LAMP);
    expect(await lamp.publish('muster/v1/lamp/up', '{"3311/0/5850": true}')).to.equal(true);
    lamp.end();
    await lamp.closed;
  };

  describe('rights', () => {
    let server: MqttServer;

    before(async () => {
      server = await start();
    });

    it('a message to a device of another network closes the connection and is not acknowledged', async () => {
      const { body } = await server.call('POST', '/deviceNetworks', { Name: 'Neighbour' });
      const login = { username: 'valve-1', password: 'a third secret' };
      const id = await server.addDevice('valve', { ...login, network: body.Id });
      const client = await loggedIn(server);
      expect(await client.publish('muster/v1/valve/up', '{"3303/0/5700": 1}')).to.equal(false);
      expect((await server.get(`/devices/${id}`, body.Id))['SmartObjects']).to.deep.equal([]);
      // Its client ID without its credentials is no way in either.
      const stranger = await server.raw();
      expect(await stranger.connect({ clientId: 'valve' })).to.equal(4);
    });

    it('subscriptions to topics that the device does not have are refused in the SUBACK', async () => {
      const client = await loggedIn(server);
      const own = ['down', 'errors', '+', '#'].map((one) => `muster/v1/meter/${one}`);
      const others = ['muster/v1/lamp/down', 'muster/v1/meter/x', 'muster/v1/+/down', '#', '$SYS/#'];
      expect(await client.subscribe(...own, ...others)).to.deep.equal([
        ...own.map(() => 1),
        ...others.map(() => 0x80),
      ]);
      expect(await client.publish(UP, '{"3303/0/5700": 1}')).to.equal(true);
    });

    it('a will for a topic of another device is refused at the CONNECT', async () => {
      const client = await server.raw();
      const will = { topic: 'muster/v1/lamp/down', payload: '{}', retain: true };
      expect(await client.connect({ ...LOGIN, will })).to.equal(5);
      await client.closed;
    });

    it('a retained message is not kept', async () => {
      const client = await loggedIn(server);
      client.send(publishPacket(UP, '{"3303/0/5700": 1}', 1, true));
      expect(await client.next(4)).to.not.equal(undefined);
      await client.subscribe('muster/v1/meter/#');
      client.send(publishPacket(UP, '{"3303/0/5700": 2}', 2));
      expect((await client.next(4))!.body.readUInt16BE()).to.equal(2);
      client.send(publishPacket(UP, 'not JSON', 3));
      // Its first message is this fault.
      expect((await client.next())!.body.toString()).to.include('muster/v1/meter/errors');
    });

    it('a deleted device is disconnected, and its connection cannot create it again', async () => {
      const id = await server.addDevice('open');
      const client = await server.raw();
      expect(await client.connect({ clientId: 'open' })).to.equal(0);
      expect((await server.call('DELETE', `/devices/${id}`)).status).to.equal(204);
      client.send(publishPacket('muster/v1/open/up', '{"3303/0/5700": 1}', 1));
      await client.closed;
      expect(await server.device('open')).to.equal(undefined);
    });

    it('a device that gets credentials loses its connections without them', async () => {
      const id = await server.addDevice('open');
      const client = await server.raw();
      expect(await client.connect({ clientId: 'open' })).to.equal(0);
      await server.setCredentials(id, { username: 'open-1', password: 'now a secret' });
      await client.closed;
      expect(await (await server.raw()).connect({ clientId: 'open' })).to.equal(4);
    });
  });

  describe('wills', () => {
    let server: MqttServer;
    let id: string;

    before(async () => {
      server = await start();
      id = await server.addDevice('tide', { username: 'tide-1', password: 'low and high' });
    });

    const connect = async (topic: string, payload: string): Promise<RawMqtt> => {
      const client = await server.raw();
      const login = { username: 'tide-1', password: 'low and high' };
      expect(await client.connect({ ...login, will: { topic, payload } })).to.equal(0);
      return client;
    };

    it('a lost connection publishes the will, and the device is offline', async () => {
      const client = await connect('muster/v1/tide/up', '{"3303/0/5700": -40}');
      client.end();
      await server.deviceWith('tide', 'offline');
      expect(await server.values(await server.resource(id, '/3303/0/5700'))).to.deep.equal([-40]);
    });

    it('a will to the death topic ends the registration', async () => {
      const client = await connect('muster/v1/tide/death', '');
      client.end();
      await server.deviceWith('tide', 'Deregistered');
    });

    it('a DISCONNECT drops the will', async () => {
      const client = await connect('muster/v1/tide/up', '{"3303/0/5700": -50}');
      client.send(disconnectPacket);
      await client.closed;
      expect(await server.device('tide')).to.include({ Status: 'online' });
      const next = await connect('muster/v1/tide/death', '');
      expect(await next.publish('muster/v1/tide/up', '{"3303/0/5700": -60}')).to.equal(true);
      expect(await server.values(await server.resource(id, '/3303/0/5700'))).to.deep.equal([-40, -60]);
    });
  });

  describe('large payloads', () => {
    it('a packet above the limit closes the connection at its header, before its bytes come', async () => {
      const server = await start({ mqttMaxPacketBytes: 4_096 });
      const client = await loggedIn(server);
      client.send(publishHeader(268_435_455));
      await client.closed;
      const allowed = await loggedIn(server);
      const largest = JSON.stringify({ '3303/0/5701': 'x'.repeat(4_000) });
      expect(await allowed.publish(UP, largest)).to.equal(true);
      await demandService(server);
    });

    it('deep nesting and a million members are refused, and other clients are served', async () => {
      const server = await start({ mqttMaxPacketBytes: 16 * 1_048_576 });
      const client = await server.connect(LOGIN);
      const next = await received(client, 'muster/v1/meter/errors');
      const members = Array.from({ length: 1_000_000 }, (_, at) => `"${at}":1`).join();
      for (const [payload, fault] of [
        ['['.repeat(1_000_000), 'nested deeper than 64 levels'],
        [`{"3303/0/5700": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`, 'nested deeper'],
        [`{${members}}`, 'more than 10000 members'],
        ['['.concat('{"n":"3303/0/5700","v":1},'.repeat(5_000), '{}]'), 'can have 1000 values, not 5000'],
        [JSON.stringify({ ['n'.repeat(1_000_000)]: 1 }), 'Must be the path of a resource'],
        ['{"3303/0/5701": "\\ud800"}', 'not Unicode'],
      ] as const) {
        await client.publishAsync(UP, payload, { qos: 1 });
        const { json } = await next();
        expect(JSON.stringify(json)).to.include(fault);
        expect(JSON.stringify(json).length).to.be.below(2_000);
      }
      await demandService(server);
    });
  });

  describe('floods', () => {
    it('a client above its rate waits, and other clients are served', async () => {
      const server = await start({ mqttPacketsPerSecond: 5 });
      const client = await loggedIn(server);
      const message = publishPacket(UP, JSON.stringify({ '3303/0/5701': 'x'.repeat(10_000) }));
      client.send(...Array.from({ length: 4_000 }, () => message));
      await demandService(server);
      expect(await server.counter('clients_throttled')).to.be.above(0);
      // Most of the flood has not left the client: the server does not read it.
      expect(client.socket.writableLength).to.be.above(20_000_000);
    });

    it('a client that does not read the messages that it causes waits, and other clients are served', async () => {
      const server = await start({ mqttPacketsPerSecond: 0 });
      const client = await loggedIn(server);
      await client.subscribe('muster/v1/meter/errors');
      client.socket.pause();
      // Each causes a longer message to the errors topic.
      const faulty = publishPacket(UP, JSON.stringify({ ['x'.repeat(40)]: 1 }));
      const chunk = Buffer.concat(Array.from({ length: 1_000 }, () => faulty));
      while (client.socket.write(chunk)) await demandService(server);
      await demandService(server);
      expect(client.socket.writableLength).to.be.above(0);
    });

    it('QoS 2 messages that are never released end the connection', async () => {
      const server = await start({ mqttPacketsPerSecond: 0 });
      const client = await loggedIn(server);
      client.socket.resume();
      for (let id = 1; id <= 1_001; id += 1) {
        const message = publishPacket(UP, '{}', id);
        message[0] = 0x34;
        client.send(message);
      }
      await client.closed;
      await demandService(server);
    });
  });

  describe('connections', () => {
    it('connections above the maximum are closed, and there is room again when one ends', async () => {
      const server = await start({ mqttMaxConnections: 2 });
      const first = await loggedIn(server);
      await loggedIn(server, LAMP);
      const third = await server.raw();
      await third.closed;
      first.end();
      await server.eventually(async () => (await server.counter('connections')) < 2 || undefined);
      await loggedIn(server);
      expect(await server.counter('connections_refused')).to.equal(1);
    });

    it('a connection of a device above its maximum ends the oldest one', async () => {
      const server = await start({ mqttConnectionsPerDevice: 2 });
      const clients: RawMqtt[] = [];
      for (const clientId of ['a', 'b', 'c']) {
        const client = await server.raw();
        expect(await client.connect({ ...LOGIN, clientId })).to.equal(0);
        clients.push(client);
      }
      await clients[0]!.closed;
      for (const one of clients.slice(1)) expect(await one.publish(UP, '{"3303/0/5700": 1}')).to.equal(true);
    });

    it('connections of an address that have not logged in are bounded, and a login makes room', async () => {
      const server = await start({ mqttLoginsPerAddress: 2 });
      const first = await server.raw();
      await server.raw();
      await (
        await server.raw()
      ).closed;
      expect(await first.connect(LOGIN)).to.equal(0);
      await demandService(server);
    });
  });

  it('packets in the wrong order, and packets that MQTT does not have, close the connection', async () => {
    const server = await start();
    const connect = connectPacket(LOGIN);
    for (const packets of [
      [pingPacket],
      [publishPacket(UP, '{}')],
      [connect, connect],
      [Buffer.from([0x00, 0x00])],
      [connect, Buffer.from([0xf0, 0x00])],
      [connect, subscribePacket()],
      [connect, publishPacket('', '{}')],
      ...['meter/+', 'meter/down', 'lamp/up'].map((one) => [
        connect,
        publishPacket(`muster/v1/${one}`, '{}'),
      ]),
      [connect, publishPacket('spBv1.0/g/NDATA/meter', '{}')],
      [connect, publishPacket('/'.repeat(200), '{}')],
      [Buffer.from([0x10, 0xff, 0xff, 0xff, 0xff, 0x01])],
    ]) {
      const client = await server.raw();
      client.send(...packets);
      client.socket.resume();
      await client.closed;
    }
    await demandService(server);
  });

  it('thousands of random and of damaged packets leave the server up', async () => {
    const seed = 20_261_123;
    const random = seededRandom(seed);
    const below = (bound: number): number => Math.floor(random() * bound);
    const valid = Buffer.concat([
      connectPacket({ ...LOGIN, will: { topic: 'muster/v1/meter/death', payload: '' } }),
      subscribePacket('muster/v1/meter/down', 'muster/v1/meter/#'),
      publishPacket(UP, '{"3303/0/5700": 1}', 7),
      publishPacket('muster/v1/meter/birth', '{"objects": ["3303/0"], "results": true}', 8),
      publishPacket('muster/v1/meter/result', '{"id": "x"}', 9),
      pingPacket,
    ]);
    const damaged = (): Buffer => {
      const bytes = Buffer.from(valid);
      for (let left = 1 + below(4); left > 0; left -= 1) bytes[below(bytes.length)] = below(256);
      return random() < 0.3 ? bytes.subarray(0, below(bytes.length)) : bytes;
    };
    const noise = (): Buffer => Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)));
    const server = await start({ mqttPacketsPerSecond: 0 });
    for (let round = 0; round < 60; round += 1) {
      const inputs = Array.from({ length: 50 }, () => (random() < 0.7 ? damaged() : noise()));
      await Promise.all(
        inputs.map(async (bytes) => {
          const client = await server.raw();
          client.socket.resume();
          client.socket.end(bytes);
          await client.closed;
        }),
      );
      await demandService(server);
    }
  });
});
