/** Usage to the message: it agrees with what a simulated fleet says that it did, with loss and over restarts too. */
import { until } from '@muster/testkit';
import { openDevice } from '@muster/sdk';
import type { Cohort, FleetOptions, NetworkSetting, SimulatedDevice } from '@muster/simulator';
import { expect } from 'chai';
import { firmwareImage, uploadFirmware } from '../support/firmware-image.ts';
import { MeteredFleet } from '../support/metered-fleet.ts';
import { muster } from '../support/muster.ts';
import { useServer } from '../support/test-server.ts';

const temperature = '/3303/0/5700';
const manufacturer = '/3/0/0';
/** Text of a display. */
const text = '/3341/0/5527';
/** Longer than a block. */
const longText = 'x'.repeat(3_000);
/** Nothing happens by itself. */
const quiet = { lifetimeSeconds: 86_400, notifyIntervalSeconds: 0, objects: [1, 3, 3303, 3341] } as const;
const cohort = (name: string, count: number, more: Partial<Cohort> = {}): Cohort => ({
  ...{ ...quiet, name, count, endpoint: `${name}-{index}`, ...more },
});
const notifying = cohort('notifying', 3);
const confirming = cohort('confirming', 3, { confirmableNotifications: true });
const choosy = cohort('choosy', 1, { deviceFaults: [{ kind: 'refused-formats', formats: [112, 11_542] }] });
const updated = (name: string, firmware: NonNullable<Cohort['firmware']>): Cohort =>
  cohort(name, 1, { objects: [1, 3, 5], firmware });

describe('usage of device networks', () => {
  // An interval ends with each request for the usage, which stores it, and with an orderly stop, and only then.
  const server = useServer({
    each: true,
    flags: ['--requests-per-minute=0', '--usage-interval-seconds=3600'],
  });
  let metered: MeteredFleet;

  const start = async (cohorts: readonly Cohort[], options: Partial<FleetOptions> = {}): Promise<void> => {
    metered = new MeteredFleet(server.info, cohorts, options);
    await metered.fleet.start();
    await metered.fleet.whenRegistered();
  };

  afterEach(() => metered.fleet.stop({ deregister: false }));

  const handleOf = ({ endpointName }: SimulatedDevice) => openDevice(metered.client, endpointName);
  const row = async () => (await metered.client.usage.list()).Rows[0]!;

  const expectAgreement = async (lost: Parameters<MeteredFleet['compare']>[0] = {}): Promise<void> => {
    const { used, did } = await metered.compare(lost);
    expect(used).to.deep.equal(did);
  };

  it('agrees with every kind of message, value and API call', async () => {
    await start([notifying, confirming, choosy]);
    const { client, fleet } = metered;
    for (const device of fleet.devices) {
      const handle = await handleOf(device);
      await handle.read('/3303/0');
      await handle.observe(temperature);
      for (let value = 1; value <= 3; value += 1) device.set(temperature, value);
      await handle.read(text);
      await handle.write(text, longText);
      await handle.read(text);
      await handle.execute('/3303/0/5605');
      await handle.discover();
      await device.update();
      await device.send([temperature, text]);
      await handle.cancelObserve(temperature);
      await handle.observe(text);
      device.set(text, longText.replaceAll('x', 'y'));
      const refusal = await handle.write(temperature, '5').catch((error: unknown) => error);
      expect(refusal).to.be.an('error');
      const unknown = await client.devices.get(crypto.randomUUID()).catch((error: unknown) => error);
      expect(unknown).to.be.an('error');
      await device.deregister();
      await device.register();
    }
    await expectAgreement();
    expect((await row()).RefusedApiCalls).to.be.at.least(fleet.devices.length);

    const { Id } = await client.devices.getByEndpoint(fleet.devices[0]!.endpointName);
    await fleet.stop({ deregister: true });
    await client.devices.delete(Id);
    await expectAgreement();
    const { code, stdout } = await muster(server.place, ['usage', 'download']);
    expect(code).to.equal(0);
    const [head = '', line = ''] = stdout.split('\r\n');
    const values = line.split(',');
    const shown = Object.fromEntries(head.split(',').map((name, index) => [name, values[index]]));
    const expected = {
      ...{ Month: new Date().toISOString().slice(0, 7), DeviceNetworkId: server.info.deviceNetworkId },
      ...{ Devices: fleet.devices.length, ActiveDevices: fleet.devices.length, FirmwareBytes: 0 },
      // The last request for the usage is in the file.
      ...{ ...metered.did(), SuccessfulApiCalls: metered.calls.successful },
    };
    for (const [name, count] of Object.entries(expected)) expect(shown[name], name).to.equal(String(count));
  });

  it('counts a message once that is retransmitted or duplicated, and none that is lost for good', async () => {
    await start([notifying, confirming], { injectFaults: true });
    const { fleet } = metered;
    const handles = await Promise.all(fleet.devices.map(handleOf));
    for (const handle of handles) await handle.observe(temperature);
    const faults: readonly [NetworkSetting, number | undefined][] = [
      // Shorter than the time to the first retransmission.
      [{ direction: 'to-device', lossRate: 1 }, 1],
      [{ direction: 'to-server', lossRate: 1 }, 1],
      [{ duplicationRate: 1 }, undefined],
    ];
    for (const [round, [fault, seconds]] of faults.entries()) {
      await Promise.all(
        fleet.devices.map(async (device, index) => {
          device.injectNetwork(fault, seconds);
          device.set(temperature, round);
          const [read, write] = [handles[index]!.read(text), handles[index]!.write(text, `${round}`)];
          await Promise.all([device.update(), device.send([text]), read, write]);
        }),
      );
      await until(
        async () => fleet.report().cohorts[1]!,
        ({ acknowledgedNotifications, notifications }) => acknowledgedNotifications === notifications,
      );
    }
    // The non-confirmable notifications on their way to the server were lost.
    await expectAgreement({ MessagesUp: notifying.count, Values: notifying.count });
    for (const { name, notifications, retransmissions, duplicates } of fleet.report().cohorts) {
      expect(notifications, name).to.equal(faults.length * notifying.count);
      expect(retransmissions, name).to.be.at.least(2 * notifying.count);
      expect(duplicates, name).to.be.at.least(2 * notifying.count);
    }
  });

  it('counts the bytes of firmware that is pushed and pulled, and keeps all counts over SIGTERM', async () => {
    const image = firmwareImage(3_000);
    await start([
      updated('pushed', { delivery: 'push' }),
      updated('pulled', { delivery: 'pull', protocols: ['coap'] }),
      updated('http', { delivery: 'pull', protocols: ['http'] }),
    ]);
    const { client, fleet } = metered;
    const Id = await uploadFirmware(client, image);
    const { activityId } = await client.firmwarePackages.upgrade(Id, { Filter: '' });
    await client.activityLogs.waitFor(activityId!);
    await fleet.stop({ deregister: true });
    const before = await row();
    expect(before.FirmwareBytes).to.equal(3 * image.length);
    expect(await server.stop('SIGTERM')).to.equal(0);
    await server.start();
    const { MessagesUp, MessagesDown, Devices, ActiveDevices, FirmwareBytes } = before;
    expect(await row()).to.include({ MessagesUp, MessagesDown, Devices, ActiveDevices, FirmwareBytes });
  });

  it('kill -9: keeps the stored usage, and counts nothing twice', async () => {
    await start([{ ...confirming, objects: [1, 3, 3303] }]);
    const { fleet } = metered;
    for (const device of fleet.devices) await (await handleOf(device)).observe(temperature);
    /** Uses the server in each way. Requests to a killed server end without a response, or at the next. */
    const use = async (device: SimulatedDevice, isOver: () => boolean): Promise<void> => {
      const handle = await handleOf(device);
      for (let value = 0; !isOver(); value += 1) {
        device.set(temperature, value);
        await device.update();
        await device.send([manufacturer]);
        await handle.read(manufacturer).catch(() => undefined);
      }
    };
    let lost = {};
    for (let round = 0; round < 2; round += 1) {
      const before = await metered.compare(lost);
      expect(before.used, `before kill ${round}`).to.deep.equal(before.did);
      let isOver = false;
      const goal = fleet.stats.updates + 10 * fleet.devices.length;
      const work = fleet.devices.map((device) => use(device, () => isOver));
      await until(() => fleet.stats.updates > goal);
      isOver = true;
      await server.restart('SIGKILL');
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
    expect(await row()).to.include({ Devices: fleet.devices.length, ActiveDevices: fleet.devices.length });
    await expectAgreement(lost);
  });
});
