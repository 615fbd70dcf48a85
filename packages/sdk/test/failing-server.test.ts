import { expect } from 'chai';
import { sendJson, type Answer } from '@muster/testkit';
import { createClient, InvalidResponseError, RateLimitError, TimeoutError } from '../src/index.ts';
import { json, otherId, rejection, secret, someId, withService } from './support/fixture.ts';

const device = { DeviceIdentifier: 'crane-7', DeviceTypeId: otherId };
const version = { Version: '1.0.0', Description: 'fake' };

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

describe('SDK against a failing server', () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown): void => void unhandled.push(reason);

  before(() => process.on('unhandledRejection', onUnhandled));
  after(() => process.off('unhandledRejection', onUnhandled));
  afterEach(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled.splice(0)).to.deep.equal([]);
  });

  it('reports malformed JSON as an InvalidResponseError with the status of the response', () =>
    withService(async (service, client) => {
      for (const body of ['{"Id":', '<html></html>', '\u0000', '{"Id":"x"}}']) {
        service.answer(send(200, body));
        const read = await rejection(client.version.get());
        expect(read, body).to.be.instanceOf(InvalidResponseError).and.include({ status: 200 });
        service.answer(send(201, body));
        const created = await rejection(client.devices.create(device));
        expect(created, body).to.be.instanceOf(InvalidResponseError).and.include({ status: 201 });
      }
      for (const body of ['', 'null', '[]', '{}', '{"Id":7}']) {
        service.answer(send(201, body));
        expect(await rejection(client.devices.create(device)), body).to.be.instanceOf(InvalidResponseError);
        service.answer(send(200, body));
        expect(await rejection(client.devices.list()), body).to.be.instanceOf(InvalidResponseError);
      }
    }));

  it('bounds the retries of a 429 storm and returns a RateLimitError', () =>
    withService(async (service, client) => {
      service.answer(send(429, '', { 'Retry-After': '0' }));
      expect(await rejection(client.devices.create(device))).to.be.instanceOf(RateLimitError);
      expect(service.received.splice(0)).to.have.length(3);
      for (const wait of ['3600', '9'.repeat(400)]) {
        service.answer(send(429, '', { 'Retry-After': wait }));
        expect(await rejection(client.version.get({ timeoutMs: 0 }))).to.be.instanceOf(RateLimitError);
      }
      expect(service.received).to.have.length(2);
    }));

  it('ends an iteration over a list that repeats a page for ever', () =>
    withService(async (service, client) => {
      const page = { PageSize: 1, NbrOfPages: 1_000_000, NbrOfRows: 1_000_000 };
      for (const rows of [[{ Id: someId }], [{ Name: 'no id' }]]) {
        service.answer(json(200, { ...page, Page: 1, Rows: rows }));
        const error = await rejection(client.devices.iterate().toArray(1000));
        expect(error).to.be.instanceOf(InvalidResponseError);
        expect(error.message).to.contain('repeats');
      }
      expect(service.received.length).to.be.below(250);
    }));

  it('ends an iteration when the number of rows shrinks without end', () =>
    withService(async (service, client) => {
      let rows = 1_000_000;
      service.answer((_request, response) => {
        rows -= 1;
        const page = { Page: 1, PageSize: 1, NbrOfPages: rows, NbrOfRows: rows };
        sendJson(response, 200, { ...page, Rows: [{ Id: someId }] });
      });
      expect(await rejection(client.devices.iterate().toArray(1000))).to.be.instanceOf(InvalidResponseError);
    }));

  it('refuses a page that does not say how many pages there are', () =>
    withService(async (service, client) => {
      for (const count of [undefined, null, 'many', -1]) {
        service.answer(json(200, { Rows: [{ Id: someId }], NbrOfPages: count, NbrOfRows: 1, PageSize: 1 }));
        const error = await rejection(client.devices.iterate().toArray(10));
        expect(error, String(count)).to.be.instanceOf(InvalidResponseError);
      }
    }));

  it('times out when fetch, the key function or a hook never settles', async () => {
    const never = new Promise<never>(() => undefined);
    const baseUrl = 'http://127.0.0.1:9';
    const options = { baseUrl, timeoutMs: 30, fetch: () => never };
    const ended = new Response(new ReadableStream({ pull: () => never }));
    for (const client of [
      createClient({ ...options, apiKey: secret }),
      createClient({ ...options, apiKey: () => never }),
      createClient({ ...options, hooks: { onRequest: () => never } }),
      createClient({ ...options, fetch: async () => Promise.resolve(ended) }),
    ]) {
      expect(await rejection(client.version.get())).to.be.instanceOf(TimeoutError);
    }
  });

  it('fails the call, and nothing else, when an asynchronous hook rejects', () =>
    withService(async (service) => {
      service.answer(send(200, JSON.stringify(version)));
      const failing = async (): Promise<void> => Promise.reject(new Error('The hook failed.'));
      for (const hooks of [{ onRequest: failing }, { onResponse: failing }]) {
        const client = createClient({ baseUrl: service.url, hooks });
        expect((await rejection(client.version.get())).message).to.equal('The hook failed.');
      }
    }));
});
