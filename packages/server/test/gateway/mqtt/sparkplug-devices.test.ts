import { expect } from 'chai';
import { compressPayload, Datatype, encodePayload, readValue } from '@muster/sparkplug';
import { EdgeNode, metricTime, timedMetric as metric } from '../../support/edge-node.ts';
import { MqttServer } from '../../support/mqtt-server.ts';

const LOGIN = { username: 'line-1', password: 'correct horse' };
const NODE = 'plant/line';
const PUMP = 'plant/line/pump';

describe('edge nodes that speak Sparkplug B', () => {
  let server: MqttServer;

  beforeEach(async () => {
    server = await MqttServer.start();
    await server.addDevice(NODE, LOGIN);
  });

  afterEach(async () => {
    await server.close();
  });

  const status = async (name: string): Promise<unknown> => (await server.device(name))?.['Status'];

  async function valuesOf(name: string, path: string): Promise<readonly unknown[]> {
    const device = await server.device(name);
    return server.values(await server.resource(device!.Id, path));
  }

  it('births register the edge node and create its devices, and values are stored before they are acknowledged', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(metric('3303/0/5700', 'Double', 20.5), metric('/3303/0/5701', 'String', 'Cel'));
    await node.deviceBirth('pump', metric('3311/0/5850', 'Boolean', true));
    expect(await server.device(PUMP)).to.include({ Status: 'online', DeviceStandard: 'MQTT' });
    await node.data(undefined, metric('3303/0/5700', 'Double', 21.5));
    await node.data('pump', metric('3311/0/5850', 'Boolean', false));
    expect(await valuesOf(NODE, '/3303/0/5700')).to.deep.equal([20.5, 21.5]);
    expect(await valuesOf(NODE, '/3303/0/5701')).to.deep.equal(['Cel']);
    expect(await valuesOf(PUMP, '/3311/0/5850')).to.deep.equal([true, false]);
    expect(await server.counter('sparkplug_rebirths_requested')).to.equal(0);
  });

  it('values have the time and the datatype of their metrics, and null is no value', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    const at = Date.now() - 60_000;
    await node.nodeBirth(
      metric('3303/0/5700', 'Int16', -7, { alias: 1n, timestamp: at }),
      metric('3333/0/5506', 'DateTime', 1_793_400_000_999, { alias: 2n }),
      metric('3303/1/5700', 'Float', null, { alias: 3n }),
    );
    const historical = { alias: 1n, timestamp: at - 1_000, isHistorical: true } as const;
    await node.data(undefined, { ...historical, value: { kind: 'int', value: 0xfff8 } });
    await node.data(undefined, { alias: 3n, isNull: true, timestamp: at });
    expect(await valuesOf(NODE, '/3303/0/5700')).to.deep.equal([-8, -7]);
    expect(await valuesOf(NODE, '/3333/0/5506')).to.deep.equal([1_793_400_000]);
    const resource = await server.resource((await server.device(NODE))!.Id, '/3303/0/5700');
    const latest = await server.get(`/resources/${resource}`);
    expect(latest['LatestMeasurement'], 'a historical value is not the latest').to.include({ v: -7 });
  });

  it('names that are no paths are resources by the setting category MQTTNames', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(metric('Inlet/Temperature', 'Double', 1), metric('3303/1/5700', 'Double', 2));
    expect(await server.counter('sparkplug_metrics_unmapped')).to.equal(1);
    await server.nameValues(NODE, { 'Inlet/Temperature': '3303/0/5700', broken: 'not a path' });
    await node.nodeBirth(metric('Inlet/Temperature', 'Double', 3), metric('broken', 'Double', 4));
    await node.data(undefined, metric('Inlet/Temperature', 'Double', 5));
    expect(await valuesOf(NODE, '/3303/0/5700')).to.deep.equal([3, 5]);
    expect(await server.counter('sparkplug_metrics_unmapped')).to.equal(2);
  });

  it('a lost connection makes the edge node and its devices offline', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth();
    await node.deviceBirth('pump', metric('3303/0/5700', 'Double', 1));
    await node.deviceBirth('valve');
    await node.send('DDEATH', [], 'valve');
    expect(await status('plant/line/valve')).to.equal('offline');
    expect(await status(PUMP)).to.equal('online');
    node.client.stream.destroy();
    await server.deviceWith(PUMP, 'offline');
    await server.deviceWith(NODE, 'offline');
  });

  it('a DISCONNECT without a death makes them offline too: an edge node does not sleep', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth();
    await node.deviceBirth('pump');
    await node.client.endAsync();
    await server.deviceWith(PUMP, 'offline');
    await server.deviceWith(NODE, 'offline');
  });

  it('the death of an earlier connection changes nothing', async () => {
    const before = await EdgeNode.connect(server, { ...LOGIN, clientId: 'a', bdSeq: 4 });
    await before.nodeBirth();
    const after = await EdgeNode.connect(server, { ...LOGIN, clientId: 'b', bdSeq: 5 });
    await after.nodeBirth();
    await after.deviceBirth('pump');
    await after.nodeDeath(4);
    expect(await status(PUMP)).to.equal('online');
    before.client.stream.destroy();
    await after.data('pump', metric('3303/0/5700', 'Double', 1));
    expect(await status(PUMP)).to.equal('online');
    expect(await server.counter('sparkplug_rebirths_requested')).to.equal(0);
    await after.nodeDeath();
    expect(await status(PUMP)).to.equal('offline');
  });

  it('a gap asks for a rebirth once, and aliases are not read until it comes', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    const birth = metric('3303/0/5700', 'Double', 1, { alias: 7n });
    const aliased = (value: number): Parameters<typeof node.data>[1] => ({
      alias: 7n,
      timestamp: metricTime(),
      value: { kind: 'double', value },
    });
    await node.nodeBirth(birth);
    await node.data(undefined, aliased(2));
    node.lose(1);
    for (let count = 0; count < 20; count += 1) await node.data(undefined, aliased(99));
    await node.data(undefined, metric('3303/0/5700', 'Double', 3));
    const { topic, payload } = await node.command();
    expect(topic).to.equal('spBv1.0/plant/NCMD/line');
    expect(payload.metrics[0]).to.include({ name: 'Node Control/Rebirth', datatype: Datatype.Boolean });
    await node.nodeBirth({ ...birth, timestamp: metricTime(), value: { kind: 'double', value: 4 } });
    await node.data(undefined, aliased(5));
    expect(await valuesOf(NODE, '/3303/0/5700')).to.deep.equal([1, 2, 3, 4, 5]);
    expect(node.commandCount).to.equal(0);
    expect(await server.counter('sparkplug_rebirths_requested')).to.equal(1);
  });

  it('data before a birth asks for births', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.data('pump', metric('3303/0/5700', 'Double', 1));
    const { payload } = await node.command();
    expect(payload.metrics[0]?.name).to.equal('Node Control/Rebirth');
    expect(await server.device(PUMP), 'no birth, no device').to.equal(undefined);
  });

  it('a rebirth changes no status, and devices are born again under their names', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth();
    await node.deviceBirth('pump', metric('3303/0/5700', 'Double', 1));
    const { Id } = (await server.device(PUMP))!;
    await node.nodeBirth();
    expect(await status(PUMP)).to.equal('online');
    await node.deviceBirth('pump', metric('3303/0/5700', 'Double', 2));
    expect((await server.device(PUMP))!.Id).to.equal(Id);
    expect(await valuesOf(PUMP, '/3303/0/5700')).to.deep.equal([1, 2]);
  });

  it('a Write is a DCMD with the datatype and the alias of the birth, and an Execute sets a Boolean', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    await node.nodeBirth(metric('3/0/4', 'Boolean', false));
    await node.deviceBirth(
      'pump',
      metric('3311/0/5851', 'UInt8', 10, { alias: 300n }),
      metric('3311/0/5850', 'Boolean', false),
      metric('3306/0/5851', 'String', 'low'),
    );
    const pump = (await server.device(PUMP))!.Id;
    const write = async (path: string, Value: string): Promise<{ status: number; body: unknown }> =>
      server.call('PUT', `/resources/${await server.resource(pump, path)}/write`, { Value });
    expect((await write('/3311/0/5851', '75')).status).to.equal(204);
    const first = await node.command();
    expect(first.topic).to.equal('spBv1.0/plant/DCMD/line/pump');
    const [sent] = first.payload.metrics;
    expect(sent).to.deep.include({ alias: 300n, datatype: Datatype.UInt8 });
    expect(sent).to.not.have.property('name');
    expect(readValue(sent!.value!, Datatype.UInt8)).to.equal(75);
    expect((await write('/3311/0/5850', '1')).status).to.equal(204);
    const second = (await node.command()).payload.metrics[0];
    expect(second).to.deep.include({ name: '3311/0/5850', value: { kind: 'boolean', value: true } });
    await write('/3306/0/5851', '40');
    const failed = await server.eventually(async () => {
      const { Rows } = await server.get('/activitylogs?take=50');
      return Rows.find((one) => one['Status'] === 'Failed');
    });
    expect(failed['ResponseMessage']).to.equal(
      '/3306/0/5851 is the metric "3306/0/5851": 40 is not of the datatype String.',
    );
    const id = (await server.device(NODE))!.Id;
    const executed = await server.call('POST', `/resources/${await server.resource(id, '/3/0/4')}/execute`);
    expect(executed.status, JSON.stringify(executed.body)).to.equal(204);
    expect((await node.command()).payload.metrics[0]).to.deep.include({ name: '3/0/4' });
  });

  it('compressed payloads are read', async () => {
    const node = await EdgeNode.connect(server, LOGIN);
    const birth = { seq: 0, timestamp: Date.now(), metrics: [metric('3303/0/5700', 'Double', 1)] };
    await node.publish('NBIRTH', encodePayload(compressPayload(birth, 'GZIP')));
    expect(await valuesOf(NODE, '/3303/0/5700')).to.deep.equal([1]);
  });

  it('without a user name, the will names the edge node', async () => {
    await server.close();
    server = await MqttServer.start({ autoEnroll: 'Generic LwM2M' });
    const node = await EdgeNode.connect(server);
    await node.nodeBirth(metric('3303/0/5700', 'Double', 1));
    await node.deviceBirth('pump');
    expect(await status(NODE)).to.equal('online');
    expect(await status(PUMP)).to.equal('online');
  });

  it('an edge node that waits for its host gets its state', async () => {
    await server.close();
    server = await MqttServer.start({ sparkplugHostId: 'muster' });
    await server.addDevice(NODE, LOGIN);
    const client = await server.connect(LOGIN);
    const message = new Promise<readonly [string, string]>((resolve) => {
      client.once('message', (topic, payload) => resolve([topic, payload.toString()]));
    });
    await client.subscribeAsync('spBv1.0/STATE/muster', { qos: 1 });
    const [topic, state] = await message;
    expect(topic).to.equal('spBv1.0/STATE/muster');
    expect(JSON.parse(state)).to.have.all.keys('online', 'timestamp').and.to.include({ online: true });
  });
});
