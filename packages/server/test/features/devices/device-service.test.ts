import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { failureOf } from '../../support/failure-of.ts';
import { DeviceWorld } from '../../support/device-world.ts';

describe('DeviceService', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('requires only DeviceIdentifier and DeviceTypeId; the others have defaults', async () => {
    const device = await world.addDevice('urn:imei:1');
    expect(device).to.include({ name: 'urn:imei:1', status: 'offline', deviceStandard: 'LWM2M' });
    const { related } = await world.domain.devices.get(world.deviceNetworkId, device.id);
    expect(related.deviceTypes.get(device.deviceTypeId)?.name).to.equal('Generic LwM2M');
    expect(related.deviceTemplates.get(device.deviceTemplateId)).to.be.a('string');
    expect(related.locations.get(device.locationId)).to.be.a('string');
    expect(related.dataCollectors.get(device.dataCollectorId)).to.be.a('string');
  });

  it('names every unknown reference', async () => {
    const { deviceTypeId, deviceNetworkId } = world;
    const deviceIdentifier = 'a';
    const fault = await failureOf(
      world.domain.devices.create(deviceNetworkId, {
        deviceIdentifier,
        deviceTypeId,
        locationId: randomUUID(),
        dataCollectorId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('LocationId', 'DataCollectorId');
    const typeless = { deviceIdentifier, deviceTypeId: randomUUID() };
    expect((await failureOf(world.domain.devices.create(deviceNetworkId, typeless))).modelState).to.have.keys(
      'DeviceTypeId',
    );
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
      const made = domain.devices.create(deviceNetworkId, {
        deviceIdentifier: member,
        deviceTypeId: type.id,
        deviceTemplateId: template.id,
      });
      expect((await failureOf(made)).modelState).to.have.keys(member);
      expect((await failureOf(domain.devices.getByEndpoint(deviceNetworkId, member))).status).to.equal(404);
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
        world.domain.devices.create(world.deviceNetworkId, {
          deviceIdentifier: 'a',
          deviceTypeId,
          bootstrapServerName,
        }),
      );
      expect(fault.modelState).to.have.keys('BootstrapServerName');
    }
    expect(await world.device('a')).to.equal(undefined);
  });

  it('PUT replaces the writable members and keeps the registration', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3/0']);
    const { deviceTypeId, deviceNetworkId } = world;
    await world.domain.devices.update(deviceNetworkId, device.id, {
      deviceIdentifier: 'a',
      deviceTypeId,
      name: 'Bow',
    });
    expect(await world.device('a')).to.include({ name: 'Bow', status: 'online' });
    const fault = await failureOf(
      world.domain.devices.update(deviceNetworkId, device.id, {
        deviceIdentifier: 'b',
        deviceTypeId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('DeviceIdentifier', 'DeviceTypeId');
  });

  it('a device of another network is not found', async () => {
    const device = await world.addDevice('a');
    const foreign = randomUUID();
    const { devices } = world.domain;
    for (const work of [
      devices.get(foreign, device.id),
      devices.getByEndpoint(foreign, 'a'),
      devices.delete(foreign, device.id),
    ]) {
      expect((await failureOf(work)).code).to.equal('device-not-found');
    }
  });

  it('LastSeen comes from the live registration, and is kept when that ends', async () => {
    const device = await world.addDevice('a');
    const location = await world.register('a', ['/3/0'], { lifetimeSeconds: 60 });
    await world.clock.advance(30_000);
    await world.update(location);
    const heardAt = world.clock.now();
    const seen = async (): Promise<number | undefined> =>
      (await world.domain.devices.get(world.deviceNetworkId, device.id)).lastSeen;
    expect(await seen()).to.equal(heardAt);
    await world.clock.advance(1_000_000);
    await world.settle();
    expect(await seen()).to.equal(heardAt);
  });

  it('many devices: each row succeeds or fails on its own, with its own entry', async () => {
    await world.addDevice('taken');
    const { deviceTypeId, deviceNetworkId } = world;
    const correlationId = await world.domain.massRegistration.start(deviceNetworkId, [
      { deviceIdentifier: 'a', deviceTypeId },
      { deviceIdentifier: 'taken', deviceTypeId },
      { deviceIdentifier: 'b', deviceTypeId, bootstrapServerName: '' },
      { deviceIdentifier: 'c', deviceTypeId },
    ]);
    await world.settle();
    const [parent, reading, ...rows] = world.activity.entries;
    expect(parent).to.include({ correlationId, entityType: 'Multiple' });
    expect(reading).to.include({ parentId: parent?.id, responseMessage: '4 rows' });
    expect(rows.map((row) => [row.entityIdentifier, row.statuses.at(-1), row.parentId])).to.deep.equal([
      ['a', 'Completed', parent?.id],
      ['taken', 'Failed', parent?.id],
      ['b', 'Failed', parent?.id],
      ['c', 'Completed', parent?.id],
    ]);
    expect(rows[2]?.responseMessage).to.contain('BootstrapServerName');
    expect(await world.device('b')).to.equal(undefined);
  });
});
