import { randomUUID } from 'node:crypto';
import type { DeviceOperation, OperationAnswer } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { DeviceUnreachable } from '../../../../src/gateway/ports/device-link.ts';
import { resourceId } from '../../../../src/features/device-objects/model/resource-id.ts';
import { expectError, TestApp } from '../../../support/app.ts';
import type { Answer } from '../../../support/app.ts';
import type { RecordedEntry } from '../../../support/recorded-activity.ts';

const done: OperationAnswer = { code: '2.04', success: true };

describe('routes of actuators and event categories', () => {
  let app: TestApp;
  let lampType: string;
  let onOff: string;
  let dimmer: string;
  let EventCategoryId: string;

  beforeEach(async () => {
    app = await TestApp.start();
    app.world.link.answer = () => done;
    const catalogue = await app.world.admin.models.forNetwork(app.deviceNetworkId);
    const type = catalogue.typeOfObject(3311)!;
    lampType = type.id;
    onOff = type.resourceTypeIds.get(5850)!;
    dimmer = type.resourceTypeIds.get(5851)!;
    EventCategoryId = await app.create('/eventcategories', { Name: 'Storm' });
  });

  afterEach(async () => {
    await app.world.settle();
    expect(app.defects).to.deep.equal([]);
    expect(app.world.errors).to.deep.equal([]);
    await app.close();
  });

  const lights = (Value: string): unknown[] => [
    { SmartObjectTypeId: lampType, ResourceTypeId: onOff, Value },
  ];

  async function actuatorFor(
    DeviceIds: readonly string[],
    ActuatorResourceValues: readonly unknown[] = lights('true'),
  ): Promise<string> {
    const ResourceCollectionId = await app.create('/resourcecollections', { Name: 'Some', DeviceIds });
    return app.create('/actuators', {
      Name: 'Lamps on',
      EventCategoryId,
      ResourceCollectionId,
      ActuatorResourceValues,
    });
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
    const { entries } = app.world.activity;
    return {
      answer,
      children: entries.filter((one) => one.parentId === parentId && one.entityType === 'Resource'),
    };
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
    const strange = await app.put(`/eventcategories/${EventCategoryId}`, {
      Name: 'Storm',
      EventConsumerIds: [consumer, randomUUID()],
    });
    expectError(strange, 400, 'invalid-request');
    expect(strange.body.ModelState).to.have.keys('EventConsumerIds[1]');
    expectError(await app.post('/eventcategories', { Name: 'Storm' }), 409, 'already-exists');
    expect((await app.put(`/eventcategories/${EventCategoryId}`, { Name: 'Gale' })).status).to.equal(204);
    expect((await app.get(`/eventcategories/${EventCategoryId}`)).body.Name).to.equal('Gale');
    const actuator = await actuatorFor([await addLamp('lamp-1')]);
    expectError(await app.delete(`/eventcategories/${EventCategoryId}`), 409, 'in-use');
    const own = await app.get(`/eventcategories/${EventCategoryId}/actuators`);
    expect(own.body.Rows).to.deep.equal([{ Id: actuator, Name: 'Lamps on' }]);
    expect((await app.delete(`/actuators/${actuator}`)).status).to.equal(204);
    expect((await app.delete(`/eventcategories/${EventCategoryId}`)).status).to.equal(204);
    expectError(await app.get(`/eventcategories/${EventCategoryId}`), 404, 'event-category-not-found');
  });

  for (const list of ['events', 'activeEvents', 'rules', 'actuators']) {
    it(`${list} of an event category: an empty page, and 404 for an unknown category`, async () => {
      expect((await app.get(`/eventcategories/${EventCategoryId}/${list}`)).body).to.deep.include({
        NbrOfRows: 0,
        Rows: [],
      });
      expectError(await app.get(`/eventcategories/${randomUUID()}/${list}`), 404, 'event-category-not-found');
    });
  }

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
    const change = {
      ...shown,
      Name: 'Lamps off',
      ActuatorResourceValues: [{ ...value, Value: 'false', ResetValue: 'true' }],
    };
    expect((await app.put(`/actuators/${id}`, change)).status).to.equal(204);
    const after = (await app.get(`/actuators/${id}`)).body;
    expect(after['ActuatorResourceValues']).to.deep.equal([{ ...value, Value: 'false', ResetValue: 'true' }]);
    expect((await app.get('/actuators?Filter=Name eq %27Lamps off%27')).body.NbrOfRows).to.equal(1);
    const collection = String(shown['ResourceCollectionId']);
    expectError(await app.delete(`/resourcecollections/${collection}`), 409, 'in-use');
    expect((await app.get(`/resourcecollections/${collection}`)).body['CanBeDeleted']).to.equal(false);
    expect((await app.delete(`/actuators/${id}`)).status).to.equal(204);
    expectError(await app.get(`/actuators/${id}`), 404, 'actuator-not-found');
    expect((await app.delete(`/resourcecollections/${collection}`)).status).to.equal(204);
  });

  it('values are checked against their resource type when an actuator is saved', async () => {
    const catalogue = await app.world.admin.models.forNetwork(app.deviceNetworkId);
    const device = catalogue.typeOfObject(3)!;
    const SmartObjectTypeId = device.id;
    const reboot = device.resourceTypeIds.get(4)!;
    const answer = await app.post('/actuators', {
      Name: 'Wrong',
      EventCategoryId: randomUUID(),
      ResourceCollectionId: randomUUID(),
      ActuatorResourceValues: [
        { SmartObjectTypeId: lampType, ResourceTypeId: onOff, Value: 'maybe' },
        { SmartObjectTypeId: lampType, ResourceTypeId: dimmer, Value: '101' },
        { SmartObjectTypeId: lampType, ResourceTypeId: reboot, ExecuteOnActivate: true },
        { SmartObjectTypeId, ResourceTypeId: reboot, Value: 'now' },
        { SmartObjectTypeId, ResourceTypeId: reboot, ExecuteOnActivate: true, Value: '1' },
        { SmartObjectTypeId: lampType, ResourceTypeId: onOff, ExecuteOnActivate: true },
        { SmartObjectTypeId: randomUUID(), ResourceTypeId: onOff, Value: 'true' },
        { SmartObjectTypeId, ResourceTypeId: device.resourceTypeIds.get(0)!, ResetValue: 'x' },
        { SmartObjectTypeId, ResourceTypeId: device.resourceTypeIds.get(5)! },
      ],
    });
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.have.keys(
      'EventCategoryId',
      'ResourceCollectionId',
      'ActuatorResourceValues[0].Value',
      'ActuatorResourceValues[1].Value',
      'ActuatorResourceValues[2].ResourceTypeId',
      'ActuatorResourceValues[3].Value',
      'ActuatorResourceValues[4]',
      'ActuatorResourceValues[5]',
      'ActuatorResourceValues[6].SmartObjectTypeId',
      'ActuatorResourceValues[7].ResetValue',
      'ActuatorResourceValues[8]',
    );
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
    const device = (await app.world.admin.models.forNetwork(app.deviceNetworkId)).typeOfObject(3)!;
    const id = await actuatorFor(
      [await addLamp('lamp-1')],
      [
        {
          SmartObjectTypeId: device.id,
          ResourceTypeId: device.resourceTypeIds.get(4)!,
          ExecuteOnActivate: true,
        },
      ],
    );
    await actuate(id);
    expect(app.world.link.sent).to.include('execute /3/0/4');
  });

  it('actuate never responds with 500: offline, sleeping, Unavailable, refusing, silent and broken devices are log entries (spec 7.1)', async () => {
    const online = await addLamp('online');
    const offline = (await app.world.addDevice('offline')).id;
    await app.create('/smartobjects', { DeviceId: offline, SmartObjectTypeId: lampType });
    const asleep = await addLamp('asleep', { queueMode: true });
    await app.world.clock.advance(100_000);
    const unavailable = await addLamp('unavailable');
    await app.create('/smartobjects', {
      DeviceId: unavailable,
      SmartObjectTypeId: lampType,
      InstanceNumber: 1,
    });
    const refusing = await addLamp('refusing');
    const silent = await addLamp('silent');
    const ids = [online, offline, asleep, unavailable, refusing, silent];
    app.world.link.answer = (_, { deviceId }) => {
      if (deviceId === refusing) return { code: '4.05', success: false };
      return deviceId === silent ? new DeviceUnreachable('timeout', 'no answer') : done;
    };
    const { children } = await actuate(await actuatorFor(ids));
    const objects = new Map(
      await Promise.all(
        ids.map(async (id) => {
          const found = await app.world.objectsOf(id);
          return [resourceId(found.get('/3311/0')!.id, 5850), id] as const;
        }),
      ),
    );
    const outcome = (deviceId: string): unknown => {
      const entry = children.find((one) => objects.get(one.entityId ?? '') === deviceId)!;
      return [entry.statuses.at(-1), entry.responseMessage ?? entry.responseCode];
    };
    expect(outcome(online)).to.deep.equal(['Completed', '2.04']);
    expect(outcome(offline)).to.deep.equal(['Failed', 'The device is offline.']);
    expect(outcome(asleep)).to.deep.equal(['Pending', undefined]);
    expect(outcome(refusing)).to.deep.equal([
      'Failed',
      'The device does not allow this operation on this path.',
    ]);
    expect(outcome(silent)).to.deep.equal(['Failed', 'The device did not answer in time.']);
    const missing = children.find((one) => one.entityIdentifier === '/3311/1/5850')!;
    expect([missing.statuses.at(-1), missing.responseMessage]).to.deep.equal([
      'Failed',
      'The device no longer has /3311/1/5850: the resource is Unavailable.',
    ]);
  });

  it('a device in queue mode gets its command when it wakes (spec 7.1)', async () => {
    const { id } = await app.world.addDevice('asleep');
    const location = await app.world.register('asleep', ['/3/0', '/3311/0'], { queueMode: true });
    await app.world.clock.advance(100_000);
    const { children } = await actuate(await actuatorFor([id]));
    expect(app.world.link.sent).not.to.include('write /3311/0/5850');
    await app.world.update(location);
    expect(app.world.link.sent).to.include('write /3311/0/5850');
    expect(children[0]?.statuses.at(-1)).to.equal('Completed');
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

  it('an actuator with an empty collection completes, and a deleted one is 404 (spec 7.1)', async () => {
    const id = await actuatorFor([(await app.world.addDevice('bare')).id]);
    const { answer } = await actuate(id);
    const parent = answer.headers.get('x-activity-id');
    const going = app.world.activity.entries.find((one) => one.parentId === parent)!;
    expect([going.statuses.at(-1), going.responseMessage]).to.deep.equal(['Completed', '0 resources']);
    expectError(await app.post(`/actuators/${randomUUID()}/actuate`, undefined), 404, 'actuator-not-found');
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
    expect(most).to.equal(256);
    // The devices do not respond. Their requests time out and free the places.
    await app.world.clock.advance(4_000);
    await app.world.settle();
    expect(most).to.equal(300);
    while (waiting.length > 0) {
      waiting.splice(0).forEach((answer) => answer());
      await app.world.settle();
    }
  });
});
