import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MqttClient } from 'mqtt';
import { expect } from 'chai';
import { MqttServer, received } from '../../support/mqtt-server.ts';

const LOGIN = { username: 'meter-1', password: 'correct horse' };

describe('features of the service for MQTT devices', () => {
  let server: MqttServer;
  let client: MqttClient;
  let id: string;
  const receiver = createServer();

  beforeEach(async () => {
    server = await MqttServer.start({ webhookTargets: 'any' });
    id = await server.addDevice('meter', LOGIN);
    client = await server.connect(LOGIN);
  });

  afterEach(async () => {
    await server.close();
    receiver.closeAllConnections();
    receiver.close();
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

  it('values are streamed, and delivered to webhooks', async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const delivered = new Promise<string>((resolve) => {
      let text = '';
      receiver.on('request', (request, response) => {
        request.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          if (text.includes('21.5')) resolve(text);
        });
        request.on('end', () => response.end());
      });
    });
    const consumer = { Name: 'hook', HttpEndpoint: `http://127.0.0.1:${port}/` };
    expect((await server.call('POST', '/eventConsumers', consumer)).status).to.equal(201);
    const { http, apiKey } = server.server.info;
    const end = new AbortController();
    const stream = await fetch(`${http}/api/v3/events/stream`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: end.signal,
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await up(21.5);
    let streamed = '';
    while (!streamed.includes('21.5')) streamed += String((await reader.read()).value);
    expect(streamed).to.include('/3303/0/5700');
    end.abort();
    expect(await delivered).to.include(id);
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
      server.call('POST', '/resourceattributes/meter/read'),
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
      'MQTT has no Discover',
      'An MQTT device publishes its values itself and cannot be read',
      'Firmware updates need LwM2M',
    ]);
  });
});
