/**
 * A server and a fleet for some minutes: notifications, Updates, changing object lists, a killed and restarted gateway,
 * storms of re-registration. At the end the server's view is the devices' view, memory is level and nothing is left open.
 */
import { until } from '@muster/testkit';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type { MusterClient } from '@muster/sdk';
import { createFleet, type Fleet, type SimulatedDevice } from '@muster/simulator';
import { collectable, heldMegabytes } from '../support/process-figures.ts';
import { TestServer } from '../support/test-server.ts';

const SECONDS = Number(process.env['MUSTER_SOAK_SECONDS'] ?? 480);
const SEED = Number(process.env['MUSTER_SEED'] ?? 1);
const DEVICES = 300;
const OBSERVED = ['/3303/0/5700', '/3/0/9'] as const;
/**
 * What the process may hold more at the end than after the warm-up; both looks are as long after two storms. The bounds
 * of the server are by number (events for Last-Event-ID, replies and message ids of the last 247 s, prepared
 * statements), so what has passed through does not count. Half a kilobyte leaked per notification would exceed it.
 */
const LEVEL_MB = 12;

describe(`soak: ${DEVICES} devices for ${SECONDS} s (seed ${SEED})`, function () {
  this.bail(true);
  const server = new TestServer({ env: { NODE_OPTIONS: collectable }, flags: ['--log-level=warn'] });
  let fleet: Fleet;
  let idleHandles: number;
  let warmMegabytes: number;
  /** By device and path. */
  const resources = new Map<SimulatedDevice, Map<string, string>>();
  const startedAt = performance.now();

  const say = (text: string) => {
    const { registered, registrations, updates, churned, notifications, troubles } = fleet.stats;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(
      `      ${seconds} s, ${text}: ${registered} registered, ${registrations} registrations, ${updates} updates, ` +
        `${churned} changed lists, ${notifications} notifications, ${troubles} troubles\n`,
    );
  };

  /** Lets the fleet do its work, up to a share of the whole time, and tells how it goes. */
  const goOnUntil = async (share: number, text: string) => {
    const endMs = startedAt + share * SECONDS * 1000;
    for (;;) {
      await delay(Math.max(0, Math.min(15_000, endMs - performance.now())));
      say(text);
      if (performance.now() >= endMs) return;
    }
  };

  /** All devices go away without a word and come back at once, each from a new port. */
  const storm = async () => {
    const before = fleet.stats.registrations;
    for (const device of fleet.devices) device.reboot();
    await until(
      () => fleet.stats,
      (stats) => stats.registered === DEVICES && stats.registrations >= before + DEVICES,
    );
    say('storm over');
  };

  before(async () => {
    await server.open();
    idleHandles = await server.figure('nodejs_active_handles_total');
    fleet = createFleet({
      devices: [
        {
          ...{ name: 'soak', count: DEVICES, lifetimeSeconds: 60, updateIntervalSeconds: 20 },
          ...{ notifyIntervalSeconds: 2, confirmableNotifications: true },
          ...{ values: { '/3/0/9': 100 }, churn: { everySeconds: 45 } },
        },
      ],
      serverUri: server.info.coap,
      seed: SEED,
    });
  });

  after(async () => {
    await fleet.stop({ deregister: false });
    await server.close();
  });

  it('registers, and observes two resources of each device', async () => {
    await fleet.start();
    await fleet.whenRegistered();
    for (const device of fleet.devices) {
      const ids = new Map<string, string>();
      for (const url of OBSERVED) ids.set(url, await server.resourceId(device.endpointName, url));
      resources.set(device, ids);
      for (const id of ids.values()) await server.client.resources.observe(id, {});
    }
    await goOnUntil(0.1, 'running');
    expect(fleet.stats.notifications).to.be.above(DEVICES);
  });

  it('a killed gateway comes back to the same registrations and observations', async () => {
    const before = fleet.stats;
    await server.stop('SIGKILL');
    await delay(3000);
    await server.start();
    const after = await until(
      () => fleet.stats,
      (stats) => stats.updates >= before.updates + DEVICES && stats.notifications > before.notifications,
    );
    await goOnUntil(0.2, 'after the restart');
    expect(after.registrations, 'no device had to register again').to.equal(before.registrations);
    expect(after.registered).to.equal(DEVICES);
  });

  it('storms of re-registrations are taken, and the memory settles', async () => {
    await storm();
    await storm();
    const { notifications } = fleet.stats;
    await goOnUntil(0.55, 'warming up');
    expect(fleet.stats.notifications, 'observed again').to.be.above(notifications + DEVICES);
    warmMegabytes = await heldMegabytes(server.process);
    say(`${warmMegabytes.toFixed(1)} MB held`);
  });

  it(`after two more storms and as many minutes it holds no more than ${LEVEL_MB} MB more`, async () => {
    await storm();
    await storm();
    await goOnUntil(1, 'running');
    const megabytes = await heldMegabytes(server.process);
    say(`${megabytes.toFixed(1)} MB held, ${warmMegabytes.toFixed(1)} MB before`);
    expect(megabytes).to.be.below(warmMegabytes + LEVEL_MB);
  });

  it('what the server knows is what the devices have', async function () {
    await fleet.whenRegistered();
    const { client } = server;
    const startMs = Date.now() - 1;
    for (const device of fleet.devices) device.set('/3/0/9', device.index % 100);
    for (const device of fleet.devices) {
      const id = resources.get(device)!.get('/3/0/9')!;
      await until(
        async () => (await client.measurements.since(id, startMs)).v.at(-1)?.v,
        (value) => value === device.index % 100,
        { everyMs: 500 },
      );
      const known = await until(
        () => client.devices.getByEndpoint(device.endpointName),
        (row) => sameList(listOf(device), availableOf(row)),
        { everyMs: 500 },
      );
      expect(known.Status).to.equal('online');
    }
    expect(await server.figure('muster_registrations_online')).to.equal(DEVICES);
    say('views compared');
  });

  it('after Deregister nothing is left open, and the server ends by itself', async () => {
    await fleet.stop({ deregister: true });
    await until(async () => (await server.figure('muster_registrations_online')) === 0);
    // One handle more is the connection that asks.
    await until(
      () => server.figure('nodejs_active_handles_total'),
      (handles) => handles <= idleHandles + 1,
      { everyMs: 500 },
    );
    expect(await server.stop('SIGTERM')).to.equal(0);
    expect(server.process.output()).to.not.match(/"level":(50|60)/);
  });
});

type DeviceView = Awaited<ReturnType<MusterClient['devices']['getByEndpoint']>>;

/** Object instances that the server takes the device to have. */
function availableOf({ SmartObjects }: DeviceView): string[] {
  return SmartObjects.filter(({ IsUnavailable }) => !IsUnavailable)
    .map(({ TypeId, InstanceNumber }) => `/${TypeId}/${InstanceNumber}`)
    .sort();
}

/** Object instances that the device has. Security (0) is for no server to see. */
function listOf(device: SimulatedDevice): string[] {
  return [1, 3, 4, 5, 3303, 3311]
    .flatMap((objectId) => device.instanceIds(objectId).map((instance) => `/${objectId}/${instance}`))
    .sort();
}

const sameList = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
