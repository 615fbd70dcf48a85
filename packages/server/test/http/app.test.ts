import { expect } from 'chai';
import { LocalOperations } from '../../src/http/operations.ts';
import { loadContract } from '../../src/http/contract.ts';
import { act, ok, read, serve, type RequestContext } from '../../src/http/handler.ts';
import { appPerTest } from '../support/app-of-tests.ts';
import { expectError, localOptions, TestApp } from '../support/app.ts';

describe('HTTP application', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  describe('paths and methods', () => {
    it('paths match in any case, and with a trailing slash', async () => {
      const paths = [
        '/DEVICES',
        '/Devices',
        '/devices/',
        '/datacollectors',
        '/DataCollectors',
        '/devicenetworks',
      ];
      for (const path of paths) expect((await app.get(path)).status, path).to.equal(200);
      expect((await app.get(':/API/V3/version')).status).to.equal(200);
    });

    it('an unknown path: 404 route-not-found, with or without a key', async () => {
      expectError(await app.get('/nothing'), 404, 'route-not-found');
      expectError(await app.get(':/', { key: null }), 404, 'route-not-found');
    });

    it('a method that the path lacks: 405 with Allow', async () => {
      const answer = await app.call('PATCH', '/devicetypes');
      expectError(answer, 405, 'method-not-allowed');
      expect(answer.headers.get('allow')).to.equal('GET, POST, HEAD, OPTIONS');
      expectError(await app.delete('/devices/multiple'), 405, 'method-not-allowed');
    });

    it('OPTIONS lists the methods, HEAD responds without a body', async () => {
      const options = await app.call('OPTIONS', '/version', { key: null });
      expect([options.status, options.headers.get('allow')]).to.deep.equal([204, 'GET, HEAD, OPTIONS']);
      expect(await app.call('HEAD', '/version').catch((error: unknown) => error)).to.be.instanceOf(Error);
    });

    it('fixed paths precede parameters', async () => {
      expectError(await app.get('/devices/endpoint?endpoint=none'), 404, 'device-not-found');
      expect((await app.get('/devicetemplates/list')).body).to.be.an('array');
    });

    it('broken percent-encoding: 400 malformed-request', async () => {
      expectError(await app.get('/devices/%zz'), 400, 'malformed-request');
      expectError(await app.get('/devices/%ff'), 400, 'malformed-request');
    });

    it('IDs that are not UUIDs: 400 naming the parameter; in upper case they work', async () => {
      for (const id of ['1', 'x', `${app.deviceNetworkId}0`, '../version', '%00', '"']) {
        const answer = await app.get(`/deviceNetworks/${encodeURIComponent(id)}`);
        expectError(answer, 400, 'invalid-request');
        expect(answer.body.ModelState['id']?.join()).to.contain('UUID');
      }
      expect((await app.get(`/deviceNetworks/${app.deviceNetworkId.toUpperCase()}`)).status).to.equal(200);
    });
  });

  describe('answers', () => {
    it('carry a request id: the one of the client, or a new one', async () => {
      const sent = await app.get('/version', { headers: { 'x-request-id': 'my-id.1' } });
      expect(sent.headers.get('x-request-id')).to.equal('my-id.1');
      const bad = await app.get('/version', { headers: { 'x-request-id': 'a b"' } });
      expect(bad.headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/u);
    });

    it('carry headers that restrict browsers', async () => {
      const { headers } = await app.get('/version');
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('content-security-policy')).to.contain("default-src 'none'");
      expect(headers.has('x-powered-by')).to.equal(false);
    });

    it('errors are no problem details for clients that do not prefer them', async () => {
      const problem = 'application/problem+json';
      const mixed = `application/json, ${problem};q=0.5`;
      for (const accept of ['*/*', 'application/json', 'text/html', mixed, `${problem};q=0`]) {
        const plain = await app.get('/nothing', { headers: { accept } });
        expect(plain.headers.get('content-type'), accept).to.equal('application/json; charset=utf-8');
      }
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
  });

  it('a client that disconnects aborts the signal of its request', async () => {
    const aborted = Promise.withResolvers<boolean>();
    const started = Promise.withResolvers<undefined>();
    const get = async ({ signal }: RequestContext) => {
      signal.addEventListener('abort', () => aborted.resolve(signal.aborted));
      started.resolve(undefined);
      await aborted.promise;
      return ok({ Version: '1', Description: 'late' });
    };
    const waiting = await TestApp.start({}, { routes: { 'version.get': serve(get) } });
    try {
      const client = new AbortController();
      const headers = { authorization: `Bearer ${waiting.apiKey}` };
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

  it('a handler that fails is a 500 without detail, and a response that violates the contract is found', async () => {
    for (const handler of [
      async () => {
        throw new Error('secret detail');
      },
      async () => ok({ Nonsense: 1 }),
      async () => ({ status: 202 }),
    ]) {
      const broken = await TestApp.start({}, { routes: { 'version.get': read(handler) } });
      try {
        const answer = await broken.get('/version');
        expectError(answer, 500, 'internal');
        expect(JSON.stringify(answer.body)).not.to.contain('secret');
        expect(broken.defects).to.have.lengthOf(1);
      } finally {
        await broken.close();
      }
    }
  });

  it('reads run beside the device loop, acts on it: the route decides, not the method', async () => {
    const tag = { Id: app.deviceNetworkId, Name: 'read', IsInherited: false };
    const own = await TestApp.start(
      {},
      {
        routes: {
          'tags.create': read(async () => ok(tag)),
          'tags.list': act(async () => ok({ Nonsense: 1 })),
        },
      },
    );
    try {
      const created = await own.post('/tags', { Name: 'act' });
      expect(created.body).to.deep.equal(tag);
      const listed = await own.get('/tags');
      expect(listed.body).to.include({ NbrOfRows: 0 });
    } finally {
      await own.close();
    }
  });

  it('a missing or a surplus handler prevents the start', () => {
    const { world } = app;
    const { routes, ...options } = localOptions(world);
    const start = (table: typeof routes): unknown => new LocalOperations({ ...options, routes: table });
    const { 'version.get': version, ...rest } = routes;
    expect(version).not.to.equal(undefined);
    expect(() => start(rest)).to.throw('Operations without a handler: version.get.');
    const surplus = { ...routes, 'moon.get': read(async () => ok({})) };
    expect(() => start(surplus)).to.throw('Handlers without an operation: moon.get.');
  });
});
