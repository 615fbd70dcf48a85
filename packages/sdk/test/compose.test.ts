import { expect } from 'chai';
import { pageOf, sendJson, startFakeService } from '@muster/testkit';
import { composeClient, NotFoundError } from '@muster/sdk/core';
import { activityLogs } from '@muster/sdk/activity-logs';
import { openDevice, resolveName } from '@muster/sdk/by-name';
import { devices } from '@muster/sdk/devices';
import { deviceTypes } from '@muster/sdk/device-types';
import { events } from '@muster/sdk/events';
import { verifyWebhook } from '@muster/sdk/webhooks';
import * as whole from '../src/index.ts';
import { json, otherId, rejection, secret, someId } from './support/fixture.ts';

describe('composeClient', () => {
  it('makes a client of the groups that it is given', async () => {
    await using service = await startFakeService();
    service.answer((request, response) => sendJson(response, 200, pageOf([{ Id: someId }], request.query)));
    const muster = composeClient({ baseUrl: service.url, apiKey: secret }, { devices, deviceTypes });
    expect(muster).to.have.all.keys('devices', 'deviceTypes', 'call', 'iterate');
    expect(await muster.devices.iterate({ Sort: 'Name' }).toArray(5)).to.deep.equal([{ Id: someId }]);
    expect((await muster.deviceTypes.list()).NbrOfRows).to.equal(1);
    expect(service.received.map(({ url }) => url)).to.deep.equal([
      '/api/v3/devices?Sort=Name&Page=1',
      '/api/v3/devicetypes',
    ]);
    expect(service.received[0]!.headers.authorization).to.equal(`Bearer ${secret}`);
  });

  it('checks its options', () => {
    expect(() => composeClient({ baseUrl: 'nowhere' }, {})).to.throw(TypeError, 'baseUrl');
  });

  it('throws the error classes of the whole client', async () => {
    await using service = await startFakeService();
    service.answer(json(404, { Code: 'device-not-found' }));
    const muster = composeClient({ baseUrl: service.url }, { devices });
    const error = await rejection(muster.devices.get(someId));
    expect(error).to.be.instanceOf(NotFoundError).and.to.be.instanceOf(whole.NotFoundError);
  });

  it('works with names, paths and pollers', async () => {
    await using service = await startFakeService();
    const device = { Id: someId, DeviceIdentifier: 'press-7', SmartObjects: [] };
    service.answer((request, response) => {
      const { pathname } = new URL(request.url, service.url);
      if (pathname === '/api/v3/devices/endpoint' || pathname === `/api/v3/devices/${someId}`)
        sendJson(response, 200, device);
      else if (pathname === '/api/v3/devicetypes')
        sendJson(response, 200, pageOf([{ Id: otherId, Name: 'Meter' }], request.query));
      else if (pathname === `/api/v3/activitylogs/${otherId}`)
        sendJson(response, 200, { Id: otherId, Status: 'Completed', EntityType: 'Device' });
      else sendJson(response, 200, device);
    });
    const muster = composeClient({ baseUrl: service.url }, { activityLogs, events });
    expect((await openDevice(muster, 'press-7')).device.Id).to.equal(someId);
    expect(await resolveName(muster, 'deviceTypes.list', 'Meter')).to.equal(otherId);
    expect((await muster.activityLogs.waitFor(otherId)).Status).to.equal('Completed');
    expect((await muster.activityLogs.poll(otherId).result()).Status).to.equal('Completed');
  });

  it('is what the whole client is made of', () => {
    expect(whole).to.include({ composeClient, openDevice, verifyWebhook });
  });
});
