import { parsePath } from '@muster/lwm2m/core';
import { expect } from 'chai';
import type { Device } from '../../../src/features/devices/model.ts';
import {
  FleetHistory,
  HISTORY_DAYS,
  HOUR_MS,
  MINUTE_MS,
  pruningOfHistory,
} from '../../../src/features/overview/fleet-history.ts';
import { networkHours } from '../../../src/features/overview/model.ts';
import { appPerTest, keyWith } from '../../support/app-of-tests.ts';
import type { CallInit, ResponseObject } from '../../support/app.ts';
import { deviceSource } from '../../support/device-world.ts';
import { SecondNetwork } from '../../support/second-network.ts';

describe('the history of a device network', () => {
  let fleet: FleetHistory;
  let stop: () => void;
  // Before the store is closed.
  afterEach(() => fleet.close());
  const app = appPerTest(async ({ world }) => {
    await world.clock.advance(HOUR_MS - (world.clock.now() % HOUR_MS));
    fleet = new FleetHistory({
      store: world.store,
      clock: world.clock,
      onError: (error) => world.errors.push(error),
    });
    stop = world.events.subscribe((event) => fleet.count(event));
    await fleet.load(world.domain.live);
  });

  const history = async (query = '', init?: CallInit): Promise<ResponseObject> => {
    const { status, body } = await app.get(`/overview/history${query}`, init);
    expect(status).to.equal(200);
    return body;
  };
  const points = async (query = ''): Promise<readonly ResponseObject[]> =>
    (await history(query))['Points'] as readonly ResponseObject[];

  const pass = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await app.world.clock.advance(MINUTE_MS);
      await app.world.settle();
    }
  };
  const send = ({ id }: Device, value: number): Promise<unknown> =>
    app.world.domain.measurements.take({ deviceId: id, deviceNetworkId: app.deviceNetworkId }, [
      { path: parsePath('/3303/0/5700'), value },
    ]);
  const failCommand = async (responseMessage: string): Promise<void> => {
    const { activityLog } = app.world.admin;
    const { deviceNetworkId } = app;
    const { id } = await activityLog.start({ deviceNetworkId, description: 'Read', entityType: 'Device' });
    await activityLog.fail(id, { responseMessage });
  };
  const listen = (name: string, port: number) =>
    app.world.register(name, ['/3/0', '/3303/0'], {
      source: { ...deviceSource, port },
      lifetimeSeconds: 100_000,
    });

  it('has the devices online, registrations, values and failures of each minute', async () => {
    const { world } = app;
    const a = await world.addDevice('a');
    await world.addDevice('b');
    await listen('a', 1);
    await send(a, 20);
    await send(a, 21);
    await pass(1);
    await listen('b', 2);
    await failCommand('The device did not respond.');
    await failCommand('The device did not respond.');
    await failCommand('The device responded with 4.04.');
    await pass(2);
    const found = await points(`?resolution=${MINUTE_MS}`);
    expect(found.map(({ Time: _, ...counts }) => counts)).to.deep.equal([
      { Online: 1, Registrations: 1, Values: 2, Failed: 0 },
      { Online: 2, Registrations: 1, Values: 0, Failed: 3 },
      { Online: 2, Registrations: 0, Values: 0, Failed: 0 },
    ]);
    expect((await history())['Failures']).to.deep.equal([
      { Reason: 'The device did not respond.', NbrOfOperations: 2 },
      { Reason: 'The device responded with 4.04.', NbrOfOperations: 1 },
    ]);
  });

  it('sums minutes to intervals, with the lowest number of devices online', async () => {
    const { world } = app;
    const a = await world.addDevice('a');
    const location = await listen('a', 1);
    await send(a, 1);
    await pass(1);
    const source = { ...deviceSource, port: 1 };
    (await world.domain.registrations.deregister({ source, location })).afterSent();
    await world.settle();
    await pass(1);
    await listen('a', 1);
    await send(a, 2);
    await pass(1);
    const { Resolution, Points } = await history(`?resolution=${5 * MINUTE_MS - 1}`);
    expect(Resolution).to.equal(5 * MINUTE_MS);
    const last = (Points as readonly ResponseObject[]).at(-1);
    expect(last).to.include({ Online: 0, Registrations: 2, Values: 2 });
    const from = Number(last?.['Time']) + 2 * MINUTE_MS;
    expect(await points(`?timespanStart=${from}`)).to.have.length(1);
    const { status } = await app.get('/overview/history?timespanStart=2&timespanEnd=1');
    expect(status).to.equal(400);
  });

  it('goes on after a restart, and adds to the minute of the restart', async () => {
    const { world } = app;
    const a = await world.addDevice('a');
    await listen('a', 1);
    await send(a, 1);
    stop();
    await fleet.close();
    fleet = new FleetHistory({ store: world.store, clock: world.clock, onError: () => undefined });
    world.events.subscribe((event) => fleet.count(event));
    await fleet.load(world.domain.live);
    await send(a, 2);
    await pass(1);
    const found = await points();
    expect(found).to.have.length(1);
    expect(found[0]).to.include({ Online: 1, Registrations: 1, Values: 2 });
  });

  it('keeps a week', async () => {
    const { world } = app;
    await world.addDevice('a');
    await listen('a', 1);
    await pass(1);
    const dayMs = 24 * HOUR_MS;
    const prune = (days: number): Promise<unknown> =>
      pruningOfHistory(world.store).prune(world.clock.now() + (days - HISTORY_DAYS) * dayMs);
    await prune(HISTORY_DAYS - 1);
    expect(await world.store.collection(networkHours).count()).to.equal(1);
    await prune(HISTORY_DAYS + 1);
    expect(await world.store.collection(networkHours).count()).to.equal(0);
    expect(await points('?timespanStart=0')).to.be.empty;
  });

  it('shows a key only the members that it may read, and nothing of other networks', async () => {
    const { world } = app;
    await world.addDevice('a');
    await listen('a', 1);
    await failCommand('No.');
    await pass(1);
    const seen = async (...permissions: string[]): Promise<string> => {
      const shown = await history('', await keyWith(app, ...permissions));
      const [first = {}] = shown['Points'] as readonly ResponseObject[];
      return [...Object.keys(first), ...('Failures' in shown ? ['Failures'] : [])].join(' ');
    };
    expect(await seen('Device.Read')).to.equal('Time Online Registrations Values');
    expect(await seen('ActivityLog.Read')).to.equal('Time Failed Failures');
    expect(await seen('Event.Read')).to.equal('Time');
    const second = await SecondNetwork.create(world);
    expect((await history('', { headers: second.headers }))['Points']).to.be.empty;
  });

  it('sums reasons beyond the first of an hour', async () => {
    await app.world.addDevice('a');
    for (let number = 0; number < 25; number += 1) await failCommand(`Reason ${number}`);
    await pass(1);
    const failures = (await history())['Failures'] as readonly ResponseObject[];
    expect(failures[0]).to.deep.equal({ Reason: 'Other reasons', NbrOfOperations: 5 });
    expect(failures).to.have.length(10);
  });

  it('the overview lists the devices that send most, and the silent ones', async () => {
    const { world } = app;
    const overview = async () => (await app.get('/overview')).body;
    expect(await overview()).to.not.have.property('DeviceActivity');
    const names = Array.from({ length: 12 }, (_, index) => `device-${index}`);
    const all: Device[] = [];
    for (const [index, name] of names.entries()) {
      all.push(await world.addDevice(name));
      await listen(name, index + 1);
      await world.clock.advance(1_000);
    }
    for (let count = 0; count < 3; count += 1) await send(all[0]!, count);
    await send(all[1]!, 1);
    await fleet.settle();
    const { Noisiest, Silent } = (await overview())['DeviceActivity'] as Record<
      string,
      readonly ResponseObject[]
    >;
    const shown = (rows: readonly ResponseObject[] = []) => rows.map((one) => one['DeviceIdentifier']);
    expect(shown(Noisiest)).to.have.length(10);
    expect(shown(Noisiest).slice(0, 2)).to.deep.equal(['device-0', 'device-1']);
    const [first, second, third] = (Noisiest ?? []).map((one) => Number(one['NbrOfMessages']));
    // All devices registered, and these two have sent values.
    expect([first! - third!, second! - third!]).to.deep.equal([3, 1]);
    expect(shown(Silent)).to.deep.equal(names.slice(2));
    await world.domain.deviceDeletion.delete(app.deviceNetworkId, all[2]!.id);
    const later = (await overview())['DeviceActivity'] as Record<string, readonly ResponseObject[]>;
    expect(shown(later['Silent'])).to.deep.equal(names.slice(3));
  });

  it('the overview counts devices by firmware version, and the list of devices is filtered by it', async () => {
    const { world } = app;
    const report = ({ id }: Device, value: string) =>
      world.domain.measurements.take({ deviceId: id, deviceNetworkId: app.deviceNetworkId }, [
        { path: parsePath('/3/0/3'), value },
      ]);
    const versions = async () => (await app.get('/overview')).body['FirmwareVersions'];
    const named = async (filter: string) => {
      const { body } = await app.get(`/devices?Filter=${encodeURIComponent(filter)}`);
      return body['Rows'].map((one) => one['Name']);
    };
    const [a, b, c] = [await world.addDevice('a'), await world.addDevice('b'), await world.addDevice('c')];
    for (const [index, name] of ['a', 'b', 'c'].entries()) await listen(name, index + 1);
    await report(a, '1.0');
    await report(b, '1.0');
    await report(c, '2.0');
    expect(await versions()).to.deep.equal([
      { Version: '1.0', NbrOfDevices: 2 },
      { Version: '2.0', NbrOfDevices: 1 },
    ]);
    await report(b, '2.0');
    expect(await named("FirmwareVersion eq '2.0'")).to.deep.equal(['b', 'c']);
    expect(await named("FirmwareVersion startsWith '1'")).to.deep.equal(['a']);
    await world.addDevice('d');
    expect(await named('FirmwareVersion exists false')).to.deep.equal(['d']);
    expect(await named('FirmwareVersion exists true')).to.deep.equal(['a', 'b', 'c']);
    await world.domain.deviceDeletion.delete(app.deviceNetworkId, a.id);
    expect(await versions()).to.deep.equal([{ Version: '2.0', NbrOfDevices: 2 }]);
  });
});
