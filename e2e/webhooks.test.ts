/** Events to programs elsewhere: signed, in order, at least once, also when the server is killed. */
import { expect } from 'chai';
import { createClient, createWebhookSecret, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';
import { startWebhookReceiver, valueOf, type WebhookReceiver } from './support/webhook-receiver.ts';

describe('webhooks', () => {
  const secret = createWebhookSecret();
  let place: Workplace;
  let args: string[];
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    place = await createWorkplace();
    receiver = await startWebhookReceiver(secret);
    args = await serverArgs(place, '--webhook-first-delay-seconds=0.1');
  });

  afterEach(async () => {
    await receiver.close();
    await place.remove();
  });

  const consumerOf = (client: MusterClient): ReturnType<MusterClient['eventConsumers']['create']> =>
    client.eventConsumers.create({
      Name: 'harbour office',
      HttpEndpoint: receiver.url,
      Secret: secret,
      EventTypes: ['measurement'],
    });

  /** Resolves when the service has acknowledged all of them. */
  const send = async (device: RawDevice, values: readonly number[]): Promise<void> => {
    for (const value of values) {
      const answer = await device.request('0.02', '/dp', {
        contentFormat: 110,
        payload: JSON.stringify([{ n: '/3303/0/5700', v: value }]),
      });
      expect(answer.code).to.equal('2.04');
    }
  };

  const valuesTaken = (): unknown[] => receiver.taken().map(valueOf);

  it('no value that a device got acknowledged is lost by kill -9, and all come in order, signed for others to check', async () => {
    const open = [...args, '--webhook-targets=loopback'];
    let server = await startMuster(place, open);
    const device = await RawDevice.open(server.info.coap);
    try {
      await device.request('0.02', '/rd?ep=buoy-1&lt=3600&lwm2m=1.1&b=U', {
        contentFormat: 40,
        payload: '</1/0>,</3303/0>',
      });
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const { Id } = await consumerOf(client);
      await send(device, [1, 2, 3]);
      await until(
        async () => valuesTaken(),
        (values) => values.length === 3,
      );

      receiver.answer = 503;
      const values = Array.from({ length: 40 }, (_, index) => index + 4);
      await send(device, values);
      await server.stop('SIGKILL');
      receiver.answer = 204;
      server = await startMuster(place, open);
      await until(
        async () => valuesTaken(),
        (taken) => taken.length === 43,
      );
      expect(valuesTaken()).to.deep.equal([1, 2, 3, ...values]);
      expect(receiver.refused).to.deep.equal([]);

      const again = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      await until(
        () => again.eventConsumers.get(Id),
        ({ Delivery }) => Delivery.PendingEvents === 0,
      );
      const metrics = await (await fetch(`${server.info.http}/metrics`)).text();
      expect(metrics).to.match(/^muster_webhooks_delivered_total 40$/mu);
      expect(metrics).to.match(/^muster_webhooks_events_pending 0$/mu);
    } finally {
      device.close();
      await server.stop('SIGTERM');
    }
  });

  it('by default the server delivers to public addresses only', async () => {
    const server = await startMuster(place, args);
    try {
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const refused = await consumerOf(client).catch((error: unknown) => error);
      expect(refused).to.have.nested.property('modelState.HttpEndpoint');
      const byName = receiver.url.replace('127.0.0.1', 'localhost');
      const { Id } = await client.eventConsumers.create({ Name: 'by name', HttpEndpoint: byName });
      const { activityId } = await client.eventConsumers.test(Id, {});
      const entry = await client.activityLogs.waitFor(activityId!);
      expect(entry.Status).to.equal('Failed');
      expect(entry.ResponseMessage).to.contain('webhook-targets');
      expect(receiver.deliveries).to.deep.equal([]);
    } finally {
      await server.stop('SIGTERM');
    }
  });
});
