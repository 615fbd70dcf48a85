import { request } from 'node:http';
import { expect } from 'chai';
import { closeApp } from '../support/app-of-tests.ts';
import { expectError, TestApp } from '../support/app.ts';

interface Plain {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

describe('requests in the form of clients of the original service', () => {
  let app: TestApp;
  let port: number;

  before(async () => {
    app = await TestApp.start({ basePath: '/appiot' });
    port = Number(new URL(app.url).port);
  });

  after(() => closeApp(app));

  /** Sends a path unchanged, which fetch would not. */
  const send = (path: string, headers: Record<string, string> = {}): Promise<Plain> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  const basic = (credentials: string): Record<string, string> => ({
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  });
  const bearer = (): Record<string, string> => ({ authorization: `Bearer ${app.apiKey}` });

  it('find the API below the base path, in any case, with doubled slashes, and without it', async () => {
    for (const path of [
      '/appiot/api/v3/devices',
      '/AppIoT/api/v3/devices',
      '//appiot//api/v3//devices',
      '/api/v3/devices',
    ]) {
      expect((await send(path, bearer())).status, path).to.equal(200);
    }
    expect((await send('/appiots/api/v3/devices', bearer())).status).to.equal(404);
    expect((await send('/appiot/../api/v3/devices', bearer())).status).to.equal(404);
    expect((await send('/appiot/healthz')).status).to.equal(200);
    expect((await send('/appiot/docs', { accept: 'text/html' })).body).to.include('href="openapi.json"');
    const root = await send('/');
    expect([root.status, root.headers['location']]).to.deep.equal([308, '/appiot/']);
  });

  it('get links and locations below the base path', async () => {
    expect(app.url).to.match(/\/appiot$/u);
    for (const name of ['a', 'b']) await app.post('/tags', { Name: name });
    const { headers } = await send('/appiot//api/v3/tags?PageSize=1', bearer());
    expect(headers['link']).to.include('</appiot/api/v3/tags?Page=2&PageSize=1>; rel="next"');
    const created = await app.post('/locations', { Name: 'Quay' });
    expect(created.headers.get('location')).to.equal(`/appiot/api/v3/locations/${created.body.Id}`);
    expect((await send(created.headers.get('location')!, bearer())).status).to.equal(200);
  });

  it('can send the key as the password of Basic, or alone as the user name', async () => {
    for (const credentials of [`any:${app.apiKey}`, `:${app.apiKey}`, `${app.apiKey}:`, app.apiKey]) {
      expect((await send('/api/v3/devices', basic(credentials))).status).to.equal(200);
    }
    for (const credentials of ['', ':', 'any:', 'any:x', `any:${app.apiKey}x`, 'any:\u0000', 'any:ä ö']) {
      const { status, body } = await send('/api/v3/devices', basic(credentials));
      expect([status, (JSON.parse(body) as { Code: string }).Code]).to.deep.equal([401, 'invalid-key']);
    }
    expect((await send('/api/v3/devices', { authorization: 'Basic' })).status).to.equal(401);
  });

  it('can put the operations of a JSON Patch into an object', async () => {
    const id = await app.create('/dataCollectorTypes', { Name: 'Quay gateway' });
    const patch = (body: unknown): Promise<unknown> =>
      app.call('PATCH', `/dataCollectorTypes/${id}`, { body });
    const Operations = [{ op: 'replace', path: '/Name', value: 'Pier gateway' }];
    await patch({ HasOperations: true, Operations });
    expect((await app.get(`/dataCollectorTypes/${id}`)).body.Name).to.equal('Pier gateway');
    expect(await patch({ Operations: {} })).to.include({ status: 400 });
    expect(await patch({ HasOperations: false })).to.include({ status: 400 });
  });

  it('an empty BootstrapServerName is none, in JSON and in CSV', async () => {
    const [type] = (await app.get('/deviceTypes')).body.Rows;
    const DeviceTypeId = type?.Id;
    const names = async (): Promise<unknown[]> =>
      Promise.all(
        (await app.get('/devices?Sort=DeviceIdentifier')).body.Rows.map(
          async ({ Id }) => (await app.get(`/devices/${Id}`)).body['BootstrapServerName'],
        ),
      );
    await app.create('/devices', { DeviceIdentifier: 'b-1', DeviceTypeId, BootstrapServerName: '' });
    await app.post('/devices/multiple', [{ DeviceIdentifier: 'b-2', DeviceTypeId, BootstrapServerName: '' }]);
    const csv = `DeviceIdentifier,DeviceTypeId,BootstrapServerName\nb-3,${DeviceTypeId},\n`;
    await app.call('POST', '/devices/multiple', { raw: csv, headers: { 'content-type': 'text/csv' } });
    await app.world.settle();
    expect(await names()).to.deep.equal([undefined, undefined, undefined]);
  });

  it('never get the whole list for a filter in an unknown form', async () => {
    for (const query of [
      'settings.filter[Name]=x',
      'filter[Name]=x',
      'filter.Name=x',
      'filter[0]=x',
      'Filters=x',
      'filter[0].Kay=Name&filter[0].Value=x',
    ]) {
      const answer = await app.get(`/devices?${query}`);
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState['Filter']?.join()).to.include("Send Filter=Name eq 'x'");
    }
  });

  it('read the members that they expect of templates, locations, gateways and networks', async () => {
    const type = (await app.get('/smartObjectTypes?Filter=TypeId eq 3303')).body.Rows[0]!;
    await app.create('/smartobjecttemplates', { Name: 'Warm', SmartObjectTypeId: type.Id });
    const whole = (await app.get(`/smartObjectTypes/${type.Id}`)).body as unknown as {
      SmartObjectTemplates: Record<string, unknown>[];
    };
    const names = whole.SmartObjectTemplates.map((one) => one['SmartObjectTypeName']);
    expect(new Set(names)).to.deep.equal(new Set([type.Name]));

    const tag = (await app.post('/tags', { Name: 'in repair' })).body.Id;
    await app.create('/locations', { Name: 'Pier', ExternalId: 'pier-1', TagIds: [tag] });
    for (const path of [`/tags/${tag}/locations`, '/externalIds/pier-1/locations']) {
      const { Rows } = (await app.get(path)).body;
      expect(Rows[0], path).to.deep.include({ Name: 'Pier', Settings: [] });
    }

    const [gateway] = (await app.get('/dataCollectors')).body.Rows;
    expect(gateway).to.include({ MACAddress: '' });
    const same = (await app.get(`/dataCollectors/${gateway!.Id}`)).body;
    expect((await app.put(`/dataCollectors/${gateway!.Id}`, same)).status).to.equal(204);

    const network = (await app.get('/deviceNetwork')).body;
    const found = (await app.get(`/user/devicenetworks?Filter=Name eq '${network.Name}'&Sort=-Name`)).body;
    expect(found.NbrOfRows).to.equal(1);
    expect((await app.get("/user/devicenetworks?Filter=Name eq 'none'")).body.NbrOfRows).to.equal(0);
  });
});
