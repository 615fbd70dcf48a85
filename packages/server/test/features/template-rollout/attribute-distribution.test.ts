import { activityLogEntries } from '../../../src/features/activity/model.ts';
import { expect } from 'chai';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { attributeJobs } from '../../../src/features/templates/model.ts';
import { attributeSets, queueItems } from '../../../src/features/commands/model.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import type { DeviceWorld } from '../../support/device-world.ts';
import { failOnce, readLate } from '../../support/failing-store.ts';
import { perTest } from '../../support/app-of-tests.ts';
import { sleepy } from '../../support/sleepy.ts';
import { attribute, TemplateWorld } from '../../support/template-world.ts';

type Attributes = readonly ReturnType<typeof attribute>[];

describe('attributes of templates', () => {
  let templates: TemplateWorld;
  let world: DeviceWorld;

  perTest(TemplateWorld, (one) => ({ world } = templates = one));

  /** Creates the device "d" with a template for its Temperature 0, and returns their IDs. */
  const deviceWith = async (
    ...attributes: Attributes
  ): Promise<Record<'hot' | 'deviceTemplate' | 'deviceId', string>> => {
    const hot = await templates.template('Hot', ...attributes);
    const deviceTemplate = await templates.deviceTemplate('one', hot);
    return { hot, deviceTemplate, deviceId: await templates.device('d', deviceTemplate) };
  };

  /** Serves the next process on the same store. */
  const restart = async (): Promise<void> => {
    const next = await world.restarted();
    templates.listen(next);
    await next.settle();
    await next.domain.close();
  };

  describe('levels of Write-Attributes', () => {
    it('at object level where all instances of the type share a template', async () => {
      const hot = await templates.template('Hot');
      await templates.device('d', await templates.deviceTemplate('both', hot, hot));
      await world.register('d', ['/3/0', '/3303/0', '/3303/1']);
      await templates.set(hot, attribute('pmin', 10), attribute('pmax', 60));
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10&pmax=60']);
    });

    it('at instance level where they do not', async () => {
      const hot = await templates.template('Hot');
      const cold = await templates.template('Cold');
      await templates.device('d', await templates.deviceTemplate('each', hot, cold));
      await world.register('d', ['/3303/0', '/3303/1']);
      await templates.set(hot, attribute('pmin', 10));
      await templates.set(cold, attribute('pmin', 20));
      expect(templates.taken()).to.deep.equal(['/3303/0 pmin=10', '/3303/1 pmin=20']);
      // Listed without instances, the object gets the attributes of instance 0.
      await templates.device('other', await templates.deviceTemplate('other', hot, cold));
      await world.register('other', ['/3303']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });

    it('at one instance, and at a resource of every instance, if the template says so', async () => {
      const resourceTypeId = await templates.resourceType(5700);
      const hot = await templates.template(
        'Hot',
        attribute('pmin', 10),
        attribute('pmin', 5, { instanceNumber: 1 }),
        attribute('gt', 30, { resourceTypeId }),
        attribute('gt', 40, { resourceTypeId, instanceNumber: 1 }),
      );
      await templates.device('d', await templates.deviceTemplate('both', hot, hot));
      await world.register('d', ['/3303/0', '/3303/1']);
      expect(templates.taken()).to.deep.equal([
        '/3303 pmin=10',
        '/3303/0/5700 gt=30',
        '/3303/1 pmin=5',
        '/3303/1/5700 gt=40',
      ]);
    });

    it('only for objects that the device has listed', async () => {
      await deviceWith(attribute('pmin', 10));
      const location = await world.register('d', ['/3/0']);
      expect(templates.taken()).to.deep.equal([]);
      const objects = world.registerRequest('d', ['/3/0', '/3303/0']).objects;
      await world.update(location, { objects });
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });
  });

  for (const mode of [{}, sleepy]) {
    it(`a device that is busy (5.03) is asked once until its next registration, in queue mode: ${'queueMode' in mode}`, async () => {
      templates.refuse = () => ({ code: '5.03', success: false });
      await deviceWith(attribute('pmin', 10));
      readLate(world.store, queueItems);
      await world.register('d', ['/3303/0'], mode);
      await world.clock.advance(10_000);
      await world.settle();
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
      templates.refuse = () => undefined;
      await world.register('d', ['/3303/0'], mode);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });
  }

  it('an object instance with its own template gets the attributes of that', async () => {
    const cold = await templates.template('Cold', attribute('pmin', 20));
    const { deviceId } = await deviceWith(attribute('pmin', 10));
    const { domain, deviceNetworkId } = world;
    const fields = { deviceId, smartObjectTypeId: templates.temperature, instanceNumber: 2 };
    const { id } = await domain.smartObjects.create(deviceNetworkId, {
      ...fields,
      smartObjectTemplateId: cold,
    });
    await world.register('d', ['/3303/0', '/3303/2']);
    expect(templates.taken()).to.deep.equal(['/3303 pmin=10', '/3303/2 pmin=20']);
    await domain.smartObjects.update(deviceNetworkId, id, fields);
    await world.settle();
    expect(templates.taken()).to.deep.equal(['/3303/2 pmin']);
  });

  describe('changes', () => {
    let hot: string;
    let deviceTemplate: string;
    let deviceId: string;

    beforeEach(async () => ({ hot, deviceTemplate, deviceId } = await deviceWith()));

    it('attributes removed from a template are unset on the device, and nothing else is sent', async () => {
      await world.register('d', ['/3303/0']);
      await templates.set(hot, attribute('pmin', 10), attribute('pmax', 60));
      templates.taken();
      await templates.set(hot, attribute('pmax', 90));
      expect(templates.taken()).to.deep.equal(['/3303 pmax=90&pmin']);
      await templates.set(hot, attribute('pmax', 90));
      expect(templates.taken()).to.deep.equal([]);
      await templates.set(hot);
      expect(templates.taken()).to.deep.equal(['/3303 pmax']);
      expect(await templates.sets(deviceId)).to.deep.equal({});
    });

    it('another template of the device template, or another device template, replaces the one before', async () => {
      const cold = await templates.template('Cold', attribute('epmin', 3));
      const cool = await templates.template('Cool', attribute('epmin', 4));
      await templates.set(hot, attribute('pmin', 10));
      await world.register('d', ['/3303/0']);
      templates.taken();
      await world.admin.deviceTemplates.update(world.deviceNetworkId, deviceTemplate, {
        name: 'one',
        deviceTypeId: world.deviceTypeId,
        instances: [{ smartObjectTypeId: templates.temperature, smartObjectTemplateId: cold }],
      });
      await world.settle();
      expect(templates.taken()).to.deep.equal(['/3303 epmin=3&pmin']);
      await world.domain.deviceUpdate.update(world.deviceNetworkId, deviceId, {
        deviceIdentifier: 'd',
        deviceTypeId: world.deviceTypeId,
        deviceTemplateId: await templates.deviceTemplate('other', cool),
      });
      await world.settle();
      expect(templates.taken()).to.deep.equal(['/3303 epmin=4']);
    });

    it('all of them are written again when the device registers again, and none when it sends an Update', async () => {
      await templates.set(hot, attribute('pmin', 10));
      const location = await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
      await world.update(location);
      await world.update(location, { objects: world.registerRequest('d', ['/3303/0']).objects });
      expect(templates.taken()).to.deep.equal([]);
      await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });

    it('attributes removed while the device was offline are unset when it returns', async () => {
      await templates.set(hot, attribute('pmin', 10), attribute('pmax', 60));
      const location = await world.register('d', ['/3303/0']);
      const source = world.registerRequest('d', []).source;
      (await world.domain.registrations.deregister({ location, source })).afterSent();
      await templates.set(hot, attribute('pmin', 10));
      await templates.set(hot);
      templates.taken();
      await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin&pmax']);
    });
  });

  describe('refusals of a device', () => {
    it('are known per attribute: attributes refused together are sent separately', async () => {
      const { hot, deviceId } = await deviceWith();
      templates.refuse = (_path, queries) =>
        queries.some((one) => one.startsWith('epmin'))
          ? { code: '4.00', success: false, diagnostic: 'no epmin here' }
          : undefined;
      await world.register('d', ['/3303/0']);
      await templates.set(hot, attribute('pmin', 10), attribute('epmin', 3));
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10&epmin=3', '/3303 pmin=10', '/3303 epmin=3']);
      const { attributes, refused, isOpen } = (await templates.sets(deviceId))['/3303']!;
      expect(attributes).to.deep.equal({ pmin: 10 });
      expect(refused!['epmin']).to.deep.include({ value: 3, code: '4.00', message: 'no epmin here' });
      expect(isOpen).to.equal(undefined);
      await templates.set(hot, attribute('pmin', 10), attribute('epmin', 4));
      expect(templates.taken()).to.deep.equal(['/3303 epmin=4']);
    });

    it('a missing path gets one request, until the device registers again', async () => {
      await deviceWith(attribute('pmin', 10), attribute('epmin', 3));
      templates.refuse = () => ({ code: '4.04', success: false });
      const location = await world.register('d', ['/3303/0']);
      await world.update(location);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10&epmin=3']);
      await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10&epmin=3']);
    });
  });

  for (const [title, answer] of [
    ['does not respond', new DeviceUnreachable('timeout', 'no answer')],
    ['responds with 5.03', { code: '5.03', success: false }],
    ['responds with 4.29', { code: '4.29', success: false }],
  ] as const) {
    it(`a device that ${title} gets them again after its next Update`, async () => {
      await deviceWith(attribute('pmin', 10));
      templates.refuse = () => answer;
      const location = await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.have.length(1);
      templates.refuse = () => undefined;
      await world.update(location);
      await world.update(location);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });
  }

  describe('sleeping devices', () => {
    it('get them when they wake: they are queue items, and a later change replaces them', async () => {
      const { hot, deviceId } = await deviceWith();
      const location = await world.register('d', ['/3303/0'], sleepy);
      await world.clock.advance(100_000);
      await templates.set(hot, attribute('pmin', 10), attribute('pmax', 60));
      await templates.set(hot, attribute('pmin', 20));
      expect(templates.taken()).to.deep.equal([]);
      const items = await world.store.collection(queueItems).find({});
      expect(items.map((one) => [one.deviceId, one.operation.path, one.operation.attributes])).to.deep.equal([
        [deviceId, '/3303', { pmin: 20 }],
      ]);
      const replaced = world.activity.entries.filter((one) => one.statuses.at(-1) === 'Deleted');
      expect(replaced).to.have.length(1);
      await world.update(location);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=20&pmax']);
      expect(await world.store.collection(queueItems).count()).to.equal(0);
      expect((await templates.sets(deviceId))['/3303']).to.deep.include({ attributes: { pmin: 20 } });
    });

    it('get them again after their queue items have expired', async () => {
      const { hot } = await deviceWith();
      const location = await world.register('d', ['/3303/0'], sleepy);
      await world.clock.advance(100_000);
      await templates.set(hot, attribute('pmin', 10));
      await world.clock.advance(90_000_000);
      await world.settle();
      expect(await world.store.collection(queueItems).count()).to.equal(0);
      await world.update(location);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });
  });

  for (const [title, collection, after] of [
    ['a distribution continues by itself after the store has failed', attributeJobs, 0],
    ['a device gets them by itself after the store has failed before the request', attributeSets, 1],
  ] as const)
    it(title, async () => {
      const { hot } = await deviceWith();
      await world.register('d', ['/3303/0']);
      const error = failOnce(world.store, collection, after);
      await templates.set(hot, attribute('pmin', 10));
      expect(world.errors.splice(0)).to.deep.equal([error]);
      expect(templates.taken()).to.deep.equal([]);
      await world.clock.advance(6_250);
      await world.settle();
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });

  describe('a restart', () => {
    it('in the middle: the next process updates the devices that have not got the change', async () => {
      const { hot } = await deviceWith();
      await world.register('d', ['/3303/0']);
      // The process ends between the change and the first message.
      const gone = world.domain.close();
      await world.admin.smartObjectTemplates.setAttributes(world.deviceNetworkId, hot, [
        attribute('pmin', 10),
      ]);
      await gone;
      expect(templates.taken()).to.deep.equal([]);
      expect(await world.store.collection(attributeJobs).count()).to.equal(1);
      await restart();
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
      expect(await world.store.collection(attributeJobs).count()).to.equal(0);
    });

    it('after an unanswered message: it is sent again', async () => {
      await deviceWith(attribute('pmin', 10));
      templates.refuse = () => new DeviceUnreachable('closed', 'going down');
      await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
      await world.domain.close();
      templates.refuse = () => undefined;
      await restart();
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    });
  });

  describe('the Activity Log entry of a change', () => {
    const entry = async (id: string | undefined) =>
      (await world.store.collection(activityLogEntries).get(id!))!;
    const set = (pmin: number) =>
      world.admin.smartObjectTemplates.setAttributes(world.deviceNetworkId, hot, [attribute('pmin', pmin)]);
    let hot: string;
    let one: string;

    beforeEach(async () => {
      await world.close();
      templates = await TemplateWorld.start({}, { isLogStored: true });
      world = templates.world;
      ({ hot, deviceTemplate: one } = await deviceWith());
      await world.register('d', ['/3303/0']);
    });

    it('is made for device templates, and is absent if their instances stay', async () => {
      const smartObjectTemplateId = await templates.template('Cold', attribute('epmin', 3));
      const update = (name: string): Promise<string | undefined> =>
        world.admin.deviceTemplates.update(world.deviceNetworkId, one, {
          name,
          deviceTypeId: world.deviceTypeId,
          instances: [{ smartObjectTypeId: templates.temperature, smartObjectTemplateId }],
        });
      const id = await update('one');
      await world.settle();
      const children = { total: 1, completed: 1, failed: 0 };
      expect(await entry(id)).to.deep.include({ entityId: one, status: 'Completed', children });
      expect(templates.taken()).to.include('/3303 epmin=3');
      expect(await update('two')).to.equal(undefined);
    });

    it('follows the requests to devices, and is absent if nothing changes', async () => {
      const id = await templates.set(hot, attribute('pmin', 10));
      const children = { total: 1, completed: 1, failed: 0 };
      expect(await entry(id)).to.deep.include({ entityId: hot, status: 'Completed', children });
      expect(await templates.set(hot, attribute('pmin', 10))).to.equal(undefined);
      templates.refuse = () => ({ code: '4.00', success: false, diagnostic: 'no pmin here' });
      expect((await entry(await templates.set(hot, attribute('pmin', 20)))).status).to.equal('Failed');
      const rows = await world.store.collection(activityLogEntries).find({});
      expect(rows.find((one) => one.responseCode === '4.00')!.responseMessage).to.equal('no pmin here');
    });

    it('is Pending until the next process continues it, or Deleted if a later change replaces it', async () => {
      const gone = world.domain.close();
      const [first, second] = [await set(10), await set(20)];
      await gone;
      expect((await entry(second)).status).to.equal('Pending');
      await restart();
      expect((await entry(first)).status).to.equal('Deleted');
      expect((await entry(second)).status).to.equal('Completed');
    });

    it('has not failed after a crash during a request: the next process sends it again', async () => {
      const unanswered = Promise.withResolvers<OperationAnswer>();
      world.link.answer = () => unanswered.promise;
      const id = await templates.set(hot, attribute('pmin', 10));
      expect((await entry(id)).status).to.equal('InProgress');
      await restart();
      expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
      expect((await entry(id)).status).to.equal('Completed');
      unanswered.resolve({ code: '2.04', success: true });
    });
  });

  it('thousands of devices of one template all get them', async () => {
    const { hot, deviceTemplate } = await deviceWith();
    const count = 2_000;
    for (let index = 0; index < count; index += 1) {
      await templates.device(`d${index}`, deviceTemplate);
      const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 1_000 + index };
      const reply = await world.domain.registrations.register(
        world.registerRequest(`d${index}`, ['/3303/0'], { source }),
      );
      reply.afterSent();
    }
    await world.settle();
    await templates.set(hot, attribute('pmin', 10));
    while ((await world.store.collection(attributeJobs).count()) > 0 || world.domain.requestsPending > 0) {
      await world.settle();
    }
    expect(templates.taken()).to.have.length(count);
  });
});
