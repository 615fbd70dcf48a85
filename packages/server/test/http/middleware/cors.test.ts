import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { expect } from 'chai';
import { TestApp } from '../../support/app.ts';

const APP = 'https://app.example';

describe('cross-origin requests of browsers', () => {
  let app: TestApp;

  afterEach(() => app.close());

  /** Sends headers of browsers, which fetch of Node would leave out. */
  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    isStream = false,
  ): Promise<IncomingMessage> {
    const sent = request(`${app.url}${path}`, { method, headers, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    if (isStream) sent.destroy();
    else answer.resume();
    return answer;
  }

  const corsOf = ({ headers }: IncomingMessage): Record<string, unknown> =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

  const authorization = (): Record<string, string> => ({ authorization: `Bearer ${app.apiKey}` });

  it('off by default: no response has CORS headers', async () => {
    app = await TestApp.start();
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await send(method, '/api/v3/devices', {
        ...authorization(),
        origin: APP,
        'access-control-request-method': 'GET',
      });
      expect(corsOf(answer)).to.deep.equal({});
      expect(answer.headers).to.include({ 'cross-origin-resource-policy': 'same-origin' });
      expect(answer.headers).not.to.have.property('vary');
    }
  });

  it('a preflight of a listed origin is answered without a key, with the headers that it asks for', async () => {
    app = await TestApp.start({ allowedOrigins: [APP] });
    const answer = await send('OPTIONS', '/api/v3/devices', {
      origin: APP,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    });
    expect(answer.statusCode).to.equal(204);
    expect(answer.headers).to.include({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
      'access-control-max-age': '600',
      vary: 'Origin, Access-Control-Request-Headers',
    });
  });

  it('responses, errors, and event streams permit the origin to read them, and the listed headers', async () => {
    app = await TestApp.start({ allowedOrigins: [APP, 'http://127.0.0.1:3000'] });
    const origin = { origin: APP };
    const answers = [
      await send('GET', '/api/v3/devices', { ...authorization(), ...origin }),
      await send('GET', '/api/v3/devices', origin),
      await send('GET', '/api/v3/nothing', origin),
      await send('GET', '/api/v3/events/stream', { ...authorization(), ...origin }, true),
    ];
    expect(answers.map((one) => one.statusCode)).to.deep.equal([200, 401, 404, 200]);
    for (const { headers } of answers) {
      expect(headers).to.include({
        'access-control-allow-origin': APP,
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Origin',
      });
      expect(headers).not.to.have.property('access-control-allow-credentials');
      const exposed = String(headers['access-control-expose-headers']).split(', ');
      expect(exposed).to.include.members([
        'Link',
        'Location',
        'RateLimit',
        'Retry-After',
        'X-Activity-Id',
        'X-Request-Id',
      ]);
    }
  });

  it('another origin gets no CORS headers, but Vary, so that caches keep the responses apart', async () => {
    app = await TestApp.start({ allowedOrigins: [APP] });
    for (const origin of ['https://app.example.net', 'http://app.example', 'null']) {
      const read = await send('GET', '/api/v3/devices', { ...authorization(), origin });
      const preflight = await send('OPTIONS', '/api/v3/devices', {
        origin,
        'access-control-request-method': 'GET',
      });
      for (const answer of [read, preflight]) {
        expect(corsOf(answer)).to.deep.equal({});
        expect(answer.headers).to.include({ vary: 'Origin', 'cross-origin-resource-policy': 'same-origin' });
      }
    }
  });

  it('* allows every origin, and never credentials', async () => {
    app = await TestApp.start({ allowedOrigins: '*' });
    const answer = await send('GET', '/api/v3/devices', { ...authorization(), origin: APP });
    expect(answer.headers).to.include({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers).not.to.have.property('access-control-allow-credentials');
  });

  it('an OPTIONS that is no preflight lists the methods of the path, as without CORS', async () => {
    app = await TestApp.start({ allowedOrigins: '*' });
    const answer = await send('OPTIONS', '/api/v3/devices', { origin: APP });
    expect(answer.headers).to.include({ allow: 'GET, POST, HEAD, OPTIONS' });
  });
});
