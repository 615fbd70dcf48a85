import { request as httpRequest } from 'node:http';
import { expect } from 'chai';
import { appPerSuite } from '../../support/app-of-tests.ts';
import type { TestApp } from '../../support/app.ts';

const SECRET = 'mTq8-not-for-the-log';
const ID = '5f0c1a52-0000-4000-8000-00000000c0de';

describe('request log', () => {
  let app: TestApp;

  appPerSuite((one) => (app = one));

  beforeEach(() => (app.log.length = 0));

  /** Sends a request that accepts problem details; resolves with the body of the response. */
  function send(method: string, path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const accept = 'application/problem+json';
      // A valid key would open the event stream, which never ends.
      const headers = path.includes('stream')
        ? { accept }
        : { accept, authorization: `Bearer ${app.apiKey}` };
      const request = httpRequest(app.url + path, { method, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('close', () => resolve(text));
      });
      request.once('error', reject).end();
    });
  }

  const cases: readonly (readonly [method: string, path: string, route: string | undefined])[] = [
    ['GET', `/fw/${SECRET}`, '/fw/{token}'],
    ['HEAD', `/FW/${SECRET}`, '/fw/{token}'],
    ['GET', `/fw/${SECRET}/x`, undefined],
    ['POST', `/fw/${SECRET}`, undefined],
    ['GET', `/fw/${SECRET}?access_token=${SECRET}`, '/fw/{token}'],
    ['GET', `/fw/%E0${SECRET}`, undefined],
    ['GET', `/${SECRET}`, undefined],
    ['POST', `/api/v3/resources/${ID}/write/${SECRET}`, '/api/v3/resources/{id}/write/{value}'],
    ['GET', `/api/v3/resources/${ID}/write/${SECRET}`, '/api/v3/resources/{id}/write/{value}'],
    ['POST', `/API/v3/Resources/${SECRET}/write/${SECRET}/`, '/api/v3/resources/{id}/write/{value}'],
    ['POST', `/api/v3/resources/${ID}/write/%E0${SECRET}`, undefined],
    ['POST', `/api/v3/resources/${ID}/writes/${SECRET}`, undefined],
    ['GET', `/api/v3/devices/${SECRET}`, '/api/v3/devices/{id}'],
    ['GET', `/api/v3/events/stream?access_token=${SECRET}`, '/api/v3/events/stream'],
  ];

  for (const [method, path, route] of cases) {
    it(`${method} ${path.replaceAll(SECRET, 'SECRET')} is logged as ${route ?? 'no route'}`, async () => {
      const text = await send(method, path);
      expect(text).not.to.contain(SECRET);
      // The server writes the line after it sees the closed connection.
      while (!app.log.some(({ message }) => message === 'request')) await new Promise(setImmediate);
      const logged = app.log.find(({ message }) => message === 'request')!.fields;
      expect(logged['route']).to.equal(route);
      expect(logged['method']).to.equal(method);
      expect(JSON.stringify(app.log)).not.to.contain(SECRET);
    });
  }

  it('names the entity of a request by its id, of refused requests too', async () => {
    await send('GET', `/api/v3/devices/${ID.toUpperCase()}`);
    while (app.log.length === 0) await new Promise(setImmediate);
    expect(app.log[0]!.fields).to.include({ entityId: ID, status: 404, operation: 'devices.get' });
  });
});
