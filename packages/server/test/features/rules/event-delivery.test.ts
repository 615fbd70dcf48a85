import { expect } from 'chai';
import { pruningOfEvents } from '../../../src/features/rules/raised-events.ts';
import { Retention } from '../../../src/retention.ts';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import type { ResponseObject } from '../../support/app.ts';
import { RuleScene } from '../../support/rule-scene.ts';
import { RecordedWebhooks, type SentEvent } from '../../support/recorded-webhooks.ts';
import { StreamReader } from '../../support/stream-reader.ts';

const HttpEndpoint = 'https://hooks.example.com/muster';
const DAY_MS = 86_400_000;

/** Reads a number of events, then ends the stream. */
async function readEvents(stream: StreamReader, count: number): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  while (events.length < count) events.push((await stream.next())!.data as unknown as SentEvent);
  await stream.cancel();
  return events;
}

describe('events of rules', () => {
  let scene: RuleScene;
  let oven: string;

  perTest(RuleScene, async (one) => {
    scene = one;
    oven = await scene.addDevice('oven');
  });

  const stream = (query: string): Promise<StreamReader> =>
    StreamReader.open(scene.app.url, scene.app.apiKey, query);

  const consumer = (Name: string, members: Record<string, unknown> = {}): Promise<string> =>
    scene.app.create('/eventConsumers', { Name, HttpEndpoint, ...members });

  const sendCategoryTo = async (...EventConsumerIds: readonly string[]): Promise<void> => {
    const body = { Name: 'Heat', EventConsumerIds };
    await expectDone(scene.app.put(`/eventcategories/${scene.categoryId}`, body));
  };

  describe('in event streams', () => {
    it('event.active and event.reset carry the event with the value that raised or reset it', async () => {
      const response = await stream('?types=event.active,event.reset');
      await scene.report(oven, 31.5, 24);
      const [active, reset] = await readEvents(response, 2);
      const { Id, ResourceId, CreatedDateTime, ResetDateTime } = await scene.lastEvent();
      const measured = (DateTime: unknown, v: number): object => {
        return { UnixTimestamp: Date.parse(String(DateTime)), DateTime, v };
      };
      expect(active).to.deep.include({ type: 'event.active', deviceId: oven, resourceId: ResourceId });
      expect(active!.data).to.deep.include({
        Id,
        EventStatus: 'Active',
        Generated: CreatedDateTime,
        DeviceNetworkId: scene.app.deviceNetworkId,
        DeviceName: 'oven',
        RuleName: 'Too hot',
        SeverityLevel: 2,
        EventCategoryName: 'Heat',
        Information: 'oven is at 31.5',
        TriggerOperator: 'GreaterThan',
        TriggerThresholdMinValue: 30,
        Measurement: measured(CreatedDateTime, 31.5),
      });
      expect(reset).to.deep.include({ type: 'event.reset', deviceId: oven });
      expect(reset!.data).to.deep.include({
        Id,
        EventStatus: 'AutomaticReset',
        Generated: ResetDateTime,
        Measurement: measured(ResetDateTime, 24),
      });
    });

    it('a reset by hand has no measurement', async () => {
      await scene.report(oven, 31);
      const response = await stream('?types=event.reset');
      const [event] = await scene.activeEvents();
      await scene.app.post(`/events/${event!.Id}/reset`, undefined);
      const [reset] = await readEvents(response, 1);
      expect(reset!.data).to.include({ Id: event!.Id, EventStatus: 'ManualReset' });
      expect(reset!.data).not.to.have.property('Measurement');
    });
  });

  describe('for event consumers', () => {
    it('those of the category get all its events, and others those of their EventTypes and DeviceIds', async () => {
      const DeviceIds = [await scene.addDevice('stove')];
      const members = { EventTypes: ['device.registered'], DeviceIds };
      const pager = await consumer('pager', members);
      await sendCategoryTo(pager, await consumer('unused', { ...members, UsingHttpEndpoint: false }));
      const EventTypes = ['event.active'];
      await consumer('by type', { EventTypes, HttpEndpoint: `${HttpEndpoint}/type` });
      await consumer('by device', { DeviceIds: [oven], EventTypes, HttpEndpoint: `${HttpEndpoint}/device` });
      await consumer('by another', { DeviceIds, EventTypes, HttpEndpoint: `${HttpEndpoint}/another` });
      await scene.report(oven, 31, 24);
      const sent = scene.world.sender.requests.flatMap((one) =>
        RecordedWebhooks.eventsOf(one).map(({ type, data }) => [one.url, type, data['RuleName']]),
      );
      expect(sent).to.have.deep.members([
        [HttpEndpoint, 'event.active', 'Too hot'],
        [`${HttpEndpoint}/type`, 'event.active', 'Too hot'],
        [`${HttpEndpoint}/device`, 'event.active', 'Too hot'],
        [HttpEndpoint, 'event.reset', 'Too hot'],
      ]);
    });

    it('a delivery is in the commit of the event: a process that ends right afterwards sends it after its restart', async () => {
      await sendCategoryTo(await consumer('pager', { EventTypes: ['device.registered'] }));
      scene.world.sender.held = new Promise(() => undefined);
      await scene.report(oven, 31);
      const next = await scene.world.restarted();
      await next.settle();
      expect(next.sender.events.map(({ type }) => type)).to.deep.equal(['event.active']);
    });
  });

  describe('when their device or resource is deleted', () => {
    let event: string;
    const flags = async (): Promise<unknown[]> => {
      const { body } = await scene.app.get(`/events/${event}`);
      return ['Device', 'Resource', 'EventCategory'].map((name) => body[`Is${name}Deleted`]);
    };

    beforeEach(async () => {
      await scene.report(oven, 31);
      event = (await scene.lastEvent()).Id;
      expect(await flags()).to.deep.equal([false, false, false]);
    });

    it('the device: the event is reset and keeps its names, and IsDeviceDeleted and IsResourceDeleted are true', async () => {
      await expectDone(scene.app.delete(`/devices/${oven}`));
      await scene.world.settle();
      expect(await flags()).to.deep.equal([true, true, false]);
      const { body } = await scene.app.get(`/events/${event}`);
      const kept = { DeviceName: 'oven', DeviceId: oven };
      expect(body).to.include({ Active: false, Status: 'AutomaticReset', ...kept });
    });

    it('the smart object: IsResourceDeleted is true', async () => {
      const { SmartObjectId } = await scene.lastEvent();
      await scene.app.delete(`/smartobjects/${String(SmartObjectId)}`);
      await scene.world.settle();
      expect(await flags()).to.deep.equal([false, true, false]);
    });

    it('the resource of the type of the smart object: IsResourceDeleted is true', async () => {
      const catalogue = await scene.world.admin.models.forNetwork(scene.app.deviceNetworkId);
      const { id, resourceTypeIds } = catalogue.typeOfObject(3303)!;
      const { body } = await scene.app.get(`/smartobjecttypes/${id}`);
      const instances = body['ResourceTypeInstances'] as readonly ResponseObject[];
      const kept = instances.filter((one) => one['ResourceTypeId'] !== resourceTypeIds.get(5700));
      const answer = await scene.app.put(`/smartobjecttypes/${id}/resourcetypeinstances`, kept);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
      await scene.world.settle();
      expect(await flags()).to.deep.equal([false, true, false]);
    });

    it('the event category: IsEventCategoryDeleted is true, and the name stays', async () => {
      await scene.app.delete(`/rules/${scene.ruleId}`);
      await expectDone(scene.app.delete(`/eventcategories/${scene.categoryId}`));
      expect(await flags()).to.deep.equal([false, false, true]);
      expect((await scene.app.get(`/events/${event}`)).body).to.include({ EventCategoryName: 'Heat' });
    });
  });

  it('are deleted some days after their reset; active ones stay', async () => {
    const other = await scene.addDevice('stove');
    await scene.report(oven, 31);
    await scene.report(other, 31);
    await scene.world.clock.advance(40 * DAY_MS);
    await scene.app.post(`/events/${(await scene.activeEvents()).at(-1)!.Id}/reset`, undefined);
    const { store, clock } = scene.world;
    const prune = async (): Promise<void> => {
      const retention = new Retention([pruningOfEvents(store)], clock, 30, (error) => {
        throw error;
      });
      retention.start();
      await retention.stop();
    };
    await prune();
    expect((await scene.app.get('/events')).body.NbrOfRows).to.equal(2);
    await clock.advance(31 * DAY_MS);
    await prune();
    const { body } = await scene.app.get('/events');
    expect(body.Rows.map((one) => [one['DeviceName'], one['Active']])).to.deep.equal([['stove', true]]);
  });

  it('the default page has the newest first, and Filter compares CreatedDateTime', async () => {
    await scene.report(oven, 31, 24, 32, 23);
    const { body } = await scene.app.get('/events');
    const times = body.Rows.map((one) => String(one['CreatedDateTime']));
    expect(times).to.deep.equal(times.toSorted().toReversed());
    const since = `Filter=${encodeURIComponent(`CreatedDateTime ge ${times[0]!}`)}`;
    const later = await scene.app.get(`/events?${since}`);
    expect(later.body.Rows.map((one) => one['CreatedDateTime'])).to.deep.equal([times[0]]);
  });
});
