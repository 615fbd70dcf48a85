/** Simulated Sparkplug edge nodes against `muster server --mqtt`. */
import { until } from '@muster/testkit';
import { openDevice, type MusterClient } from '@muster/sdk';
import type { Cohort, Fleet, SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import { MeteredFleet } from '../support/metered-fleet.ts';
import { createMqttDevices } from '../support/mqtt-devices.ts';
import { statusOf, storedOf } from '../support/resource-values.ts';
import { useServer } from '../support/test-server.ts';

const temperature = '/3303/0/5700';
const switchedOn = '/3311/0/5850';
const quiet = { security: 'password', notifyIntervalSeconds: 0, objects: [3, 3303, 3311] } as const;
const cohort = (name: string, group: string, more: { readonly device?: string } = {}): Cohort => ({
  ...{ ...quiet, name, count: 2, endpoint: `${group}/edge-{index}`, mqtt: { payload: 'sparkplug', ...more } },
});
const nodes = cohort('nodes', 'plant');
const meters = cohort('meters', 'yard', { device: 'meter' });
const backOff = { initialSeconds: 0.1, maxSeconds: 1 };

describe('a fleet of simulated Sparkplug edge nodes', () => {
  const server = useServer({
    each: true,
    mqtt: true,
    flags: ['--requests-per-minute=0', '--mqtt-packets-per-second=0'],
  });
  let client: MusterClient;
  let fleet: Fleet | undefined;

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  const start = async (...devices: readonly Cohort[]): Promise<MeteredFleet> => {
    const metered = new MeteredFleet(server.info, devices, {
      serverUri: server.info.mqtt!,
      backOff,
      injectFaults: true,
    });
    ({ fleet, client } = metered);
    await createMqttDevices(server.info, devices, client);
    await fleet.start();
    await fleet.whenRegistered();
    return metered;
  };

  const become = async (wanted: string, ...names: readonly string[]): Promise<void> => {
    // By the metered client, whose calls are counted.
    for (const name of names) await until(async () => (await statusOf(client, name)) === wanted);
  };

  const storesLast = (name: string, path: string, wanted: unknown): Promise<unknown> =>
    until(async () => (await storedOf(client, name, path)).at(-1) === wanted);

  const compared = async (metered: MeteredFleet): Promise<number> => {
    const { used, did } = await metered.compare();
    expect(used).to.deep.equal(did);
    return used.MessagesUp;
  };

  /** Values, a Write and its data, and the births of an edge node whose metrics belong to a device of the server. */
  const exercise = async (device: SimulatedDevice, name: string): Promise<void> => {
    await until(async () => (await storedOf(client, name, temperature)).length > 0);
    for (const value of [21.5, 22.5]) device.set(temperature, value);
    await until(
      () => storedOf(client, name, temperature),
      (values) => values.at(-2) === 21.5 && values.at(-1) === 22.5,
    );
    const before = device.read(switchedOn);
    expect(before).to.equal(true);
    const handle = await openDevice(client, name);
    await handle.write(switchedOn, 'false');
    await storesLast(name, switchedOn, false);
    expect(device.read(switchedOn)).to.equal(false);
    await device.send([temperature]);
    await device.update();
  };

  it('is born with objects and values, carries out Writes, dies, and is metered to the message', async () => {
    const metered = await start(nodes, meters);
    const [first, second, third] = fleet!.devices;
    const below = ['yard/edge-3/meter', 'yard/edge-4/meter'];
    const all = [...fleet!.devices.map(({ endpointName }) => endpointName), ...below];
    expect(all).to.include.members(['plant/edge-1', 'plant/edge-2', 'yard/edge-3', 'yard/edge-4']);
    await become('online', ...all);
    for (const name of ['plant/edge-1', 'yard/edge-3/meter']) {
      const { Id } = await client.devices.getByEndpoint(name);
      const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${Id}`, PageSize: 1000 });
      const objects = new Set(Rows.map(({ Url }) => Url.split('/')[1]));
      expect([...objects]).to.have.members(['3', '3303', '3311']);
    }
    await exercise(first!, 'plant/edge-1');
    await exercise(third!, 'yard/edge-3/meter');
    await compared(metered);
    second!.goOffline();
    await become('offline', 'plant/edge-2');
    await second!.comeBack();
    third!.cutConnection();
    await until(() => third!.counters.registrations === 2);
    await become('online', ...all);
    const before = await compared(metered);
    await fleet!.stop({ deregister: true });
    await become('offline', ...all);
    // The end of a connection makes devices offline too, so the deaths are counted: four NDEATH and two DDEATH.
    expect((await compared(metered)) - before).to.equal(6);
    const { problems, stats } = fleet!.report();
    expect(problems).to.deep.equal([]);
    expect(stats.mqtt).to.include({ connections: 6, wills: 2, lostConnections: 1, repeated: 0, dropped: 0 });
    expect(stats.answersByCode).to.deep.equal({ '2.04': 2 });
  });

  it('answers the server, which asks for births after data that it cannot read, with its present values', async () => {
    const spoiling = { deviceFaults: [{ kind: 'truncated-payloads', fromSeconds: 0 }] } as const;
    await start({ ...nodes, count: 1, ...spoiling }, { ...meters, count: 1, ...spoiling });
    const [node, meter] = fleet!.devices;
    node!.set(temperature, 31.5);
    meter!.set(temperature, 32.5);
    await storesLast('plant/edge-1', temperature, 31.5);
    await storesLast('yard/edge-2/meter', temperature, 32.5);
    for (const device of [node!, meter!]) {
      expect(device.counters).to.include({ registrations: 1, updates: 1 });
      expect(device.counters.mqtt).to.include({ received: 1, connections: 1 });
    }
    await become('online', 'plant/edge-1', 'yard/edge-2', 'yard/edge-2/meter');
  });

  it('is born again over a restarted server', async () => {
    await start(nodes, meters);
    const all = ['plant/edge-1', 'plant/edge-2', 'yard/edge-3/meter', 'yard/edge-4/meter'];
    await become('online', ...all);
    await server.stop('SIGKILL');
    await until(() => fleet!.devices.every(({ state }) => state !== 'registered'));
    // Values of a time without a connection are not sent: the birth has the last one.
    for (const device of fleet!.devices) for (const value of [41, 42]) device.set(temperature, value);
    await server.start();
    ({ client } = server);
    await fleet!.whenRegistered();
    for (const name of all) {
      await storesLast(name, temperature, 42);
      expect(await storedOf(client, name, temperature)).to.not.include(41);
    }
    await become('online', ...all);
    const handle = await openDevice(client, 'yard/edge-4/meter');
    await handle.write(switchedOn, 'false');
    await storesLast('yard/edge-4/meter', switchedOn, false);
  });
});
