/**
 * Requests as public clients of the original service sent them between 2016 and 2019: HTTPS, a base address with a path,
 * Basic or Bearer, keyed filters, prefixes of query names, empty members.
 */
import { writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { RawDevice } from '../support/raw-device.ts';
import { TestAuthority } from '../support/test-authority.ts';
import { useServer } from '../support/test-server.ts';

type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly Rows: readonly Row[];
  readonly NbrOfRows: number;
}

const YEAR_MS = 365 * 24 * 3600 * 1000;

for (const scheme of ['Basic', 'Bearer'] as const) {
  describe(`clients of the original service with ${scheme}`, () => {
    const authority = new TestAuthority();
    const server = useServer({
      prepare: async ({ dir }) => {
        const { cert, key } = authority.issue('127.0.0.1');
        await writeFile(join(dir, 'api.pem'), cert);
        await writeFile(join(dir, 'api.key'), key);
        return [
          '--base-path=/appiot',
          '--https=127.0.0.1:0',
          '--https-certificate=api.pem',
          '--https-key=api.key',
        ];
      },
    });

    /** Sends a path below `URL/appiot/api/v3`, joined with a slash too many, and returns the parsed body. */
    async function call<Answer>(
      path: string,
      method = 'GET',
      body?: unknown,
      expected = 200,
    ): Promise<Answer> {
      const { https = '', apiKey } = server.info;
      const { host, pathname } = new URL(https);
      const credentials = scheme === 'Bearer' ? apiKey : Buffer.from(`api:${apiKey}`).toString('base64');
      const text = await new Promise<string>((resolve, reject) => {
        const sent = request(
          `https://${host}`,
          {
            ca: authority.pem,
            method,
            path: `/${pathname}/api/v3${path}`,
            headers: {
              Authorization: `${scheme} ${credentials}`,
              Accept: 'application/json, text/plain, */*',
              ...(body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
            },
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () => {
              const received = Buffer.concat(parts).toString();
              if (response.statusCode === expected) resolve(received);
              else reject(new Error(`${method} ${path}: ${response.statusCode} ${received}`));
            });
          },
        );
        sent.on('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      });
      return (text === '' ? undefined : JSON.parse(text)) as Answer;
    }

    const keyed = (name: string, value: string): string =>
      `filter%5B0%5D.Key=${name}&filter%5B0%5D.Value=${encodeURIComponent(value)}`;

    it('create a device with a pre-shared key in a setting category, and delete it', async () => {
      const { Rows: types } = await call<Page>('/devicetypes?PageSize=1000');
      const { Rows: categories } = await call<Page>(`/settingcategories?PageSize=1000`);
      const psk = categories.find((one) => one['Name'] === 'PSK');
      const body = {
        Name: 'Meter 7',
        DeviceIdentifier: 'meter-7',
        DeviceTypeId: types.find((one) => one['Name'] === 'Generic LwM2M')?.['Id'],
        BootstrapServerName: '',
        SettingCategories: [
          {
            Name: 'PSK',
            Id: psk?.['Id'],
            Settings: [
              { Key: 'identity', Value: 'meter-7', DataType: 'String' },
              { Key: 'preSharedKey', Value: '0123456789abcdef0123456789abcdef', DataType: 'HexString' },
            ],
          },
        ],
      };
      const { Id } = await call<{ Id: string }>('/devices', 'POST', body, 201);
      const device = await call<Row>(`/devices/${Id}`);
      expect(device).to.include({ Name: 'Meter 7', DeviceIdentifier: 'meter-7' });
      expect(device).not.to.have.property('BootstrapServerName');
      await call(`/devices/${Id}`, 'DELETE', undefined, 204);
      await call(`/devices/${Id}`, 'GET', undefined, 404);
    });

    describe('with a device that has reported values', () => {
      let device: RawDevice;
      let resourceId: string;
      const name = `pump-${scheme.toLowerCase()}`;

      before(async () => {
        device = await server.register(name, '</1/0>,</3303/0>');
        expect(await device.report(21.5)).to.equal('2.04');
        expect(await device.report(22.5)).to.equal('2.04');
      });

      it('find it as the data source of Grafana does, by identifier, object and resource', async () => {
        const { Rows, NbrOfRows } = await call<Page>(`/devices?${keyed('deviceidentifier', name)}`);
        expect(NbrOfRows).to.equal(1);
        const whole = await call<{ SmartObjects: Row[] }>(`/devices/${String(Rows[0]?.['Id'])}`);
        const object = whole.SmartObjects.find((one) => one['TypeId'] === 3303);
        const { Rows: resources } = await call<Page>(
          `/resources?${keyed('smartobjectid', String(object?.['Id']))}`,
        );
        resourceId = String(resources.find((one) => one['TypeId'] === 5700)?.['Id']);
        const resource = await call<{ LatestMeasurement: Row }>(`/resources/${resourceId}`);
        expect(resource.LatestMeasurement).to.include({ v: 22.5 });
      });

      it('plot it over five years, as aggregates and as a table', async () => {
        const to = Date.now() + 60_000;
        const from = to - 5 * YEAR_MS;
        for (const type of ['TimeWeightedAverage', 'Variance', 'MaxValue']) {
          const answer = await call<{ v: { t: number; m: number[] }[] }>(
            `/measurements/${resourceId}/aggregations?measurementQuery.resolution=300000&measurementQuery.timespanStart=${from}` +
              `&measurementQuery.timespanEnd=${to}&measurementQuery.aggregationType=${type}`,
          );
          expect(answer.v, type).to.have.length.of.at.least(1);
        }
        for (const path of [`since/${from}/to/${to}`, 'since/0']) {
          const { v } = await call<{ v: { v: number }[] }>(`/measurements/${resourceId}/${path}`);
          expect(v.map((one) => one.v)).to.deep.equal([21.5, 22.5]);
        }
      });

      it('read annotations by the name of an event category', async () => {
        const { NbrOfRows } = await call<Page>(`/events?${keyed('EventCategoryName', 'Alarm')}`);
        expect(NbrOfRows).to.equal(0);
      });

      it('page with 1,000 rows, and list gateways', async () => {
        const page = await call<Page>('/devices?PageSize=1000&Page=1');
        expect(page.Rows.map((one) => one['DeviceIdentifier'])).to.include(name);
        const gateways = await call<Page>('/datacollectors?PageSize=1000');
        expect(gateways.Rows[0]).to.include.keys('Id', 'Name', 'MACAddress');
      });

      it('see it offline after its Deregister', async () => {
        const { code } = await device.request('0.04', `/${device.location}`);
        expect(code).to.equal('2.02');
        await until(
          () => call<Page>(`/devices?${keyed('DeviceIdentifier', name)}`),
          ({ Rows }) => Rows[0]?.['Status'] === 'Deregistered',
        );
      });
    });
  });
}
