import { expect } from 'chai';
import { appPerTest, expectDone } from '../support/app-of-tests.ts';
import { expectError, type TestApp } from '../support/app.ts';

describe('names', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  /** Paths, and bodies without a name. */
  const kinds: readonly (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [
    ['/dataCollectors/register', {}],
    ['/dataCollectorTypes', {}],
    ['/deviceTypes', {}],
    ['/roles', { ResponsibilityIds: [] }],
    ['/tags', {}],
    ['/settingCategories', {}],
    ['/eventCategories', {}],
    ['/responsibilities', {}],
  ];
  for (const [path, body] of kinds) {
    it(`${path}: surrounding space and case do not make another name`, async () => {
      const first = await app.post(path, { ...body, Name: ' gwX ' });
      expect(first.status, JSON.stringify(first.body)).to.be.oneOf([200, 201]);
      for (const Name of ['gwX', 'GWX', 'gwx ']) {
        expectError(await app.post(path, { ...body, Name }), 409, 'already-exists');
      }
      expect((await app.post(path, { ...body, Name: 'gw X' })).status).to.equal(first.status);
    });
  }

  it('of white space alone are refused', async () => {
    const [type] = (await app.get('/deviceTypes')).body.Rows;
    for (const Name of [' ', '\u00a0\u3000']) {
      for (const path of ['/tags', '/roles', '/deviceTypes']) {
        expectError(await app.post(path, { Name, ResponsibilityIds: [] }), 400, 'invalid-request');
      }
      const device = { DeviceIdentifier: 'press-7', DeviceTypeId: type?.Id, Name };
      expectError(await app.post('/devices', device), 400, 'invalid-request');
    }
  });

  it('are stored without surrounding space, and can change their case', async () => {
    const id = await app.create('/dataCollectors/register', { Name: ' gwX ' });
    expect((await app.get(`/dataCollectors/${id}`)).body).to.include({ Name: 'gwX' });
    await expectDone(app.put(`/dataCollectors/${id}`, { Name: 'GWx' }));
    expect((await app.get(`/dataCollectors/${id}`)).body).to.include({ Name: 'GWx' });
  });

  it('are compared by Unicode NFC', async () => {
    await app.post('/tags', { Name: 'Caf\u00e9' });
    expectError(await app.post('/tags', { Name: 'CAFE\u0301' }), 409, 'already-exists');
  });

  it('/timeZones lists the zones that locations accept, links included', async () => {
    const zones = (await app.get('/timeZones')).body as unknown as string[];
    expect(zones).to.include.members(['Etc/UTC', 'UTC', 'US/Pacific', 'Europe/Stockholm', 'Asia/Calcutta']);
    expect(zones).to.deep.equal([...new Set(zones)].sort());
    for (const TimeZone of ['Etc/UTC', 'US/Pacific']) {
      await app.create('/locations', { Name: TimeZone, TimeZone });
    }
    expectError(
      await app.post('/locations', { Name: 'x', TimeZone: 'Mars/Olympus' }),
      400,
      'invalid-request',
    );
  });

  it('/version shows the versions of all parts, and the release that they implement (spec 9.2)', async () => {
    const { body } = await app.get('/version');
    const { node: Node, sqlite: SQLite } = process.versions;
    expect(body).to.include.keys('Version', 'Description');
    const { Version } = body as unknown as { Version: string };
    expect(body['Parts']).to.deep.equal({
      Server: Version,
      Gateway: Version,
      Contract: '3.0.0',
      Node,
      SQLite,
    });
    expect(body['Implements']).to.deep.equal({
      Release: '19A1',
      Core: '2.1',
      LwM2MGateway: '1.5',
      MQTTGateway: '2A',
      BSS: '1.0',
    });
  });
});
