/** Kills the server while a fleet is busy. Its usage is never more than the fleet has done, and keeps all that was stored. */
import { openDevice } from '@muster/sdk';
import type { SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import { MeteredFleet } from './support/metered-fleet.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const DEVICES = 3;
const KILLS = 2;
const temperature = '/3303/0/5700';
const manufacturer = '/3/0/0';

describe('usage when the server is killed', () => {
  let place: Workplace;
  let args: string[];
  let server: MusterProcess;
  let metered: MeteredFleet;

  beforeEach(async () => {
    place = await createWorkplace();
    // An interval ends with each request for the usage, which stores it, and only then.
    args = await serverArgs(place, '--requests-per-minute=0', '--usage-interval-seconds=3600');
    server = await startMuster(place, args);
    const meters = {
      ...{ name: 'meters', count: DEVICES, endpoint: 'meter-{index}', objects: [1, 3, 3303] },
      ...{ lifetimeSeconds: 86_400, notifyIntervalSeconds: 0, confirmableNotifications: true },
    };
    metered = new MeteredFleet(server.info, [meters]);
  });

  afterEach(async () => {
    await metered.fleet.stop({ deregister: false });
    await server.stop('SIGKILL');
    await place.remove();
  });

  async function kill(): Promise<void> {
    await server.stop('SIGKILL');
    server = await startMuster(place, args);
  }

  const startFleet = async (): Promise<void> => {
    await metered.fleet.start();
    await metered.fleet.whenRegistered();
    for (const { endpointName } of metered.fleet.devices) {
      await (await openDevice(metered.client, endpointName)).observe(temperature);
    }
  };

  /** Uses the server in each way until it is over. Its requests to a killed server end without a response, or at the next. */
  const use = async (device: SimulatedDevice, isOver: () => boolean): Promise<void> => {
    const handle = await openDevice(metered.client, device.endpointName);
    for (let value = 0; !isOver(); value += 1) {
      device.set(temperature, value);
      await device.update();
      await device.send([manufacturer]);
      await handle.read(manufacturer).catch(() => undefined);
    }
  };

  it('kill -9: keeps the stored usage, and counts nothing twice', async () => {
    await startFleet();
    const { client, fleet } = metered;
    let lost = {};
    for (let round = 0; round < KILLS; round += 1) {
      const before = await metered.compare(lost);
      expect(before.used, `before kill ${round}`).to.deep.equal(before.did);
      let isOver = false;
      const updates = fleet.stats.updates;
      const work = fleet.devices.map((device) => use(device, () => isOver));
      await until(
        async () => fleet.stats.updates - updates,
        (count) => count > 10 * DEVICES,
      );
      isOver = true;
      await kill();
      await Promise.all(work);
      const all = await metered.lost();
      const did = metered.did();
      for (const [figure, stored] of Object.entries(before.used)) {
        const [missing, total] = [all[figure as keyof typeof all], did[figure as keyof typeof did]];
        expect(missing, `${figure} that were done and are not counted`).to.be.at.least(0);
        expect(total - missing, `${figure} that were stored`).to.be.at.least(stored);
      }
      expect(all.MessagesUp, 'the killed server had counted messages that it had not stored').to.be.above(0);
      lost = all;
    }
    const { Rows } = await client.usage.list();
    expect(Rows[0]).to.include({ Devices: DEVICES, ActiveDevices: DEVICES });
    const { used, did } = await metered.compare(lost);
    expect(used).to.deep.equal(did);
  });

  it('kill -9: devices that registered before it are active when they are heard again', async () => {
    await startFleet();
    await kill();
    for (const device of metered.fleet.devices) await device.update();
    const { Rows } = await metered.client.usage.list();
    expect(Rows[0]).to.include({ Devices: DEVICES, ActiveDevices: DEVICES });
  });
});
