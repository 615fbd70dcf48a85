/** Kills the server while values raise and reset events. Afterwards, the events are those of the stored values, each once. */
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';

const DEVICES = 3;
const KILLS = 2;
const TRIGGER = 30;
const RESET = 25;

/** An event: number that raised it, and the one that reset it. */
type Pair = readonly [raised: number, reset: number | undefined];

/** Hysteresis over values in their order. */
function eventsOf(values: readonly number[]): readonly Pair[] {
  const events: Pair[] = [];
  let active: number | undefined;
  for (const value of values) {
    if (active === undefined && value > TRIGGER) active = value;
    else if (active !== undefined && value < RESET) {
      events.push([active, value]);
      active = undefined;
    }
  }
  return active === undefined ? events : [...events, [active, undefined]];
}

describe('rules when the server is killed', () => {
  let place: Workplace;
  let args: string[];
  let server: MusterProcess;
  let client: MusterClient;
  const devices: RawDevice[] = [];

  beforeEach(async () => {
    place = await createWorkplace();
    args = [
      'server',
      `--http=127.0.0.1:${await freeTcpPort()}`,
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--data-dir=${join(place.dir, 'data')}`,
      '--auto-enroll=Generic LwM2M',
      '--requests-per-minute=0',
    ];
  });

  afterEach(async () => {
    for (const device of devices.splice(0)) device.close();
    await server.stop('SIGKILL');
    await place.remove();
  });

  const start = async (): Promise<void> => {
    server = await startMuster(place, args);
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
  };

  const connect = async (): Promise<void> => {
    for (let index = 0; index < DEVICES; index += 1) {
      const device = await RawDevice.open(server.info.coap);
      devices.push(device);
      const registered = await device.request('0.02', `/rd?ep=buoy-${index}&lt=3600&lwm2m=1.1&b=U`, {
        contentFormat: 40,
        payload: '</1/0>,</3303/0>',
      });
      expect(registered.code).to.equal('2.01');
    }
  };

  /** Reports numbers below, between and above the limits, each another one, until the server is gone. */
  const report = async (device: RawDevice, acknowledged: number[], isOver: () => boolean): Promise<void> => {
    let timeMs = 0;
    for (let number = acknowledged.length; !isOver(); number += 1) {
      timeMs = Math.max(Date.now(), timeMs + 1);
      const value = [20, 27, 31, 28][number % 4]! + (number % 997) / 1_000;
      const payload = JSON.stringify([{ n: '/3303/0/5700', v: value, t: timeMs / 1_000 }]);
      const { code } = await device.request('0.02', '/dp', { contentFormat: 110, payload });
      if (code === '2.04') acknowledged.push(value);
    }
  };

  it('kill -9 between values: each stored value has counted exactly once, and every acknowledged one is stored', async () => {
    await start();
    await connect();
    const { Rows } = await client.smartObjectTypes.list({ Filter: 'TypeId eq 3303' });
    const type = await client.smartObjectTypes.get(Rows[0]!.Id);
    const ResourceTypeId = type.ResourceTypes.find(({ TypeId }) => TypeId === 5700)!.Id;
    const { Id: ResourceCollectionId } = await client.resourceCollections.create({
      SmartObjectTypeIds: [type.Id],
    });
    await client.rules.create({
      Name: 'Warm',
      ResourceCollectionId,
      TriggerType: 'ForEveryResource',
      Conditions: [
        {
          SmartObjectTypeId: type.Id,
          ResourceTypeId,
          TriggerOperator: 'GreaterThan',
          TriggerMinValue: TRIGGER,
          ResetOperator: 'LowerThan',
          ResetMinValue: RESET,
        },
      ],
    });
    const acknowledged = Array.from({ length: DEVICES }, (): number[] => []);
    for (let round = 0; round < KILLS; round += 1) {
      let isOver = false;
      const gone = once(server.child, 'close');
      const before = acknowledged.map(({ length }) => length);
      const work = devices.map((device, index) =>
        Promise.race([report(device, acknowledged[index]!, () => isOver), gone]),
      );
      await until(
        async () => acknowledged,
        (lists) => lists.every(({ length }, index) => length >= before[index]! + 30 + round),
      );
      await server.stop('SIGKILL');
      isOver = true;
      await Promise.all(work);
      for (const device of devices.splice(0)) device.close();
      await start();
      for (let index = 0; index < DEVICES; index += 1) {
        const { Id: deviceId } = await client.devices.getByEndpoint(`buoy-${index}`);
        const { SmartObjects } = await client.devices.get(deviceId);
        const found = SmartObjects.find(({ TypeId }) => TypeId === 3303)!;
        const { Resources } = await client.smartObjects.get(found.Id);
        const { Id } = Resources.find(({ TypeId }) => TypeId === 5700)!;
        const { v } = await client.measurements.since(Id, Date.now() - 3_600_000);
        const stored = v.map((one) => Number(one.v));
        const missing = acknowledged[index]!.filter((value) => !stored.includes(value));
        expect(missing, 'acknowledged, and not stored').to.deep.equal([]);
        const events: Pair[] = [];
        const query = {
          Filter: `DeviceId eq ${deviceId}`,
          Sort: 'CreatedDateTime',
          PageSize: 100,
        } as const;
        for (let Page = 1; ; Page += 1) {
          const rows = (await client.events.list({ ...query, Page })).Rows;
          events.push(...rows.map((one): Pair => [one.TriggerValue!, one.ResetValue]));
          if (rows.length < query.PageSize) break;
        }
        expect(events).to.deep.equal(eventsOf(stored));
      }
      await connect();
    }
  });
});
