/** Spec section 1.3: an object instance is added to one device and not to its DeviceType. */
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { createWorkplace, startMuster } from './support/muster.ts';
import { until } from './support/until.ts';

describe('an object instance of one device', () => {
  it('is created on the simulated device, and neither on the others nor in the device type (spec 1.3)', async () => {
    const place = await createWorkplace();
    const up = await startMuster(place, [
      ...['up', '--devices=2', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
    ]);
    try {
      const api = createClient({ baseUrl: up.info.http, apiKey: up.info.apiKey });
      const rows = await until(
        async () => (await api.devices.list()).Rows,
        (all) => all.length === 2 && all.every((one) => one.Status === 'online'),
      );
      const [one, other] = rows;
      const before = await until(
        () => api.devices.get(one!.Id),
        (device) => device.SmartObjects.some((object) => object.TypeId === 3303),
      );
      const { DeviceTypeId } = before;
      const typeBefore = await api.deviceTypes.get(DeviceTypeId);
      const sensor = before.SmartObjects.find((object) => object.TypeId === 3303);
      const { SmartObjectTypeId } = await api.smartObjects.get(sensor!.Id);
      const { Id } = await api.smartObjects.create({
        DeviceId: before.Id,
        SmartObjectTypeId,
        InstanceNumber: 7,
        Label: 'Stern',
      });
      // The device lists what it has made in its next Registration Update.
      const made = await until(
        () => api.smartObjects.get(Id),
        (object) => !object.IsUnavailable,
      );
      expect(made).to.include({ InstanceNumber: 7, Label: 'Stern' });
      const log = await api.activityLogs.list();
      expect(log.Rows.find((entry) => entry.Description.startsWith('Create /3303/7'))).to.include({
        Status: 'Completed',
        ResponseCode: '2.01',
      });
      const paths = (await api.devices.get(other!.Id)).SmartObjects.map(
        (object) => `/${object.TypeId}/${object.InstanceNumber}`,
      );
      expect(paths).to.include('/3303/0').and.not.include('/3303/7');
      expect(await api.deviceTypes.get(DeviceTypeId)).to.deep.equal(typeBefore);
    } finally {
      await up.stop();
      await place.remove();
    }
  });
});
