/** Usage to the message: each kind of message, value and API call of a simulated fleet, with and without loss. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, openDevice } from '@muster/sdk';
import type { Cohort, FleetReport, NetworkSetting } from '@muster/simulator';
import { expect } from 'chai';
import { messagesOf, MeteredFleet } from './support/metered-fleet.ts';
import {
  createWorkplace,
  muster,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { serverArgs } from './support/server-args.ts';
import { until } from './support/until.ts';

const temperature = '/3303/0/5700';
/** Text of a display. */
const text = '/3341/0/5527';
/** Longer than a block. */
const longText = 'x'.repeat(3_000);
/** Nothing happens by itself. */
const quiet = { lifetimeSeconds: 86_400, notifyIntervalSeconds: 0, objects: [1, 3, 3303, 3341] } as const;
const notifying: Cohort = { ...quiet, name: 'notifying', count: 3, endpoint: 'notifying-{index}' };
const confirming: Cohort = {
  ...quiet,
  name: 'confirming',
  count: 3,
  endpoint: 'confirming-{index}',
  confirmableNotifications: true,
};
const choosy: Cohort = {
  ...quiet,
  name: 'choosy',
  count: 1,
  endpoint: 'choosy-{index}',
  deviceFaults: [{ kind: 'refused-formats', formats: [112, 11_542] }],
};

describe('usage of a fleet', () => {
  let place: Workplace;
  let server: MusterProcess;
  let metered: MeteredFleet | undefined;

  beforeEach(async () => {
    place = await createWorkplace();
    server = await startMuster(place, await serverArgs(place, '--requests-per-minute=0'));
  });

  afterEach(async () => {
    await metered?.fleet.stop({ deregister: false });
    metered = undefined;
    await server.stop('SIGKILL');
    await place.remove();
  });

  it('agrees with every kind of message, value and API call', async () => {
    metered = new MeteredFleet(server.info, [notifying, confirming, choosy]);
    const { client, fleet } = metered;
    await fleet.start();
    await fleet.whenRegistered();
    for (const device of fleet.devices) {
      const handle = await openDevice(client, device.endpointName);
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
      const refusal = await handle.write('/3303/0/5700', '5').catch((error: unknown) => error);
      expect(refusal).to.be.an('error');
      const unknown = await client.devices.get(crypto.randomUUID()).catch((error: unknown) => error);
      expect(unknown).to.be.an('error');
      await device.deregister();
      await device.register();
    }
    const { used, did } = await metered.compare();
    expect(used).to.deep.equal(did);
    expect(used.RefusedApiCalls).to.be.at.least(fleet.devices.length);

    const [first] = fleet.devices;
    const { Id } = await client.devices.getByEndpoint(first!.endpointName);
    await fleet.stop({ deregister: true });
    await client.devices.delete(Id);
    const after = await metered.compare();
    expect(after.used).to.deep.equal(after.did);
    const { code, stdout } = await muster(place, ['usage', 'download']);
    expect(code).to.equal(0);
    const [head = '', line = ''] = stdout.split('\r\n');
    const values = line.split(',');
    const row = Object.fromEntries(head.split(',').map((name, index) => [name, values[index]]));
    const expected = {
      ...{ Devices: fleet.devices.length, ActiveDevices: fleet.devices.length, FirmwareBytes: 0 },
      // The last request for the usage is in the file.
      ...{ ...after.did, SuccessfulApiCalls: metered.calls.successful },
    };
    for (const [name, count] of Object.entries(expected)) expect(row[name], name).to.equal(String(count));
  });

  it('counts a message once that is retransmitted or duplicated, and none that is lost for good', async () => {
    metered = new MeteredFleet(server.info, [notifying, confirming], { injectFaults: true });
    const { client, fleet } = metered;
    await fleet.start();
    await fleet.whenRegistered();
    const handles = await Promise.all(
      fleet.devices.map(({ endpointName }) => openDevice(client, endpointName)),
    );
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
          await Promise.all([
            device.update(),
            device.send([text]),
            handles[index]!.read(text),
            handles[index]!.write(text, `${round}`),
          ]);
        }),
      );
      await until(
        async () => fleet.report().cohorts[1]!,
        ({ acknowledgedNotifications, notifications }) => acknowledgedNotifications === notifications,
      );
    }
    // The non-confirmable notifications on their way to the server were lost.
    const { used, did } = await metered.compare({ MessagesUp: notifying.count, Values: notifying.count });
    expect(used).to.deep.equal(did);
    for (const { name, notifications, retransmissions, duplicates } of fleet.report().cohorts) {
      expect(notifications, name).to.equal(faults.length * notifying.count);
      expect(retransmissions, name).to.be.at.least(2 * notifying.count);
      expect(duplicates, name).to.be.at.least(2 * notifying.count);
    }
  });

  it('agrees with the report of muster fleet run', async () => {
    const scenario = {
      version: 1,
      durationSeconds: 5,
      cohorts: [
        { ...confirming, updateIntervalSeconds: 1 },
        { ...notifying, notifyIntervalSeconds: 1 },
      ],
      timeline: [
        { atSeconds: 2, everySeconds: 1, do: 'send', paths: [temperature] },
        { atSeconds: 3, do: 'deregister', cohort: notifying.name },
        { atSeconds: 4, do: 'register', cohort: notifying.name },
      ],
    };
    await writeFile(join(place.dir, 'fleet.json'), JSON.stringify(scenario));
    const words = ['fleet', 'run', 'fleet.json', '--server', server.info.coap, '-q', '-o', 'json'];
    const { stdout, stderr } = await muster(place, words);
    const { up, down } = messagesOf(JSON.parse(stdout) as FleetReport);
    expect(up, stderr).to.be.above(30);
    const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const { Rows } = await until(
      () => client.usage.list(),
      (answer) => answer.Rows[0]!.MessagesUp >= up,
    );
    expect(Rows[0]).to.include({ MessagesUp: up, MessagesDown: down, ActiveDevices: 6 });
  });
});
