/** Kills the server under MQTT devices: each acknowledged value is stored, and lost connections end as offline devices. */
import { join } from 'node:path';
import { expect } from 'chai';
import { connectAsync, type MqttClient } from 'mqtt';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

const KILLS = 2;
const PASSWORD = 'correct horse';

describe('MQTT devices when the server is killed', () => {
  let place: Workplace;
  let args: string[];
  let server: MusterProcess;
  let client: MusterClient;
  const connections: MqttClient[] = [];

  beforeEach(async () => {
    place = await createWorkplace();
    args = [
      'server',
      `--http=127.0.0.1:${await freeTcpPort()}`,
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--mqtt=127.0.0.1:${await freeTcpPort()}`,
      `--data-dir=${join(place.dir, 'data')}`,
      '--mqtt-packets-per-second=0',
      '--expiry-grace-seconds=1',
    ];
  });

  afterEach(async () => {
    for (const one of connections.splice(0)) one.end(true);
    await server.stop('SIGKILL');
    await place.remove();
  });

  const start = async (): Promise<void> => {
    server = await startMuster(place, args);
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  };

  const connect = async (username: string): Promise<MqttClient> => {
    const connection = await connectAsync(
      server.info.mqtt!,
      { username, password: PASSWORD, reconnectPeriod: 0 },
      false,
    );
    connection.on('error', () => undefined);
    connections.push(connection);
    return connection;
  };

  const create = async (name: string, DeviceTypeId: string): Promise<void> => {
    const Settings = Object.entries({ username: name, password: PASSWORD }).map(([Key, Value]) => ({
      Key,
      DataType: 'String' as const,
      Value,
    }));
    const SettingCategories = [{ Name: 'MQTT', Settings }];
    await client.devices.create({ DeviceIdentifier: name, DeviceTypeId, SettingCategories });
  };

  const storedOf = async (endpoint: string): Promise<readonly number[]> => {
    const { Id } = await client.devices.getByEndpoint(endpoint);
    const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${Id} and TypeId eq 5700` });
    const { v } = await client.measurements.since(Rows[0]!.Id, Date.now() - 3_600_000);
    return v.map((one) => Number(one.v));
  };

  it('kill -9 between values: each acknowledged one is stored once, and devices that stay away go offline', async () => {
    await start();
    const { Id } = await client.deviceTypes.create({ Name: 'Sensor', DeviceStandard: 'MQTT' });
    await create('buoy', Id);
    await create('gone', Id);
    const acknowledged: number[] = [];
    let number = 0;
    let timeMs = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const buoy = await connect('buoy');
      await connect('gone');
      const before = acknowledged.length;
      let isOver = false;
      const closed = new Promise<void>((resolve) =>
        buoy.once('close', () => {
          isOver = true;
          resolve();
        }),
      );
      const sending = (async () => {
        while (!isOver) {
          number += 1;
          timeMs = Math.max(Date.now(), timeMs + 1);
          const value = number;
          const payload = JSON.stringify({ time: timeMs, values: { '3303/0/5700': value } });
          const published = buoy.publishAsync('muster/v1/buoy/up', payload, { qos: 1 });
          // Not awaited after the kill: the client waits for a connection forever.
          await Promise.race([published.then(() => acknowledged.push(value)).catch(() => undefined), closed]);
        }
      })();
      await until(
        async () => acknowledged.length,
        (count) => count >= before + 50,
      );
      await server.stop('SIGKILL');
      await closed;
      await sending;
      await start();
      const stored = await storedOf('buoy');
      expect(
        acknowledged.filter((value) => !stored.includes(value)),
        'acknowledged, and not stored',
      ).to.deep.equal([]);
      expect(new Set(stored).size, 'stored once').to.equal(stored.length);
    }
    const buoy = await connect('buoy');
    // Online from before the kill, until the time for connecting again is over.
    await until(
      () => client.devices.getByEndpoint('gone'),
      ({ Status }) => Status === 'offline',
    );
    await buoy.publishAsync('muster/v1/buoy/up', '{"3303/0/5700": 0}', { qos: 1 });
    expect((await client.devices.getByEndpoint('buoy')).Status).to.equal('online');
  });
});
