/** mosquitto as the external broker: its users and rights, its clients as devices. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { connectAsync, type MqttClient } from 'mqtt';
import { createClient, type MusterClient } from '@muster/sdk';
import { foreignPeer, until } from '@muster/testkit';
import { Mosquitto, runForeign } from '../support/mosquitto.ts';
import { createMqttDevice } from '../support/mqtt-devices.ts';
import { TestAuthority } from '../support/test-authority.ts';
import { TestServer } from '../support/test-server.ts';

const SERVER = {
  name: 'muster',
  password: 'of the server',
  rights: [
    ...['up', 'birth', 'death', 'result'].map((kind) => `topic read muster/v1/+/${kind}`),
    ...['down', 'errors'].map((kind) => `topic write muster/v1/+/${kind}`),
  ],
};
/** It may publish for any device, like a bridge. */
const DEVICE = { name: 'device', password: 'of devices', rights: ['topic readwrite muster/v1/#'] };

describe('mosquitto as the external MQTT broker', () => {
  let open: AsyncDisposableStack;
  let publisher: string;
  let subscriber: string;
  let broker: Mosquitto;
  let server: TestServer;
  let client: MusterClient;

  beforeEach(async function () {
    open = new AsyncDisposableStack();
    publisher = foreignPeer(this, 'mosquitto_pub', 'mosquitto-clients');
    subscriber = foreignPeer(this, 'mosquitto_sub', 'mosquitto-clients');
    broker = await Mosquitto.create(this, { users: [SERVER, DEVICE] });
    open.defer(() => broker.remove());
    server = new TestServer({ enrols: false });
    open.defer(() => server.close());
    await server.create();
  });

  afterEach(() => open.disposeAsync());

  const startServer = async (
    { password = SERVER.password }: { password?: string } = {},
    ...more: readonly string[]
  ): Promise<void> => {
    const joins = await broker.joinArgs(server.place, { ...SERVER, password });
    await server.start(...joins, ...more);
    ({ client } = server);
  };

  const metric = (name: string): Promise<number> => server.figure(`muster_mqtt_${name}`);

  const isConnected = (isUp = true): Promise<unknown> =>
    until(async () => (await metric('broker_connected')) === (isUp ? 1 : 0));

  const logged = (text: string): Promise<string> =>
    until(
      async () => server.process.output(),
      (output) => output.includes(text),
    );

  const run = async (program: string, args: readonly string[], input = ''): Promise<string> => {
    const login = ['-p', String(broker.port), '-u', DEVICE.name, '-P', DEVICE.password];
    const { code, output } = await runForeign(program, [...login, ...args], input);
    expect(code, output).to.equal(0);
    return output;
  };

  const publish = (topic: string, message: string, ...more: readonly string[]): Promise<string> =>
    run(publisher, ['-q', '1', '-t', topic, '-m', message, ...more]);

  const valuesOf = (device: string): Promise<readonly number[]> => server.values(device, '/3303/0/5700');

  const connectDevice = async (): Promise<MqttClient> => {
    const { name: username, password } = DEVICE;
    const connection = await connectAsync(broker.url, { username, password, reconnectPeriod: 0 }, false);
    open.defer(() => connection.endAsync(true));
    connection.on('error', () => undefined);
    return connection;
  };

  it('devices send values, get commands, send results, and leave', async () => {
    await broker.start();
    await startServer();
    await isConnected();
    await createMqttDevice(client, 'lamp');
    await publish('muster/v1/lamp/birth', '{"results": true}');
    await publish('muster/v1/lamp/up', '{"3303/0/5700": 21.5, "3311/0/5850": false}');
    await until(async () => (await valuesOf('lamp')).includes(21.5));
    expect(await server.status('lamp')).to.equal('online');

    const lamp = await connectDevice();
    await lamp.subscribeAsync('muster/v1/lamp/down', { qos: 1 });
    const commands: Record<string, unknown>[] = [];
    lamp.on('message', (_, payload) => {
      const command = JSON.parse(payload.toString()) as Record<string, unknown>;
      commands.push(command);
      const isRight = commands.length === 1;
      const result = { id: command['id'], ...(isRight ? {} : { error: 'The lamp is broken.' }) };
      lamp.publish('muster/v1/lamp/result', JSON.stringify(result), { qos: 1 });
    });
    const onOff = await server.resourceId('lamp', '/3311/0/5850');
    const outcomeOf = (description: string): Promise<readonly (readonly [unknown, unknown])[]> =>
      until(
        async () => {
          const { Rows } = await client.activityLogs.list({ PageSize: 50 });
          return Rows.filter((one) => one.Description.startsWith(description)).map(
            (one) => [one.Status, one.ResponseMessage] as const,
          );
        },
        (outcomes) => outcomes.length > 0 && outcomes.every(([status]) => status !== 'InProgress'),
      );
    await client.resources.write(onOff, { Value: '1' });
    await until(() => commands.length === 1);
    expect(commands[0]).to.deep.include({ write: { '3311/0/5850': true } });
    expect(await outcomeOf('Write /3311/0/5850')).to.deep.equal([['Completed', undefined]]);
    await client.resources.write(onOff, { Value: '0' });
    await until(
      () => outcomeOf('Write /3311/0/5850'),
      (outcomes) => outcomes.some(([, message]) => message === 'The lamp is broken.'),
    );

    await publish('muster/v1/lamp/death', '');
    await server.becomes('lamp', 'Deregistered');
  });

  it("mosquitto's client gets a command, and a device without subscription is not told to have it", async () => {
    await broker.start();
    await startServer();
    await isConnected();
    const id = await createMqttDevice(client, 'lamp');
    await publish('muster/v1/lamp/up', '{"3311/0/5850": false}');
    const onOff = await server.resourceId('lamp', '/3311/0/5850');
    // The broker says that there is no subscriber: the command waits for the next message of the device.
    await until(
      async () => {
        await client.resources.write(onOff, { Value: '1' });
        return client.queueItems.list({ Filter: `DeviceId eq ${id}` });
      },
      ({ Rows }) => Rows.length > 0,
    );
    const received = run(subscriber, ['-q', '1', '-t', 'muster/v1/lamp/down', '-C', '1', '-W', '60']);
    await until(
      async () => {
        await publish('muster/v1/lamp/up', '{"3311/0/5850": false}');
        return client.queueItems.list({ Filter: `DeviceId eq ${id}` });
      },
      ({ Rows: left }) => left.length === 0,
    );
    expect(JSON.parse(await received)).to.deep.include({ write: { '3311/0/5850': true } });
  });

  it('a device of another device network, of another standard, and an unknown one are refused and counted', async () => {
    await broker.start();
    await startServer({}, '--mqtt-network=Default');
    await isConnected();
    await createMqttDevice(client, 'meter');
    const other = await client.deviceNetworks.create({ Name: 'Other' });
    const { http: baseUrl, apiKey } = server.info;
    const elsewhere = createClient({ baseUrl, apiKey, deviceNetwork: other.Id });
    await createMqttDevice(elsewhere, 'foreign');
    const { Rows } = await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
    await client.devices.create({ DeviceIdentifier: 'mooring', DeviceTypeId: Rows[0]!.Id });
    for (const name of ['foreign', 'mooring', 'stranger']) {
      await publish(`muster/v1/${name}/up`, '{"3303/0/5700": 1}');
    }
    await until(async () => (await metric('messages_refused_total')) === 3);
    const output = server.process.output();
    expect(output).to.include(
      'MQTT message to muster/v1/foreign/up refused: The endpoint name belongs to another device network.',
    );
    expect(output).to.match(/The device mooring has the DeviceStandard \w+, not MQTT\./u);
    expect(output).to.include(
      'MQTT message to muster/v1/stranger/up refused: No device has this endpoint name.',
    );
    expect(output).to.not.include(SERVER.password);
  });

  it('a broker that is away at the start and comes, and a wrong password, are said once with the remedy', async () => {
    await startServer({ password: 'wrong' });
    await logged('Nothing listens there. Start the broker, or correct --mqtt-broker.');
    await broker.start();
    const output = await logged('It refuses the credentials. Check --mqtt-broker-username');
    expect(output.split('Nothing listens there.')).to.have.lengthOf(2);
    expect(await metric('broker_connected')).to.equal(0);
    await server.stop();
    await startServer();
    await isConnected();
  });

  it('unknown endpoint names are enrolled with --auto-enroll', async () => {
    await broker.start();
    await startServer({}, '--auto-enroll=Generic LwM2M');
    await isConnected();
    await publish('muster/v1/fresh/up', '{"3303/0/5700": 5}');
    await server.becomes('fresh', 'online');
    expect(await valuesOf('fresh')).to.deep.equal([5]);
  });

  it('a payload bomb, a flood and a packet above the limit leave the server in order', async () => {
    await broker.start();
    await startServer({}, '--mqtt-max-packet-bytes=4096');
    await isConnected();
    await createMqttDevice(client, 'meter');
    await publish('muster/v1/meter/up', `{"3303/0/5700": ${'['.repeat(3_000)}}`);
    await publish('muster/v1/meter/up', `{"3303/0/5700": "${'x'.repeat(100_000)}"}`);
    const lines = Array.from({ length: 10_000 }, (_, at) => `{"3303/0/5700": ${at}}\n`).join('');
    await run(publisher, ['-q', '1', '-t', 'muster/v1/meter/up', '-l'], lines);
    await until(async () => (await metric('broker_messages_received_total')) >= 10_001);
    await until(async () => (await metric('broker_messages_under_way')) === 0);
    expect(await metric('messages_refused_total')).to.equal(1);
    expect(await metric('broker_connections_total')).to.equal(1);
    expect(await valuesOf('meter')).to.not.be.empty;
  });

  it('kill -9 of the server under load: the broker delivers all messages without an acknowledgement again', async () => {
    await broker.start();
    await startServer();
    await isConnected();
    await createMqttDevice(client, 'meter');
    const meter = await connectDevice();
    let number = 0;
    let timeMs = Date.now() - 60_000;
    const send = async (count: number): Promise<void> => {
      for (let left = count; left > 0; left -= 1) {
        number += 1;
        timeMs += 1;
        const payload = JSON.stringify({ time: timeMs, values: { '3303/0/5700': number } });
        await meter.publishAsync('muster/v1/meter/up', payload, { qos: 1 });
      }
    };
    await send(50);
    for (const round of [1, 2]) {
      const sending = send(500);
      await until(async () => (await metric('broker_messages_received_total')) >= (round === 1 ? 100 : 1));
      await server.stop('SIGKILL');
      await sending;
      await startServer();
      await isConnected();
    }
    const wanted = Array.from({ length: number }, (_, at) => at + 1);
    const stored = await until(
      () => valuesOf('meter'),
      (values) => new Set(values).size >= number,
    );
    expect([...stored].toSorted((a, b) => a - b)).to.deep.equal(wanted);
    expect(server.process.output()).to.include('with the session of the last connection');
  });

  it('kill -9 of the broker: commands wait, and the server joins it again', async () => {
    await broker.start();
    await startServer();
    await isConnected();
    const id = await createMqttDevice(client, 'meter');
    await publish('muster/v1/meter/up', '{"3303/0/5700": 1, "3311/0/5850": false}');
    await until(async () => (await valuesOf('meter')).length === 1);
    await broker.stop('SIGKILL');
    await isConnected(false);
    await client.resources.write(await server.resourceId('meter', '/3311/0/5850'), { Value: '1' });
    const { Rows } = await client.queueItems.list({ Filter: `DeviceId eq ${id}` });
    expect(Rows).to.have.lengthOf(1);
    await broker.start();
    await isConnected();
    await publish('muster/v1/meter/up', '{"3303/0/5700": 2}');
    await until(async () => (await valuesOf('meter')).includes(2));
    const output = server.process.output();
    expect(output.split('is not connected:').length).to.be.greaterThan(1);
    expect(output.split('Connected to the MQTT broker')).to.have.lengthOf(3);
  });
});

describe('mosquitto as the external MQTT broker over TLS', () => {
  const open = new AsyncDisposableStack();
  after(() => open.disposeAsync());

  it('is joined if its certificate leads to the CA, and refused otherwise', async function () {
    const authority = new TestAuthority();
    const tls = { ...authority.issue('localhost'), ca: authority.pem };
    const broker = await Mosquitto.create(this, { users: [SERVER], tls });
    open.defer(() => broker.remove());
    await broker.start();
    const server = new TestServer({ enrols: false });
    open.defer(() => server.close());
    await server.create();
    await writeFile(join(server.place.dir, 'ca.pem'), authority.pem);
    for (const [args, line] of [
      [[], 'Give its CA with --mqtt-broker-ca.'],
      [['--mqtt-broker-ca=ca.pem'], 'Connected to the MQTT broker mqtts://localhost'],
    ] as const) {
      await server.start(...(await broker.joinArgs(server.place, SERVER)), ...args);
      await until(() => server.process.output().includes(line));
      await server.stop();
    }
  });
});
