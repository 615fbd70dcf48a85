import { randomUUID } from 'node:crypto';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { DeviceUnreachable } from '../../../../src/gateway/ports/device-link.ts';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type TestApp } from '../../../support/app.ts';
import type { RecordedEntry } from '../../../support/recorded-activity.ts';
import { idsOf, typed, type TypeIds } from '../../../support/transformer-world.ts';

const done: OperationAnswer = { code: '2.04', success: true };

describe('routes of actuators and event categories', () => {
  let app: TestApp;
  let lampType: string;
  let onOff: string;
  let EventCategoryId: string;

  appPerTest(async (one) => {
    app = one;
    app.world.link.answer = () => done;
    ({ object: lampType, resource: onOff } = await idsOf(app, 3311, 5850));
    EventCategoryId = await app.create('/eventcategories', { Name: 'Storm' });
  });

  const lights = (Value: string): unknown[] => [
    { SmartObjectTypeId: lampType, ResourceTypeId: onOff, Value },
  ];

  async function actuatorFor(
    DeviceIds: readonly string[],
    ActuatorResourceValues: readonly unknown[] = lights('true'),
  ): Promise<string> {
    const ResourceCollectionId = await app.create('/resourcecollections', { Name: 'Some', DeviceIds });
    const body = { Name: 'Lamps on', EventCategoryId, ResourceCollectionId, ActuatorResourceValues };
    return app.create('/actuators', body);
  }

  async function addLamp(name: string, init: { queueMode?: boolean } = {}): Promise<string> {
    const { id } = await app.world.addDevice(name);
    await app.world.register(name, ['/3/0', '/3311/0'], init);
    return id;
  }

  async function actuate(id: string): Promise<{ answer: Answer; children: readonly RecordedEntry[] }> {
    const answer = await app.post(`/actuators/${id}/actuate`, undefined);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await app.world.settle();
    const parentId = answer.headers.get('x-activity-id')!;
    const children = app.world.activity.entries.filter(
      (one) => one.parentId === parentId && one.entityType === 'Resource',
    );
    return { answer, children };
  }

  it('event categories: create, list, get, update and delete; a name is unique in a network', async () => {
    expect((await app.get('/eventcategories')).body.Rows).to.deep.equal([
      { Id: EventCategoryId, Name: 'Storm', EventConsumerIds: [], EventConsumers: [], Rules: [] },
    ]);
    const hook = { Name: 'pager', HttpEndpoint: 'https://pager.example/hook', UsingHttpEndpoint: false };
    const consumer = await app.create('/eventconsumers', hook);
    const told = { Name: 'Storm', EventConsumerIds: [consumer] };
    expect((await app.put(`/eventcategories/${EventCategoryId}`, told)).status).to.equal(204);
    expect((await app.get(`/eventcategories/${EventCategoryId}`)).body).to.deep.include({
      EventConsumerIds: [consumer],
      EventConsumers: [{ Id: consumer, Name: 'pager', UsingHttpEndpoint: false }],
    });
    const strange = { Name: 'Storm', EventConsumerIds: [consumer, randomUUID()] };
    expectFaults(await app.put(`/eventcategories/${EventCategoryId}`, strange), 'EventConsumerIds[1]');
    expectError(await app.post('/eventcategories', { Name: 'Storm' }), 409, 'already-exists');
    const actuator = await actuatorFor([await addLamp('lamp-1')]);
    expectError(await app.delete(`/eventcategories/${EventCategoryId}`), 409, 'in-use');
    const own = await app.get(`/eventcategories/${EventCategoryId}/actuators`);
    expect(own.body.Rows).to.deep.equal([{ Id: actuator, Name: 'Lamps on' }]);
    for (const list of ['events', 'activeEvents', 'rules']) {
      const { body } = await app.get(`/eventcategories/${EventCategoryId}/${list}`);
      expect(body).to.deep.include({ NbrOfRows: 0, Rows: [] });
    }
    expect((await app.delete(`/actuators/${actuator}`)).status).to.equal(204);
    expect((await app.delete(`/eventcategories/${EventCategoryId}`)).status).to.equal(204);
    expectError(await app.get(`/eventcategories/${EventCategoryId}`), 404, 'event-category-not-found');
  });

  it('actuators: create, list, get, update and delete; a used collection cannot be deleted', async () => {
    const device = await addLamp('lamp-1');
    const id = await actuatorFor([device]);
    const shown = (await app.get(`/actuators/${id}`)).body;
    const [value] = shown['ActuatorResourceValues'] as { Id: string }[];
    expect(shown).to.deep.include({ Id: id, Name: 'Lamps on', EventCategoryId });
    expect(value).to.deep.equal({
      Id: value!.Id,
      SmartObjectTypeId: lampType,
      ResourceTypeId: onOff,
      ExecuteOnActivate: false,
      Value: 'true',
      ExecuteOnReset: false,
    });
    const ActuatorResourceValues = [{ ...value, Value: 'false', ResetValue: 'true' }];
    const change = { ...shown, Name: 'Lamps off', ActuatorResourceValues };
    expect((await app.put(`/actuators/${id}`, change)).status).to.equal(204);
    expect((await app.get(`/actuators/${id}`)).body).to.deep.equal(change);
    expect((await app.get('/actuators?Filter=Name eq %27Lamps off%27')).body.NbrOfRows).to.equal(1);
    const collection = String(shown['ResourceCollectionId']);
    expectError(await app.delete(`/resourcecollections/${collection}`), 409, 'in-use');
    expect((await app.get(`/resourcecollections/${collection}`)).body['CanBeDeleted']).to.equal(false);
    expect((await app.delete(`/actuators/${id}`)).status).to.equal(204);
    expectError(await app.get(`/actuators/${id}`), 404, 'actuator-not-found');
    expect((await app.delete(`/resourcecollections/${collection}`)).status).to.equal(204);
  });

  it('values are checked against their resource type when an actuator is saved', async () => {
    const of = (rid: number): Promise<TypeIds> => idsOf(app, 3, rid);
    const reboot = await of(4);
    const dimmer = await idsOf(app, 3311, 5851);
    const lamp = { SmartObjectTypeId: lampType, ResourceTypeId: onOff };
    const values: readonly (readonly [value: object, member: string])[] = [
      [{ ...lamp, Value: 'maybe' }, '.Value'],
      [{ ...typed(dimmer), Value: '101' }, '.Value'],
      [{ ...lamp, ResourceTypeId: reboot.resource, ExecuteOnActivate: true }, '.ResourceTypeId'],
      [{ ...typed(reboot), Value: 'now' }, '.Value'],
      [{ ...typed(reboot), ExecuteOnActivate: true, Value: '1' }, ''],
      [{ ...lamp, ExecuteOnActivate: true }, ''],
      [{ ...lamp, SmartObjectTypeId: randomUUID(), Value: 'true' }, '.SmartObjectTypeId'],
      [{ ...typed(await of(0)), ResetValue: 'x' }, '.ResetValue'],
      [typed(await of(5)), ''],
    ];
    const answer = await app.post('/actuators', {
      ...{ Name: 'Wrong', EventCategoryId: randomUUID(), ResourceCollectionId: randomUUID() },
      ActuatorResourceValues: values.map(([value]) => value),
    });
    const members = values.map(([, member], index) => `ActuatorResourceValues[${index}]${member}`);
    expectFaults(answer, 'EventCategoryId', 'ResourceCollectionId', ...members);
  });

  it('actuate writes the value to every resource of the collection, each as a child of one log entry (spec 4.4)', async () => {
    const ids = [await addLamp('lamp-1'), await addLamp('lamp-2')];
    const sent: [string, DeviceOperation][] = [];
    app.world.link.answer = (operation, target) => {
      sent.push([target.deviceId, operation]);
      return done;
    };
    const { children } = await actuate(await actuatorFor(ids));
    expect(sent.map(([deviceId]) => deviceId).toSorted()).to.deep.equal(ids.toSorted());
    for (const [, operation] of sent) {
      expect(operation).to.deep.include({ type: 'write', mode: 'replace' });
      expect(operation.type === 'write' && operation.records[0]?.value).to.equal(true);
    }
    expect(children.map((one) => one.entityIdentifier)).to.deep.equal(['/3311/0/5850', '/3311/0/5850']);
    expect(children.every((one) => one.statuses.at(-1) === 'Completed')).to.equal(true);
  });

  it('actuate executes if the actuator says so', async () => {
    const reboot = typed(await idsOf(app, 3, 4));
    const lamps = [await addLamp('lamp-1')];
    await actuate(await actuatorFor(lamps, [{ ...reboot, ExecuteOnActivate: true }]));
    expect(app.world.link.sent).to.include('execute /3/0/4');
  });

  it('actuate never responds with 500: offline, sleeping, Unavailable, refusing, silent and broken devices are log entries (spec 7.1)', async () => {
    const online = await addLamp('online');
    const offline = (await app.world.addDevice('offline')).id;
    await app.create('/smartobjects', { DeviceId: offline, SmartObjectTypeId: lampType });
    const asleep = await addLamp('asleep', { queueMode: true });
    await app.world.clock.advance(100_000);
    const unavailable = await addLamp('unavailable');
    const second = { DeviceId: unavailable, SmartObjectTypeId: lampType, InstanceNumber: 1 };
    await app.create('/smartobjects', second);
    await app.world.register('unavailable', ['/3/0', '/3311/0']);
    const refusing = await addLamp('refusing');
    const silent = await addLamp('silent');
    const ids = [online, offline, asleep, unavailable, refusing, silent];
    app.world.link.answer = (_, { deviceId }) => {
      if (deviceId === refusing) return { code: '4.05', success: false };
      return deviceId === silent ? new DeviceUnreachable('timeout', 'no answer') : done;
    };
    const { children } = await actuate(await actuatorFor(ids));
    const outcome = async (deviceId: string): Promise<unknown> => {
      const lamp = resourceId((await app.world.objectsOf(deviceId)).get('/3311/0')!.id, 5850);
      const entry = app.world.activity.entry(children.find((one) => one.entityId === lamp)?.id);
      return [entry.statuses.at(-1), entry.responseCode, entry.responseMessage];
    };
    expect(await outcome(online)).to.deep.equal(['Completed', '2.04', undefined]);
    expect(await outcome(offline)).to.deep.equal(['Failed', undefined, 'The device is offline.']);
    expect(await outcome(asleep)).to.deep.equal(['Pending', undefined, undefined]);
    const refusal = 'The device does not allow this operation on this path.';
    expect(await outcome(refusing)).to.deep.equal(['Failed', '4.05', refusal]);
    const silence = 'The device did not answer in time.';
    expect(await outcome(silent)).to.deep.equal(['Failed', undefined, silence]);
    const missing = children.find((one) => one.entityIdentifier === '/3311/1/5850')!;
    expect([missing.statuses.at(-1), missing.responseMessage]).to.deep.equal([
      'Failed',
      'The device no longer has /3311/1/5850: the resource is Unavailable.',
    ]);
    // The command of a device in queue mode is sent when it wakes.
    await app.world.register('asleep', ['/3/0', '/3311/0'], { queueMode: true });
    expect(await outcome(asleep)).to.deep.equal(['Completed', '2.04', undefined]);
  });

  it('devices that are deleted during actuate are skipped, and the status is 204 (spec 7.1)', async () => {
    const ids = [await addLamp('lamp-1'), await addLamp('lamp-2')];
    const actuator = await actuatorFor(ids);
    const [answer] = await Promise.all([
      app.post(`/actuators/${actuator}/actuate`, undefined),
      app.delete(`/devices/${ids[0]}`),
      app.delete(`/devices/${ids[1]}`),
    ]);
    expect(answer.status).to.equal(204);
    expect((await actuate(actuator)).children).to.deep.equal([]);
  });

  it('an actuator with an empty collection completes (spec 7.1)', async () => {
    const id = await actuatorFor([(await app.world.addDevice('bare')).id]);
    const { answer } = await actuate(id);
    const parent = answer.headers.get('x-activity-id');
    const going = app.world.activity.entries.find((one) => one.parentId === parent)!;
    expect([going.statuses.at(-1), going.responseMessage]).to.deep.equal(['Completed', '0 resources']);
  });

  it('the number of simultaneous commands is bounded, and silent devices do not delay the others', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `many-${index}`);
    const ids: string[] = [];
    for (const name of names) ids.push(await addLamp(name));
    let underWay = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    app.world.link.answer = () => {
      underWay += 1;
      most = Math.max(most, underWay);
      return new Promise<OperationAnswer>((resolve) => {
        waiting.push(() => {
          underWay -= 1;
          resolve(done);
        });
      });
    };
    await actuate(await actuatorFor(ids));
    await until(() => most >= 256);
    await app.world.settle();
    expect(most).to.equal(256);
    // The devices do not respond. Their requests time out and free the places.
    await app.world.clock.advance(4_000);
    await until(() => most >= 300);
    while (waiting.length > 0) {
      waiting.splice(0).forEach((answer) => answer());
      await app.world.settle();
    }
  });
});
