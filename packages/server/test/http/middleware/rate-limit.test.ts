import { expect } from 'chai';
import { BoundedCounts } from '../../../src/http/rate-limit.ts';
import { expectError, TestApp, type Answer, type TestAppOptions } from '../../support/app.ts';

const FORGED = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA';

describe('limits for each address', () => {
  let app: TestApp;

  const start = async (options: TestAppOptions): Promise<void> => {
    app = await TestApp.start(options);
  };
  afterEach(async () => {
    expect(app.defects).to.deep.equal([]);
    await app.close();
  });

  const from = (address: string, key: string | null, path = '/devices'): Promise<Answer> =>
    app.get(path, { key, headers: { 'x-forwarded-for': address } });
  const statusesOf = async (count: number, send: () => Promise<Answer>): Promise<number[]> => {
    const statuses: number[] = [];
    while (statuses.length < count) statuses.push((await send()).status);
    return statuses;
  };

  it('end requests without a valid key: 429 with Retry-After', async () => {
    await start({ refusalsPerMinutePerAddress: 3 });
    const keys = [null, FORGED, 'nonsense', app.apiKey.slice(0, -2), FORGED];
    const answers = [];
    for (const key of keys) answers.push(await app.get('/devices', { key }));
    expect(answers.map(({ status }) => status)).to.deep.equal([401, 401, 401, 429, 429]);
    expectError(answers[3]!, 429, 'too-many-requests');
    expect(Number(answers[3]!.headers.get('retry-after'))).to.be.within(1, 60);
    expect(answers[3]!.headers.get('ratelimit-policy')).to.include('q=3');
    expect(answers[3]!.headers.get('ratelimit')).to.include('r=0');
  });

  it('do not affect requests with a key from the same address', async () => {
    await start({ refusalsPerMinutePerAddress: 1 });
    expect(await statusesOf(3, () => app.get('/devices', { key: null }))).to.deep.equal([401, 429, 429]);
    expect(await statusesOf(3, () => app.get('/devices'))).to.deep.equal([200, 200, 200]);
  });

  it('count by the address of a trusted proxy, each address separately', async () => {
    await start({ refusalsPerMinutePerAddress: 2, trustProxy: 'loopback' });
    expect(await statusesOf(3, () => from('192.0.2.1', FORGED))).to.deep.equal([401, 401, 429]);
    expect(await statusesOf(3, () => from('192.0.2.2', FORGED))).to.deep.equal([401, 401, 429]);
    // The limit ignores addresses that the client itself wrote before the proxy appended its address.
    expect((await from('198.51.100.7, 192.0.2.1', FORGED)).status).to.equal(429);
  });

  it('count the addresses of one IPv6 network, and both notations of IPv4, together', async () => {
    await start({ refusalsPerMinutePerAddress: 2, trustProxy: 1 });
    let next = 0;
    expect(await statusesOf(3, () => from(`2001:db8:0:${(next += 1)}::1`, null))).to.deep.equal([
      401, 401, 429,
    ]);
    expect((await from('2001:db8:1::1', null)).status).to.equal(401);
    await from('192.0.2.1', null);
    await from('::ffff:192.0.2.1', null);
    expect((await from('192.0.2.1', null)).status).to.equal(429);
  });

  it('ignore X-Forwarded-For of untrusted clients', async () => {
    await start({ refusalsPerMinutePerAddress: 2 });
    let next = 0;
    expect(await statusesOf(3, () => from(`192.0.2.${(next += 1)}`, FORGED))).to.deep.equal([401, 401, 429]);
  });

  it('count a proxy without X-Forwarded-For as itself', async () => {
    await start({ refusalsPerMinutePerAddress: 2, trustProxy: 'loopback' });
    const said = ['unknown', '_hidden', 'x'.repeat(1000)];
    expect(await statusesOf(3, () => from(said.pop() ?? '', null))).to.deep.equal([401, 401, 429]);
  });

  it('refuse all requests of an address if that limit is set, before the key is checked', async () => {
    await start({ requestsPerMinutePerAddress: 3, trustProxy: 'loopback' });
    expect(await statusesOf(4, () => from('192.0.2.1', app.apiKey))).to.deep.equal([200, 200, 200, 429]);
    expectError(await from('192.0.2.1', app.apiKey, ':/openapi.json'), 429, 'too-many-requests');
    expectError(await from('192.0.2.1', null, ':/nowhere'), 429, 'too-many-requests');
    expect((await from('192.0.2.2', app.apiKey)).status).to.equal(200);
  });

  it('apply to Basic authentication as to bearer tokens, and a key at its limit does not stop another', async () => {
    const basic = (key: string): Promise<Answer> =>
      app.get('/devices', {
        key: null,
        headers: { authorization: `Basic ${Buffer.from(`any:${key}`).toString('base64')}` },
      });
    await start({ refusalsPerMinutePerAddress: 2, requestsPerMinute: 4 });
    const { key } = await app.createKey('Admin', 'second');
    expect(await statusesOf(3, () => basic(FORGED))).to.deep.equal([401, 401, 429]);
    expect(await statusesOf(4, () => basic(app.apiKey))).to.include(429);
    expect(await statusesOf(5, () => basic(key))).to.deep.equal([200, 200, 200, 200, 429]);
    expect((await app.get('/devices', { key })).status).to.equal(429);
  });

  it('have other messages than those of keys', async () => {
    await start({ requestsPerMinute: 10, requestsPerMinutePerAddress: 20 });
    const { headers } = await app.get('/devices');
    expect(headers.get('ratelimit-policy')).to.match(/"address";.*"key";/u);
  });

  it('are off by default', async () => {
    await start({});
    expect(new Set(await statusesOf(50, () => app.get('/devices', { key: FORGED })))).to.deep.equal(
      new Set([401]),
    );
  });
});

describe('counts of clients', () => {
  it('are bounded for any number of clients; the busy ones remain', () => {
    const counts = new BoundedCounts(100, 3_600_000);
    for (let client = 0; client < 10_000; client += 1) {
      counts.increment('busy');
      counts.increment(`client ${client}`);
    }
    expect(counts.size).to.equal(100);
    expect(counts.increment('busy').totalHits).to.equal(10_001);
    expect(counts.increment('client 0').totalHits).to.equal(1);
  });
});
