import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceCreation', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('requires only DeviceIdentifier and DeviceTypeId; the others have defaults', async () => {
    const device = await world.addDevice('urn:imei:1');
    expect(device).to.include({ name: 'urn:imei:1', status: 'offline', deviceStandard: 'LWM2M' });
    const { related } = await world.domain.deviceQueries.get(world.deviceNetworkId, device.id);
    expect(related.deviceTypes.get(device.deviceTypeId)?.name).to.equal('Generic LwM2M');
    expect(related.deviceTemplates.get(device.deviceTemplateId)).to.be.a('string');
    expect(related.locations.get(device.locationId)).to.be.a('string');
    expect(related.dataCollectors.get(device.dataCollectorId)).to.be.a('string');
  });

  it('names every unknown reference', async () => {
    const { deviceTypeId, deviceNetworkId } = world;
    const deviceIdentifier = 'a';
    const fault = await failureOf(
      world.domain.deviceCreation.create(deviceNetworkId, {
        deviceIdentifier,
        deviceTypeId,
        locationId: randomUUID(),
        dataCollectorId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('LocationId', 'DataCollectorId');
    const typeless = { deviceIdentifier, deviceTypeId: randomUUID() };
    expect(
      (await failureOf(world.domain.deviceCreation.create(deviceNetworkId, typeless))).modelState,
    ).to.have.keys('DeviceTypeId');
  });

  it('creates no device of a type or template that is deleted at the same time', async () => {
    const { deviceNetworkId, domain, admin } = world;
    const { references } = admin;
    const lookUp = references.templateInstances.bind(references);
    for (const member of ['DeviceTypeId', 'DeviceTemplateId']) {
      const type = await admin.deviceTypes.create(deviceNetworkId, { name: member, instances: [] });
      const template = await admin.deviceTemplates.create(deviceNetworkId, {
        name: 'another',
        deviceTypeId: type.id,
      });
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
      expect((await failureOf(domain.deviceQueries.getByEndpoint(deviceNetworkId, member))).status).to.equal(
        404,
      );
    }
  });

  it('an endpoint name belongs to one device in the whole server', async () => {
    await world.addDevice('a');
    expect((await failureOf(world.addDevice('a'))).code).to.equal('already-exists');
  });

  it('an empty and an unknown bootstrap server name are faults, and a missing one is none (spec 7.2)', async () => {
    for (const bootstrapServerName of ['', '  ', 'nowhere']) {
      const { deviceTypeId } = world;
      const fault = await failureOf(
        world.domain.deviceCreation.create(world.deviceNetworkId, {
          deviceIdentifier: 'a',
          deviceTypeId,
          bootstrapServerName,
        }),
      );
      expect(fault.modelState).to.have.keys('BootstrapServerName');
    }
    expect(await world.device('a')).to.equal(undefined);
  });
});
