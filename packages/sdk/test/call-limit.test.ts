import { expect } from 'chai';
import { pageOf, sendJson, type Answer } from '@muster/testkit';
import { createClient, RateLimitError, TimeoutError } from '../src/index.ts';
import { inTurn, json, otherId, rejection, someId, withService } from './support/fixture.ts';

/** A `fetch` whose responses wait until they are released in their order. */
function heldFetch() {
  const held: (() => void)[] = [];
  const urls: string[] = [];
  return {
    urls,
    release: () => held.shift()?.(),
    fetch: ((input: Request) => {
      urls.push(input.url.split('/').at(-1)!);
      return new Promise<Response>((resolve) => held.push(() => resolve(Response.json({ Id: someId }))));
    }) as typeof globalThis.fetch,
  };
}

describe('maxConcurrency', () => {
  it('is never exceeded, and all calls end', () =>
    withService({ maxConcurrency: 2 }, async (service, client) => {
      let open = 0;
      let most = 0;
      service.answer((_request, response) => {
        most = Math.max(most, (open += 1));
        setImmediate(() => {
          open -= 1;
          sendJson(response, 200, { Id: someId });
        });
      });
      await Promise.all(Array.from({ length: 10 }, () => client.devices.get(someId)));
      expect([most, service.received.length]).to.deep.equal([2, 10]);
    }));

  it('counts failed calls only until they fail', () =>
    withService({ maxConcurrency: 1 }, async (service, client) => {
      service.answer(inTurn(json(404, {}), json(200, { Id: someId })));
      const calls = [client.devices.get(someId), client.devices.get('.'), client.devices.get(someId)];
      const results = await Promise.allSettled(calls);
      expect(results.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'fulfilled']);
    }));

  it('sends waiting calls in order, without those that are aborted', async () => {
    const { fetch, urls, release } = heldFetch();
    const client = createClient({ baseUrl: 'http://127.0.0.1', fetch, maxConcurrency: 1 });
    const abort = new AbortController();
    const first = client.devices.get('1');
    const aborted = client.devices.get('2', { signal: abort.signal });
    const last = client.devices.get('3');
    abort.abort(new Error('no longer needed'));
    expect((await rejection(aborted)).message).to.equal('no longer needed');
    release();
    await first;
    // The next call reads its key before it is sent.
    await new Promise(setImmediate);
    release();
    await last;
    expect(urls).to.deep.equal(['1', '3']);
  });

  it('starts the time-out of a call with its turn', async () => {
    const { fetch, release } = heldFetch();
    const options = { baseUrl: 'http://127.0.0.1', fetch, maxConcurrency: 1 };
    const client = createClient({ ...options, timeoutMs: 0 });
    const first = client.devices.get('1');
    const waiting = client.devices.get('2', { timeoutMs: 300 });
    const witness = createClient({ ...options, fetch: () => new Promise(() => undefined), timeoutMs: 300 });
    expect(await rejection(witness.devices.get('3'))).to.be.instanceOf(TimeoutError);
    release();
    await first;
    await new Promise(setImmediate);
    release();
    expect(await waiting).to.deep.equal({ Id: someId });
  });

  it('must be a whole number', () => {
    for (const maxConcurrency of [-1, 0.5, 10_001])
      expect(() => createClient({ baseUrl: 'http://127.0.0.1', maxConcurrency })).to.throw(
        'maxConcurrency must be a whole number between 0 and 10000.',
      );
  });
});

describe('a rate limit', () => {
  const limited = json(429, {}, { 'Retry-After': '0' });
  const page: Answer = (request, response) =>
    sendJson(response, 200, pageOf([{ Id: someId }, { Id: otherId }], request.query));

  it('does not end an iteration: it waits more often than it retries', () =>
    withService({ retries: 1 }, async (service, client) => {
      service.answer(inTurn(limited, limited, limited, page, limited, limited, page));
      const rows = await client.devices.iterate({ PageSize: 1 }).toArray(10);
      expect(rows.map(({ Id }) => Id)).to.deep.equal([someId, otherId]);
      expect(service.received).to.have.length(7);
    }));

  it('does not hide other failures', () =>
    withService({ retries: 1 }, async (service, client) => {
      service.answer(inTurn(limited, limited, json(500, {})));
      expect(await rejection(client.devices.iterate().toArray(1))).to.include({ status: 500 });
    }));

  it('ends a call after its retries, unless it waits', () =>
    withService({ retries: 1 }, async (service, client) => {
      service.answer(limited);
      expect(await rejection(client.devices.list())).to.be.instanceOf(RateLimitError);
      const eager = client.devices.iterate({}, { waitOnRateLimit: false }).toArray(1);
      expect(await rejection(eager)).to.be.instanceOf(RateLimitError);
      expect(service.received).to.have.length(4);
      service.answer(inTurn(limited, limited, limited, page));
      expect((await client.devices.list({}, { waitOnRateLimit: true })).Rows).to.have.length(2);
    }));

  it('ends an iteration if the service does not say how long to wait, or longer than the time-out', () =>
    withService({ retries: 0 }, async (service, client) => {
      for (const headers of [{}, { 'Retry-After': '31' }]) {
        service.answer(json(429, {}, headers));
        expect(await rejection(client.devices.iterate().toArray(1))).to.be.instanceOf(RateLimitError);
      }
      expect(service.received).to.have.length(2);
    }));

  it('does not repeat a request that must not be repeated', () =>
    withService(async (service, client) => {
      service.answer(limited);
      const call = client.smartObjectTypes.import('<LWM2M/>', {}, { waitOnRateLimit: true });
      expect(await rejection(call)).to.be.instanceOf(RateLimitError);
      expect(service.received).to.have.length(1);
    }));
});
