/** What simulated devices are made to do, as the server shows it. */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { createSimulatedDevice } from '@muster/simulator';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

describe('a device that is made to change', () => {
  let place: Workplace;
  let running: MusterProcess;
  let client: MusterClient;

  before(async () => {
    place = await createWorkplace();
    running = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
      ...['--auto-enroll=Generic LwM2M', '--expiry-grace-seconds=0'],
    ]);
    client = createClient({ baseUrl: running.info.http, apiKey: running.info.apiKey });
  });

  after(async () => {
    await running.stop();
    await place.remove();
  });

  const untilStatus = (endpoint: string, status: string) =>
    until(
      () => client.devices.getByEndpoint(endpoint),
      ({ Status }) => Status === status,
    );

  it('shows an instance that was added, and a device that is offline beyond its lifetime', async () => {
    await using device = createSimulatedDevice({
      serverUri: running.info.coap,
      endpointName: 'changing',
      lifetimeSeconds: 3,
    });
    await device.start();
    await device.addInstance(3303, 7);
    const { SmartObjects } = await client.devices.getByEndpoint('changing');
    const added = SmartObjects.find(({ TypeId, InstanceNumber }) => TypeId === 3303 && InstanceNumber === 7);
    expect(added?.IsUnavailable).to.equal(false);
    const { registrations } = device.counters;
    device.goOffline();
    await untilStatus('changing', 'offline');
    await device.comeBack();
    await untilStatus('changing', 'online');
    expect(device.counters.registrations).to.be.above(registrations);
  });
});
