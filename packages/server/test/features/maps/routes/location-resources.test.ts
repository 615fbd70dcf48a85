import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const base64 = (content: Buffer | string): string => Buffer.from(content).toString('base64');

describe('routes of location resources', () => {
  let app: TestApp;
  let location: string;

  appPerTest(async (one) => {
    app = one;
    location = await app.create('/locations', { Name: 'Quay' });
  });

  const png = { LocationResourceType: 'Map', MimeType: 'image/png', FileExtension: '.PNG' };
  const svg = { LocationResourceType: 'Image', MimeType: 'image/svg+xml', FileExtension: 'svg' };
  const make = (body: object = {}): Promise<string> =>
    app.create('/locationResources', { ...png, LocationId: location, ...body });
  const positionsOf = async (id: string): Promise<readonly ResponseObject[]> =>
    (await app.get(`/locationResources/${id}`)).body['Positions'] as readonly ResponseObject[];
  async function content(path: string): Promise<{ text: string; bytes: Buffer; headers: Headers }> {
    const headers = { authorization: `Bearer ${app.apiKey}` };
    const answer = await fetch(`${app.url}/api/v3${path}`, { headers });
    expect(answer.status).to.equal(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { text: bytes.toString(), bytes, headers: answer.headers };
  }

  it('create, get, list, update and delete', async () => {
    const members = { Name: 'Ground floor', Label: 'G', Width: 640, Height: 480, StartZoomLevel: 1.5 };
    const id = await make(members);
    const shown = { ...png, ...members, Id: id, LocationId: location, FileExtension: 'png' };
    expect((await app.get(`/locationResources/${id}`)).body).to.deep.equal({ ...shown, Positions: [] });
    expect((await app.get('/locationResources?Search=ground')).body.Rows).to.deep.equal([shown]);
    const ofLocation = await app.get(`/locations/${location}/locationresources`);
    expect(ofLocation.body.Rows).to.deep.equal([{ ...shown, Positions: [] }]);
    expect((await app.put(`/locationResources/${id}`, { ...shown, Name: 'Cellar' })).status).to.equal(200);
    expect((await app.get(`/locationResources/${id}`)).body).to.include({ Name: 'Cellar', Label: 'G' });
    expectError(await app.delete(`/locations/${location}`), 409, 'in-use');
    await expectDone(app.delete(`/locationResources/${id}`));
    await expectDone(app.delete(`/locations/${location}`));
    expectError(await app.get(`/locationResources/${id}`), 404, 'location-resource-not-found');
  });

  it('without a location it belongs to the root', async () => {
    const id = await make({ LocationId: null });
    const root = (await app.get('/locations?Filter=Name eq Root')).body.Rows[0]!;
    expect((await app.get(`/locationResources/${id}`)).body).to.include({ LocationId: root.Id });
  });

  describe('its file', () => {
    it('is returned as it was sent, to be saved, and kept until another one replaces it', async () => {
      const id = await make({ Data: base64(PNG) });
      const { body } = await app.get(`/locationResources/${id}`);
      expect(body).to.include({ Size: PNG.length, Uri: `/api/v3/locationResources/${id}/file` });
      expect((await app.put(`/locationResources/${id}`, { ...png, Name: 'Named' })).status).to.equal(200);
      const { bytes, headers } = await content(`/locationResources/${id}/file`);
      expect(bytes.equals(PNG)).to.equal(true);
      expect(headers.get('content-type')).to.equal('image/png');
      expect(headers.get('content-disposition')).to.match(/^attachment; filename="[\w.-]+\.png"$/u);
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      const other = { ...svg, Data: base64(SCRIPT) };
      expect((await app.put(`/locationResources/${id}`, other)).status).to.equal(200);
      const next = await content(`/locationResources/${id}/file`);
      expect(next.text).to.equal(SCRIPT);
      expect(next.headers.get('content-security-policy')).to.match(/^default-src 'none';.*; sandbox$/u);
      expectFaults(await app.put(`/locationResources/${id}`, png), 'MimeType');
    });

    it('has the type and the extension in the request', async () => {
      const wrong: readonly (readonly [member: string, body: object])[] = [
        ['Data', { ...png, Data: base64('<svg/>') }],
        ['Data', { ...png, Data: '%%%%' }],
        ['Data', { ...svg, Data: base64(PNG) }],
        ['Data', { ...svg, Data: base64('<html><svg/></html>') }],
        ['Data', { ...svg, Data: base64('<<!-- -->svg/>') }],
        ['Data', { ...svg, Data: `${base64('<svg/>').replace(/=*$/u, '')}===` }],
        ['Data', { ...svg, Data: base64('<!--'.repeat(150_000)) }],
        ['Data', { ...svg, Data: base64('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>') }],
        ['Data', { ...png, MimeType: 'image/gif', FileExtension: 'gif', Data: base64(PNG) }],
        ['Data', { ...png, MimeType: 'image/webp', FileExtension: 'webp', Data: base64('RIFFxxxxWAVE') }],
        ['FileExtension', { ...png, FileExtension: 'svg' }],
        ['MimeType', { ...png, MimeType: 'text/html' }],
        ['LocationId', { ...png, LocationId: randomUUID() }],
      ];
      for (const [member, body] of wrong) expectFaults(await app.post('/locationResources', body), member);
      const prolog = '<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg>\n<svg width="1"/>';
      await make({ ...svg, Data: base64(prolog) });
      await make({ MimeType: 'image/JPEG', FileExtension: 'jpeg', Data: '/9j/4AAQ' });
      await make({ MimeType: 'image/gif', FileExtension: 'gif', Data: base64('GIF89a') });
      await make({ MimeType: 'model/gltf-binary', FileExtension: 'glb', Data: base64('glTF\u0002') });
    });

    it('is shown as SVG for every type of picture, and no script in it runs', async () => {
      const picture = await make({ Data: base64(PNG), Width: 4, Height: 3 });
      const { text, headers } = await content(`/locationResources/${picture}/svg`);
      expect(headers.get('content-type')).to.equal('image/svg+xml');
      expect(text)
        .to.contain('viewBox="0 0 4 3"')
        .and.contain(`data:image/png;base64,${base64(PNG)}`);
      const drawing = await content(`/locationResources/${await make({ ...svg, Data: base64(SCRIPT) })}/svg`);
      expect(drawing.text).to.contain(`data:image/svg+xml;base64,${base64(SCRIPT)}`);
      expect(drawing.text).not.to.contain('<script');
      const csp = drawing.headers.get('content-security-policy');
      expect(csp).to.contain("default-src 'none'").and.contain('sandbox').and.not.contain('allow-scripts');
      const model = await make({ MimeType: 'model/gltf-binary', FileExtension: 'glb', Data: base64('glTF') });
      const none = await make();
      for (const id of [model, none]) {
        const answer = await app.get(`/locationResources/${id}/svg`);
        expectError(answer, 404, 'location-resource-not-found');
      }
      const again = `/locationResources/${picture}/RegenerateSvg`;
      await expectDone(app.post(again, undefined));
      const all = '/deviceNetwork/RegenerateLocationResourceSvgs';
      await expectDone(app.post(all, undefined));
    });
  });

  describe('positions on it', () => {
    it('numbers that JSON allows and a double cannot hold are refused', async () => {
      const LocationResourceId = await make();
      for (const number of ['1e400', '-1e400', `1${'0'.repeat(400)}`]) {
        const body = JSON.stringify({ EntityType: 'Unknown', LocationResourceId, X: 1, Y: 'Y' });
        const answer = await app.call('POST', '/positions', { raw: body.replace('"Y"}', `${number}}`) });
        const reason = 'Must be a finite number, with a magnitude of at most 1.8e308.';
        expect(answer.body.ModelState).to.deep.equal({ Y: [reason] });
      }
    });

    it('of devices, data collectors and locations: create, get, list, update and delete', async () => {
      const drawing = await make();
      const device = await app.world.addDevice('placed');
      const collector = (await app.get('/dataCollectors')).body.Rows[0]!;
      const place = { LocationResourceId: drawing, X: 1.5, Y: -2 };
      const request = { ...place, EntityType: 'Device', EntityId: device.id, Z: 3 };
      const id = await app.create('/positions', request);
      const where = { LocationResourceLocationId: location, LocationResourceLocationName: 'Quay' };
      const shown = { ...request, ...where, Id: id, Name: 'placed' };
      expect((await app.get(`/positions/${id}`)).body).to.deep.equal(shown);
      await app.create('/positions', { ...place, EntityType: 'DataCollector', EntityId: collector.Id });
      await app.create('/positions', { ...place, EntityType: 'Location', EntityId: location });
      await app.create('/positions', { ...place, EntityType: 'Unknown' });
      const rows = async (path: string): Promise<readonly ResponseObject[]> =>
        (await app.get(path)).body.Rows;
      expect(await rows(`/devices/${device.id}/positions`)).to.deep.equal([shown]);
      expect((await rows(`/dataCollectors/${collector.Id}/positions`))[0]!.Name).to.equal(collector.Name);
      expect((await rows(`/locations/${location}/positions`))[0]!.Name).to.equal('Quay');
      expect(await rows('/positions')).to.have.lengthOf(4);
      const unknown = await rows(`/locationResources/${drawing}/positions?Filter=EntityType eq Unknown`);
      expect(unknown).to.have.lengthOf(1);
      expect(await positionsOf(drawing)).to.have.lengthOf(4);
      await expectDone(app.put(`/positions/${id}`, { ...shown, X: 7, Z: null }));
      const changed = (await app.get(`/positions/${id}`)).body;
      expect(changed).to.deep.include({ Id: id, X: 7, Y: -2 }).and.not.have.property('Z');
      await expectDone(app.delete(`/positions/${id}`));
      expectError(await app.get(`/positions/${id}`), 404, 'position-not-found');
    });

    it('name the members at fault', async () => {
      const drawing = await make();
      const place = { LocationResourceId: drawing, X: 0, Y: 0 };
      const nothing = { ...place, EntityId: randomUUID() };
      for (const EntityType of ['Device', 'DeviceIpsoDynamic', 'DataCollector', 'Location']) {
        expectFaults(await app.post('/positions', { ...nothing, EntityType }), 'EntityId');
        expectFaults(await app.post('/positions', { ...place, EntityType }), 'EntityId');
      }
      expectFaults(
        await app.post('/positions', { ...nothing, EntityType: 'SensorCollection' }),
        'EntityType',
      );
      const elsewhere = { ...place, EntityType: 'Unknown', LocationResourceId: randomUUID() };
      expectFaults(await app.post('/positions', elsewhere), 'LocationResourceId');
      const listed = { EntityType: 'Device', EntityId: randomUUID(), X: 0, Y: 0 };
      const answer = await app.put(`/locationResources/${drawing}`, { ...png, Positions: [listed] });
      expectFaults(answer, 'Positions[0].EntityId');
    });

    it('a device with a position has the IDs of the resources that report it', async () => {
      const device = await app.world.addDevice('mover');
      const put = { LocationResourceId: await make(), EntityType: 'DeviceIpsoDynamic', EntityId: device.id };
      const id = await app.create('/positions', { ...put, X: 0, Y: 0 });
      const before = (await app.get(`/positions/${id}`)).body;
      expect(before).not.to.have.any.keys('LatitudeResourceId', 'LongitudeResourceId');
      await app.world.register('mover', ['/1/0', '/3/0', '/6/0']);
      const { body } = await app.get(`/positions/${id}`);
      for (const [member, url] of [
        ['LatitudeResourceId', '/6/0/0'],
        ['LongitudeResourceId', '/6/0/1'],
      ] as const) {
        expect((await app.get(`/resources/${String(body[member])}`)).body['Url']).to.equal(url);
      }
    });

    it('are replaced as a list: those with their ID are kept, and the others deleted', async () => {
      const mark = (X: number, rest: object = {}): object => ({ EntityType: 'Unknown', X, Y: 0, ...rest });
      const drawing = await make({ Positions: [mark(1), mark(2)] });
      const [first] = (await positionsOf(drawing)).filter((one) => one['X'] === 1);
      const changed = { ...png, Positions: [mark(5, { Id: first!.Id }), mark(6, { Id: randomUUID() })] };
      expect((await app.put(`/locationResources/${drawing}`, changed)).status).to.equal(200);
      const after = await positionsOf(drawing);
      expect(after.map((one) => one['X']).sort()).to.deep.equal([5, 6]);
      expect(after.find((one) => one.Id === first!.Id)).to.include({ X: 5 });
      expect((await app.put(`/locationResources/${drawing}`, png)).status).to.equal(200);
      expect(await positionsOf(drawing)).to.have.lengthOf(2);
      const none = { ...png, Positions: [] };
      expect((await app.put(`/locationResources/${drawing}`, none)).status).to.equal(200);
      expect((await app.get('/positions')).body.NbrOfRows).to.equal(0);
    });

    it('are set with a device, when it is created, changed and registered with others', async () => {
      const [drawing, other] = [await make(), await make()];
      const { deviceTypeId: DeviceTypeId } = app.world;
      const device = (name: string, place: object): object => ({
        DeviceIdentifier: name,
        DeviceTypeId,
        Position: { EntityId: randomUUID(), EntityType: 'Device', LocationResourceId: drawing, ...place },
      });
      const id = await app.create('/devices', device('first', { X: 1, Y: 2, Z: 3 }));
      const rows = async (): Promise<readonly ResponseObject[]> =>
        (await app.get(`/devices/${id}/positions`)).body.Rows;
      const [before] = await rows();
      expect(before).to.include({ EntityId: id, Name: 'first', X: 1, Y: 2, Z: 3 });
      await expectDone(app.put(`/devices/${id}`, device('first', { X: 9, Y: 2 })));
      expect((await rows()).map((one) => [one.Id, one['X'], one['Z']])).to.deep.equal([
        [before!.Id, 9, undefined],
      ]);
      const dynamic = { LocationResourceId: other, EntityType: 'DeviceIpsoDynamic' };
      const moved = device('first', { X: 1, Y: 1, ...dynamic });
      await expectDone(app.put(`/devices/${id}`, moved));
      const plain = { DeviceIdentifier: 'first', DeviceTypeId };
      await expectDone(app.put(`/devices/${id}`, plain));
      expect(await rows()).to.have.lengthOf(2);
      const unknown = device('second', { X: 1, Y: 1, LocationResourceId: randomUUID() });
      expectFaults(await app.post('/devices', unknown), 'Position.LocationResourceId');
      const strange = device('second', { X: 1, Y: 1, EntityType: 'Location' });
      expectFaults(await app.post('/devices', strange), 'Position.EntityType');
      await app.post('/devices/multiple', [unknown, device('third', { X: 4, Y: 4 })]);
      await app.world.settle();
      const third = (await app.get('/devices/endpoint?endpoint=third')).body.Id;
      expect((await app.get(`/devices/${third}/positions`)).body.Rows[0]).to.include({ X: 4 });
      expectError(await app.get('/devices/endpoint?endpoint=second'), 404, 'device-not-found');
    });
  });

  it('a location has 50 at most, and each has 1,000 positions', async () => {
    const mark = { EntityType: 'Unknown', X: 0, Y: 0 };
    const full = await make({ Positions: Array.from({ length: 1000 }, () => mark) });
    const one = await app.post('/positions', { ...mark, LocationResourceId: full });
    expectError(one, 409, 'limit-reached');
    for (let count = 1; count < 50; count += 1) await make();
    const more = await app.post('/locationResources', { ...png, LocationId: location });
    expectError(more, 409, 'limit-reached');
  });
});
