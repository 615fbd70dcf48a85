import { expect } from 'chai';
import { DeviceApi, list } from '../../support/device-api.ts';
import type { Members } from '../../support/device-api.ts';

describe('GET /resources', () => {
  let api: DeviceApi;
  let ids: Readonly<Record<'a' | 'b', string>>;

  beforeEach(async () => {
    api = await DeviceApi.start();
    ids = { a: (await api.world.addDevice('a')).id, b: (await api.world.addDevice('b')).id };
    await api.world.register('a', ['/1/0', '/3/0', '/3303/0', '/3303/1']);
    await api.world.register('b', ['/1/0', '/3303/0']);
    await api.world.settle();
  });

  afterEach(() => api.close());

  const rowsOf = async (query: string): Promise<readonly Members[]> => {
    const { status, body } = await api.get(`/resources?PageSize=1000&${query}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    const rows = list(body, 'Rows');
    expect(body['NbrOfRows']).to.equal(rows.length);
    return rows;
  };

  const objectOf = async (deviceId: string, path: string): Promise<string> =>
    (await api.world.objectsOf(deviceId)).get(path)!.id;

  it('filter[0].Key=smartobjectid: the resources of the smart object, as clients of the original request them', async () => {
    const id = await objectOf(ids.a, '/3303/1');
    const rows = await rowsOf(`filter[0].Key=smartobjectid&filter[0].Value=${id}`);
    const { body } = await api.get(`/smartobjects/${id}`);
    const resources = list(body, 'Resources');
    expect(rows.map((one) => one['Id'])).to.deep.equal(resources.map((one) => one['Id']));
    expect(rows[0]).to.include({ SmartObjectId: id, DeviceId: ids.a, DeviceName: 'a' });
  });

  it('AccessType is a number whose bits are read, write, and execute', async () => {
    const id = await objectOf(ids.a, '/3303/0');
    const rows = await rowsOf(`Filter=SmartObjectId eq ${id}`);
    const access = (rid: number): unknown => rows.find((one) => one['TypeId'] === rid)?.['AccessType'];
    expect([access(5700), access(5605)]).to.deep.equal([1, 4]);
    const server = await rowsOf(`Filter=SmartObjectId eq ${await objectOf(ids.a, '/1/0')}`);
    expect(server.find((one) => one['TypeId'] === 1)?.['AccessType']).to.equal(3);
  });

  it('is filtered, sorted, and searched by the members of a row', async () => {
    const of = (rows: readonly Members[]): unknown[] =>
      rows.map((one) => String(one['DeviceName']) + String(one['Url']));
    expect(of(await rowsOf('Filter=TypeId eq 5700'))).to.have.members([
      'a/3303/0/5700',
      'a/3303/1/5700',
      'b/3303/0/5700',
    ]);
    const [row] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${ids.b}`);
    expect(row).to.include({ Name: 'Sensor Value', DeviceName: 'b' });
    const type = String(row!['ResourceTypeId']);
    expect(await rowsOf(`Filter=ResourceTypeId eq ${type} and DeviceName eq a`)).to.have.length(2);
    expect(await rowsOf(`Filter=AccessType eq 4 and DeviceName startswith B`)).not.to.be.empty;
    expect(
      await rowsOf(`Filter=ResourceTypeId eq ${type} and LocationId eq ${String(row!['LocationId'])}`),
    ).to.have.length(3);
    const found = await rowsOf('Search=SENSOR VAL');
    expect(new Set(found.map((one) => one['Name']))).to.deep.equal(new Set(['Sensor Value']));
    const names = (await rowsOf('Sort=-Name')).map((one) => String(one['Name']));
    expect(names).to.deep.equal([...names].sort().reverse());
    const refused = await api.get('/resources?Filter=Colour eq red');
    expect(refused.status).to.equal(400);
    expect(JSON.stringify(refused.body)).to.include('SmartObjectId');
  });

  it('pages are complete: each resource once, and the total of all', async () => {
    const all = (await rowsOf('')).map((one) => one['Id']);
    const seen: unknown[] = [];
    for (let page = 1; seen.length < all.length; page += 1) {
      const { body } = await api.get(`/resources?PageSize=7&Page=${page}`);
      expect(body).to.include({ NbrOfRows: all.length, NbrOfPages: Math.ceil(all.length / 7) });
      seen.push(...list(body, 'Rows').map((one) => one['Id']));
      expect(list(body, 'Rows')).not.to.be.empty;
    }
    expect(seen).to.deep.equal(all);
  });

  it('shows a resource as GET /resources/{id} does, except AccessType', async () => {
    const [row] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${ids.b}`);
    const id = String(row!['Id']);
    await api.call('PUT', `/resources/${id}/observe`, { Timeout: 60_000 });
    await api.world.settle();
    const [observed] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${ids.b}`);
    const { body } = await api.get(`/resources/${id}`);
    expect(observed).to.deep.equal({ ...body, AccessType: 1 });
    expect(observed).to.include({ IsRequestObserve: true });
  });
});
