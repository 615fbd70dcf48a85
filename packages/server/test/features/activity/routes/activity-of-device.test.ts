import { expect } from 'chai';
import type { ValueRecord } from '@muster/lwm2m/core';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { omit } from '../../../../src/kernel/data.ts';
import { appPerTest, expectDone, keyWith, permissionsOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { record } from '../../../support/device-world.ts';
import type { ActivityLogEntryResponse } from '../../../../src/http/generated/contract.ts';
import { StreamReader } from '../../../support/stream-reader.ts';

interface LogEvent {
  readonly type: string;
  readonly deviceId?: string;
  readonly data: { readonly DeviceId?: string; readonly Status: string; readonly Description: string };
}

describe('the activity log of a device', () => {
  /** By endpoint name. */
  let ids: Record<'press-1' | 'press-10', string>;

  const app: TestApp = appPerTest(async () => {
    ids = { 'press-1': await register('press-1'), 'press-10': await register('press-10') };
  });

  async function register(name: string): Promise<string> {
    const { id } = await app.world.addDevice(name);
    await app.world.register(name, ['/3/0', '/3303/0']);
    return id;
  }

  /** Stores the entry of a Read. */
  async function readValue(name: keyof typeof ids): Promise<void> {
    const objects = await app.world.objectsOf(ids[name]);
    await app.world.admin.activityLog.start({
      deviceNetworkId: app.deviceNetworkId,
      entityType: 'Resource',
      entityId: resourceId(objects.get('/3303/0')!.id, 5700),
      deviceId: ids[name],
      description: `Read /3303/0/5700 (Sensor Value) on ${name}`,
    });
  }

  it('an entry of a Read or an Observe has what that returned, with its own time, for keys that may read resources', async () => {
    const { world } = app;
    const object = (await world.objectsOf(ids['press-1'])).get('/3303/0')!;
    const id = resourceId(object.id, 5700);
    const earlier = world.clock.now() - 120_000;
    const { key } = await keyWith(app, 'ActivityLog.Read');
    const values = async (operation: string, ...records: ValueRecord[]): Promise<readonly unknown[]> => {
      world.link.answer = world.link.observed = () => ({ code: '2.05', success: true, records });
      const [method = '', path = ''] = operation.split(' ');
      const { status } = await app.call(method, path, method === 'PUT' ? { body: {} } : {});
      expect(status, operation).to.equal(204);
      await world.settle();
      // The log of this world only records: the real one serves the entry.
      const recorded = omit(world.activity.entries.at(-1)!, 'statuses', 'id');
      const { id: entry } = await world.admin.activityLog.start(recorded);
      await world.admin.activityLog.complete(entry, recorded);
      const { body } = await app.get(`/activitylogs/${entry}`);
      const blind = await app.get(`/activitylogs/${entry}`, { key });
      expect(blind.body).not.to.have.property('Values');
      const found = (await listed(`Id eq ${entry}`)).Rows;
      expect(found[0]).not.to.have.property('Values');
      return (body as unknown as ActivityLogEntryResponse).Values!.map(({ ruri, v, UnixTimestamp }) => [
        ruri,
        v,
        UnixTimestamp - earlier,
      ]);
    };
    expect(await values(`GET /resources/${id}/read`, record('/3303/0/5700', 20))).to.deep.equal([
      ['/3303/0/5700', 20, 120_000],
    ]);
    const future = world.clock.now() + 3_600_000;
    await values(`GET /resources/${id}/read`, record('/3303/0/5700', 23, future));
    expect(world.activity.entries.at(-1)?.returned?.[0]?.claimedMs).to.equal(future);
    const old = record('/3303/0/5700', 21.5, earlier);
    for (const operation of [
      `GET /resources/${id}/read`,
      `PUT /resources/${id}/observe`,
      `GET /smartobjects/${object.id}/resources/read`,
    ]) {
      expect(await values(operation, old), operation).to.deep.equal([['/3303/0/5700', 21.5, 0]]);
    }
  });

  async function listed(filter: string, more = ''): Promise<ResponseObject> {
    const { status, body } = await app.get(`/activitylogs?Filter=${encodeURIComponent(filter)}${more}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  }

  /** Events of a stream until one matches; the stream ends then. */
  async function eventsUntil(
    key: string,
    query: string,
    cause: () => Promise<unknown>,
    isLast: (event: LogEvent) => boolean,
  ): Promise<LogEvent[]> {
    const stream = await StreamReader.open(app.url, key, query);
    expect(stream.response.status).to.equal(200);
    await cause();
    const events: LogEvent[] = [];
    for (let next = await stream.next(); next !== undefined; next = await stream.next()) {
      const event = next.data as unknown as LogEvent;
      events.push(event);
      if (isLast(event)) break;
    }
    await stream.cancel();
    return events;
  }

  it('has its commands and those of its resources, and nothing of a device with a similar name', async () => {
    await readValue('press-1');
    await readValue('press-10');
    await readValue('press-10');
    const { activityLog } = app.world.admin;
    const { deviceNetworkId } = app;
    const both = { entityType: 'Multiple', description: 'Update press-1 and press-10' } as const;
    const campaign = await activityLog.start({ ...both, deviceNetworkId });
    const part = await activityLog.start({
      ...{ deviceNetworkId, entityType: 'Device', entityId: ids['press-1'] },
      ...{ description: 'Update press-1', parentId: campaign.id },
    });
    await activityLog.fail(part.id);
    const one = await listed(`DeviceId eq '${ids['press-1']}'`, '&Sort=CreatedTimestamp');
    expect(one.NbrOfRows).to.equal(2);
    expect(one.Rows.map((row) => row['Description'])).to.deep.equal([
      'Read /3303/0/5700 (Sensor Value) on press-1',
      'Update press-1',
    ]);
    expect(one.Rows[0]).to.include({ EntityType: 'Resource', DeviceId: ids['press-1'] });
    expect((await listed(`DeviceId eq '${ids['press-10']}'`)).NbrOfRows).to.equal(2);
    const failed = await listed(`DeviceId eq '${ids['press-1']}' and Status eq 'Failed'`);
    expect(failed.Rows.map(({ Id }) => Id)).to.deep.equal([part.id]);
    const parts = await listed(`ParentId eq '${campaign.id}' and DeviceId eq '${ids['press-10']}'`);
    expect(parts.NbrOfRows).to.equal(0);
    const sorted = await app.get('/activitylogs?Sort=-DeviceId');
    const deviceIds = sorted.body.Rows.map((row) => (row['DeviceId'] ?? '') as string);
    expect(deviceIds).to.deep.equal(deviceIds.toSorted().toReversed());
    // The entry of the campaign is about no device.
    expect((await app.get(`/activitylogs/${campaign.id}`)).body).not.to.have.property('DeviceId');
  });

  it('comes with the ID of the device in live events', async () => {
    const isOfLog = ({ type }: LogEvent): boolean => type === 'activityLog';
    const cause = async (): Promise<void> => {
      await readValue('press-10');
      await readValue('press-1');
    };
    const query = `?deviceId=${ids['press-1']}&types=activityLog`;
    const [event] = await eventsUntil(app.apiKey, query, cause, isOfLog);
    expect(event).to.include({ deviceId: ids['press-1'] });
    const Description = 'Read /3303/0/5700 (Sensor Value) on press-1';
    expect(event?.data).to.include({ DeviceId: ids['press-1'], Description });
  });

  it('is kept from the live events of keys without ActivityLog.Read', async () => {
    const { key } = await keyWith(app, 'Event.Read');
    const cause = (newcomer: string) => async (): Promise<void> => {
      await readValue('press-1');
      await register(newcomer);
    };
    const isRegistered = ({ type }: LogEvent): boolean => type === 'device.registered';
    const types = (events: readonly LogEvent[]): Set<string> => new Set(events.map(({ type }) => type));
    expect(types(await eventsUntil(key, '', cause('press-100'), isRegistered))).not.to.include('activityLog');
    const refused = await app.get('/events/stream?types=activityLog', { key });
    expectError(refused, 403, 'permission-denied');
    const permitted = (await keyWith(app, 'Event.Read', 'ActivityLog.Read')).key;
    const heard = types(await eventsUntil(permitted, '', cause('press-101'), isRegistered));
    expect(heard).to.include('activityLog');
  });

  it('ends the stream of a key that loses ActivityLog.Read', async () => {
    const { key, role } = await keyWith(app, 'Event.Read', 'ActivityLog.Read');
    const [set] = (await app.get(`/roles/${role}`)).body.Responsibilities;
    const cause = async (): Promise<void> => {
      const less = { Name: set!.Name, Permissions: permissionsOf('Event.Read') };
      await expectDone(app.put(`/responsibilities/${set!.Id}`, less));
      await app.world.clock.advance(5_000);
    };
    // Without an end of the stream, the test times out.
    expect(await eventsUntil(key, '?types=activityLog', cause, () => false)).to.deep.equal([]);
  });
});
