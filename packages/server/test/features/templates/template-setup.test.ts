import { expect } from 'chai';
import { formatPath, formatTextValue } from '@muster/lwm2m/core';
import { initialValues } from '../../../src/features/templates/model.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import type { DeviceWorld } from '../../support/device-world.ts';
import { perTest } from '../../support/app-of-tests.ts';
import { sleepy } from '../../support/sleepy.ts';
import { TemplateWorld } from '../../support/template-world.ts';

describe('initial state of devices from templates', () => {
  let templates: TemplateWorld;
  let world: DeviceWorld;
  let template: string;
  let answer: { code: string; success: boolean } | Error;

  const listen = (one: DeviceWorld): void => {
    one.link.answer = (operation) => {
      if (operation.type !== 'write') return { code: '2.05', success: true, records: [], links: [] };
      const [first] = operation.records;
      templates.written.push(`${formatPath(operation.path)} ${formatTextValue(first!.value, 'String')}`);
      return answer;
    };
  };

  perTest(TemplateWorld, async (one) => {
    ({ world } = templates = one);
    answer = { code: '2.04', success: true };
    listen(world);
    const { admin, deviceNetworkId } = world;
    const made = await admin.smartObjectTemplates.create(deviceNetworkId, {
      name: 'Roof',
      smartObjectTypeId: templates.temperature,
      resourceTemplates: [
        { resourceTypeId: await templates.resourceType(5700), isRequestObserve: true },
        { resourceTypeId: await templates.resourceType(5750), value: 'roof' },
      ],
    });
    template = made.id;
  });

  const observed = (): string[] => world.link.sent.filter((each) => each.startsWith('observe'));
  const enrol = async (mode: object = {}): Promise<string> => {
    await templates.device('d', await templates.deviceTemplate('one', template));
    expect(observed()).to.deep.equal([]);
    return world.register('d', ['/3303/0'], mode);
  };

  it('resources with IsRequestObserve are observed, and values written, after they have registered', async () => {
    const location = await enrol();
    expect(observed()).to.deep.equal(['observe /3303/0/5700']);
    expect(templates.taken()).to.deep.equal(['/3303/0/5750 roof']);
    expect(await world.store.collection(initialValues).count()).to.equal(0);
    await world.update(location, { objects: world.registerRequest('d', ['/3303/0']).objects });
    await world.register('d', ['/3303/0']);
    expect(templates.taken()).to.deep.equal([]);
  });

  it('also of devices that are enrolled when they register, and of objects that they add later', async () => {
    const deviceTemplate = await templates.deviceTemplate('two', template, template);
    await templates.device('d', deviceTemplate);
    const ofSecond = [{ field: 'path', op: 'startsWith', value: '/3303/1' }] as const;
    await world.store.collection(initialValues).deleteWhere(ofSecond);
    const location = await world.register('d', ['/3303/0']);
    templates.taken();
    const { id } = (await world.objectsOf((await world.device('d')).id)).get('/3303/1')!;
    await world.domain.smartObjects.delete(world.deviceNetworkId, id);
    world.link.sent.splice(0);
    await world.update(location, { objects: world.registerRequest('d', ['/3303/0', '/3303/1']).objects });
    expect(observed()).to.deep.equal(['observe /3303/1/5700']);
    expect(templates.taken()).to.deep.equal(['/3303/1/5750 roof']);
  });

  it('a smart object with its own template', async () => {
    const device = await world.addDevice('d');
    const { domain, deviceNetworkId } = world;
    await world.register('d', ['/3/0']);
    await domain.smartObjects.create(deviceNetworkId, {
      deviceId: device.id,
      smartObjectTypeId: templates.temperature,
      instanceNumber: 4,
      smartObjectTemplateId: template,
    });
    expect(templates.taken()).to.deep.equal([]);
    await world.register('d', ['/3/0', '/3303/4']);
    expect(observed()).to.deep.equal(['observe /3303/4/5700']);
    expect(templates.taken()).to.deep.equal(['/3303/4/5750 roof']);
  });

  it('a value without a response is written after the next registration, and after a restart', async () => {
    answer = new DeviceUnreachable('timeout', 'no answer');
    await enrol();
    expect(templates.taken()).to.have.length(1);
    await world.register('d', ['/3303/0']);
    expect(templates.taken()).to.have.length(1);
    await world.domain.close();
    answer = { code: '2.04', success: true };
    const next = await world.restarted();
    listen(next);
    await next.settle();
    expect(templates.taken()).to.deep.equal(['/3303/0/5750 roof']);
    expect(await world.store.collection(initialValues).count()).to.equal(0);
    await next.domain.close();
  });

  it('a refused value is not written again, and is in the Activity Log', async () => {
    answer = { code: '4.05', success: false };
    await enrol();
    await world.register('d', ['/3303/0']);
    expect(templates.taken()).to.have.length(1);
    const failed = world.activity.entries.filter((one) => one.statuses.at(-1) === 'Failed');
    expect(failed.map((one) => one.description)).to.deep.equal(['Write /3303/0/5750 of its template on d']);
  });

  for (const code of ['4.08', '4.29', '5.03']) {
    it(`a value that a device refuses for now (${code}) is written again after its next registration`, async () => {
      answer = { code, success: false };
      await enrol();
      expect(templates.taken()).to.deep.equal(['/3303/0/5750 roof']);
      answer = { code: '2.04', success: true };
      await world.register('d', ['/3303/0']);
      expect(templates.taken()).to.deep.equal(['/3303/0/5750 roof']);
      expect(await world.store.collection(initialValues).count()).to.equal(0);
    });
  }

  it('a sleeping device gets them when it wakes', async () => {
    answer = new DeviceUnreachable('timeout', 'asleep');
    const location = await enrol(sleepy);
    templates.taken();
    answer = { code: '2.04', success: true };
    await world.update(location);
    expect(templates.taken()).to.deep.equal(['/3303/0/5750 roof']);
    expect(await world.store.collection(initialValues).count()).to.equal(0);
  });
});
