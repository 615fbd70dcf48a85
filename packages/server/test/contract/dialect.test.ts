import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { expectFaults, perTest, typeIdOf } from '../support/app-of-tests.ts';
import { expectError, type ResponseObject } from '../support/app.ts';
import { dialectBodies } from './support/dialect-bodies.ts';
import { Stage } from './support/stage.ts';

/** Shown only in the lists of their owners. */
const IN_PARTS = new Set(['a data collector', 'a device', 'a location'].map((one) => `setting of ${one}`));

/** The service accepts the requests of clients of the original, as docs/dialect.md says. */
describe('clients of the original', () => {
  let stage: Stage;

  perTest(Stage, (one) => (stage = one));

  for (const [name, { path, body, status }] of Object.entries(dialectBodies)) {
    it(`create a ${name} with every member that they know, and with one of a later release, and send it back unchanged, also with another Id`, async () => {
      const { app } = stage;
      const members = await body(stage);
      const tag = (await app.post('/tags', { Name: 'tagged' })).body.Id;
      const tags = { TagIds: [tag], Tags: [tag.toUpperCase()] };
      const tagged = Object.entries(tags).filter(([member]) => Object.hasOwn(members, member));
      const Id = randomUUID();
      const later = {
        ...members,
        Id,
        ...Object.fromEntries(tagged),
        MemberOfALaterRelease: { Any: ['thing'] },
      };
      const headers = { 'X-DeviceNetwork': app.deviceNetworkId.toUpperCase() };
      const answer = await app.post(await path(stage), later, { headers });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
      expect(answer.body.Id).not.to.equal(Id);
      const collection = (await path(stage)).replace('/register', '');
      if (!IN_PARTS.has(name)) await unchanged(`${collection}/${answer.body.Id}`);
    });
  }

  it('send JSON as text/json, and true and false in a query in any case', async () => {
    const { app } = stage;
    const headers = { 'content-type': 'text/json; charset=utf-8' };
    expect((await app.call('POST', '/tags', { raw: '{"Name":"text"}', headers })).status).to.equal(200);
    for (const text of ['True', 'False', 'TRUE', 'false']) {
      expect((await app.get(`/devicetypes?includeMetrics=${text}`)).status, text).to.equal(200);
    }
    const [row] = (await app.get('/devicetypes?includeMetrics=True')).body.Rows;
    expect(row).to.include.keys('NbrOfInstances', 'NbrOfTemplates');
    expectFaults(await app.get('/devicetypes?includeMetrics=Yes'), 'includeMetrics');
  });

  it('leave optional text empty, which counts as absent, also all text of a tenant', async () => {
    const { app } = stage;
    const id = await app.create('/locations', { Name: 'Quay', ExternalId: '', TimeZone: '' });
    expect((await app.get(`/locations/${id}`)).body).to.not.have.any.keys('ExternalId', 'TimeZone');
    const device = { DeviceIdentifier: 'unnamed', DeviceTypeId: app.world.deviceTypeId, Name: '' };
    const deviceId = await app.create('/devices', device);
    expect((await app.get(`/devices/${deviceId}`)).body.Name).to.equal('unnamed');
    expectFaults(await app.post('/locations', { Name: '' }), 'Name');
    const tenant = `/tenants/${await stage.target('tenants')}`;
    const empty = { CompanyRegistrationId: '', Description: '', ExternalId: '', Name: '', NameSpace: '' };
    expect((await app.put(tenant, empty)).status).to.equal(204);
    await unchanged(tenant);
  });

  it('omit the name and the type of a network setting, and the number of the type of imported data collector templates', async () => {
    const { app } = stage;
    const shown = async (body: object): Promise<unknown> =>
      (await app.get(`/networkSettings/${await app.create('/networkSettings', body)}`)).body;
    expect(await shown({ SSID: 'harbour' })).to.include({ Name: 'harbour', NetworkType: 'WIFI' });
    expect(await shown({})).to.include({ Name: 'ETHERNET', NetworkType: 'ETHERNET' });
    const named = [{ Name: 'Imported' }];
    expect((await app.post('/dataCollectorTemplates/import', named)).status).to.equal(204);
    const [row] = (await app.get('/dataCollectorTemplates?Filter=Name eq Imported')).body.Rows;
    const first = (await app.get('/dataCollectors')).body.Rows[0]!;
    const type = row!['DataCollectorType'] as ResponseObject;
    expect(type.Id).to.equal(first['DataCollectorTypeId']);
  });

  it('have event consumers without an HTTP endpoint, as long as they do not use it', async () => {
    const { app } = stage;
    const consumer = { Name: 'later', HttpEndpoint: null, UsingHttpEndpoint: false };
    const path = `/eventConsumers/${await app.create('/eventConsumers', consumer)}`;
    expect((await app.get(path)).body).to.not.have.property('HttpEndpoint');
    expectFaults(await app.post(`${path}/test`, {}), 'HttpEndpoint');
    const active = { ...consumer, HttpEndpoint: '', UsingHttpEndpoint: true };
    expectFaults(await app.put(path, active), 'HttpEndpoint');
    const HttpEndpoint = 'https://hooks.example.com/late';
    expect((await app.put(path, { ...active, HttpEndpoint, HttpMethod: 'put' })).status).to.equal(204);
    expect((await app.get(path)).body).to.include({ HttpEndpoint, HttpMethod: 'PUT' });
  });

  it('omit the name of an event consumer, which is then named after its host', async () => {
    const { app } = stage;
    const consumer = { HttpEndpoint: 'https://hooks.example.com:8443/late' };
    const path = `/eventConsumers/${await app.create('/eventConsumers', consumer)}`;
    expect((await app.get(path)).body.Name).to.equal('hooks.example.com:8443');
    const moved = { HttpEndpoint: 'https://other.example.com/late', Name: '' };
    expect((await app.put(path, moved)).status).to.equal(204);
    expect((await app.get(path)).body.Name).to.equal('hooks.example.com:8443');
    expectFaults(await app.post('/eventConsumers', { UsingHttpEndpoint: false }), 'Name');
    expectError(await app.post('/eventConsumers', consumer), 409, 'already-exists');
  });

  it('omit the name of a smart object template, and its type in updates', async () => {
    const { app } = stage;
    const body = { SmartObjectTypeId: await typeIdOf(app, 3303) };
    const path = `/smartobjecttemplates/${await app.create('/smartobjecttemplates', body)}`;
    expect((await app.get(path)).body.Name).to.equal('Temperature');
    expect((await app.put(path, { Name: 'Hot' })).status).to.equal(204);
    expect((await app.put(path, body)).status).to.equal(204);
    expect((await app.get(path)).body).to.include({ Name: 'Hot', ...body });
    expectFaults(await app.post('/smartobjecttemplates', { Name: 'No type' }), 'SmartObjectTypeId');
  });

  it('seed a network: missing objects of its initial state are created, and all others are unchanged', async () => {
    const { app } = stage;
    const count = async (): Promise<number> => (await app.get('/smartobjecttypes')).body.NbrOfRows;
    const before = await count();
    expect((await app.delete(`/smartobjecttypes/${await typeIdOf(app, 3303)}`)).status).to.equal(204);
    const own = { Name: 'Own', TypeId: 32_000, ObjectUrn: 'urn:oma:lwm2m:x:32000', Description: '' };
    await app.create('/smartobjecttypes', own);
    for (let round = 0; round < 2; round += 1) {
      expect((await app.post('/deviceNetwork/SeedDatabase', undefined)).status).to.equal(204);
      expect(await count()).to.equal(before + 1);
    }
    const again = (await app.get(`/smartobjecttypes/${await typeIdOf(app, 3303)}`)).body;
    expect(again.ResourceTypes.map((one) => one.TypeId)).to.include(5700);
    expect(again['SmartObjectTemplates']).to.have.lengthOf(1);
  });

  it('send other entities back unchanged, and nothing changes; custom commands have a correlation id of any form', async () => {
    const command = `/dataCollectors/${await stage.target('datacollectors')}/customCommand`;
    const body = { PayloadCustomType: 'echo', Payload: { a: 1 }, ActorId: '', CorrelationId: 'run 7' };
    expect((await stage.app.post(command, body)).status).to.equal(200);
    for (const kind of ['apikeys', 'bootstrapservers', 'devicetemplates', 'resources', 'tenants']) {
      await unchanged(`/${kind}/${await stage.target(kind)}`);
    }
    const responsibilities = [await stage.target('responsibilities')];
    const role = { Name: 'Watch', ResponsibilityIds: responsibilities };
    await unchanged(`/roles/${await stage.app.create('/roles', role)}`);
  });

  it('name tags of a location by ID, or in the form of responses', async () => {
    const { app } = stage;
    const one = (await app.post('/tags', { Name: 'one' })).body.Id;
    const two = (await app.post('/tags', { Name: 'two' })).body.Id;
    const id = await app.create('/locations', { Name: 'Quay', Tags: [one, { Id: two, Name: 'two' }] });
    expect((await app.get(`/locations/${id}`)).body['TagIds']).to.have.members([one, two]);
    for (const Tags of [[{}], [7], ['x'], [{ Id: 'x' }]]) {
      expect((await app.put(`/locations/${id}`, { Name: 'Quay', Tags })).status).to.equal(400);
    }
  });

  async function unchanged(path: string): Promise<void> {
    const { body } = await stage.app.get(path);
    for (const sent of [body, { ...body, Id: randomUUID() }]) {
      const answer = await stage.app.put(path, sent);
      expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).to.be.oneOf([200, 204]);
      expect((await stage.app.get(path)).body, path).to.deep.equal(body);
    }
  }
});
