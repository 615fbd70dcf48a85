/** Spec section 3: availability follows Register and every Update that lists the device's full set. */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { RawDevice } from './support/raw-device.ts';
import { until } from './support/until.ts';

const linkFormat = 40;

describe('availability of smart objects', () => {
  let place: Workplace;
  let running: MusterProcess;
  let client: MusterClient;

  before(async () => {
    place = await createWorkplace();
    running = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--coap=coap://[::1]:0'],
      '--auto-enroll=Generic LwM2M',
    ]);
    client = createClient({ baseUrl: running.info.http, apiKey: running.info.apiKey });
  });

  after(async () => {
    await running.stop();
    await place.remove();
  });

  const objectsOf = async (endpoint: string) => {
    const device = await client.devices.getByEndpoint(endpoint);
    return Object.fromEntries(
      device.SmartObjects.map((o) => [
        `/${o.TypeId}/${o.InstanceNumber}`,
        o.IsUnavailable ? 'Unavailable' : 'Available',
      ]),
    );
  };
  const locationOf = (answer: { options: { name: unknown; value: unknown }[] }) =>
    answer.options
      .filter(({ name }) => name === 'Location-Path')
      .map(({ value }) => String(value))
      .join('/');

  it('LightweightM2M-1.1-int-101 102 103: Register, Update with a changed list, Update without one, Deregister', async () => {
    const device = await RawDevice.open(running.info.coap);
    try {
      const registered = await device.request('0.02', '/rd?ep=raw-1&lt=600&lwm2m=1.1&b=U', {
        contentFormat: linkFormat,
        payload: '</>;rt="oma.lwm2m";ct=11542,</1/0>,</3/0>,</3303/0>,</3303/1>',
      });
      expect(registered.code).to.equal('2.01');
      const location = locationOf(registered);
      const before = await client.devices.getByEndpoint('raw-1');
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
      const after = await client.devices.getByEndpoint('raw-1');
      expect(after.LatestRegistrationTime, 'not registered anew').to.equal(before.LatestRegistrationTime);

      expect((await device.request('0.02', location)).code).to.equal('2.04');
      expect(await objectsOf('raw-1')).to.deep.include({ '/3303/1': 'Unavailable', '/3303/2': 'Available' });

      expect((await device.request('0.04', location)).code).to.equal('2.02');
      expect((await client.devices.getByEndpoint('raw-1')).Status).to.equal('Deregistered');
    } finally {
      device.close();
    }
  });

  it('serves IPv6 as well', async () => {
    const uris = running.output();
    const v6 = /coap:\/\/\[::1\]:\d+/.exec(uris)?.[0];
    expect(v6, uris).to.be.a('string');
    const device = await RawDevice.open(v6!);
    try {
      const answer = await device.request('0.02', '/rd?ep=raw-v6&lt=600&lwm2m=1.0&b=U', {
        contentFormat: linkFormat,
        payload: '</1/0>,</3/0>',
      });
      expect(answer.code).to.equal('2.01');
      expect((await client.devices.getByEndpoint('raw-v6')).Status).to.equal('online');
    } finally {
      device.close();
    }
  });

  it('a simulated device: an object instance goes, another appears, in a Registration Update', async () => {
    const fleetPlace = await createWorkplace();
    const up = await startMuster(fleetPlace, [
      ...['up', '--devices=1', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--churn-interval=1'],
    ]);
    try {
      const api = createClient({ baseUrl: up.info.http, apiKey: up.info.apiKey });
      const deviceNow = async () => {
        const [row] = (await api.devices.list()).Rows;
        return row === undefined ? undefined : api.devices.get(row.Id);
      };
      const stateOf = (device: Awaited<ReturnType<typeof deviceNow>>, instance: number) =>
        device?.SmartObjects.find((o) => o.TypeId === 3303 && o.InstanceNumber === instance)?.IsUnavailable;
      const before = await until(deviceNow, (device) => stateOf(device, 1) === false);
      const after = await until(
        deviceNow,
        (device) => stateOf(device, 1) === true && stateOf(device, 2) === false,
      );
      expect(after?.LatestRegistrationTime, 'not registered anew').to.equal(before?.LatestRegistrationTime);
    } finally {
      await up.stop();
      await fleetPlace.remove();
    }
  });
});
