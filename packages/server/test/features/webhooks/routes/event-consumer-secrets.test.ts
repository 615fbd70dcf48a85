import { expect } from 'chai';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import type { Answer, TestApp } from '../../../support/app.ts';

const HttpEndpoint = 'https://hooks.example.com/muster';
const ELSEWHERE = 'https://elsewhere.example.com/muster';
const HttpPassword = 'pass-word';
const HttpHeaders = [{ Key: 'X-Token', Value: 'to-ken' }];

describe('secrets of an event consumer whose endpoint moves', () => {
  let app: TestApp;
  let id: string;
  let shown: Record<string, unknown>;

  appPerTest(async (one) => {
    app = one;
    const secrets = { HttpUsername: 'muster', HttpPassword, HttpHeaders };
    id = await app.create('/eventConsumers', { Name: 'office', HttpEndpoint, ...secrets });
    shown = { ...(await app.get(`/eventConsumers/${id}`)).body };
  });

  const put = (change: object): Promise<Answer> =>
    app.put(`/eventConsumers/${id}`, { ...shown, HttpUsername: 'muster', ...change });

  const sent = async (): Promise<unknown> => {
    await app.post(`/eventConsumers/${id}/test`, {});
    await app.world.settle();
    return app.world.sender.requests.at(-1)?.headers;
  };

  for (const [what, change] of [
    ['another host', { HttpEndpoint: ELSEWHERE }],
    ['another port', { HttpEndpoint: 'https://hooks.example.com:8443/muster' }],
    ['plain HTTP', { HttpEndpoint: 'http://hooks.example.com/muster' }],
  ] as const) {
    it(`are not sent to ${what}: the request must repeat them`, async () => {
      expectFaults(await put(change), 'HttpPassword', 'HttpHeaders[0].Value');
      const partly = await put({ ...change, HttpPassword });
      expect(partly.body.ModelState).to.have.all.keys('HttpHeaders[0].Value');
      expect((await put({ ...change, HttpPassword: 'new', HttpHeaders: [] })).status).to.equal(204);
      expect(await sent())
        .to.include({ authorization: `Basic ${Buffer.from('muster:new').toString('base64')}` })
        .and.not.have.property('x-token');
    });
  }

  it('are not sent elsewhere after the endpoint was removed', async () => {
    expect((await put({ HttpEndpoint: null, UsingHttpEndpoint: false })).status).to.equal(204);
    const answer = await put({ HttpEndpoint: ELSEWHERE, UsingHttpEndpoint: true });
    expect(answer.body.ModelState).to.include.keys('HttpHeaders[0].Value');
  });

  it('are kept if only the path changes', async () => {
    expect((await put({ HttpEndpoint: 'https://hooks.example.com/v2' })).status).to.equal(204);
    expect(await sent()).to.include({ 'x-token': 'to-ken' });
  });

  it('are deleted when they are no longer required', async () => {
    const moved = await put({ HttpEndpoint: ELSEWHERE, HttpUsername: null, HttpHeaders: [] });
    expect(moved.status, JSON.stringify(moved.body)).to.equal(204);
    expect(await sent()).to.not.have.any.keys('authorization', 'x-token');
  });
});
