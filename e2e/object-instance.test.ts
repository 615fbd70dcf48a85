/** Spec section 1.3: an object instance is added to one device and not to its DeviceType. */
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { createFleet } from '@muster/simulator';
import { createWorkplace, startMuster } from './support/muster.ts';
import { until } from './support/until.ts';

describe('an object instance of one device', () => {
  it('is created on the simulated device, and neither on the others nor in the device type (spec 1.3)', async () => {
    const place = await createWorkplace();
    const server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--auto-enroll=Generic LwM2M'],
    ]);
    const fleet = createFleet({
      devices: [{ name: 'boat', count: 2, endpoint: 'boat-{index}', objects: [1, 3, 3303] }],
      serverUri: server.info.coap,
    });
    try {
      const api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
      const asked: string[] = [];
      fleet.on('request', ({ endpointName }, { operation, path, code }) => {
        if (operation === 'create') asked.push(`${endpointName} ${path} ${code}`);
      });
      await fleet.start();
      const before = await until(
        () => api.devices.getByEndpoint('boat-1'),
        (device) => device.SmartObjects.some((object) => object.TypeId === 3303),
      );
      const { DeviceTypeId } = before;
      const typeBefore = await api.deviceTypes.get(DeviceTypeId);
      const instancesBefore = await api.deviceTypes.smartObjectTypeInstances(DeviceTypeId);
      const sensor = before.SmartObjects.find((object) => object.TypeId === 3303);
      const { SmartObjectTypeId } = await api.smartObjects.get(sensor!.Id);
      const { Id } = await api.smartObjects.create({
        DeviceId: before.Id,
        SmartObjectTypeId,
        InstanceNumber: 7,
        Label: 'Stern',
      });
      // The device lists the created instances in its next Registration Update.
      const made = await until(
        () => api.smartObjects.get(Id),
        (object) => !object.IsUnavailable,
      );
      expect(made).to.include({ InstanceNumber: 7, Label: 'Stern' });
      // The devices' own view.
      const [one, other] = fleet.devices;
      expect(asked).to.deep.equal(['boat-1 /3303 2.01']);
      expect(one!.instanceIds(3303)).to.deep.equal([0, 1, 7]);
      expect(one!.read('/3303/7/5700')).to.be.a('number');
      expect(one!.counters.registrations).to.equal(1);
      expect(other!.instanceIds(3303)).to.deep.equal([0, 1]);
      const log = await api.activityLogs.list();
      expect(log.Rows.find((entry) => entry.Description.startsWith('Create /3303/7'))).to.include({
        Status: 'Completed',
        ResponseCode: '2.01',
      });
      const paths = (await api.devices.getByEndpoint('boat-2')).SmartObjects.map(
        (object) => `/${object.TypeId}/${object.InstanceNumber}`,
      );
      expect(paths).to.include('/3303/0').and.not.include('/3303/7');
      expect(await api.deviceTypes.get(DeviceTypeId)).to.deep.equal(typeBefore);
      expect(await api.deviceTypes.smartObjectTypeInstances(DeviceTypeId)).to.deep.equal(instancesBefore);
    } finally {
      await fleet.stop();
      await server.stop();
      await place.remove();
    }
  });
});
