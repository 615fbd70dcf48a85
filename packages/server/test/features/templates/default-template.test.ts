import { expect } from 'chai';
import { smartObjectTemplates } from '../../../src/features/templates/model.ts';
import type { DeviceWorld } from '../../support/device-world.ts';
import { perTest } from '../../support/app-of-tests.ts';
import { attribute, TemplateWorld } from '../../support/template-world.ts';

/** Covers each way in which a device gets an object. */
describe('the default template of a type applies if none is named', () => {
  let templates: TemplateWorld;
  let world: DeviceWorld;
  let defaultTemplate: string;

  perTest(TemplateWorld, async (one) => {
    ({ world } = templates = one);
    const found = await world.store.collection(smartObjectTemplates).findOne([
      { field: 'smartObjectTypeId', op: 'eq', value: templates.temperature },
      { field: 'isDefault', op: 'eq', value: true },
    ]);
    defaultTemplate = found!.id;
    await templates.set(defaultTemplate, attribute('pmin', 10));
  });

  it('to a device that is enrolled when it registers', async () => {
    const { deviceNetworkId, deviceTypeId } = world;
    const next = await world.restarted({ enrolInto: async () => ({ deviceNetworkId, deviceTypeId }) });
    templates.listen(next);
    await next.register('stranger', ['/3303/0', '/3303/1']);
    expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    await next.domain.close();
  });

  it('to an object that a device of a mass registration adds with a later Update', async () => {
    const { deviceNetworkId, deviceTypeId } = world;
    await world.domain.massRegistration.start(deviceNetworkId, [{ deviceIdentifier: 'm', deviceTypeId }]);
    await world.settle();
    const location = await world.register('m', ['/3/0']);
    expect(templates.taken()).to.deep.equal([]);
    await world.update(location, { objects: [{ objectId: 3303, instanceIds: [0] }] });
    expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
  });

  it('to a device that is created by the API, which a change of the template reaches', async () => {
    await world.addDevice('a');
    await world.register('a', ['/3303/0', '/3303/1']);
    expect(templates.taken()).to.deep.equal(['/3303 pmin=10']);
    await templates.set(defaultTemplate, attribute('pmin', 20));
    expect(templates.taken()).to.deep.equal(['/3303 pmin=20']);
  });

  it('an instance beside one with its own template has the default one at its own path', async () => {
    const named = await templates.template('Named', attribute('pmax', 60));
    const device = await world.addDevice('a');
    await world.domain.smartObjects.create(world.deviceNetworkId, {
      deviceId: device.id,
      smartObjectTypeId: templates.temperature,
      instanceNumber: 0,
      smartObjectTemplateId: named,
    });
    await world.register('a', ['/3303/0', '/3303/1']);
    expect(templates.taken()).to.have.members(['/3303/0 pmax=60', '/3303/1 pmin=10']);
  });

  it('its resource settings apply: the resources are observed', async () => {
    const value = await templates.resourceType(5700);
    await world.addDevice('earlier');
    await world.register('earlier', ['/3303/0']);
    expect(world.link.sent).not.to.include('observe /3303/0/5700');
    const { admin, deviceNetworkId } = world;
    await admin.smartObjectTemplates.update(deviceNetworkId, defaultTemplate, {
      name: 'Default',
      smartObjectTypeId: templates.temperature,
      resourceTemplates: [{ resourceTypeId: value, isRequestObserve: true }],
    });
    await world.addDevice('a');
    await world.register('a', ['/3303/0']);
    expect(world.link.sent).to.include('observe /3303/0/5700');
  });
});
