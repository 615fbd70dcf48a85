/** Kills the server while transformers compute. Afterwards, the stored values are the results of the formulas. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';

const DEVICES = 4;
const KILLS = 2;

const doubled = (value: number): number => value * 2;

/** A process that has ended can remain as a zombie (Z) until its parent reads its status. */
function isAlive(pid: string): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/^\d+ \(.*\) [ZX] /u.test(readFileSync(file, 'utf8'));
}

/** Values of a resource, by their time. */
type Series = ReadonlyMap<number, number>;

describe('transformers when the server is killed', () => {
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

  const typeOf = async (objectId: number, resourceId: number) => {
    const { Rows } = await client.smartObjectTypes.list({ Filter: `TypeId eq ${objectId}` });
    const { Id, ResourceTypes } = await client.smartObjectTypes.get(Rows[0]!.Id);
    return {
      SmartObjectTypeId: Id,
      ResourceTypeId: ResourceTypes.find(({ TypeId }) => TypeId === resourceId)!.Id,
    };
  };

  /** 5700 of an object of a device; undefined while it has none. */
  const seriesOf = async (deviceId: string, objectId: number): Promise<Series | undefined> => {
    const { SmartObjects } = await client.devices.get(deviceId);
    const found = SmartObjects.find(({ TypeId }) => TypeId === objectId);
    if (found === undefined) return undefined;
    const { Resources } = await client.smartObjects.get(found.Id);
    const { Id } = Resources.find(({ TypeId }) => TypeId === 5700)!;
    const { v } = await client.measurements.since(Id, Date.now() - 3_600_000);
    const series = new Map(v.map((one) => [one.UnixTimestamp, Number(one.v)]));
    expect(series.size, 'times of values').to.equal(v.length);
    return series;
  };

  const latestOf = (series: Series | undefined): [number, number] | undefined =>
    [...(series ?? [])].sort(([a], [b]) => a - b).at(-1);

  /** Reports numbers that rise, until the server is gone. */
  const report = async (device: RawDevice, from: number, isOver: () => boolean): Promise<void> => {
    let timeMs = 0;
    for (let value = from; !isOver(); value += 1) {
      // Of two values of the same time the second one would count.
      timeMs = Math.max(Date.now(), timeMs + 1);
      const payload = JSON.stringify([{ n: '/3303/0/5700', v: value, t: timeMs / 1000 }]);
      await device.request('0.02', '/dp', { contentFormat: 110, payload });
    }
  };

  const formulaProcesses = ({ pid }: { readonly pid: number }): readonly string[] =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/u);

  it('kill -9 in the middle: each result fits the value of its time, and the latest is of the latest value', async () => {
    await start();
    await connect();
    const temperature = await typeOf(3303, 5700);
    const names = Array.from({ length: DEVICES }, (_, index) => `buoy-${index}`);
    const ids = await Promise.all(names.map(async (name) => (await client.devices.getByEndpoint(name)).Id));
    const { DeviceTemplateId, LocationId } = await client.devices.get(ids[0]!);
    await client.transformers.createOfTemplate(DeviceTemplateId, {
      Name: 'Twice',
      Transformer: 'JSONata',
      Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 2' }],
      TransformerSourceTypeConfigurations: [{ ResourceTypeId: temperature.ResourceTypeId }],
      TransformerTargetTypeConfigurations: [await typeOf(3300, 5700)],
    });
    const { Id: ResourceCollectionId } = await client.resourceCollections.create({
      Name: 'temperatures',
      SmartObjectTypeIds: [temperature.SmartObjectTypeId],
      ResourceTypeIds: [temperature.ResourceTypeId],
    });
    await client.transformers.createAtLocation(LocationId, {
      Name: 'Sum',
      TransformerType: 'JSONata',
      ResourceCollectionId,
      Configurations: [{ Key: 'Expression', Value: '$sum(sources[0].values)' }],
      TransformerTargetTypeConfigurations: [await typeOf(3323, 5700)],
    });
    const [location] = await client.transformers.listOfLocation(LocationId);

    for (let round = 0; round < KILLS; round += 1) {
      let isOver = false;
      const gone = once(server.child, 'close');
      const work = devices.map((device, index) =>
        Promise.race([report(device, round * 1_000_000 + index * 100_000, () => isOver), gone]),
      );
      for (const [index, id] of ids.entries()) {
        await until(
          () => seriesOf(id, 3300),
          (series) => (latestOf(series)?.[1] ?? -1) >= doubled(round * 1_000_000 + index * 100_000 + 5),
        );
      }
      await delay(200 + round * 37);
      const children = formulaProcesses(server.info);
      await server.stop('SIGKILL');
      isOver = true;
      await Promise.all(work);
      // Nothing that was on its way is to be sent again.
      for (const device of devices.splice(0)) device.close();
      // The process of the formulas goes with its parent.
      await until(
        async () => children.filter(isAlive),
        (left) => left.length === 0,
      );

      await start();
      let sum = 0;
      for (const id of ids) {
        const source = (await seriesOf(id, 3303))!;
        const latest = latestOf(source)!;
        const computed = await until(
          () => seriesOf(id, 3300),
          (series) => latestOf(series)?.[0] === latest[0],
        );
        for (const [time, value] of computed!) expect(value).to.equal(doubled(source.get(time)!));
        sum += latest[1];
      }
      await until(
        () => seriesOf(location!.DeviceId!, 3323),
        (series) => latestOf(series)?.[1] === sum,
      );
      const shown = [
        ...(await client.transformers.listOfLocation(LocationId)),
        ...(await client.transformers.listOfTemplate(DeviceTemplateId)),
      ];
      expect(shown.map(({ Deactivated, LastError }) => [Deactivated, LastError])).to.deep.equal([
        [false, undefined],
        [false, undefined],
      ]);
      await connect();
    }
  });
});
