import { expect } from 'chai';
import { once } from 'node:events';
import { compressPayload, encodePayload, type Metric } from '@muster/sparkplug';
import { EdgeNode, metric } from '../../support/edge-node.ts';
import { MqttServer } from '../../support/mqtt-server.ts';

const LOGIN = { username: 'line-1', password: 'correct horse' };
const OTHER = { username: 'line-2', password: 'battery staple' };
const NODE = 'plant/line';

describe('attacks on Sparkplug B', () => {
  let server: MqttServer;

  beforeEach(async () => {
    server = await MqttServer.start();
    await server.addDevice(NODE, LOGIN);
  });

  afterEach(async () => {
    await server.close();
  });

  const code = (error: unknown): unknown => (error as { code?: unknown }).code;
  const value = metric('3303/0/5700', 'Double', 1);

  /** Requires that the edge node can go on. */
  async function goesOn(node: EdgeNode): Promise<void> {
    await node.nodeBirth(metric('3303/0/5700', 'Double', 42));
    const { Id } = (await server.device(NODE))!;
    expect(await server.values(await server.resource(Id, '/3303/0/5700'))).to.include(42);
  }

  it('an edge node cannot speak for another one, send commands, or have a will of another one', async () => {
    await server.addDevice('plant/other', OTHER);
    for (const topic of [
      'spBv1.0/plant/NDATA/other',
      'spBv1.0/plant/DBIRTH/other/pump',
      'spBv1.0/plant/NCMD/line',
      'spBv1.0/plant/NDATA/line/pump',
      'spBv1.0/STATE/line',
      'muster/v1/line/up',
      'muster/v1/plant/line/up',
    ]) {
      const { client } = await EdgeNode.connect(server, LOGIN);
      const closed = once(client.stream, 'close');
      client.publish(topic, Buffer.from(encodePayload({ seq: 0, metrics: [value] })));
      await closed;
    }
    expect(await server.device('plant/other')).to.include({ Status: 'offline' });
    expect(await server.device('plant/other/pump')).to.equal(undefined);
    const refused = await EdgeNode.connect(server, { ...LOGIN, edge: 'other' }).catch(code);
    expect(refused).to.equal(5);
    const wrong = await EdgeNode.connect(server, { ...LOGIN, password: 'incorrect' }).catch(code);
    expect(wrong).to.equal(4);
  });

  it('an edge node subscribes to its own commands only', async () => {
    const client = await server.connect(LOGIN);
    for (const [filter, isGranted] of [
      ['spBv1.0/plant/NCMD/line', true],
      ['spBv1.0/plant/NCMD/line/#', true],
      ['spBv1.0/plant/DCMD/line/+', true],
      ['spBv1.0/plant/DCMD/line/pump', true],
      ['spBv1.0/plant/DCMD/line/pump/#', false],
      ['spBv1.0/plant/DCMD/other/#', false],
      ['spBv1.0/plant/+/line', false],
      ['spBv1.0/plant/DDATA/line/#', false],
      ['spBv1.0/STATE/muster', false],
      ['spBv1.0/#', false],
      ['#', false],
    ] as const) {
      const granted = await client.subscribeAsync(filter).then(
        ([grant]) => grant!.qos < 128,
        () => false,
      );
      expect(granted, filter).to.equal(isGranted);
    }
  });

  it('subscriptions of a client are bounded', async () => {
    const client = await server.connect(LOGIN);
    const filters = Array.from({ length: 1_300 }, (_, index) => `spBv1.0/plant/DCMD/line/${index}`);
    let granted = 0;
    for (const filter of filters) {
      await client.subscribeAsync(filter).then(
        () => (granted += 1),
        () => undefined,
      );
    }
    expect(granted).to.equal(1_100);
  });

  it('payloads that are bombs are refused, acknowledged, and followed by one request for births', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(value);
    const zeros = metric('zeros', 'Bytes', new Uint8Array(60_000_000));
    const manyMetrics = Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.of(0x12, 0)));
    const manyProperties = {
      ...value,
      properties: Array.from({ length: 101 }, (_, at) => ({ name: `p${at}` })),
    };
    for (const payload of [
      encodePayload(compressPayload({ seq: 1, metrics: [zeros] })),
      encodePayload(compressPayload(compressPayload({ seq: 1, metrics: [value] }))),
      manyMetrics,
      Buffer.alloc(200_000, 0x0b),
      encodePayload({ seq: 1, metrics: [manyProperties] }),
      encodePayload({ seq: 1, metrics: [{ ...value, name: 'n'.repeat(100_000) }] }),
      encodePayload({ seq: 300, metrics: [value] }),
      Buffer.from('{"3303/0/5700": 1}'),
      Buffer.alloc(0),
    ]) {
      await node.publish('NDATA', payload);
      await node.publish('DBIRTH', payload, 'pump');
    }
    // An empty payload is a valid one without metrics.
    expect(await server.counter('messages_refused')).to.equal(16);
    expect(await server.counter('sparkplug_rebirths_requested')).to.equal(1);
    await goesOn(node);
  });

  it('births with ambiguous aliases or without names are refused, and no alias of them counts', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(
      metric('3303/0/5700', 'Double', 7, { alias: 1n }),
      metric('3303/1/5700', 'Double', 8, { alias: 1n }),
    );
    await node.send('NBIRTH', [{ alias: 5n, value: { kind: 'double', value: 9 } }]);
    const double = (alias: bigint): Metric => ({ alias, value: { kind: 'double', value: 10 } });
    await node.data(undefined, double(1n), double(5n), double(2n ** 64n - 1n));
    expect(await server.counter('messages_refused')).to.equal(2);
    const { Rows } = await server.get(`/resources?Filter=TypeId eq 5700`);
    expect(Rows).to.have.length(0);
    await goesOn(node);
  });

  it('a flood of gaps asks for one rebirth, and a large birth is stored', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    const metrics = Array.from({ length: 3_000 }, (_, at) =>
      metric(`Folder/Tag ${at}`, 'Double', at, { alias: BigInt(at) }),
    );
    await node.nodeBirth(...metrics);
    expect(await server.counter('sparkplug_metrics_unmapped')).to.equal(3_000);
    for (let count = 0; count < 80; count += 1) {
      node.lose(7);
      await node.data(undefined, { alias: 3n, value: { kind: 'double', value: 1 } });
    }
    expect(await server.counter('sparkplug_rebirths_requested')).to.equal(1);
    await goesOn(node);
  });

  it('a device name of another network is refused, and its device is unchanged', async () => {
    const { body } = await server.call('POST', '/deviceNetworks', { Name: 'Other' });
    const network = body.Id;
    await server.addDevice('plant/line/pump', { network });
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(value);
    await node.deviceBirth('pump', value);
    await node.data('pump', value);
    expect(await server.counter('messages_refused')).to.equal(2);
    const { Rows } = await server.get('/devices', network);
    expect(Rows.map((one) => one['Status'])).to.deep.equal(['offline']);
    await goesOn(node);
  });

  it('an edge node cannot create devices without end', async () => {
    await server.close();
    server = await MqttServer.start({ mqttPacketsPerSecond: 0 });
    await server.addDevice(NODE, LOGIN);
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(value);
    for (let count = 0; count < 1_003; count += 1) {
      await node.deviceBirth(`device ${count}`);
      await node.send('DDEATH', [], `device ${count}`);
    }
    expect(await server.counter('messages_refused')).to.equal(3);
    await goesOn(node);
  });

  it('devices with names that no endpoint can have are refused', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(value);
    await node.deviceBirth('d'.repeat(300), value);
    expect(await server.counter('messages_refused')).to.equal(1);
    const { Rows } = await server.get('/devices');
    expect(Rows.map((one) => one['DeviceIdentifier'])).to.deep.equal([NODE]);
  });
});
