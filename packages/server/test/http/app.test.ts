import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { createHttpApp } from '../../src/http/app.ts';
import { loadContract } from '../../src/http/contract.ts';
import { ok } from '../../src/http/handler.ts';
import { createRoutes } from '../../src/http/routes/index.ts';
import { expectError, TestApp } from '../support/app.ts';

/** Sends bytes as they are and resolves with the first line of the answer. */
async function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname, () => socket.write(text));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

describe('HTTP application', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await TestApp.start();
  });

  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  describe('paths and methods', () => {
    it('paths match in any case, and with a slash at the end', async () => {
      for (const path of [
        '/DEVICES',
        '/Devices',
        '/devices/',
        '/datacollectors',
        '/DataCollectors',
        '/devicenetworks',
      ]) {
        expect((await app.get(path)).status, path).to.equal(200);
      }
      expect((await app.get(':/API/V3/version')).status).to.equal(200);
    });

    it('an unknown path: 404 route-not-found, key or not', async () => {
      expectError(await app.get('/nothing'), 404, 'route-not-found');
      expectError(await app.get(':/', { key: null }), 404, 'route-not-found');
    });

    it('a method that the path does not take: 405 with Allow', async () => {
      const answer = await app.call('PATCH', '/devicetypes');
      expectError(answer, 405, 'method-not-allowed');
      expect(answer.headers.get('allow')).to.equal('GET, POST, HEAD, OPTIONS');
      expectError(await app.delete('/devices/multiple'), 405, 'method-not-allowed');
    });

    it('OPTIONS tells the methods, HEAD answers without a body', async () => {
      const options = await app.call('OPTIONS', '/version', { key: null });
      expect([options.status, options.headers.get('allow')]).to.deep.equal([204, 'GET, HEAD, OPTIONS']);
      expect((await app.call('HEAD', '/version').catch((error: unknown) => error)) instanceof Error).to.equal(
        true,
      );
    });

    it('fixed paths come before parameters', async () => {
      expectError(await app.get('/devices/endpoint?endpoint=none'), 404, 'device-not-found');
      expect((await app.get('/devicetemplates/list')).body).to.be.an('array');
    });

    it('broken percent-encoding: 400 malformed-request', async () => {
      expectError(await app.get('/devices/%zz'), 400, 'malformed-request');
      expectError(await app.get('/devices/%ff'), 400, 'malformed-request');
    });

    it('ids that are no UUIDs: 400 naming the parameter; in upper case they work', async () => {
      for (const id of ['1', 'x', `${app.deviceNetworkId}0`, '../version', '%00', '"']) {
        const answer = await app.get(`/deviceNetworks/${encodeURIComponent(id)}`);
        expectError(answer, 400, 'invalid-request');
        expect(answer.body.ModelState['id']?.join()).to.contain('UUID');
      }
      expect((await app.get(`/deviceNetworks/${app.deviceNetworkId.toUpperCase()}`)).status).to.equal(200);
    });
  });

  describe('bodies', () => {
    const type = { Name: 'T' };

    it('2 MB: 413; a bomb that unpacks to 2 MB too', async () => {
      const big = JSON.stringify({ Name: 'x'.repeat(2_000_000) });
      expectError(await app.call('POST', '/devicetypes', { raw: big }), 413, 'payload-too-large');
      const bomb = { raw: gzipSync(big), headers: { 'content-encoding': 'gzip' } };
      expectError(await app.call('POST', '/devicetypes', bomb), 413, 'payload-too-large');
    });

    it('what is no JSON: 400 malformed-body', async () => {
      for (const raw of ['{', '{"Name":}', 'Name=x', '[1,', '\u0000', '"abc', '{"a":1}{"b":2}']) {
        expectError(await app.call('POST', '/devicetypes', { raw }), 400, 'malformed-body');
      }
    });

    it('JSON of another form: 400 invalid-request', async () => {
      for (const raw of ['[]', '1', '"x"', 'null', 'true', '{}']) {
        expectError(await app.call('POST', '/devicetypes', { raw }), 400, 'invalid-request');
      }
    });

    it('no body where one is needed: 400', async () => {
      const answer = await app.call('POST', '/devicetypes');
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.deep.equal({ body: ['Is missing.'] });
    });

    it('another media type, charset or encoding: 415', async () => {
      const raw = JSON.stringify(type);
      for (const contentType of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'nonsense',
        '',
      ]) {
        const answer = await app.call('POST', '/devicetypes', {
          raw,
          headers: { 'content-type': contentType },
        });
        expectError(answer, 415, 'unsupported-media-type');
      }
      const charset = { raw, headers: { 'content-type': 'application/json; charset=klingon' } };
      expectError(await app.call('POST', '/devicetypes', charset), 415, 'unsupported-media-type');
      const encoding = { raw, headers: { 'content-encoding': 'rot13' } };
      expectError(await app.call('POST', '/devicetypes', encoding), 415, 'unsupported-media-type');
      const parameters = { raw, headers: { 'content-type': 'Application/JSON;charset=UTF-8' } };
      expect((await app.call('POST', '/devicetypes', parameters)).status).to.equal(201);
    });

    it('JSON in another charset: 415 that says what to send', async () => {
      for (const charset of ['utf-16', 'UTF-16LE', '"utf-32"', 'iso-8859-1', 'us-ascii', '']) {
        const headers = { 'content-type': `application/json; charset=${charset}` };
        const answer = await app.call('POST', '/devicetypes', { raw: JSON.stringify(type), headers });
        expectError(answer, 415, 'unsupported-media-type');
        expect(answer.body.Message, charset).to.contain('UTF-8');
      }
    });

    it('octets that are not UTF-8: 400 malformed-body', async () => {
      const octets = Buffer.concat([Buffer.from('{"Name":"'), Buffer.of(0xc3, 0x28), Buffer.from('"}')]);
      const answer = await app.call('POST', '/devicetypes', { raw: octets });
      expectError(answer, 400, 'malformed-body');
      expect(answer.body.Message).to.contain('UTF-8');
    });

    it('half a surrogate pair: 400 naming each member that has one', async () => {
      const raw = '{"Name":"a\\ud800","Items":[{"x":"\\udc00\\ud800"},"\\ud83d\\ude00"],"\\udfff":1}';
      const answer = await app.call('POST', '/devicetypes', { raw });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.all.keys('Name', 'Items[0].x', '\ufffd');
      const deep = `${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`;
      expectError(await app.call('POST', '/devicetypes', { raw: deep }), 400, 'invalid-request');
    });

    it('all faults at once, under the names of the members', async () => {
      const answer = await app.post('/devicetypes', {
        Name: '',
        DeviceStandard: 'ZigBee',
        HardwareTypeId: 1.5,
        SmartObjectTypeInstanceIds: [{}, { SmartObjectTypeId: 'x', InstanceId: 70_000 }],
      });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.deep.equal({
        Name: ['Must not be empty.'],
        DeviceStandard: ['Must be one of LWM2M, Legacy, Transformer, Statistics, AppIoTInternal.'],
        HardwareTypeId: ['Must be a whole number.'],
        'SmartObjectTypeInstanceIds[0].SmartObjectTypeId': ['Is missing.'],
        'SmartObjectTypeInstanceIds[1].SmartObjectTypeId': ['Must be a UUID.'],
        'SmartObjectTypeInstanceIds[1].InstanceId': ['Must be 65534 at most.'],
      });
    });

    it('wrong types are not guessed at', async () => {
      for (const Name of [1, true, {}, [], ['x']]) {
        expectError(await app.post('/devicetypes', { Name }), 400, 'invalid-request');
      }
      expectError(await app.post('/devicetypes', { Name: 'a', HardwareTypeId: '5' }), 400, 'invalid-request');
    });

    it('a body with faults without end gets a bounded answer', async () => {
      const answer = await app.post(
        '/devices/multiple',
        Array.from({ length: 9000 }, () => ({})),
      );
      expectError(answer, 400, 'invalid-request');
      expect(Object.keys(answer.body.ModelState).length).to.be.within(1, 100);
      const small = await app.post(
        '/devices/multiple',
        Array.from({ length: 300 }, () => 0),
      );
      expect(Object.keys(small.body.ModelState).length).to.equal(100);
    });

    it('members that are not described are ignored; null counts as left out', async () => {
      const id = await app.create('/devicetypes', {
        Name: 'Tolerant',
        HardwareTypeId: null,
        SmartObjectTypeInstanceIds: null,
        Colour: 'blue',
        ['__proto__']: { polluted: true },
        constructor: { prototype: { polluted: true } },
      });
      expect((await app.get(`/devicetypes/${id}`)).body).not.to.have.property('HardwareTypeId');
      expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
    });

    it('deep JSON does no harm', async () => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
      const answer = await app.call('POST', '/devicetypes', { raw: `{"Name":"Deep","x":${deep}}` });
      expect(answer.status).to.equal(201);
      expectError(await app.call('POST', '/devicetypes', { raw: deep }), 400, 'invalid-request');
    });

    it('text of any language comes back as it was; control characters are refused', async () => {
      for (const Name of [
        'Größe ∑ 温度 🌡️',
        "O'Brien; DROP TABLE",
        '<script>alert(1)</script>',
        '\u202Eabc',
      ]) {
        const id = await app.create('/devicetypes', { Name });
        expect((await app.get(`/devicetypes/${id}`)).body.Name).to.equal(Name);
      }
      expectError(await app.post('/devicetypes', { Name: 'a\u0000b' }), 400, 'invalid-request');
    });

    it('random bytes never make a 5xx', async () => {
      for (let round = 0; round < 50; round += 1) {
        const answer = await app.call('POST', '/devicetypes', { raw: randomBytes(round * 7 + 1) });
        expect(answer.status).to.equal(400);
      }
    });

    it('what is no HTTP at all is refused, and the server stays up', async () => {
      expect(await rawRequest(app.url, 'GARBAGE\r\n\r\n')).to.contain('400');
      expect(await rawRequest(app.url, 'GET /api/v3/version HTTP/1.1\r\n\r\n')).to.contain('400');
      expect((await app.get('/version')).status).to.equal(200);
    });
  });

  describe('answers', () => {
    it('carry a request id: the one of the client, or a new one', async () => {
      const sent = await app.get('/version', { headers: { 'x-request-id': 'my-id.1' } });
      expect(sent.headers.get('x-request-id')).to.equal('my-id.1');
      const bad = await app.get('/version', { headers: { 'x-request-id': 'a b"' } });
      expect(bad.headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/u);
    });

    it('carry headers that keep browsers from doing more with them', async () => {
      const { headers } = await app.get('/version');
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('content-security-policy')).to.contain("default-src 'none'");
      expect(headers.has('x-powered-by')).to.equal(false);
    });

    it('errors come as problem details when asked for', async () => {
      const accept = 'application/problem+json';
      const answer = await app.get('/nothing', { headers: { accept, 'x-request-id': 'r1' } });
      expect(answer.headers.get('content-type')).to.contain(accept);
      expect(answer.body).to.deep.equal({
        type: 'urn:muster:error:route-not-found',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this path.',
        instance: '/api/v3/nothing',
        Message: 'There is nothing at this path.',
        Code: 'route-not-found',
        RequestId: 'r1',
      });
      for (const other of [
        '*/*',
        'application/json',
        'text/html',
        `application/json, ${accept};q=0.5`,
        `${accept};q=0`,
      ]) {
        const plain = await app.get('/nothing', { headers: { accept: other } });
        expect(plain.headers.get('content-type'), other).to.equal('application/json; charset=utf-8');
      }
      const invalid = await app.post(
        '/devicetypes',
        {},
        { headers: { accept: `${accept}, application/json` } },
      );
      expect(invalid.body).to.include({ status: 400, Code: 'invalid-request' });
      expect(invalid.body.ModelState).to.have.key('Name');
    });

    it('/openapi.json is the contract', async () => {
      const answer = await app.get(':/openapi.json', { key: null });
      expect(answer.status).to.equal(200);
      expect(answer.body).to.deep.equal(loadContract().document);
    });
  });

  describe('limits', () => {
    it('requests of a key per minute: 429 with Retry-After, for that key alone', async () => {
      const limited = await TestApp.start({ requestsPerMinute: 5 });
      try {
        const other = await limited.createKey('User');
        let answer = await limited.get('/version');
        for (let round = 0; round < 5 && answer.status === 200; round += 1) {
          answer = await limited.get('/version');
        }
        expectError(answer, 429, 'too-many-requests');
        expect(Number(answer.headers.get('retry-after'))).to.be.within(1, 60);
        expect((await limited.get('/version', { key: other.key })).status).to.equal(200);
      } finally {
        await limited.close();
      }
    });

    it('the size of a body is a setting', async () => {
      const small = await TestApp.start({ bodyLimitBytes: 100 });
      try {
        expectError(await small.post('/devicetypes', { Name: 'x'.repeat(100) }), 413, 'payload-too-large');
      } finally {
        await small.close();
      }
    });
  });

  it('a client that goes away aborts the signal of its request', async () => {
    const aborted = Promise.withResolvers<boolean>();
    const started = Promise.withResolvers<undefined>();
    const { world } = app;
    const routes = createRoutes({
      admin: world.admin,
      devices: world.domain,
      streams: {} as never,
      removal: {} as never,
      webhooks: world.webhooks,
      transformers: world.transformers,
    });
    const waiting = await TestApp.start({
      routes: {
        ...routes,
        'version.get': async ({ signal }) => {
          signal.addEventListener('abort', () => aborted.resolve(signal.aborted));
          started.resolve(undefined);
          await aborted.promise;
          return ok({ Version: '1', Description: 'late' });
        },
      },
      access: world.admin.access,
    });
    try {
      const client = new AbortController();
      const headers = { authorization: `Bearer ${app.apiKey}` };
      const answer = fetch(`${waiting.url}/api/v3/version`, { headers, signal: client.signal }).catch(
        (error: unknown) => error,
      );
      await started.promise;
      client.abort();
      expect(await aborted.promise).to.equal(true);
      expect(await answer).to.be.instanceOf(Error);
    } finally {
      await waiting.close();
    }
  });

  it('a handler that fails is a 500 without detail, and one that answers beside the contract is found', async () => {
    const { world } = app;
    const routes = createRoutes({
      admin: world.admin,
      devices: world.domain,
      streams: {} as never,
      removal: {} as never,
      webhooks: world.webhooks,
      transformers: world.transformers,
    });
    for (const handler of [
      async () => {
        throw new Error('secret detail');
      },
      async () => ok({ Nonsense: 1 }),
      async () => ({ status: 202 }),
    ]) {
      const broken = await TestApp.start({
        routes: { ...routes, 'version.get': handler },
        access: world.admin.access,
      });
      try {
        const answer = await broken.get('/version', { key: app.apiKey });
        expectError(answer, 500, 'internal');
        expect(JSON.stringify(answer.body)).not.to.contain('secret');
        expect(broken.defects).to.have.lengthOf(1);
      } finally {
        await broken.close();
      }
    }
  });

  it('a missing or a surplus handler stops the start', () => {
    const { world } = app;
    const routes = createRoutes({
      admin: world.admin,
      devices: world.domain,
      streams: {} as never,
      removal: {} as never,
      webhooks: world.webhooks,
      transformers: world.transformers,
    });
    const start = (table: typeof routes): unknown =>
      createHttpApp({
        contract: loadContract(),
        routes: table,
        access: world.admin.access,
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
        clock: world.clock,
      });
    const { 'version.get': version, ...rest } = routes;
    expect(version).to.be.a('function');
    expect(() => start(rest)).to.throw('Operations without a handler: version.get.');
    expect(() => start({ ...routes, 'moon.get': async () => ok({}) })).to.throw(
      'Handlers without an operation: moon.get.',
    );
  });
});
