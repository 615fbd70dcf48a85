import { expect } from 'chai';
import { apiKeys, type ApiKey } from '../../../src/features/access/model.ts';
import { isLoopback } from '../../../src/lifecycle/exposures.ts';
import { appPerTest } from '../../support/app-of-tests.ts';
import { TestApp } from '../../support/app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe('a login with a code', () => {
  let app: TestApp;
  let owner: ApiKey;

  appPerTest(async (one) => {
    app = one;
    const [key] = await app.world.store.collection(apiKeys).find({});
    owner = key!;
  });

  const issue = (): string => app.world.admin.loginCodes.issue(owner.id);

  async function post(raw: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw,
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  const login = (Code: unknown): Promise<Answer> => post(JSON.stringify({ Code }));

  async function expectRefusal(code: string, reason: RegExp): Promise<void> {
    const { status, body } = await login(code);
    expect([status, body['Code']]).to.deep.equal([401, 'invalid-login-code']);
    expect(body['Message'])
      .to.match(reason)
      .and.match(/Log in with an API key/u);
  }

  it('gives a key of its own, with the permissions of the local key and 12 hours to live', async () => {
    const code = issue();
    expect(Buffer.from(code, 'base64url').length).to.be.at.least(16);
    const { status, body } = await login(code);
    expect(status).to.equal(200);
    const key = String(body['ApiKey']);
    expect(key).not.to.equal(app.apiKey);
    expect(body['DeviceNetworkId']).to.equal(app.deviceNetworkId);
    const lifetimeMs = Date.parse(String(body['ExpirationDate'])) - app.world.clock.now();
    expect(lifetimeMs).to.be.within(12 * HOUR - 1_000, 12 * HOUR);
    expect((await app.get('/apikeys', { key })).status).to.equal(200);
    const permissions = await app.get('/deviceNetwork/permissions', { key });
    expect(permissions.body).to.deep.equal((await app.get('/deviceNetwork/permissions')).body);
    await app.world.clock.advance(12 * HOUR);
    expect((await app.get('/apikeys', { key })).body['Code']).to.equal('expired-key');
  });

  it('works once, also when two try at the same time', async () => {
    const code = issue();
    const answers = await Promise.all([login(code), login(code), login(code)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 401, 401]);
    await expectRefusal(code, /has been used/u);
  });

  it('works for ten minutes', async () => {
    const [early, late] = [issue(), issue()];
    await app.world.clock.advance(10 * MINUTE - 1);
    expect((await login(early)).status).to.equal(200);
    await app.world.clock.advance(1);
    await expectRefusal(late, /has expired/u);
  });

  it('refuses codes that this server has not issued', async () => {
    for (const code of ['x', 'A'.repeat(32), `${issue()}A`, app.apiKey.slice(0, 64)]) {
      await expectRefusal(code, /did not issue/u);
    }
  });

  it('refuses bodies without a code', async () => {
    for (const code of [undefined, null, '', 5, {}, ['x'], 'x'.repeat(65)]) {
      const { status, body } = await login(code);
      expect([status, body['Code']], JSON.stringify(code)).to.deep.equal([400, 'invalid-request']);
    }
    for (const raw of ['', '{', 'null', '[]', '"x"', `{"Code":"${'x'.repeat(5_000)}"}`]) {
      expect((await post(raw)).status, raw.slice(0, 20)).to.equal(400);
    }
  });

  it('takes JSON only: a form of another site cannot send it', async () => {
    const code = issue();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(`Code=${code}`, form)).status).to.equal(400);
    const plain = await post(JSON.stringify({ Code: code }), { 'content-type': 'text/plain' });
    expect(plain.status).to.equal(400);
    expect((await login(code)).status).to.equal(200);
  });

  it('limits attempts', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await login('x')).status).to.equal(401);
    expect((await login(issue())).status).to.equal(429);
  });

  it('ends with the key that the code stands for', async () => {
    const code = issue();
    await app.world.store.collection(apiKeys).delete(owner.id);
    await expectRefusal(code, /has been deleted or has expired/u);
  });

  it('can be repeated if the key could not be stored', async () => {
    const code = issue();
    const { store } = app.world;
    const transaction = store.transaction.bind(store);
    store.transaction = () => Promise.reject(new Error('The disk is full.'));
    await app.world.admin.loginCodes.redeem(code).then(
      () => expect.fail('stored'),
      (error: unknown) => expect(String(error)).to.include('disk'),
    );
    store.transaction = transaction;
    expect((await login(code)).status).to.equal(200);
  });

  it('is in the audit log, and its key is deleted after its end by a later login', async () => {
    await login(issue());
    const names = async (): Promise<string[]> =>
      (await app.world.store.collection(apiKeys).find({})).map(({ name }) => name);
    const [made] = (await names()).filter((name) => name.startsWith('dashboard-'));
    const audit = await app.get('/activitylogs/audit');
    expect(audit.body.Rows[0]).to.deep.include({ Operation: 'login', ApiKeyName: made });
    await app.world.clock.advance(12 * HOUR);
    await login(issue());
    expect(await names())
      .to.have.length(2)
      .and.not.include(made);
  });

  it('does not count as the Admin key that a network keeps', async () => {
    const key = String((await login(issue())).body['ApiKey']);
    const answer = await app.call('DELETE', `/apikeys/${owner.id}`, { key });
    expect([answer.status, answer.body['Code']]).to.deep.equal([409, 'last-admin']);
  });

  it('is not there without the dashboard', async () => {
    const other = await TestApp.start({ noDashboard: true });
    const answer = await fetch(`${other.url}/api/login`, { method: 'POST', body: '{}' });
    expect(answer.status).to.equal(404);
    await other.close();
  });
});

describe('the address of a server', () => {
  it('is reached by this machine only on a loopback interface', () => {
    for (const host of ['127.0.0.1', '127.9.8.7', '[::1]', 'localhost'])
      expect(isLoopback(`http://${host}:8080`), host).to.equal(true);
    for (const host of ['0.0.0.0', '[::]', '10.0.0.1', '127.evil.example'])
      expect(isLoopback(`http://${host}:8080`), host).to.equal(false);
  });
});
