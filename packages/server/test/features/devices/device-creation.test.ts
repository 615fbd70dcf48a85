import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceCreation', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('creates no device of a type or template that is deleted at the same time', async () => {
    const { deviceNetworkId, domain, admin } = world;
    const { references } = admin;
    const lookUp = references.templateInstances.bind(references);
    for (const member of ['DeviceTypeId', 'DeviceTemplateId']) {
      const type = await admin.deviceTypes.create(deviceNetworkId, { name: member, instances: [] });
      const another = { name: 'another', deviceTypeId: type.id };
      const template = await admin.deviceTemplates.create(deviceNetworkId, another);
      references.templateInstances = async (id) => {
        const instances = await lookUp(id);
        await (member === 'DeviceTypeId'
          ? admin.deviceTypes.delete(deviceNetworkId, type.id)
          : admin.deviceTemplates.delete(deviceNetworkId, template.id));
        return instances;
      };
      const made = domain.deviceCreation.create(deviceNetworkId, {
        deviceIdentifier: member,
        deviceTypeId: type.id,
        deviceTemplateId: template.id,
      });
      expect((await failureOf(made)).modelState).to.have.keys(member);
      expect(await world.device(member)).to.equal(undefined);
    }
  });
});
