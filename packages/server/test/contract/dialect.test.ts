import { expect } from 'chai';
import { expectError } from '../support/app.ts';
import type { Answer } from '../support/app.ts';
import { dialectBodies } from './support/dialect-bodies.ts';
import { Stage } from './support/stage.ts';

function expectFault(answer: Answer, member: string): void {
  expectError(answer, 400, 'invalid-request');
  expect(answer.body.ModelState).to.have.all.keys(member);
}

/** What docs/dialect.md says is left out. */
const leftOut: readonly (readonly [method: string, path: string, status: 404 | 405])[] = [
  ['POST', '/deviceNetwork/setupmonitors', 404],
  ['POST', '/deviceNetwork/SeedDatabase', 404],
  ['GET', '/rules', 404],
  ['GET', '/events', 404],
  ['GET', '/events/activeEvents', 404],
  ['POST', '/transformertypes', 405],
  ['GET', '/system/silostatus', 404],
];

/** docs/dialect.md: what clients of the original send is taken. */
describe('clients of the original', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.start();
  });

  afterEach(async () => {
    expect(stage.app.defects).to.deep.equal([]);
    await stage.close();
  });

  for (const [name, { path, body, status = 201 }] of Object.entries(dialectBodies)) {
    it(`create a ${name} with every member that they know, and with one of a later release`, async () => {
      const later = { ...(await body(stage)), MemberOfALaterRelease: { Any: ['thing'] } };
      const answer = await stage.app.post(await path(stage), later, {
        headers: { 'X-DeviceNetwork': stage.app.deviceNetworkId.toUpperCase() },
      });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
    });
  }

  it('are told of operations that are left out', async () => {
    const { app } = stage;
    for (const [method, path, status] of leftOut) {
      const { headers, ...answer } = await app.call(method, path);
      expect(answer.status, `${method} ${path}`).to.equal(status);
      expect(headers.get('allow') === null, `${method} ${path}`).to.equal(status === 404);
    }
  });

  it('send JSON as text/json', async () => {
    const { app } = stage;
    const answer = await app.call('POST', '/tags', {
      raw: '{"Name":"text"}',
      headers: { 'content-type': 'text/json; charset=utf-8' },
    });
    expect(answer.status).to.equal(200);
  });

  it('write true and false in a query in any case', async () => {
    const { app } = stage;
    for (const text of ['True', 'False', 'TRUE', 'false']) {
      expect((await app.get(`/devicetypes?includeMetrics=${text}`)).status, text).to.equal(200);
    }
    const [row] = (await app.get('/devicetypes?includeMetrics=True')).body.Rows;
    expect(row).to.include.keys('NbrOfInstances', 'NbrOfTemplates');
    expectFault(await app.get('/devicetypes?includeMetrics=Yes'), 'includeMetrics');
  });

  it('leave optional text empty, which counts as left out', async () => {
    const { app } = stage;
    const id = await app.create('/locations', { Name: 'Quay', ExternalId: '', TimeZone: '' });
    expect((await app.get(`/locations/${id}`)).body).to.not.have.any.keys('ExternalId', 'TimeZone');
    const device = { DeviceIdentifier: 'unnamed', DeviceTypeId: app.world.deviceTypeId, Name: '' };
    const deviceId = await app.create('/devices', device);
    expect((await app.get(`/devices/${deviceId}`)).body.Name).to.equal('unnamed');
    expectFault(await app.post('/locations', { Name: '' }), 'Name');
  });

  it('leave the name and the type of a network setting out', async () => {
    const { app } = stage;
    const shown = async (body: object): Promise<unknown> =>
      (await app.get(`/networkSettings/${await app.create('/networkSettings', body)}`)).body;
    expect(await shown({ SSID: 'harbour' })).to.include({ Name: 'harbour', NetworkType: 'WIFI' });
    expect(await shown({})).to.include({ Name: 'ETHERNET', NetworkType: 'ETHERNET' });
  });

  it('have event consumers without an HTTP endpoint, as long as they do not use it', async () => {
    const { app } = stage;
    const consumer = { Name: 'later', HttpEndpoint: null, UsingHttpEndpoint: false };
    const path = `/eventConsumers/${await app.create('/eventConsumers', consumer)}`;
    expect((await app.get(path)).body).to.not.have.property('HttpEndpoint');
    expectFault(await app.post(`${path}/test`, {}), 'HttpEndpoint');
    const active = { ...consumer, HttpEndpoint: '', UsingHttpEndpoint: true };
    expectFault(await app.put(path, active), 'HttpEndpoint');
    const HttpEndpoint = 'https://hooks.example.com/late';
    expect((await app.put(path, { ...active, HttpEndpoint, HttpMethod: 'put' })).status).to.equal(204);
    expect((await app.get(path)).body).to.include({ HttpEndpoint, HttpMethod: 'PUT' });
  });

  it('give custom commands a correlation id of any form', async () => {
    const { app } = stage;
    const path = `/dataCollectors/${await stage.target('datacollectors')}/customCommand`;
    const body = { PayloadCustomType: 'echo', Payload: { a: 1 }, ActorId: '', CorrelationId: 'run 7' };
    expect((await app.post(path, body)).status).to.equal(200);
  });

  it('send back what they got, and nothing changes', async () => {
    const { app } = stage;
    for (const kind of [
      'devices',
      'devicetypes',
      'devicetemplates',
      'locations',
      'smartobjecttypes',
      'tags',
    ]) {
      const path = `/${kind}/${await stage.target(kind)}`;
      const { body } = await app.get(path);
      expect((await app.put(path, body)).status, kind).to.equal(204);
      expect((await app.get(path)).body, kind).to.deep.equal(body);
    }
  });
});
