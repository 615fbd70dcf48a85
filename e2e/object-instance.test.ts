/** Spec section 1.3: an object instance is added to one device and not to its DeviceType. */
import { expect } from 'chai';
import { createFleet } from '@muster/simulator';
import { useServer } from './support/test-server.ts';
import { until } from './support/until.ts';

describe('an object instance of one device', () => {
  const server = useServer();

  it('is created on the simulated device, and neither on the others nor in the device type (spec 1.3)', async () => {
    const { client } = server;
    await using fleet = createFleet({
      devices: [{ name: 'boat', count: 2, endpoint: 'boat-{index}', objects: [1, 3, 3303] }],
      serverUri: server.info.coap,
    });
    await fleet.start();
    await fleet.whenRegistered();
    const { Id: DeviceId, DeviceTypeId } = await client.devices.getByEndpoint('boat-1');
    const ofType = async (): Promise<unknown> => [
      await client.deviceTypes.get(DeviceTypeId),
      await client.deviceTypes.smartObjectTypeInstances(DeviceTypeId),
    ];
    const before = await ofType();
    const { SmartObjectTypeId } = await server.typeOf(3303);
    const instance = { InstanceNumber: 7, Label: 'Stern' };
    const { Id } = await client.smartObjects.create({ DeviceId, SmartObjectTypeId, ...instance });
    // The device lists the created instances in its next Registration Update.
    const made = await until(
      () => client.smartObjects.get(Id),
      (object) => !object.IsUnavailable,
    );
    expect(made).to.include(instance);
    const [one, other] = fleet.devices;
    expect(one!.counters.registrations).to.equal(1);
    expect([one, other].map((device) => device!.instanceIds(3303))).to.deep.equal([
      [0, 1, 7],
      [0, 1],
    ]);
    expect(one!.read('/3303/7/5700')).to.be.a('number');
    const { Rows } = await client.activityLogs.list({ Filter: "Description startswith 'Create /3303/7'" });
    expect(Rows[0]).to.include({ Status: 'Completed', ResponseCode: '2.01' });
    expect(await server.findResource('boat-2', '/3303/7/5700')).to.equal(undefined);
    expect(await ofType()).to.deep.equal(before);
  });
});
