/** Simulated MQTT devices against `muster server --mqtt`. */
import { until } from '@muster/testkit';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDevice } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions, type FleetReport } from '@muster/simulator';
import { expect } from 'chai';
import { MeteredFleet } from '../support/metered-fleet.ts';
import { createMqttDevices } from '../support/mqtt-devices.ts';
import { muster } from '../support/muster.ts';
import { shortForm } from '../support/short-form.ts';
import { useServer } from '../support/test-server.ts';

const temperature = '/3303/0/5700';
const switchedOn = '/3311/0/5850';
const quiet = { security: 'password', notifyIntervalSeconds: 0, objects: [3, 3303, 3311] } as const;
/** Devices with endpoint names such as `lamp-1`; one alone has the name itself. */
const cohort = (name: string, count: number, more: Partial<Cohort> = {}): Cohort => ({
  ...{ ...quiet, name, count, endpoint: count === 1 ? name : `${name}-{index}` },
  ...more,
});
const lamps = cohort('lamp', 3);
const backOff = { initialSeconds: 0.1, maxSeconds: 1 };

describe('a fleet of simulated MQTT devices', () => {
  const server = useServer({
    each: true,
    mqtt: true,
    flags: ['--requests-per-minute=0', '--mqtt-packets-per-second=0', '--expiry-grace-seconds=1'],
  });
  let fleet: Fleet | undefined;

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  const start = async (devices: readonly Cohort[], options: Partial<FleetOptions> = {}): Promise<Fleet> => {
    await createMqttDevices(server.info, devices);
    fleet = createFleet({ serverUri: server.info.mqtt!, backOff, ...options, devices });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  };

  const storedOf = (endpoint: string): Promise<readonly number[]> => server.values(endpoint, '/3303/*/5700');

  it('vanishes with its will, sleeps with a DISCONNECT, and comes back with the values of its absence', async () => {
    const { devices } = await start([lamps, cohort('sleepy', 1, { queueMode: { awakeSeconds: 0.2 } })]);
    const [first, second, , sleeper] = devices;
    first!.goOffline();
    await server.becomes('lamp-1', 'Deregistered');
    for (const value of [1, 2, 3]) first!.set(temperature, value);
    await first!.comeBack();
    await server.becomes('lamp-1', 'online');
    await until(
      () => storedOf('lamp-1'),
      (values) => [1, 2, 3].every((value) => values.includes(value)),
    );
    second!.crash(1);
    await server.becomes('lamp-2', 'Deregistered');
    await server.becomes('lamp-2', 'online');
    await until(() => !sleeper!.isAwake);
    await server.becomes('sleepy', 'online');
    sleeper!.set(temperature, 7);
    await until(async () => (await storedOf('sleepy')).at(-1) === 7);
    await until(() => !sleeper!.isAwake);
    // A command waits for the device to wake up.
    const handle = await openDevice(server.client, 'sleepy');
    const written = handle.write(switchedOn, 'true');
    written.catch(() => undefined);
    await sleeper!.update();
    await until(() => sleeper!.read(switchedOn) === true);
    expect(fleet!.report().problems).to.deep.equal([]);
    expect(sleeper!.counters).to.include({ registrations: 1 });
  });

  it('is metered to the message, with devices that vanish, are cut off and repeat their messages', async () => {
    const doubling = cohort('doubling', 2, { deviceFaults: [{ kind: 'duplicate-messages' }] });
    const truncated = { kind: 'truncated-payloads', fromSeconds: 0 } as const;
    const spoiling = cohort('spoiling', 1, { deviceFaults: [truncated] });
    const devices = [lamps, doubling, spoiling];
    const metered = new MeteredFleet(server.info, devices, {
      serverUri: server.info.mqtt!,
      backOff,
      injectFaults: true,
    });
    ({ fleet } = metered);
    await createMqttDevices(server.info, devices, metered.client);
    await fleet.start();
    await fleet.whenRegistered();
    for (const device of fleet.devices.slice(0, 5)) {
      const handle = await openDevice(metered.client, device.endpointName);
      for (let value = 1; value <= 5; value += 1) device.set(temperature, value);
      await handle.write(switchedOn, 'true');
      expect(device.read(switchedOn)).to.equal(true);
      await handle.execute('/3303/0/5605');
      await device.send([temperature]);
      await device.update();
    }
    expect(fleet.stats.answersByCode).to.deep.equal({ '2.04': 10 });
    const [vanishing, cut, leaving, , , spoiler] = fleet.devices;
    spoiler!.set(temperature, 1);
    await until(() => spoiler!.counters.mqtt!.refused >= 2);
    const settled = await metered.compare();
    expect(settled.used).to.deep.equal(settled.did);
    vanishing!.goOffline();
    vanishing!.set(temperature, 6);
    await vanishing!.comeBack();
    cut!.cutConnection();
    await fleet.whenRegistered();
    await leaving!.deregister();
    await leaving!.register();
    // The server need not read messages that are on their way when a connection ends.
    await until(
      async () => leaving!.counters.mqtt!,
      ({ acknowledged, published }) => acknowledged === published,
    );
    await leaving!.reconnect();
    const { used, did } = await metered.compare();
    expect(used).to.deep.equal(did);
    await fleet.stop({ deregister: true });
    const after = await metered.compare();
    expect(after.used).to.deep.equal(after.did);
    for (const { endpointName } of fleet.devices) await server.becomes(endpointName, 'Deregistered');
    const { mqtt } = fleet.stats;
    expect(mqtt).to.include({ wills: 3, lostConnections: 1, dropped: 0 });
    expect(mqtt!.repeated).to.be.at.least(20);
  });

  it('repeats unacknowledged messages after kill -9: nothing is lost or stored twice, and who stays away goes offline', async () => {
    const all = (await start([cohort('meter', 5), cohort('gone', 1)])).devices;
    const [devices, away] = [all.slice(0, 5), all.at(-1)!];
    let value = 0;
    const ticking = setInterval(() => {
      value += 1;
      for (const device of devices) device.set(temperature, value);
    }, 50);
    const acknowledged = (): number =>
      Math.min(...devices.map(({ counters }) => counters.mqtt!.acknowledged));
    try {
      for (let kill = 0; kill < 2; kill += 1) {
        const before = acknowledged();
        await until(() => acknowledged() > before + 20);
        await server.stop('SIGKILL');
        if (kill === 1) away.goOffline();
        await server.start();
      }
    } finally {
      clearInterval(ticking);
    }
    // Online from before the kill, until the time for connecting again is over.
    await server.becomes('gone', 'offline');
    const sent = Array.from({ length: value }, (_, index) => index + 1);
    for (const { endpointName, counters } of devices) {
      const stored = await until(
        () => storedOf(endpointName),
        (values) => values.includes(value),
      );
      expect(
        sent.filter((one) => !stored.includes(one)),
        'lost',
      ).to.deep.equal([]);
      // A birth repeats the last value.
      const repeated = stored.length - new Set(stored).size;
      expect(repeated, 'stored twice').to.be.within(0, counters.registrations);
      expect(counters.mqtt!.lostConnections).to.equal(2);
    }
  });

  it('runs the example: sleepers, cut connections and repetitions, and each value is stored once', async () => {
    const { client, place } = server;
    const short = join(place.dir, 'mqtt-meters.json');
    const content = await shortForm('mqtt-meters', {
      times: 10,
      devices: 10,
      replace: { server: server.info.mqtt!, api: { url: server.info.http, key: server.info.apiKey } },
    });
    await writeFile(short, JSON.stringify(content));
    await client.deviceTypes.create({ Name: 'MQTT meter', DeviceStandard: 'MQTT' });
    const words = ['fleet', 'credentials', short, '--device-type', 'MQTT meter', '-o', 'csv'];
    const { stdout: csv } = await muster(place, words);
    const created = await muster(place, ['devices', 'create-multiple', '--data', '-'], csv);
    expect(created.code, created.stderr).to.equal(0);
    const { code, stdout, stderr } = await muster(place, ['fleet', 'run', short, '-q', '-o', 'json']);
    expect(code, stderr).to.equal(0);
    const { stats, expectations, cohorts } = JSON.parse(stdout) as FleetReport;
    expect(expectations.map(({ ok }) => ok)).to.deep.equal([true, true, true]);
    expect(stats.mqtt!.lostConnections).to.be.at.least(1);
    const sleepers = cohorts.find(({ name }) => name === 'sleepers')!;
    expect(sleepers.mqtt!.connections).to.be.above(sleepers.registrations);
  });

  it('fails for a server that refuses the password, and passes where the device has a wrong one', async () => {
    await createMqttDevices(server.info, [lamps]);
    const run = async (cohort: Cohort): Promise<FleetReport> => {
      const scenario = { version: 1, durationSeconds: 2, server: server.info.mqtt, cohorts: [cohort] };
      await writeFile(join(server.place.dir, 'wrong.json'), JSON.stringify(scenario));
      const { stdout } = await muster(server.place, ['fleet', 'run', 'wrong.json', '-q', '-o', 'json']);
      return JSON.parse(stdout) as FleetReport;
    };
    const refused = await run({ ...lamps, mqtt: { password: 'not the right one' } });
    expect(refused.verdict).to.equal('failed');
    const kinds = refused.problems.map(({ kind }) => kind);
    expect(kinds).to.have.members(['register-refused', 'never-registered']);
    expect(refused.cohorts[0]!.serverCodes.register).to.have.all.keys('4.01');
    const meant = await run({ ...lamps, deviceFaults: [{ kind: 'wrong-password' }] });
    expect(meant.problems).to.deep.equal([]);
    expect(meant.stats.registered).to.equal(0);
  });
});
