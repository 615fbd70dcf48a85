import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { MusterError } from '../../../../src/domain/errors.ts';
import { smartObjects } from '../../../../src/domain/entities/smart-object.ts';
import { without } from '../../../../src/domain/without.ts';
import { DeviceWorld } from '../../../support/device-world.ts';

async function failure(work: Promise<unknown>): Promise<MusterError> {
  try {
    await work;
  } catch (error) {
    expect(error).to.be.instanceOf(MusterError);
    return error as MusterError;
  }
  throw new Error('It did not fail.');
}

describe('DeviceService', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('needs DeviceIdentifier and DeviceTypeId only; the rest falls back', async () => {
    const device = await world.addDevice('urn:imei:1');
    expect(device).to.include({ name: 'urn:imei:1', status: 'offline', deviceStandard: 'LWM2M' });
    const { related } = await world.domain.devices.get(world.deviceNetworkId, device.id);
    expect(related.deviceTypes.get(device.deviceTypeId)?.name).to.equal('Generic LwM2M');
    expect(related.deviceTemplates.get(device.deviceTemplateId)).to.be.a('string');
    expect(related.locations.get(device.locationId)).to.be.a('string');
    expect(related.dataCollectors.get(device.dataCollectorId)).to.be.a('string');
  });

  it('names every reference that does not exist', async () => {
    const { deviceTypeId, deviceNetworkId } = world;
    const deviceIdentifier = 'a';
    const fault = await failure(
      world.domain.devices.create(deviceNetworkId, {
        deviceIdentifier,
        deviceTypeId,
        locationId: randomUUID(),
        dataCollectorId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('LocationId', 'DataCollectorId');
    const typeless = { deviceIdentifier, deviceTypeId: randomUUID() };
    expect((await failure(world.domain.devices.create(deviceNetworkId, typeless))).modelState).to.have.keys(
      'DeviceTypeId',
    );
  });

  it('makes no device of a type or a template that is deleted while it is made', async () => {
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
      expect((await failure(made)).modelState).to.have.keys(member);
      expect((await failure(domain.devices.getByEndpoint(deviceNetworkId, member))).status).to.equal(404);
    }
  });

  it('an endpoint name belongs to one device in the whole server', async () => {
    await world.addDevice('a');
    expect((await failure(world.addDevice('a'))).code).to.equal('already-exists');
  });

  it('an empty and an unknown bootstrap server name are faults, and no name is none (spec 7.2)', async () => {
    for (const bootstrapServerName of ['', '  ', 'nowhere']) {
      const { deviceTypeId } = world;
      const fault = await failure(
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

  it('PUT replaces what may be set and leaves the registration alone', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3/0']);
    const { deviceTypeId, deviceNetworkId } = world;
    await world.domain.devices.update(deviceNetworkId, device.id, {
      deviceIdentifier: 'a',
      deviceTypeId,
      name: 'Bow',
    });
    expect(await world.device('a')).to.include({ name: 'Bow', status: 'online' });
    const fault = await failure(
      world.domain.devices.update(deviceNetworkId, device.id, {
        deviceIdentifier: 'b',
        deviceTypeId: randomUUID(),
      }),
    );
    expect(fault.modelState).to.have.keys('DeviceIdentifier', 'DeviceTypeId');
  });

  it('a device of another network is not there', async () => {
    const device = await world.addDevice('a');
    const foreign = randomUUID();
    const { devices } = world.domain;
    for (const work of [
      devices.get(foreign, device.id),
      devices.getByEndpoint(foreign, 'a'),
      devices.delete(foreign, device.id),
    ]) {
      expect((await failure(work)).code).to.equal('device-not-found');
    }
  });

  it('LastSeen is that of the live registration, and stays when it ends', async () => {
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

  it('many devices: each row succeeds or fails on its own, with an entry of its own', async () => {
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

describe('SmartObjectService', () => {
  let world: DeviceWorld;

  beforeEach(async () => {
    world = await DeviceWorld.create();
  });

  afterEach(() => world.close());

  it('creates an instance with the resources of its type, without touching the device type', async () => {
    const device = await world.addDevice('a');
    const smartObjectTypeId = await world.addType(3304, 30_000);
    const input = { deviceId: device.id, smartObjectTypeId, instanceNumber: 2, label: 'Stern' };
    const { id } = await world.domain.smartObjects.create(world.deviceNetworkId, input);
    const { smartObject, resources } = await world.domain.smartObjects.get(world.deviceNetworkId, id);
    expect(smartObject).to.include({
      objectId: 30_000,
      instanceNumber: 2,
      label: 'Stern',
      isUnavailable: false,
    });
    expect(resources.map((one) => one.url)).to.include('/30000/2/5700');
    const fault = await failure(world.domain.smartObjects.create(world.deviceNetworkId, input));
    expect(fault.code).to.equal('already-exists');
    const { id: next } = await world.domain.smartObjects.create(
      world.deviceNetworkId,
      without(input, 'instanceNumber'),
    );
    expect(
      (await world.domain.smartObjects.get(world.deviceNetworkId, next)).smartObject.instanceNumber,
    ).to.equal(0);
  });

  it('is Unavailable on a device that has not listed it, and Available when it does', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3/0', '/3303/0']);
    const { smartObjectTypeId } = (await world.objectsOf(device.id)).get('/3303/0')!;
    const input = { deviceId: device.id, smartObjectTypeId, instanceNumber: 1 };
    const { id } = await world.domain.smartObjects.create(world.deviceNetworkId, input);
    expect((await world.store.collection(smartObjects).get(id))?.isUnavailable).to.equal(true);
    await world.register('a', ['/3/0', '/3303/0', '/3303/1']);
    expect((await world.store.collection(smartObjects).get(id))?.isUnavailable).to.equal(false);
  });

  it('delete removes it with its values; a device that lists it brings it back anew', async () => {
    const device = await world.addDevice('a');
    await world.register('a', ['/3303/0']);
    const { id } = (await world.objectsOf(device.id)).get('/3303/0')!;
    await world.domain.smartObjects.delete(world.deviceNetworkId, id);
    expect((await failure(world.domain.smartObjects.get(world.deviceNetworkId, id))).code).to.equal(
      'smart-object-not-found',
    );
    await world.settle();
    await world.register('a', ['/3303/0']);
    expect((await world.objectsOf(device.id)).get('/3303/0')?.id)
      .to.be.a('string')
      .and.not.equal(id);
  });
});
