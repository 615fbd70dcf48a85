import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { eventConsumers, outboxEntries } from '../../../../src/features/webhooks/model.ts';
import { RecordedWebhooks } from '../../../support/recorded-webhooks.ts';
import { record } from '../../../support/device-world.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject, type TestApp } from '../../../support/app.ts';

const HttpEndpoint = 'https://hooks.example.com/muster';
const Secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const VALUES = { EventTypes: ['measurement'] };

describe('routes of event consumers', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const office = (members: object = {}): Promise<string> =>
    app.create('/eventConsumers', { Name: 'office', HttpEndpoint, ...members });

  const deviceWithSensor = async (): Promise<{ deviceId: string; deviceNetworkId: string }> => {
    const { id } = await app.world.addDevice('buoy-1', '/1/0', '/3/0');
    return { deviceId: id, deviceNetworkId: app.deviceNetworkId };
  };

  const report = async (
    device: { deviceId: string; deviceNetworkId: string },
    ...values: readonly number[]
  ): Promise<void> => {
    for (const value of values) {
      await app.world.domain.measurements.take(device, [record('/3/0/9', value)]);
      await app.world.settle();
    }
  };

  const sendTest = async (id: string, message: object = {}): Promise<Answer> => {
    const answer = await app.post(`/eventConsumers/${id}/test`, message);
    await app.world.settle();
    return answer;
  };

  const valuesSent = (): unknown[] => app.world.sender.events.map(({ data }) => data['v']);

  it('create, list, get, update and delete', async () => {
    const id = await office();
    const shown = {
      Id: id,
      Name: 'office',
      HttpEndpoint,
      HttpMethod: 'POST',
      HttpHeaders: [],
      UsingHttpEndpoint: true,
      EventTypes: [],
      DeviceIds: [],
      EventCategories: [],
      Delivery: { PendingEvents: 0, DeadLetters: 0 },
    };
    expect((await app.get('/eventConsumers')).body.Rows).to.deep.equal([shown]);
    const { body } = await app.get(`/eventConsumers/${id}`);
    expect(body).to.deep.equal(shown);
    const changed = { Name: 'quay', HttpEndpoint, HttpMethod: 'PUT', EventTypes: ['measurement'] };
    await expectDone(app.put(`/eventConsumers/${id}`, changed));
    expect((await app.get(`/eventConsumers/${id}`)).body).to.deep.include(changed);
  });

  it('secrets are sealed, kept if absent, and never shown', async () => {
    const id = await office({
      HttpUsername: 'muster',
      HttpPassword: 'pass-word',
      HttpHeaders: [{ Key: 'X-Token', Value: 'sealed:1:to-ken' }],
      Secret,
    });
    const { body } = await app.get(`/eventConsumers/${id}`);
    expect(body['HttpHeaders']).to.deep.equal([{ Key: 'X-Token' }]);
    const secrets = /pass-word|to-ken|whsec_/u;
    expect(JSON.stringify([body, (await app.get('/eventConsumers')).body])).not.to.match(secrets);
    // A client can send a response back unchanged, and the secrets are kept.
    await expectDone(app.put(`/eventConsumers/${id}`, body));
    const stored = await app.world.store.collection(eventConsumers).get(id);
    expect(JSON.stringify(stored)).not.to.match(secrets);
    await sendTest(id);
    const [request] = app.world.sender.requests;
    expect(request?.headers).to.include({
      'x-token': 'sealed:1:to-ken',
      authorization: `Basic ${Buffer.from('muster:pass-word').toString('base64')}`,
    });
    expectSigned(request!, [Secret]);
  });

  it('members that cannot be delivered with are refused', async () => {
    const valid: object = { Name: 'office', HttpEndpoint };
    for (const [member, change] of [
      ['Name', { Name: ' ' }],
      ['HttpEndpoint', { HttpEndpoint: 'ftp://example.com/' }],
      // Deliveries may not go to this address.
      ['HttpEndpoint', { HttpEndpoint: 'http://refused.example' }],
      ['Secret', { Secret: 'whsec_AAAA' }],
      ['Secret', { Secret: `whsec_${'A'.repeat(31)}=` }],
      ['HttpHeaders[0].Key', { HttpHeaders: [{ Key: 'Host', Value: 'a' }] }],
      ['HttpHeaders[0].Value', { HttpHeaders: [{ Key: 'X-A', Value: 'a\r\nX-B: b' }] }],
      ['HttpHeaders[0].Value', { HttpHeaders: [{ Key: 'X-A' }] }],
      ['DeviceIds[0]', { DeviceIds: ['c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10'] }],
      ['EventTypes[0]', { EventTypes: ['nonsense'] }],
    ] as const) {
      const answer = await app.post('/eventConsumers', { ...valid, ...change });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
    }
  });

  it('names are unique in a device network, which has 100 event consumers at most', async () => {
    await office();
    expectError(await app.post('/eventConsumers', { Name: 'office', HttpEndpoint }), 409, 'already-exists');
    for (let index = 1; index < 100; index += 1) {
      await app.create('/eventConsumers', { Name: `office ${index}`, HttpEndpoint });
    }
    expectError(await app.post('/eventConsumers', { Name: 'one more', HttpEndpoint }), 409, 'limit-reached');
  });

  it('events are delivered in order, signed, in batches of the waiting ones', async () => {
    const device = await deviceWithSensor();
    const { sender } = app.world;
    await office({ Secret, ...VALUES });
    const held = Promise.withResolvers<undefined>();
    sender.held = held.promise;
    await report(device, 90, 89, 88);
    expect(valuesSent()).to.deep.equal([90]);
    held.resolve(undefined);
    await app.world.settle();
    expect(sender.requests.map((one) => RecordedWebhooks.eventsOf(one).length)).to.deep.equal([1, 2]);
    expect(valuesSent()).to.deep.equal([90, 89, 88]);
    for (const request of sender.requests) expectSigned(request, [Secret]);
    expect(new Set(sender.events.map(({ id }) => id)).size).to.equal(3);
    expect(sender.events[0]).to.deep.include({ type: 'measurement', deviceId: device.deviceId });
  });

  it('a failed delivery is retried at growing intervals, under the same ID and with a new signature', async () => {
    const device = await deviceWithSensor();
    const { sender, clock } = app.world;
    const id = await office({ Secret, ...VALUES });
    sender.answers.push(500, { status: 429, retryAfterSeconds: 7 }, 301);
    await report(device, 90, 89);
    expect(sender.requests).to.have.length(1);
    for (const [delayMs, count] of [
      [999, 1],
      [1, 2],
      [6_999, 2],
      [1, 3],
      [3_999, 3],
    ] as const) {
      await clock.advance(delayMs);
      await app.world.settle();
      expect(sender.requests).to.have.length(count);
    }
    const { Delivery } = (await app.get(`/eventConsumers/${id}`)).body;
    expect(Delivery).to.include({ PendingEvents: 2, LastFailure: 'The endpoint responded with status 301.' });
    await clock.advance(1);
    await app.world.settle();
    // The endpoint accepts the first batch, and then the next one.
    expect(valuesSent()).to.deep.equal([90, 90, 90, 90, 89]);
    const ids = sender.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids.slice(0, 4)).size).to.equal(1);
    expect(ids[4]).not.to.equal(ids[0]);
    for (const request of sender.requests) expectSigned(request, [Secret]);
    expect(new Set(sender.requests.map(({ headers }) => headers['webhook-timestamp'])).size).to.equal(4);
    const after = (await app.get(`/eventConsumers/${id}`)).body['Delivery'];
    expect(after).to.deep.equal({ PendingEvents: 0, DeadLetters: 0, LastDeliveredTimestamp: clock.now() });
  });

  it('a finally failed delivery becomes a dead letter that can be read, replayed and deleted', async () => {
    const device = await deviceWithSensor();
    const { sender, clock } = app.world;
    const id = await office(VALUES);
    const letters = async (): Promise<readonly ResponseObject[]> =>
      (await app.get(`/eventConsumers/${id}/deadLetters`)).body.Rows;
    const giveUp = async (): Promise<void> => {
      for (let attempt = 1; attempt < 12; attempt += 1) {
        await clock.advance(300_000);
        await app.world.settle();
      }
    };
    sender.always = 503;
    await report(device, 90);
    await giveUp();
    await report(device, 89);
    await giveUp();
    expect(sender.requests).to.have.length(24);
    const [first, second] = await letters();
    expect(first).to.deep.include({
      NbrOfEvents: 1,
      Attempts: 12,
      Reason: 'The endpoint responded with status 503.',
      ResponseCode: 503,
      WebhookId: sender.requests[0]?.headers['webhook-id'],
    });
    const whole = (await app.get(`/eventConsumers/${id}/deadLetters/${first!.Id}`)).body;
    expect((whole['Events'] as { data: { v: number } }[])[0]?.data.v).to.equal(90);
    // One entry for any number of dead letters.
    const log = (await app.get('/activitylogs')).body.Rows.filter(({ EntityId }) => EntityId === id);
    expect(log).to.have.length(1);
    expect(log[0]).to.include({ Status: 'Failed', ResponseCode: '503', EntityId: id });

    sender.always = 204;
    sender.requests.length = 0;
    await expectDone(app.post(`/eventConsumers/${id}/deadLetters/${second!.Id}/replay`, {}));
    await app.world.settle();
    expect(valuesSent()).to.deep.equal([89]);
    expect(await letters()).to.have.length(1);
    await expectDone(app.post(`/eventConsumers/${id}/deadLetters/replay`, {}));
    await app.world.settle();
    expect(valuesSent()).to.deep.equal([89, 90]);
    expect(await letters()).to.deep.equal([]);
    const replayed = await app.get(`/eventConsumers/${id}/deadLetters/${first!.Id}`);
    expectError(replayed, 404, 'dead-letter-not-found');

    sender.answers.push(410);
    await report(device, 88);
    // A dead letter at once, without a second attempt.
    const [gone] = await letters();
    expect(gone).to.include({ Attempts: 1, ResponseCode: 410 });
    await expectDone(app.delete(`/eventConsumers/${id}/deadLetters/${gone!.Id}`));
    expect(await letters()).to.deep.equal([]);
  });

  it('a change applies at once, a disabled one keeps its waiting events, and a deleted one does not', async () => {
    const device = await deviceWithSensor();
    const { sender, clock } = app.world;
    const consumer = { Name: 'office', HttpEndpoint, EventTypes: ['measurement'] };
    const id = await app.create('/eventConsumers', consumer);
    sender.answers.push(500);
    await report(device, 90);
    await app.put(`/eventConsumers/${id}`, { ...consumer, UsingHttpEndpoint: false });
    await report(device, 89);
    await clock.advance(3_600_000);
    await app.world.settle();
    expect(sender.requests).to.have.length(1);
    const moved = 'https://hooks.example.com/elsewhere';
    await app.put(`/eventConsumers/${id}`, { ...consumer, HttpEndpoint: moved });
    await app.world.settle();
    expect(sender.requests.map(({ url }) => url)).to.deep.equal([HttpEndpoint, moved]);
    expect(valuesSent()).to.deep.equal([90, 90]);
    sender.always = 500;
    await report(device, 88);
    await expectDone(app.delete(`/eventConsumers/${id}`));
    expect(await app.world.store.collection(outboxEntries).count()).to.equal(0);
  });

  it('a changed secret signs beside the one before for a day', async () => {
    const next = `whsec_${Buffer.alloc(24, 6).toString('base64')}`;
    const id = await office({ Secret });
    await app.put(`/eventConsumers/${id}`, { Name: 'office', HttpEndpoint, Secret: next });
    const { sender, clock } = app.world;
    await sendTest(id);
    expectSigned(sender.requests[0]!, [next, Secret]);
    await clock.advance(24 * 3_600_000);
    await sendTest(id);
    expectSigned(sender.requests.at(-1)!, [next]);
  });

  it('a test is sent once, before waiting events, and its response is in the activity log', async () => {
    // The path and the query can be secret.
    const id = await office({ HttpEndpoint: `${HttpEndpoint}/T0K3N?key=T0K3N` });
    const { sender } = app.world;
    sender.answers.push(418);
    const message = { DeviceName: 'buoy-1', Information: 'Is anybody there?' };
    const answer = await sendTest(id, message);
    expect(answer.status).to.equal(204);
    await sendTest(id, { EventStatus: 'Active', Measurement: { v: 1 } });
    expect(sender.events[0]?.type).to.equal('test');
    const tests = sender.events.filter(({ type }) => type === 'test');
    expect(tests.map(({ data }) => data)).to.deep.equal([
      { ...message, EventStatus: 'ManualTest' },
      { EventStatus: 'Active', Measurement: { v: 1 } },
    ]);
    const entry = (await app.get(`/activitylogs/${answer.headers.get('x-activity-id')}`)).body;
    const { origin } = new URL(HttpEndpoint);
    const consumer = { EntityId: id, EntityName: 'office', EntityIdentifier: origin };
    expect(entry).to.include({ Status: 'Failed', ResponseCode: '418', ...consumer });
    expect(JSON.stringify(entry)).not.to.contain('T0K3N');
  });

  describe('secrets of one whose endpoint moves', () => {
    const ELSEWHERE = 'https://elsewhere.example.com/muster';
    const HttpPassword = 'pass-word';
    let id: string;
    let shown: object;

    beforeEach(async () => {
      const HttpHeaders = [{ Key: 'X-Token', Value: 'to-ken' }];
      id = await office({ HttpUsername: 'muster', HttpPassword, HttpHeaders });
      shown = (await app.get(`/eventConsumers/${id}`)).body;
    });

    const put = (change: object): Promise<Answer> =>
      app.put(`/eventConsumers/${id}`, { ...shown, HttpUsername: 'muster', ...change });

    const headersSent = async (): Promise<unknown> => {
      await sendTest(id);
      return app.world.sender.requests.at(-1)?.headers;
    };

    for (const [what, change] of [
      ['another host', { HttpEndpoint: ELSEWHERE }],
      ['another port', { HttpEndpoint: 'https://hooks.example.com:8443/muster' }],
      ['plain HTTP', { HttpEndpoint: 'http://hooks.example.com/muster' }],
    ] as const) {
      it(`are not sent to ${what}: the request must repeat them`, async () => {
        expectFaults(await put(change), 'HttpPassword', 'HttpHeaders[0].Value');
        expectFaults(await put({ ...change, HttpPassword }), 'HttpHeaders[0].Value');
        await expectDone(put({ ...change, HttpPassword: 'new', HttpHeaders: [] }));
        expect(await headersSent())
          .to.include({ authorization: `Basic ${Buffer.from('muster:new').toString('base64')}` })
          .and.not.have.property('x-token');
      });
    }

    it('are not sent elsewhere after the endpoint was removed', async () => {
      await expectDone(put({ HttpEndpoint: null, UsingHttpEndpoint: false }));
      const answer = await put({ HttpEndpoint: ELSEWHERE, UsingHttpEndpoint: true });
      expect(answer.body.ModelState).to.include.keys('HttpHeaders[0].Value');
    });

    it('are kept if only the path changes', async () => {
      await expectDone(put({ HttpEndpoint: 'https://hooks.example.com/v2' }));
      expect(await headersSent()).to.include({ 'x-token': 'to-ken' });
    });

    it('are deleted when they are no longer required', async () => {
      await expectDone(put({ HttpEndpoint: ELSEWHERE, HttpUsername: null, HttpHeaders: [] }));
      expect(await headersSent()).to.not.have.any.keys('authorization', 'x-token');
    });
  });
});

/** The delivery carries the signatures of these secrets, in this order. */
function expectSigned(
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  secrets: readonly string[],
): void {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  expect(headers['webhook-signature']).to.equal(signatures.join(' '));
}
