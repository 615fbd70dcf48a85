/** Spec section 3: availability follows Register and every Update that lists the device's full set. */
import { expect } from 'chai';
import { locationOf, RawDevice } from '../support/raw-device.ts';
import { useServer } from '../support/test-server.ts';

const linkFormat = 40;

describe('availability of smart objects', () => {
  const server = useServer();

  const objectsOf = async (endpoint: string) => {
    const device = await server.client.devices.getByEndpoint(endpoint);
    return Object.fromEntries(
      device.SmartObjects.map((o) => [
        `/${o.TypeId}/${o.InstanceNumber}`,
        o.IsUnavailable ? 'Unavailable' : 'Available',
      ]),
    );
  };
  it('LightweightM2M-1.1-int-101 102 103: Register, Update with a changed list, Update without one, Deregister', async () => {
    const device = await RawDevice.open(server.info.coap);
    try {
      const registered = await device.request('0.02', '/rd?ep=raw-1&lt=600&lwm2m=1.1&b=U', {
        contentFormat: linkFormat,
        payload: '</>;rt="oma.lwm2m";ct=11542,</1/0>,</3/0>,</3303/0>,</3303/1>',
      });
      expect(registered.code).to.equal('2.01');
      const location = locationOf(registered);
      const before = await server.client.devices.getByEndpoint('raw-1');
      expect(before.Status).to.equal('online');
      expect(await objectsOf('raw-1')).to.deep.include({
        '/3/0': 'Available',
        '/3303/0': 'Available',
        '/3303/1': 'Available',
      });

      const updated = await device.request('0.02', location, {
        contentFormat: linkFormat,
        payload: '</>;rt="oma.lwm2m";ct=11542,</1/0>,</3/0>,</3303/0>,</3303/2>',
      });
      expect(updated.code).to.equal('2.04');
      expect(await objectsOf('raw-1')).to.deep.include({
        '/3/0': 'Available',
        '/3303/0': 'Available',
        '/3303/1': 'Unavailable',
        '/3303/2': 'Available',
      });
      const after = await server.client.devices.getByEndpoint('raw-1');
      expect(after.LatestRegistrationTime, 'time of the latest Register').to.equal(
        before.LatestRegistrationTime,
      );

      expect((await device.request('0.02', location)).code).to.equal('2.04');
      expect(await objectsOf('raw-1')).to.deep.include({ '/3303/1': 'Unavailable', '/3303/2': 'Available' });

      expect((await device.request('0.04', location)).code).to.equal('2.02');
      expect((await server.client.devices.getByEndpoint('raw-1')).Status).to.equal('Deregistered');
    } finally {
      device.close();
    }
  });
});
