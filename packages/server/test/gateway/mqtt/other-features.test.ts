import type { MqttClient } from 'mqtt';
import { expect } from 'chai';
import { MqttServer, received } from '../../support/mqtt-server.ts';

const LOGIN = { username: 'meter-1', password: 'correct horse' };

describe('features of the service for MQTT devices', () => {
  let server: MqttServer;
  let client: MqttClient;
  let id: string;

  beforeEach(async () => {
    server = await MqttServer.start();
    id = await server.addDevice('meter', LOGIN);
    client = await server.connect(LOGIN);
  });

  afterEach(async () => {
    await server.close();
  });

  const up = (value: number): Promise<unknown> =>
    client.publishAsync('muster/v1/meter/up', JSON.stringify({ '3303/0/5700': value }), { qos: 1 });

  it('a rule raises an event for a value, and resets it', async () => {
    const { Rows } = await server.get('/smartObjectTypes?Filter=TypeId eq 3303');
    const type = await server.get(`/smartObjectTypes/${Rows[0]!.Id}`);
    const resourceTypes = type['ResourceTypes'] as readonly { Id: string; TypeId: number }[];
    const collection = await server.call('POST', '/resourceCollections', { SmartObjectTypeIds: [type.Id] });
    const rule = await server.call('POST', '/rules', {
      Name: 'Warm',
      ResourceCollectionId: collection.body.Id,
      TriggerType: 'ForEveryResource',
      Conditions: [
        {
          SmartObjectTypeId: type.Id,
          ResourceTypeId: resourceTypes.find(({ TypeId }) => TypeId === 5700)!.Id,
          TriggerOperator: 'GreaterThan',
          TriggerMinValue: 30,
          ResetOperator: 'LowerThan',
          ResetMinValue: 25,
        },
      ],
    });
    expect(rule.status, JSON.stringify(rule.body)).to.equal(201);
    for (const value of [20, 31, 28, 24]) await up(value);
    const events = (await server.get(`/events?Filter=DeviceId eq ${id}`)).Rows;
    expect(events.map((one) => [one['TriggerValue'], one['ResetValue']])).to.deep.equal([[31, 24]]);
  });

  it('messages in both directions and values count as usage', async () => {
    const next = await received(client, 'muster/v1/meter/down');
    await client.publishAsync('muster/v1/meter/up', '{"3311/0/5850": false, "3303/0/5700": 1}', { qos: 1 });
    await client.publishAsync('muster/v1/meter/birth', '{}', { qos: 1 });
    const { status } = await server.call(
      'PUT',
      `/resources/${await server.resource(id, '/3311/0/5850')}/write`,
      { Value: '1' },
    );
    expect(status).to.equal(204);
    await next();
    const [usage] = (await server.get('/usage')).Rows;
    expect(usage).to.include({ Devices: 1, ActiveDevices: 1, MessagesUp: 2, MessagesDown: 1 });
    expect(usage!['Values']).to.be.at.least(2);
  });

  it('operations that MQTT has no counterpart of are refused, each with its reason', async () => {
    await client.publishAsync('muster/v1/meter/birth', '{"objects": ["3303/0", "3311/0"]}', { qos: 1 });
    const resource = await server.resource(id, '/3311/0/5850');
    const device = await server.get(`/devices/${id}`);
    const [object] = device['SmartObjects'] as readonly { Id: string }[];
    const refusals = await Promise.all([
      server.call('GET', `/resources/${resource}/read`),
      server.call('PUT', `/resources/${resource}/observe`, { Timeout: 0 }),
      ...['meter', 'meter/3303', 'meter/3303/0'].map((path) =>
        server.call('POST', `/resourceattributes/${path}/read`),
      ),
      server.call('GET', `/smartobjects/${object!.Id}/resources/read`),
      server.call('POST', `/devices/${id}/firmwareupgrade`, { FirmwarePackageId: object!.Id }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body['Code']])).to.deep.equal(
      refusals.map(() => [400, 'mqtt-device']),
    );
    const reasons = refusals.map(({ body }) => String(body['Message']).split(/[.,]/u, 1)[0]);
    expect(reasons).to.deep.equal([
      'An MQTT device publishes its values itself and cannot be read',
      'An MQTT device publishes its values itself and needs no observation',
      ...Array.from({ length: 3 }, () => 'MQTT has no Discover'),
      'An MQTT device publishes its values itself and cannot be read',
      'Firmware updates need LwM2M',
    ]);
  });

  it('Create is refused, and changes nothing', async () => {
    await client.publishAsync('muster/v1/meter/birth', '{"objects": ["3303/0"]}', { qos: 1 });
    const { Rows } = await server.get('/smartObjectTypes?Filter=TypeId eq 3311');
    const body = { DeviceId: id, SmartObjectTypeId: Rows[0]!.Id };
    for (const more of [{}, { InstanceNumber: 4 }]) {
      const answer = await server.call('POST', '/smartobjects', { ...body, ...more });
      expect([answer.status, answer.body['Code']]).to.deep.equal([400, 'mqtt-device']);
      expect(answer.body['Message']).to.contain('MQTT has no Create.');
    }
    expect(await paths()).to.deep.equal(['/3303/0']);
  });

  it('Delete removes the record of an object instance until the device lists it, and sends nothing', async () => {
    await client.publishAsync('muster/v1/meter/birth', '{"objects": ["3303/0", "3311/0"]}', { qos: 1 });
    const next = await received(client, 'muster/v1/meter/down');
    const value = await server.get(`/resources/${await server.resource(id, '/3303/0/5700')}`);
    const { status } = await server.call('DELETE', `/smartobjects/${String(value['SmartObjectId'])}`);
    expect(status).to.equal(204);
    expect(await paths()).to.deep.equal(['/3311/0']);
    const resource = await server.resource(id, '/3311/0/5850');
    await server.call('PUT', `/resources/${resource}/write`, { Value: '1' });
    expect((await next()).json).to.have.property('write');
    await client.publishAsync('muster/v1/meter/birth', '{"objects": ["3303/0", "3311/0"]}', { qos: 1 });
    expect(await paths()).to.deep.equal(['/3303/0', '/3311/0']);
  });

  it('a firmware update of many devices fails for an MQTT device, and its entry says why', async () => {
    const { Rows } = await server.get('/devicetypes?Filter=Name eq Sensor');
    const form = new FormData();
    form.append('firmware', new Blob([Buffer.alloc(16)]), 'image.bin');
    form.append('request', JSON.stringify({ DeviceTypeId: Rows[0]!.Id, Title: 'Image', Version: '1.0' }));
    const { http, apiKey } = server.server.info;
    const headers = { authorization: `Bearer ${apiKey}`, connection: 'close' };
    const uploaded = await fetch(`${http}/api/v3/firmwarepackages`, { method: 'POST', headers, body: form });
    const { Id } = (await uploaded.json()) as { Id: string };
    for (const selection of [{ DeviceIds: [id] }, { Filter: '' }]) {
      const { status } = await server.call('POST', `/firmwarepackages/${Id}/upgrade`, selection);
      expect(status).to.equal(204);
      await server.eventually(async () => {
        const entries = (await server.get(`/activitylogs?Filter=EntityId eq ${id}`)).Rows;
        return entries.find(({ ResponseMessage }) =>
          String(ResponseMessage).includes('Firmware updates need LwM2M'),
        );
      });
    }
    const single = await server.call('POST', `/devices/${id}/firmwareupgrade`, { FirmwarePackageId: Id });
    expect([single.status, single.body['Code']]).to.deep.equal([400, 'mqtt-device']);
  });

  async function paths(): Promise<string[]> {
    const { Rows } = await server.get(`/resources?PageSize=1000&Filter=DeviceId eq ${id}`);
    return [...new Set(Rows.map(({ Url }) => String(Url).split('/').slice(0, 3).join('/')))].toSorted();
  }
});
