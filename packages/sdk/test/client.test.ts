import { expect } from 'chai';
import { createClient, InvalidResponseError, type RequestInfo, type ResponseInfo } from '../src/index.ts';
import { pageOf, sendJson } from '@muster/testkit';
import { done, json, otherId, rejection, secret, someId, withService } from './support/fixture.ts';
import manifest from '../package.json' with { type: 'json' };

describe('createClient', () => {
  it('sends the key, the device network, the query and its own version as the contract has them', () =>
    withService({ deviceNetwork: otherId }, async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf([{ Id: someId }], request.query)));
      const page = await client.devices.list({ Filter: "Name eq 'a&b'", PageSize: 5 });
      expect(page.Rows).to.have.length(1);
      const [request] = service.received;
      const query = { Filter: "Name eq 'a&b'", PageSize: '5' };
      expect(request).to.deep.include({ method: 'GET', path: '/api/v3/devices', query });
      expect(request?.headers.authorization).to.equal(`Bearer ${secret}`);
      expect(request?.headers).to.include({
        'user-agent': `muster-sdk/${manifest.version} node/${process.versions.node}`,
      });
      expect(request?.headers['x-devicenetwork']).to.equal(otherId);
    }));

  it('leaves the device network out where the operation does not use it, and lets a call name another', () =>
    withService({ deviceNetwork: otherId }, async (service, client) => {
      service.answer(json(200, []));
      await client.deviceNetworks.list();
      service.answer(json(200, { Id: someId }));
      await client.devices.get(someId, { deviceNetwork: someId });
      const sent = service.received.map(({ headers }) => headers['x-devicenetwork']);
      expect(sent).to.deep.equal([undefined, someId]);
    }));

  it('sends bodies as JSON, and device description files as XML', () =>
    withService(async (service, client) => {
      service.answer(done());
      await client.resources.write(someId, { Value: '21.5' });
      await client.smartObjectTypes.import('<LWM2M/>');
      await client.smartObjectTypes.import([{ id: 33001, Name: 'Mooring Line' }]);
      expect(service.received.map(({ headers, body }) => [headers['content-type'], body])).to.deep.equal([
        ['application/json', '{"Value":"21.5"}'],
        ['application/xml', '<LWM2M/>'],
        ['application/json', '[{"id":33001,"Name":"Mooring Line"}]'],
      ]);
    }));

  it('writes numbers, booleans, dates and bytes as text', () =>
    withService(async (service, client) => {
      service.answer(done());
      const values = [21.5, true, new Date(0), new Uint8Array([1, 2]), 9007199254740993n, 'on'];
      for (const Value of values) await client.resources.write(someId, { Value });
      await client.call('resources.write', { path: { id: someId }, body: { Id: someId, Value: 7 } });
      expect(service.received.map(({ body }) => (JSON.parse(body) as { Value: string }).Value)).to.deep.equal(
        [...['21.5', 'true', '1970-01-01T00:00:00.000Z', 'AQI=', '9007199254740993', 'on', '7']],
      );
      const error = await rejection(client.resources.write(someId, { Value: Number.NaN }));
      expect(error).to.be.instanceOf(TypeError);
      expect(service.received).to.have.length(values.length + 1);
    }));

  it('returns undefined for a response without a body where the contract has one', () =>
    withService(async (service, client) => {
      const result = { SmartObjectTypes: [] };
      service.answer((request, response) => {
        if (request.url.includes('preview=true')) sendJson(response, 200, result);
        else response.writeHead(204).end();
      });
      expect(await client.smartObjectTypes.import('<LWM2M/>', { preview: true })).to.deep.equal(result);
      expect(await client.smartObjectTypes.import('<LWM2M/>')).to.equal(undefined);
      expect(await rejection(client.devices.get(someId))).to.be.instanceOf(InvalidResponseError);
    }));

  it('escapes what stands in a path', () =>
    withService(async (service, client) => {
      service.answer(done());
      await client.resources.writeValue(someId, 'a/b ?#ü');
      expect(service.received[0]?.url).to.equal(`/api/v3/resources/${someId}/write/a%2Fb%20%3F%23%C3%BC`);
    }));

  it('refuses path parameters that would change the path', () =>
    withService(async (service, client) => {
      for (const value of ['', '.', '..', '%2e%2E']) {
        expect(await rejection(client.resources.writeValue(someId, value))).to.be.instanceOf(TypeError);
      }
      expect(service.received).to.have.length(0);
    }));

  it('refuses a missing path parameter, an object in the query, and an unknown operation', () =>
    withService(async (service, client) => {
      const id = 'devices.paint' as 'devices.list';
      const { signal } = new AbortController();
      for (const [call, message] of [
        [client.call('devices.get', {}), /^id must be/],
        [client.call('devices.list', { query: { Search: new Date(0) } }), /^Search must be/],
        [
          client.devices.list({ signal } as object),
          /^devices\.list has no query parameter signal\. It has Page, /,
        ],
        [client.call('tags.get', { path: { id: someId }, query: { Page: 1 } }), / Page\. It has none\. /],
        [client.call(id, {}), /^There is no operation "devices\.paint"\.$/],
      ] as const) {
        const error = await rejection(call);
        expect(error).to.be.instanceOf(TypeError);
        expect(error.message).to.match(message);
      }
      expect(service.received).to.have.length(0);
    }));

  it('gives the id of the activity log entry of a command', () =>
    withService(async (service, client) => {
      service.answer(done({ 'X-Activity-Id': otherId }));
      expect(await client.resources.read(someId)).to.deep.equal({ activityId: otherId });
      service.answer(done());
      expect(await client.resources.cancelObserve(someId)).to.deep.equal({ activityId: undefined });
    }));

  it('follows a command to its end', () =>
    withService(async (service, client) => {
      let looks = 0;
      service.answer((_request, response) => {
        looks += 1;
        sendJson(response, 200, { Id: otherId, Status: looks < 3 ? 'InProgress' : 'Completed' });
      });
      const entry = await client.activityLogs.waitFor(otherId, { pollMs: 1 });
      expect(entry.Status).to.equal('Completed');
      expect(looks).to.equal(3);
    }));

  it('asks for the key before each request when it is a function', async () => {
    let number = 0;
    await withService({ apiKey: () => `key-${(number += 1)}` }, async (service, client) => {
      service.answer(json(200, { Version: '1.0.0', Description: 'fake' }));
      await client.version.get();
      await client.version.get();
      expect(service.received.map((request) => request.headers.authorization)).to.deep.equal([
        'Bearer key-1',
        'Bearer key-2',
      ]);
    });
  });

  it('takes the address of the API and a host with a port', () =>
    withService(async (service) => {
      service.answer(json(200, { Version: '1.0.0', Description: 'fake' }));
      const { host, port } = new URL(service.url);
      const addresses = [
        ['', `${service.url}/api/v3`],
        ['', host],
        ['', `localhost:${port}/`],
        ['', `${host}/api/v3/`],
        ['/behind/proxy', `${service.url}/behind/proxy/`],
        ['/behind/proxy', `${service.url}/behind/proxy/api/v3`],
        ['/behind/proxy', `${host}/behind/proxy`],
      ] as const;
      for (const [path, baseUrl] of addresses) {
        await createClient({ baseUrl, apiKey: secret }).version.get();
        expect(service.received.at(-1)?.url, baseUrl).to.equal(`${path}/api/v3/version`);
      }
    }));

  it('refuses options that cannot work, without quoting the key', () => {
    const bad = [
      { baseUrl: 'not a url' },
      { baseUrl: 'ftp://service' },
      { baseUrl: 'http://user:password@service' },
      { baseUrl: 'http://service', apiKey: 'with\nnewline' },
      { baseUrl: 'http://service', apiKey: ' ' },
      { baseUrl: 'http://service', deviceNetwork: 'home' },
      { baseUrl: 'http://service', timeoutMs: -1 },
      { baseUrl: 'http://service', retries: 1.5 },
    ];
    for (const options of bad) {
      expect(() => createClient(options), JSON.stringify(options))
        .to.throw(TypeError)
        .that.satisfies(
          (error: Error) => !error.message.includes('newline') && !error.message.includes('password@'),
        );
    }
  });

  it('does not follow a redirect with the key in hand', () =>
    withService(async (service, client) => {
      service.answer(done({ Location: 'https://elsewhere.example/x' }, 302));
      const error = await rejection(client.devices.list());
      expect(error).to.be.instanceOf(InvalidResponseError);
      expect(error.message).to.contain('https://elsewhere.example');
      expect(service.received).to.have.length(1);
    }));

  it('stops reading an answer that is longer than the bound', () =>
    withService({ maxResponseBytes: 1000 }, async (service, client) => {
      service.answer(json(200, { Version: 'x'.repeat(10_000) }));
      expect((await rejection(client.version.get())).message).to.contain('longer than 1000 bytes');
    }));

  it('shows requests and responses to hooks, without the key', async () => {
    const seen: (RequestInfo | ResponseInfo)[] = [];
    await withService(
      {
        hooks: { onRequest: (info) => void seen.push(info), onResponse: (info) => void seen.push(info) },
      },
      async (service, client) => {
        service.answer(json(200, { Version: '1.0.0', Description: 'fake' }, { 'X-Request-Id': 'r-1' }));
        await client.version.get();
        for (const info of seen) {
          expect(info).to.include({
            operationId: 'version.get',
            attempt: 1,
            method: 'GET',
            url: `${service.url}/api/v3/version`,
          });
        }
        expect(seen[1]).to.include({ requestId: 'r-1', status: 200 });
        expect(seen.map(({ headers }) => headers.get('content-type'))).to.deep.equal([
          null,
          'application/json',
        ]);
        const shown = seen.map((info) => ({ ...info, headers: [...info.headers] }));
        expect(JSON.stringify(shown)).not.to.contain(secret);
      },
    );
  });

  it('sends the headers that a hook sets, but neither another key nor another Idempotency-Key', async () => {
    const traceparent = (attempt: number): string =>
      `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b${attempt}-01`;
    await withService(
      {
        hooks: {
          async onRequest({ headers, attempt }) {
            await Promise.resolve();
            headers.set('traceparent', traceparent(attempt));
            headers.set('Accept-Language', 'sv');
            headers.set('Authorization', 'Bearer other');
            headers.set('Idempotency-Key', 'other');
          },
        },
      },
      async (service, client) => {
        service.answer((_request, response) =>
          sendJson(
            response,
            service.received.length === 1 ? 503 : 201,
            { Id: otherId },
            { 'Retry-After': '0' },
          ),
        );
        await client.devices.create({ DeviceIdentifier: 'crane-7', DeviceTypeId: otherId });
        const sent = service.received.map(({ headers }) => headers);
        expect(sent.map((headers) => headers['traceparent'])).to.deep.equal([traceparent(1), traceparent(2)]);
        for (const headers of sent) {
          expect(headers.authorization).to.equal(`Bearer ${secret}`);
          expect(headers['accept-language']).to.equal('sv');
          expect(headers['idempotency-key'])
            .to.equal(sent[0]?.['idempotency-key'])
            .and.match(/^"[0-9a-f]{32}"$/);
        }
        expect(service.received.map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal(
          Array(2).fill({ DeviceIdentifier: 'crane-7', DeviceTypeId: otherId }),
        );
      },
    );
  });
});

describe('iterate', () => {
  const rows = Array.from({ length: 45 }, (_value, index) => ({ Id: `row-${index}` }));

  it('goes through all pages, and no further', () =>
    withService(async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf(rows, request.query)));
      const seen: string[] = [];
      for await (const device of client.devices.iterate({ PageSize: 20 })) seen.push(device.Id);
      expect(seen).to.deep.equal(rows.map((row) => row.Id));
      expect(service.received).to.have.length(3);
    }));

  it('fetches no page that is not asked for', () =>
    withService(async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf(rows, request.query)));
      expect(await client.devices.iterate({ PageSize: 20 }).toArray(20)).to.have.length(20);
      expect(service.received).to.have.length(1);
      expect(await client.devices.iterate().toArray(0)).to.deep.equal([]);
      expect(await rejection(client.devices.iterate().toArray(-1))).to.be.instanceOf(RangeError);
    }));

  it('ends when a list shrinks on the way', () =>
    withService(async (service, client) => {
      service.answer((request, response) => {
        const page = pageOf(rows, request.query);
        sendJson(response, 200, request.url.includes('Page=2') ? { ...page, Rows: [] } : page);
      });
      expect(await client.devices.iterate().toArray(100)).to.have.length(20);
    }));

  it('skips none of the rows that stay when others are deleted on the way, and gives none twice', () =>
    withService(async (service, client) => {
      for (const isGone of [
        // All that have been seen, every other one, and some before and behind.
        (_id: string, index: number) => index >= 0,
        (_id: string, index: number) => index % 2 === 0,
        (_id: string, index: number) => index === 25,
      ]) {
        let left = [...rows];
        service.answer((request, response) => sendJson(response, 200, pageOf(left, request.query)));
        const seen: string[] = [];
        for await (const { Id } of client.devices.iterate({ PageSize: 10 })) {
          if (isGone(Id, seen.length)) left = left.filter((row) => row.Id !== Id && row.Id !== 'row-3');
          seen.push(Id);
        }
        const expected = rows.map(({ Id }) => Id).filter((id) => seen.includes(id) || id !== 'row-3');
        expect(seen).to.deep.equal(expected);
      }
    }));

  it('gives pages too, from any page', () =>
    withService(async (service, client) => {
      service.answer((request, response) => sendJson(response, 200, pageOf(rows, request.query)));
      const sizes: number[] = [];
      for await (const page of client.devices.iterate({ Page: 2 }).pages()) sizes.push(page.Rows.length);
      expect(sizes).to.deep.equal([20, 5]);
    }));
});
