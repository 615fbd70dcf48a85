import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { read } from '../../src/http/handler.ts';
import { StoreError } from '../../src/store/port.ts';
import { TestApp, type Answer, type CallInit } from '../support/app.ts';

const PROBLEM = 'application/problem+json';

/** `api` has default settings, `small` accepts 100 bytes, `busy` two requests a minute, and `broken` has no store. */
type Server = 'api' | 'small' | 'busy' | 'broken';

type Case = readonly [
  status: number,
  code: string,
  server: Server,
  /** Method and path. */
  target: string,
  init?: CallInit,
  /** Members at fault in ModelState. */
  faults?: readonly string[],
  header?: string,
];

const typed = (raw: string, type = 'application/json'): CallInit => ({
  raw,
  headers: { 'content-type': type },
});
const id = randomUUID();
const long = 'x'.repeat(200);

const cases: readonly Case[] = [
  [400, 'invalid-request', 'api', 'POST /devicetypes', { body: {} }, ['Name']],
  [400, 'malformed-body', 'api', 'POST /devicetypes', typed('{')],
  [401, 'missing-key', 'api', 'GET /devices', { key: null }, [], 'www-authenticate'],
  [401, 'invalid-key', 'api', 'GET /devices', { key: 'a.b.c' }, [], 'www-authenticate'],
  [403, 'permission-denied', 'api', `DELETE /roles/${id}`],
  [404, 'device-not-found', 'api', `GET /devices/${id}`],
  [404, 'route-not-found', 'api', 'GET /nothing'],
  [405, 'method-not-allowed', 'api', 'PUT /version', {}, [], 'allow'],
  [409, 'already-exists', 'api', 'POST /devicetypes', { body: { Name: 'twice' } }],
  [413, 'payload-too-large', 'small', 'POST /devicetypes', { body: { Name: long } }],
  [415, 'unsupported-media-type', 'api', 'POST /devicetypes', typed('a', 'text/plain')],
  [429, 'too-many-requests', 'busy', 'GET /version', {}, [], 'retry-after'],
  [503, 'store-unavailable', 'broken', 'GET /version', {}, [], 'retry-after'],
];

describe('the form of errors, of every status', () => {
  let apps: Readonly<Record<Server, TestApp>>;
  let reader: string;

  before(async () => {
    const api = await TestApp.start();
    await api.create('/devicetypes', { Name: 'twice' });
    ({ key: reader } = await api.createKey('User'));
    const failing = async (): Promise<never> => {
      throw new StoreError('io', 'of no concern to clients');
    };
    const broken = await TestApp.start({}, { routes: { 'version.get': read(failing) } });
    const busy = await TestApp.start({ requestsPerMinute: 2 });
    for (let round = 0; round < 3; round += 1) await busy.get('/version');
    apps = { api, broken, busy, small: await TestApp.start({ bodyLimitBytes: 100 }) };
  });

  after(async () => {
    for (const app of Object.values(apps)) await app.close();
  });

  async function ask([status, , server, target, init = {}]: Case, accept: string): Promise<Answer> {
    const [method = '', path = ''] = target.split(' ');
    return apps[server].call(method, path, {
      ...(status === 403 && { key: reader }),
      ...init,
      headers: { accept, ...init.headers },
    });
  }

  function check(one: Case, { body, headers, ...answer }: Answer): void {
    const [status, code, , , , faults = [], header] = one;
    expect(answer.status, JSON.stringify(body)).to.equal(status);
    expect(body.Message).to.be.a('string').and.not.equal('');
    expect(body).to.include({ Code: code, RequestId: headers.get('x-request-id') });
    const named = new Map(Object.entries({ ...body.ModelState }));
    expect([...named.keys()]).to.deep.equal(faults);
    for (const [first] of named.values()) expect(first).to.be.a('string').and.not.equal('');
    if (header !== undefined) expect(headers.get(header)).to.be.a('string').and.not.equal('');
  }

  for (const one of cases) {
    const [status, code, , , , faults] = one;

    it(`${status} ${code}: Message, Code, RequestId, and ModelState where members are at fault`, async () => {
      const answer = await ask(one, 'application/json');
      check(one, answer);
      expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
      const more = (faults ?? []).length === 0 ? [] : ['ModelState'];
      expect(answer.body).to.have.all.keys('Message', 'Code', 'RequestId', ...more);
    });

    it(`${status} ${code}: the same as problem details`, async () => {
      const answer = await ask(one, PROBLEM);
      check(one, answer);
      expect(answer.headers.get('content-type')).to.contain(PROBLEM);
      expect(answer.body).to.include({
        type: `urn:muster:error:${code}`,
        status,
        detail: answer.body.Message,
        instance: `urn:muster:request:${String(answer.body['RequestId'])}`,
      });
      expect(answer.body['title']).to.be.a('string').and.not.equal('');
    });
  }
});
