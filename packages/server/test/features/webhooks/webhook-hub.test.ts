import { activityLogEntries } from '../../../src/features/activity/model/activity-log-entry.ts';
import { expect } from 'chai';
import { outboxEntries } from '../../../src/features/webhooks/model/outbox-entry.ts';
import type { DomainEvent } from '../../../src/features/events/events.ts';
import { ConsumerOutbox } from '../../../src/features/webhooks/event-outbox.ts';
import { createWebhookDomain, type WebhookDomain } from '../../../src/features/webhooks/webhook-domain.ts';
import { eventFormat } from '../../../src/features/event-streams/presenters/event.ts';
import { webhookBounds } from '../../../src/application/events.ts';
import { defaultSettings } from '../../support/default-settings.ts';
import { box, DeviceWorld } from '../../support/device-world.ts';
import { RecordedWebhooks } from '../../support/recorded-webhooks.ts';

describe('WebhookHub', () => {
  let world: DeviceWorld;
  let webhooks: WebhookDomain;
  let outbox: ConsumerOutbox;
  const sender = new RecordedWebhooks();

  beforeEach(async () => {
    world = await DeviceWorld.create();
    const { store, clock, admin } = world;
    outbox = new ConsumerOutbox({ store, clock, format: eventFormat });
    webhooks = createWebhookDomain({
      store,
      clock,
      format: eventFormat,
      outbox,
      box,
      activityLog: admin.activityLog,
      sender,
      bounds: { ...webhookBounds(defaultSettings), maxPendingEvents: 3 },
      random: () => 1,
      onError: (error) => world.errors.push(error),
    });
  });

  afterEach(async () => {
    expect(world.errors).to.deep.equal([]);
    await webhooks.close();
    await world.close();
  });

  it('deletes at the start events that were committed for a consumer during its deletion', async () => {
    const entry = { eventConsumerId: 'deleted', sequence: 0, count: 1, charactersBefore: 0, text: '{}' };
    await world.store.collection(outboxEntries).insert({ id: 'late', ...entry });
    await webhooks.load();
    expect(await world.store.collection(outboxEntries).count()).to.equal(0);
  });

  it('a dead endpoint keeps its bound in the store: new events are dropped, counted and reported once', async () => {
    const { deviceNetworkId, store, clock } = world;
    const consumer = await webhooks.consumers.create(deviceNetworkId, {
      name: 'office',
      endpoint: 'https://hooks.example.com/',
      method: 'POST',
      isActive: true,
      headers: [],
      eventTypes: ['device.offline'],
      deviceIds: [],
    });
    const emit = async (from: number, to: number): Promise<void> => {
      for (let number = from; number <= to; number += 1) await outbox.write([], [offline(number)]);
      await world.settle();
    };
    const offline = (number: number): DomainEvent => ({
      type: 'device.offline',
      deviceNetworkId,
      deviceId: 'device',
      endpointName: `buoy-${number}`,
    });
    sender.always = 500;
    await emit(1, 10);
    expect((await webhooks.hub.statesOf([consumer]))(consumer.id).pendingEvents).to.equal(3);
    expect(await store.collection(outboxEntries).count()).to.equal(3);
    expect(webhooks.hub.counts).to.include({ dropped: 7, delivered: 0 });
    const rows = await store.collection(activityLogEntries).find({});
    const told = rows.filter(({ entityId }) => entityId === consumer.id);
    expect(told.map(({ responseMessage }) => responseMessage)).to.deep.equal([
      'Too many events are waiting. New ones are dropped until the endpoint accepts some.',
    ]);

    sender.always = 204;
    sender.requests.length = 0;
    await clock.advance(1_000);
    await world.settle();
    await emit(11, 12);
    expect(sender.events.map(({ data }) => data['DeviceIdentifier'])).to.deep.equal(
      [1, 2, 3, 11, 12].map((number) => `buoy-${number}`),
    );
    expect((await webhooks.hub.statesOf([consumer]))(consumer.id).pendingEvents).to.equal(0);
    expect(await store.collection(outboxEntries).count()).to.equal(0);
  });
});
