import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import type { Sample } from '../../../../src/store/port.ts';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('routes of measurements and key figures', () => {
  let app: TestApp;
  let now: number;
  let id: string;

  appPerTest(async (one) => {
    app = one;
    now = app.world.clock.now();
    id = await addResource('meter-1');
  });

  async function addResource(name: string): Promise<string> {
    const device = await app.world.addDevice(name, '/3303/0');
    return resourceId((await app.world.objectsOf(device.id)).get('/3303/0')!.id, 5700);
  }

  type Samples = readonly [number, Sample['value']][];
  const storeOf = (resource: string, ...samples: Samples): Promise<void> =>
    app.world.store.measurements.append(
      samples.map(([timeMs, value]) => ({ resourceId: resource, timeMs, value })),
    );
  const store = (...samples: Samples): Promise<void> => storeOf(id, ...samples);

  const points = ({ body, status }: Answer): unknown => {
    expect(status, JSON.stringify(body)).to.equal(200);
    return (body['v'] as { t: number; m: number[] }[]).map(({ t, m }) => [t, ...m]);
  };

  const aggregate = async (query: string, list = 'aggregations'): Promise<unknown> =>
    points(await app.get(`/measurements/${id}/${list}?${query}`));

  it('aggregations: intervals of the resolution from the start, with the value in force at each start', async () => {
    const start = now - 4 * HOUR;
    await store([start - DAY, 10], [start + HOUR / 2, 20], [start + 2 * HOUR, 40], [start + 4 * HOUR, 80]);
    const span = `measurementQuery.timespanStart=${start}&measurementQuery.timespanEnd=${now}&measurementQuery.resolution=${HOUR}`;
    /** Values, or null, by the hour from the start. */
    const of = async (type: string): Promise<string> => {
      const rows = (await aggregate(`${span}&measurementQuery.aggregationType=${type}`)) as number[][];
      return rows
        .map(([time = 0, ...values]) => `${(time - start) / HOUR}: ${values.map(String).join()}`)
        .join(' ');
    };
    expect(await of('TimeWeightedAverage')).to.equal('0: 15 1: 20 2: 40 3: 40');
    expect(await of('TimeWeightedVariance')).to.equal('0: 25 1: 0 2: 0 3: 0');
    expect(await of('NbrOfMeasurements')).to.equal('0: 1 2: 1 3: 1');
    expect(await of('MaxValue')).to.equal('0: 20 2: 40 3: 80');
    expect(await of('Length')).to.equal([0, 1, 2, 3].map((n) => `${n}: ${HOUR}`).join(' '));
    expect(await of('Realtime')).to.equal('0.5: 20 2: 40 4: 80');
    expect(await of('All')).to.contain(` 1: 20,null,null,null,null,0,null,${HOUR},null,null 2: `);
  });

  it('the envelope has the request and its effective values; with a date format, points have no other times', async () => {
    await store([now - 10, 1], [now - 5, 'no number'], [now, true]);
    const { body } = await app.get(
      `/measurements/${id}/aggregations?timespanStart=${now - 100}&aggregationType=ArithmeticMean&resolution=7&dateFormat=ISO8601&maximumNumberOfMeasurements=2`,
    );
    expect(body).to.deep.include({
      id,
      AggregationType: 'ArithmeticMean',
      TimespanStart: now - 100,
      TimespanEnd: now,
      Resolution: 7,
      CalculatedResolution: 50,
      NumberOfMeasurements: 2,
      v: [{ d: new Date(now - 50).toISOString(), m: [1] }],
    });
    expect(body['Timers']).to.have.keys('Aggregation');
  });

  it('a value is in force until the next one, and until now if the span ends in the future', async () => {
    await store([now - 100, 5]);
    const length = await aggregate(
      `timespanStart=${now - 100}&timespanEnd=${now + 900}&aggregationType=Length&resolution=1000`,
    );
    expect(length).to.deep.equal([[now - 100, 100]]);
    await store([now - 40, 'gone']);
    expect(
      await aggregate(`timespanStart=${now - 100}&aggregationType=Length&resolution=1000`),
    ).to.deep.equal([[now - 100, 60]]);
  });

  it('compressed omits points that repeat the one before', async () => {
    await store([now - 400, 1], [now - 300, 1], [now - 200, 2], [now - 100, 2], [now, 1]);
    const query = `timespanStart=${now - 400}&resolution=100&aggregationType=MaxValue`;
    const rows = [400, 300, 200, 100].map((ago, index) => [now - ago, index < 2 ? 1 : 2]);
    expect(await aggregate(query)).to.deep.equal(rows);
    expect(await aggregate(query, 'compressed')).to.deep.equal([rows[0], rows[2]]);
  });

  for (const list of ['aggregations', 'compressed']) {
    it(`${list}: five years or all, a day by default, no resource is 404`, async () => {
      await store([now - 5 * 365 * DAY, 3], [now - 1, 5]);
      for (const start of [now - 5 * 365 * DAY, 0]) {
        const query = `timespanStart=${start}&aggregationType=MaxValue`;
        const found = (await aggregate(`${query}&maximumNumberOfMeasurements=2`, list)) as number[][];
        expect(found.map(([, value]) => value)).to.deep.equal(start === 0 ? [5] : [3, 5]);
      }
      const turned = await app.get(`/measurements/${id}/${list}?timespanEnd=${now}&timespanStart=${now + 1}`);
      expectError(turned, 400, 'invalid-request');
      expect((await app.get(`/measurements/${id}/${list}`)).body).to.include({
        TimespanStart: now - DAY,
        TimespanEnd: now,
        AggregationType: 'Realtime',
      });
      expectError(await app.get(`/measurements/${randomUUID()}/${list}`), 404, 'resource-not-found');
    });
  }

  it('kpi … untilNow lists raw measurements, with the headers of deprecated operations (spec 4.3)', async () => {
    await store([now - 20, 1], [now - 10, 'text']);
    const answer = await app.get(`/kpi/${id}/0/since/${now - 15}/untilNow`);
    expect(answer.body).to.deep.equal({
      id,
      v: [{ UnixTimestamp: now - 10, DateTime: new Date(now - 10).toISOString(), sv: 'text' }],
    });
    expect(answer.headers.get('deprecation')).to.be.a('string');
    expect(answer.headers.get('sunset')).to.be.a('string');
    expect(answer.headers.get('link')).to.include(`/api/v3/measurements/${id}/since/${now - 15}`);
    await store([now - 5, Number.NaN], [now - 4, -Infinity]);
    const odd = (await app.get(`/measurements/${id}/since/${now - 5}`)).body['v'] as { sv: string }[];
    expect(odd.map((one) => one.sv)).to.deep.equal(['NaN', '-Infinity']);
    expectError(await app.get(`/kpi/${id}/1/since/${now - 15}/untilNow`), 400, 'invalid-request');
    expectError(await app.get(`/kpi/${randomUUID()}/0/since/${now}/untilNow`), 404, 'resource-not-found');
  });

  it('measurements/advanced: each calculation over several resources, by parts of the date (spec 4.3)', async () => {
    const second = await addResource('meter-2');
    const noon = Date.UTC(2026, 5, 1, 12);
    await store([noon, 10], [noon + 1, 30], [noon + DAY, 5], [noon + DAY + 1, 1]);
    await storeOf(second, [noon, 100], [noon + 2, 90]);
    const { body: resource } = await app.get(`/resources/${id}`);
    const query = {
      SensorTypeId: resource['ResourceTypeId'],
      Start: new Date(noon - DAY).toISOString(),
      Stop: new Date(noon + 5 * DAY).toISOString(),
    };
    const run = async (more: object): Promise<string> => {
      const answer = await app.post('/measurements/advanced', { ...query, ...more });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      return answer.list.map((one) => `${String(one['Timestamp'])} ${String(one['Value'])}`).join(', ');
    };
    const GroupBy = ['Year', 'Month', 'Day'];
    const daily = async (Calculation?: string): Promise<string> =>
      (await run({ GroupBy, Calculation })).replaceAll(/2026-06-0(\d)T00:00:00\.000Z/gu, '$1:');
    expect(await daily()).to.equal('1: 57.5, 2: 3');
    expect(await daily('SumOfMaxMinDifference')).to.equal('1: 30, 2: 4');
    expect(await daily('SumOfEndStartDifference')).to.equal('1: 10, 2: -4');
    const Calculation = 'NbrOfRows';
    expect(await run({ Calculation })).to.equal(`${query.Start} 6`);
    expect(await run({ GroupBy: ['Hour'], Calculation })).to.equal('2026-06-01T12:00:00.000Z 6');
    const collection = await app.create('/resourcecollections', { Name: 'One', ResourceIds: [id] });
    expect(await run({ SensorCollectionId: collection, Calculation })).to.equal(`${query.Start} 4`);
    const answer = await app.post('/measurements/advanced', query);
    expect(answer.headers.get('deprecation')).to.be.a('string');
  });

  it('measurements/advanced: an invalid query is a 400 with the reason', async () => {
    const SensorTypeId = randomUUID();
    const Stop = '2026-01-02T00:00:00Z';
    for (const [body, member] of [
      [{}, 'SensorCollectionId'],
      [{ SensorCollectionId: randomUUID() }, 'SensorCollectionId'],
      [{ SensorTypeId, Dimension: 2 }, 'Dimension'],
      [{ SensorTypeId, Start: '2026-01-03T00:00:00Z', Stop }, 'Stop'],
    ] as const)
      expectFaults(await app.post('/measurements/advanced', body), member);
    expect((await app.post('/measurements/advanced', { SensorTypeId })).list).to.deep.equal([]);
  });
});
