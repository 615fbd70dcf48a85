import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { StoreError } from '../../src/store/port.ts';
import { TestApp } from '../support/app.ts';
import type { Answer, CallInit } from '../support/app.ts';

const PROBLEM = 'application/problem+json';

/**
 * A request and its server: `api` has default settings, `small` accepts 100 bytes, `busy` two requests a minute, and
 * `broken` has no store.
 */
interface Case {
  readonly status: number;
  readonly code: string;
  readonly app?: 'small' | 'busy' | 'broken';
  readonly method: string;
  readonly path: string;
  readonly init?: CallInit;
  /** Members at fault in ModelState. */
  readonly faults?: readonly string[];
  readonly header?: string;
}

const typed = (raw: string, type = 'application/json'): CallInit => ({
  raw,
  headers: { 'content-type': type },
});

const cases: readonly Case[] = [
  {
    status: 400,
    code: 'invalid-request',
    method: 'POST',
    path: '/devicetypes',
    init: { body: {} },
    faults: ['Name'],
  },
  { status: 400, code: 'malformed-body', method: 'POST', path: '/devicetypes', init: typed('{') },
  {
    status: 401,
    code: 'missing-key',
    method: 'GET',
    path: '/devices',
    init: { key: null },
    header: 'www-authenticate',
  },
  {
    status: 401,
    code: 'invalid-key',
    method: 'GET',
    path: '/devices',
    init: { key: 'a.b.c' },
    header: 'www-authenticate',
  },
  { status: 403, code: 'permission-denied', method: 'DELETE', path: `/roles/${randomUUID()}` },
  { status: 404, code: 'device-not-found', method: 'GET', path: `/devices/${randomUUID()}` },
  { status: 404, code: 'route-not-found', method: 'GET', path: '/nothing' },
  { status: 405, code: 'method-not-allowed', method: 'PUT', path: '/version', header: 'allow' },
  {
    status: 409,
    code: 'already-exists',
    method: 'POST',
    path: '/devicetypes',
    init: { body: { Name: 'twice' } },
  },
  {
    status: 413,
    code: 'payload-too-large',
    app: 'small',
    method: 'POST',
    path: '/devicetypes',
    init: { body: { Name: 'x'.repeat(200) } },
  },
  {
    status: 415,
    code: 'unsupported-media-type',
    method: 'POST',
    path: '/devicetypes',
    init: typed('a', 'text/plain'),
  },
  {
    status: 429,
    code: 'too-many-requests',
    app: 'busy',
    method: 'GET',
    path: '/version',
    header: 'retry-after',
  },
  {
    status: 503,
    code: 'store-unavailable',
    app: 'broken',
    method: 'GET',
    path: '/version',
    header: 'retry-after',
  },
];

describe('the form of errors, of every status', () => {
  let apps: Readonly<Record<'api' | 'small' | 'busy' | 'broken', TestApp>>;
  let reader: string;

  before(async () => {
    const api = await TestApp.start();
    await api.create('/devicetypes', { Name: 'twice' });
    ({ key: reader } = await api.createKey('User'));
    const failing = async (): Promise<never> => {
      throw new StoreError('io', 'of no concern to clients');
    };
    const broken = await TestApp.start({}, { routes: { 'version.get': failing } });
    const busy = await TestApp.start({ requestsPerMinute: 2 });
    for (let round = 0; round < 3; round += 1) await busy.get('/version');
    apps = { api, broken, busy, small: await TestApp.start({ bodyLimitBytes: 100 }) };
  });

  after(async () => {
    for (const app of Object.values(apps)) await app.close();
  });

  async function ask(one: Case, accept: string): Promise<Answer> {
    const app = apps[one.app ?? 'api'];
    const key = one.status === 403 ? reader : undefined;
    return app.call(one.method, one.path, {
      ...(key === undefined ? {} : { key }),
      ...one.init,
      headers: { accept, ...one.init?.headers },
    });
  }

  function check({ status, code, faults = [], header }: Case, { body, headers, ...answer }: Answer): void {
    expect(answer.status, JSON.stringify(body)).to.equal(status);
    expect(body.Message).to.be.a('string').and.not.equal('');
    expect(body).to.include({ Code: code, RequestId: headers.get('x-request-id') });
    const named = new Map(Object.entries({ ...body.ModelState }));
    expect([...named.keys()]).to.deep.equal(faults);
    for (const [first] of named.values()) expect(first).to.be.a('string').and.not.equal('');
    if (header !== undefined) expect(headers.get(header)).to.be.a('string').and.not.equal('');
  }

  for (const one of cases) {
    it(`${one.status} ${one.code}: Message, Code, RequestId, and ModelState where members are at fault`, async () => {
      const answer = await ask(one, 'application/json');
      check(one, answer);
      expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
      expect(answer.body).to.have.all.keys(
        'Message',
        'Code',
        'RequestId',
        ...(one.faults === undefined ? [] : ['ModelState']),
      );
    });

    it(`${one.status} ${one.code}: the same as problem details`, async () => {
      const answer = await ask(one, PROBLEM);
      check(one, answer);
      expect(answer.headers.get('content-type')).to.contain(PROBLEM);
      expect(answer.body).to.include({
        type: `urn:muster:error:${one.code}`,
        status: one.status,
        detail: answer.body.Message,
        instance: `urn:muster:request:${String(answer.body['RequestId'])}`,
      });
      expect(answer.body['title']).to.be.a('string').and.not.equal('');
    });
  }
});
