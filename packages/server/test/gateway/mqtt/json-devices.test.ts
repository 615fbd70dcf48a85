import type { MqttClient } from 'mqtt';
import { expect } from 'chai';
import { MqttServer, received } from '../../support/mqtt-server.ts';

const LOGIN = { username: 'meter-1', password: 'correct horse' };

describe('devices that send plain JSON over MQTT', () => {
  let server: MqttServer;

  before(async () => {
    server = await MqttServer.start();
  });

  afterEach(() => server.deleteDevices());

  after(() => server.close());

  const publish = (
    client: MqttClient,
    topic: string,
    payload: string,
    qos: 0 | 1 | 2 = 1,
  ): Promise<unknown> => client.publishAsync(`muster/v1/${topic}`, payload, { qos });
  const code = (error: unknown): unknown => (error as { code?: unknown }).code;

  it('a device with credentials registers when it connects, and its values are stored', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    expect(await server.device('meter')).to.include({ Status: 'online', DeviceStandard: 'MQTT' });
    await publish(client, 'meter/up', '{"3303/0/5700": 21.5, "/3303/0/5701": "Cel"}');
    // The acknowledgement says that the values are stored.
    const resource = await server.resource(id, '/3303/0/5700');
    expect(await server.values(resource)).to.deep.equal([21.5]);
    expect(await server.values(await server.resource(id, '/3303/0/5701'))).to.deep.equal(['Cel']);
  });

  it('values have the time that the message gives, and one that is sent again is one value', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const time = Date.now() - 60_000;
    const up = (payload: object, qos: 0 | 1 | 2): Promise<unknown> =>
      publish(client, 'meter/up', JSON.stringify(payload), qos);
    await up({ time, values: { '3303/0/5700': 4 } }, 1);
    await up({ time, values: { '3303/0/5700': 4 } }, 2);
    const senml = [
      { bn: '/3303/0/', bt: time / 1_000 - 10, n: '5700', v: 3 },
      { n: '5700', v: 5, t: 20 },
    ];
    await up(senml, 1);
    expect(await server.values(await server.resource(id, '/3303/0/5700'))).to.deep.equal([3, 4, 5]);
  });

  it('names of values have their resources in the setting category MQTTNames, of the device or of its type', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const own = { 'sensor/hum': '/3304/0/5700' };
    const names = await server.nameValues('meter', own, { temperature: '3303/0/5700' });
    const { DeviceType } = (await server.device('meter'))!;
    const link = `/devicetypes/${(DeviceType as { readonly Id: string }).Id}/settingcategories/${names}`;
    expect((await server.call('POST', link, {})).status).to.be.within(200, 204);
    const client = await server.connect(LOGIN);
    await publish(client, 'meter/up', '{"temperature": 21.5, "sensor/hum": 40, "x": 1}');
    expect(await server.values(await server.resource(id, '/3303/0/5700'))).to.deep.equal([21.5]);
    expect(await server.values(await server.resource(id, '/3304/0/5700'))).to.deep.equal([40]);
  });

  it('faulty values are refused one by one, and the device learns why', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const next = await received(client, 'muster/v1/meter/errors');
    const up = (payload: string): Promise<unknown> => publish(client, 'meter/up', payload);
    await up('{"3303/0/5700": 21.5, "3303/0/5701": 7, "9999/0/1": 1, "humidity": 3, "3303/0/6": 1}');
    const { errors, ...rest } = (await next()).json;
    expect(rest).to.deep.equal({ topic: 'up', count: 4 });
    const faults = errors as readonly { name: string; code: string; message: string }[];
    expect(faults.map((one) => [one.name, one.code])).to.deep.equal([
      ['3303/0/5701', 'invalid-request'],
      ['9999/0/1', 'smart-object-not-found'],
      ['humidity', 'invalid-request'],
      ['3303/0/6', 'resource-not-found'],
    ]);
    expect(faults[0]!.message).to.include('Send a JSON string');
    for (const [payload, message] of [
      ['21.5', 'must be a JSON object'],
      ['{"3303/0/5700": ', 'is not JSON'],
      ['{"3303/0/5700": null}', 'must be a number, a text, true or false'],
      [`{"time": ${Date.now() - 400 * 86_400_000}, "values": {"3303/0/5700": 1}}`, 'within the 30 days'],
    ] as const) {
      await up(payload);
      const [fault] = (await next()).json['errors'] as typeof faults;
      expect(fault!.message).to.include(message);
    }
    expect(await server.values(await server.resource(id, '/3303/0/5700'))).to.deep.equal([21.5]);
  });

  it('a plain message with values of no kind stores the others, and names each that it refuses', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const next = await received(client, 'muster/v1/meter/errors');
    for (const [values, path, refused] of [
      ['"3303/31/5700": null, "3303/30/5700": 21.5', '/3303/30/5700', ['3303/31/5700']],
      ['"3303/32/5700": [1], "3303/33/5700": 22, "x": {}', '/3303/33/5700', ['3303/32/5700', 'x']],
      ['"x": "\\ud800", "3303/34/5700": 23, "3303/35/5700": 1e400', '/3303/34/5700', ['x', '3303/35/5700']],
    ] as const) {
      await publish(client, 'meter/up', `{"values": {${values}}}`);
      const { errors } = (await next()).json;
      expect((errors as readonly { name: string }[]).map(({ name }) => name)).to.deep.equal(refused);
      expect(await server.values(await server.resource(id, path))).to.have.length(1);
    }
  });

  it('a SenML pack is read as in a Send over CoAP (RFC 8428)', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const next = await received(client, 'muster/v1/meter/errors');
    const up = (payload: string): Promise<unknown> => publish(client, 'meter/up', payload);
    // 2 ** 53 + 1 has no double, a number fits a Boolean, and zero is the time of receipt.
    await up('[{"bn":"3303/20/","bv":100,"n":"5700","v":1}]');
    await up(
      '[{"n":"3/0/10","v":9007199254740993},{"n":"3311/0/5850","v":1},{"n":"3303/21/5700","t":0,"v":2}]',
    );
    for (const [path, value] of [
      ['/3303/20/5700', 101],
      ['/3/0/10', '9007199254740993'],
      ['/3311/0/5850', true],
      ['/3303/21/5700', 2],
    ] as const) {
      expect(await server.values(await server.resource(id, path)), path).to.deep.equal([value]);
    }
    for (const [record, message] of [
      ['{"n":"3303/20/5700","v":2,"vs":"2"}', 'record 1: a record has two values'],
      ['{"n":"3303/20/5700","v":null}', 'record 1: v is not a number'],
      ['{"n":"3303/20/5700","t":5}', 'record 1: "3303/20/5700" has no value'],
      ['{"n":"3303/20/5700","s":5}', 'record 1: LwM2M has no sums'],
      ['{"n":"3303/20/5700","v":1,"x_":5}', 'record 1: a record has a field that must be understood'],
      ['{"n":"3303/20/5700","v":1e400}', 'a number that no double holds'],
      ['null', 'record 1: a SenML record is an object'],
    ] as const) {
      await up(`[{"n":"3303/22/5700","v":1},${record}]`);
      const [fault] = (await next()).json['errors'] as readonly { name: string; message: string }[];
      expect(fault!.message).to.include(message);
    }
    // A value that does not fit its resource is refused alone, like other values over MQTT.
    await up('[{"n":"3303/20/5700","vs":"1"},{"n":"3303/20/5701","vd":"AQI"},{"n":"3303/20/5700","v":2}]');
    const { errors } = (await next()).json;
    expect(errors).to.have.length(2);
    expect((errors as readonly { message: string }[])[0]!.message).to.include('is of type Float');
    expect(await server.values(await server.resource(id, '/3303/20/5700'))).to.deep.equal([101, 2]);
  });

  it('a birth replaces the object list, and a death ends the registration', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const birth = (payload: object): Promise<unknown> =>
      publish(client, 'meter/birth', JSON.stringify(payload));
    const available = async (): Promise<readonly unknown[]> => {
      const { Rows } = await server.get(`/resources?Filter=DeviceId eq ${id} and TypeId eq 5700`);
      return Rows.filter((one) => one['IsUnavailable'] === false).map((one) => one['Url']);
    };
    await birth({ objects: ['3303/0', '3303/1'], lifetime: 600 });
    expect(await available()).to.have.members(['/3303/0/5700', '/3303/1/5700']);
    await birth({ objects: ['3303/1'] });
    expect(await available()).to.have.members(['/3303/1/5700']);
    await publish(client, 'meter/death', '');
    expect(await server.device('meter')).to.include({ Status: 'Deregistered' });
  });

  it('a wrong password, an unknown user name and another device standard are refused alike', async () => {
    await server.addDevice('meter', LOGIN);
    const errors = await Promise.all(
      [
        { ...LOGIN, password: 'incorrect' },
        { username: 'unknown', password: LOGIN.password },
        { username: LOGIN.username },
        { clientId: 'stranger' },
      ].map((options) => server.connect(options).catch(code)),
    );
    expect(errors).to.deep.equal([4, 4, 4, 4]);
    expect(await server.device('stranger')).to.equal(undefined);
  });

  it('a Write arrives as JSON, and is complete when the device has acknowledged it', async () => {
    const id = await server.addDevice('lamp', LOGIN);
    const client = await server.connect(LOGIN);
    const next = await received(client, 'muster/v1/lamp/down');
    await publish(client, 'lamp/up', '{"3311/0/5850": false}');
    const resource = await server.resource(id, '/3311/0/5850');
    const written = await server.call('PUT', `/resources/${resource}/write`, { Value: '1' });
    expect(written.status, JSON.stringify(written.body)).to.equal(204);
    expect((await next()).json['write']).to.deep.equal({ '3311/0/5850': true });
  });

  it('a device that promises results completes a command with its result', async () => {
    const id = await server.addDevice('lamp', LOGIN);
    const client = await server.connect(LOGIN);
    const next = await received(client, 'muster/v1/lamp/down');
    await publish(client, 'lamp/birth', '{"objects": ["3/0", "3311/0"], "results": true}');
    const statusOf = async (entry: string): Promise<unknown> => {
      const { Rows } = await server.get('/activitylogs?take=50');
      const found = Rows.find((one) => String(one['Description']).startsWith(entry));
      return found?.['Status'] === 'Completed' || found?.['Status'] === 'Failed'
        ? [found['Status'], found['ResponseMessage']]
        : undefined;
    };
    const reboot = await server.resource(id, '/3/0/4');
    const executed = await server.call('POST', `/resources/${reboot}/execute`, { Arguments: "0='now'" });
    expect(executed.status).to.equal(204);
    const { json } = await next();
    expect(json).to.deep.include({ execute: '3/0/4', arguments: "0='now'" });
    await publish(client, 'lamp/result', JSON.stringify({ id: json['id'] }));
    expect(await server.eventually(() => statusOf('Execute /3/0/4'))).to.deep.equal(['Completed', undefined]);
    const dimmer = await server.resource(id, '/3311/0/5851');
    await server.call('PUT', `/resources/${dimmer}/write`, { Value: '40' });
    const { id: command } = (await next()).json;
    const result = JSON.stringify({ id: command, error: 'The lamp is broken.' });
    await publish(client, 'lamp/result', result);
    expect(await server.eventually(() => statusOf('Write /3311/0/5851'))).to.deep.equal([
      'Failed',
      'The lamp is broken.',
    ]);
  });

  it('a command waits for a device that is not connected', async () => {
    const id = await server.addDevice('lamp', LOGIN);
    const first = await server.connect(LOGIN);
    await publish(first, 'lamp/up', '{"3311/0/5850": false}');
    await first.endAsync();
    const resource = await server.resource(id, '/3311/0/5850');
    await server.eventually(async () => {
      // The server notices the end of the connection a moment later.
      await server.call('PUT', `/resources/${resource}/write`, { Value: '1' });
      return (await server.get(`/queueitems?Filter=DeviceId eq ${id}`)).Rows.length > 0 || undefined;
    });
    const second = await server.connect({ ...LOGIN, clean: false, clientId: 'lamp' });
    const next = await received(second, 'muster/v1/lamp/down');
    expect((await next()).json['write']).to.deep.equal({ '3311/0/5850': true });
  });

  it('a client ID of another device ends no connection, and one of the same device does', async () => {
    await server.addDevice('meter', LOGIN);
    await server.addDevice('lamp', { username: 'lamp', password: 'another one' });
    const first = await server.connect({ ...LOGIN, clientId: 'same' });
    const closed = new Promise((resolve) => first.once('close', resolve as () => void));
    await server.connect({ username: 'lamp', password: 'another one', clientId: 'same' });
    await publish(first, 'meter/up', '{"3303/0/5700": 1}');
    await server.connect({ ...LOGIN, clientId: 'same' });
    await closed;
    expect(await server.device('meter')).to.include({ Status: 'online' });
  });

  it('a new password ends connections with the old one', async () => {
    const id = await server.addDevice('meter', LOGIN);
    const client = await server.connect(LOGIN);
    const closed = new Promise((resolve) => client.once('close', resolve as () => void));
    await server.setCredentials(id, { password: 'a new password' });
    await closed;
    expect(await server.connect(LOGIN).catch(code)).to.equal(4);
    await server.connect({ ...LOGIN, password: 'a new password' });
  });
});
