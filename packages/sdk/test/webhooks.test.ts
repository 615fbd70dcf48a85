import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { createWebhookSecret, signWebhook, verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const secret = createWebhookSecret();
const now = 1_790_000_000_000;
const body = '{"type":"events","timestamp":"2026-09-21T13:33:20.000Z","data":{"events":[{"type":"test"}]}}';

function headersFor(text: string, secrets: readonly string[], seconds = now / 1000): Record<string, string> {
  const signatures = secrets.map((one) => {
    const key = Buffer.from(one.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`msg_1.${seconds}.${text}`).digest('base64')}`;
  });
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

describe('verifyWebhook', () => {
  it('accepts signed deliveries: text and bytes, headers of fetch and of node:http', async () => {
    const headers = headersFor(body, [secret]);
    for (const input of [
      { headers, body },
      { headers: new Headers(headers), body: new TextEncoder().encode(body) },
    ]) {
      const delivery = await verifyWebhook({ secret, now, ...input });
      expect(delivery.data.events[0]?.type).to.equal('test');
    }
  });

  it('takes either secret while they are changed', async () => {
    const headers = headersFor(body, [createWebhookSecret(), secret]);
    expect((await verifyWebhook({ secret, now, headers, body })).type).to.equal('events');
  });

  const good = headersFor(body, [secret]);
  for (const [what, change] of [
    ['a changed body', { body: body.replace('test', 'rest') }],
    ['another id', { headers: { ...good, 'webhook-id': 'msg_2' } }],
    ['another secret', { secret: createWebhookSecret() }],
    ['a secret that is none', { secret: 'whsec_!' }],
    ['no signature', { headers: { ...good, 'webhook-signature': undefined } }],
    ['a signature that is none', { headers: { ...good, 'webhook-signature': 'v1,%% v1a,AAAA v1,A' } }],
    ['a delivery of ten minutes ago', { now: now + 600_000 }],
    ['a delivery of the future', { now: now - 600_000 }],
    ['a time that is none', { headers: { ...good, 'webhook-timestamp': 'now' } }],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const refused = await verifyWebhook(Object.assign({ secret, now, headers: good, body }, change)).catch(
        (error: unknown) => error,
      );
      expect(refused).to.be.instanceOf(WebhookVerificationError);
    });
  }
});

describe('signWebhook', () => {
  it('makes the headers of the service, which verifyWebhook takes', async () => {
    const headers = await signWebhook({ secret, id: 'msg_1', body, now });
    expect(headers).to.deep.equal(headersFor(body, [secret]));
    expect((await verifyWebhook({ secret, now, headers: { ...headers }, body })).type).to.equal('events');
  });

  it('refuses a secret that is not whsec_ and base64', async () => {
    const refused = await signWebhook({ secret: 'secret', id: 'msg_1', body }).catch(
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(WebhookVerificationError);
  });
});
