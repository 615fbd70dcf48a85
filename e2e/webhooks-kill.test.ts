/** The events of a webhook and the stored data agree, even if the server is killed at any moment. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { createClient, createWebhookSecret, type MusterClient, type WebhookEvent } from '@muster/sdk';
import { createWorkplace, startMuster, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const DEVICES = 8;
const KILLS = 3;

/** What a device did, each as often as the server has acknowledged it. */
type Tally = Record<'device.registered' | 'device.updated' | 'device.deregistered' | 'measurement', number>;

describe('webhooks when the server is killed (events of all kinds)', () => {
  const secret = createWebhookSecret();
  let place: Workplace;
  let args: string[];
  let receiver: WebhookReceiver;

  beforeEach(async () => {
    place = await createWorkplace();
    receiver = await startWebhookReceiver(secret);
    args = await serverArgs(place, '--webhook-first-delay-seconds=0.1', '--webhook-targets=loopback');
  });

  afterEach(async () => {
    await receiver.close();
    await place.remove();
  });

  /** Registers, updates, reports and deregisters, over and over, until the server is gone. */
  const live = async (
    device: RawDevice,
    name: string,
    tally: Tally,
    isOver: () => boolean,
  ): Promise<void> => {
    const done = (kind: keyof Tally, code: string): void => {
      expect(code).to.match(/^2\./u);
      tally[kind] += 1;
    };
    while (!isOver()) {
      const registered = await device.request('0.02', `/rd?ep=${name}&lt=3600&lwm2m=1.1&b=U`, {
        contentFormat: 40,
        payload: '</1/0>,</3303/0>',
      });
      done('device.registered', registered.code);
      const location = registered.options
        .filter((one) => one.name === 'Location-Path')
        .map((one) => one.value.toString())
        .join('/');
      done('device.updated', (await device.request('0.02', `/${location}`)).code);
      const report = { contentFormat: 110, payload: JSON.stringify([{ n: '/3303/0/5700', v: 20 }]) };
      done('measurement', (await device.request('0.02', '/dp', report)).code);
      done('device.deregistered', (await device.request('0.04', `/${location}`)).code);
    }
  };

  /** Writes entries of the Activity Log until the server is gone. */
  const ask = async (client: MusterClient, consumerId: string, isOver: () => boolean): Promise<void> => {
    while (!isOver()) await client.eventConsumers.test(consumerId, {}).catch(() => delay(5));
  };

  const countOf = (events: readonly WebhookEvent[], type: keyof Tally, deviceId: string): number =>
    events.filter((one) => one.type === type && one.deviceId === deviceId).length;

  it('kill -9 under load: all that was acknowledged, and each state of the Activity Log, reaches the receiver', async () => {
    const tallies = Array.from({ length: DEVICES }, (): Tally => ({
      'device.registered': 0,
      'device.updated': 0,
      'device.deregistered': 0,
      measurement: 0,
    }));
    let consumerId: string | undefined;
    for (let round = 0; round < KILLS; round += 1) {
      const server = await startMuster(place, args);
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      consumerId ??= (
        await client.eventConsumers.create({
          Name: 'everything',
          HttpEndpoint: receiver.url,
          Secret: secret,
        })
      ).Id;
      let isOver = false;
      const before = tallies.map((tally) => tally['device.deregistered']);
      const devices = await Promise.all(tallies.map(() => RawDevice.open(server.info.coap)));
      const gone = once(server.child, 'close');
      const work = devices.map((device, index) =>
        Promise.race([live(device, `buoy-${index}`, tallies[index]!, () => isOver), gone]),
      );
      const asking = ask(client, consumerId, () => isOver);
      // Every device has done everything in each round.
      await until(
        async () => tallies.map((tally) => tally['device.deregistered']),
        (counts) => counts.every((count, index) => count > before[index]!),
      );
      await delay(200 + round * 37);
      await server.stop('SIGKILL');
      isOver = true;
      await Promise.all([...work, asking]);
      for (const device of devices) device.close();
    }

    const server = await startMuster(place, args);
    try {
      const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      await until(
        () => client.eventConsumers.get(consumerId!),
        ({ Delivery }) => Delivery.PendingEvents === 0,
      );
      const events = receiver.taken();
      const rows = await client.devices.list({ PageSize: 1000 });
      tallies.forEach((tally, index) => {
        const id = rows.Rows.find((one) => one.DeviceIdentifier === `buoy-${index}`)!.Id;
        for (const [type, count] of Object.entries(tally) as [keyof Tally, number][]) {
          const told = countOf(events, type, id);
          // The last of them may have been stored without its acknowledgement on the way.
          expect(told, `${type} of buoy-${index}`).to.be.within(count, count + KILLS);
        }
      });

      const latest = new Map(
        events.flatMap((event) =>
          event.type === 'activityLog' ? [[event.data.Id, event.data.Status] as const] : [],
        ),
      );
      let entries = 0;
      for await (const { Id, Status } of client.activityLogs.iterate({ PageSize: 1000 })) {
        entries += 1;
        expect(latest.get(Id), `entry ${Id}`).to.equal(Status);
      }
      expect(entries).to.be.greaterThan(KILLS);
      expect(receiver.refused).to.deep.equal([]);
    } finally {
      await server.stop('SIGTERM');
    }
  });
});
