/** Spec section 8: a device type with more than 20 firmware packages, whose pages were wrong there. */
import { createClient } from '@muster/sdk';
import { expect } from 'chai';
import {
  createWorkplace,
  musterJson,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';

const COUNT = 21;

describe('firmware packages', () => {
  let place: Workplace;
  let server: MusterProcess;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, ['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0']);
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  it('21 of one device type page rightly: each is on one page, once, in order (spec 8)', async () => {
    const api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const DeviceTypeId = (await api.deviceTypes.list()).Rows[0]!.Id;
    const titles = Array.from({ length: COUNT }, (_, index) => `Package ${String(index).padStart(2, '0')}`);
    for (const Title of titles) {
      const firmware = new File([Title], `${Title}.bin`);
      await api.firmwarePackages.create({ firmware, request: { DeviceTypeId, Title, Version: '1' } });
    }
    const lists = [
      (Page: number, PageSize?: number) =>
        api.deviceTypes.listFirmwarePackages(DeviceTypeId, { Page, ...(PageSize && { PageSize }) }),
      (Page: number, PageSize?: number) => api.firmwarePackages.list({ Page, ...(PageSize && { PageSize }) }),
    ];
    for (const list of lists) {
      const [first, second, third] = [await list(1), await list(2), await list(3)];
      expect(first).to.include({ Page: 1, PageSize: 20, NbrOfPages: 2, NbrOfRows: COUNT });
      expect(second).to.include({ Page: 2, PageSize: 20, NbrOfPages: 2, NbrOfRows: COUNT });
      expect([first, second, third].map(({ Rows }) => Rows.length)).to.deep.equal([20, 1, 0]);
      expect([...first.Rows, ...second.Rows].map(({ Title }) => Title)).to.deep.equal(titles);
      expect((await list(1, COUNT)).Rows.map(({ Title }) => Title)).to.deep.equal(titles);
    }
    // As a script takes them: all pages, and from its end.
    Object.assign(place.env, { MUSTER_URL: server.info.http, MUSTER_API_KEY: server.info.apiKey });
    const rows = await musterJson(place, [
      ...['device-types', 'list-firmware-packages', DeviceTypeId, '--all', '--sort=-Title'],
    ]);
    expect((rows as { Rows: { Title: string }[] }).Rows.map(({ Title }) => Title)).to.deep.equal(
      titles.toReversed(),
    );
  });
});
