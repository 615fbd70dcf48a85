import { expect } from 'chai';
import { firmwarePackages, firmwareUpdates } from '../../../src/features/firmware/model.ts';
import type { FirmwarePackage, FirmwareUpdate } from '../../../src/features/firmware/model.ts';
import { queueItems, type QueueItem } from '../../../src/features/commands/model.ts';
import { raisedEvents, type RaisedEvent } from '../../../src/features/rules/model.ts';
import { appPerTest, keyWith } from '../../support/app-of-tests.ts';
import type { CallInit, ResponseObject } from '../../support/app.ts';
import { deviceSource } from '../../support/device-world.ts';
import { SecondNetwork } from '../../support/second-network.ts';

const PACKAGE = '0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44';
const DELETED = '6f2f0a9e-1f77-4d9c-b0ce-8d6f0c3a2b55';

describe('the overview of a device network', () => {
  const app = appPerTest();

  const overview = async (init?: CallInit): Promise<ResponseObject> => {
    const { status, body } = await app.get('/overview', init);
    expect(status).to.equal(200);
    return body;
  };

  it('counts devices by status, and lists those that went offline last', async () => {
    const { world } = app;
    for (const name of ['a', 'b', 'c', 'd', 'never']) await world.addDevice(name);
    expect((await overview())['Devices']).to.deep.equal({
      Total: 5,
      Online: 0,
      Offline: 5,
      Deregistered: 0,
      NeverRegistered: 5,
    });
    const port = (number: number) => ({ source: { ...deviceSource, port: number } });
    await world.register('a', ['/3/0'], { ...port(1), lifetimeSeconds: 60 });
    await world.register('b', ['/3/0'], { ...port(2), lifetimeSeconds: 120 });
    await world.register('c', ['/3/0'], { ...port(3), lifetimeSeconds: 1_000_000 });
    const location = await world.register('d', ['/3/0'], { ...port(4), lifetimeSeconds: 1_000_000 });
    (await world.domain.registrations.deregister({ ...port(4), location })).afterSent();
    await world.settle();
    await world.clock.advance(2_000_000);
    await world.settle();
    const { Devices, OfflineDevices, Time } = await overview();
    expect(Devices).to.deep.equal({ Total: 5, Online: 1, Offline: 3, Deregistered: 1, NeverRegistered: 1 });
    expect(Time).to.equal(world.clock.now());
    const offline = OfflineDevices as readonly ResponseObject[];
    expect(offline.map((one) => one['DeviceIdentifier'])).to.deep.equal(['b', 'a']);
    await world.register('b', ['/3/0'], port(2));
    const later = (await overview())['OfflineDevices'] as readonly ResponseObject[];
    expect(later.map((one) => one['DeviceIdentifier'])).to.deep.equal(['a']);
  });

  it('counts smart objects that devices no longer list, and lists some of them with their devices', async () => {
    await app.world.addDevice('a');
    await app.world.register('a', ['/3/0', '/3303/0', '/3303/1']);
    expect(await overview()).to.deep.include({ UnavailableSmartObjects: 0, UnavailableObjects: [] });
    await app.world.register('a', ['/3/0']);
    expect((await overview())['UnavailableSmartObjects']).to.equal(2);
    await app.world.register('a', ['/3/0', '/3303/1']);
    const { UnavailableSmartObjects, UnavailableObjects } = await overview();
    expect(UnavailableSmartObjects).to.equal(1);
    const [only, ...others] = UnavailableObjects as readonly ResponseObject[];
    expect(others).to.be.empty;
    expect(only).to.include({ Name: 'Temperature', TypeId: 3303, InstanceNumber: 0, DeviceName: 'a' });
    const { body } = await app.get(`/devices/${String(only!['DeviceId'])}`);
    expect(body).to.include({ DeviceIdentifier: 'a' });
    // It lists at most 10.
    await app.world.register(
      'a',
      Array.from({ length: 12 }, (_, index) => `/3303/${index}`),
    );
    await app.world.register('a', ['/3/0']);
    const many = await overview();
    expect(many['UnavailableSmartObjects']).to.equal(12);
    expect(many['UnavailableObjects']).to.have.length(10);
  });

  it('counts active events by severity, the most severe first', async () => {
    const raise = (id: string, severityLevel: number, isActive = true) =>
      app.world.store.collection(raisedEvents).insert({
        id,
        deviceNetworkId: app.deviceNetworkId,
        severityLevel,
        isActive,
        createdAt: 1,
      } as unknown as RaisedEvent);
    for (const [index, severity] of [5, 90, 5, 40].entries()) await raise(`active-${index}`, severity);
    await raise('reset', 90, false);
    expect((await overview())['ActiveEvents']).to.deep.equal([
      { SeverityLevel: 90, NbrOfEvents: 1 },
      { SeverityLevel: 40, NbrOfEvents: 1 },
      { SeverityLevel: 5, NbrOfEvents: 2 },
    ]);
  });

  it('counts the last firmware update of each device, by phase and by package', async () => {
    const { store } = app.world;
    const { deviceNetworkId } = app;
    const packages = { title: 'Sensor', version: '2', deviceNetworkId };
    await store
      .collection(firmwarePackages)
      .insert({ id: PACKAGE, ...packages } as unknown as FirmwarePackage);
    const phases = 'Waiting Transferring Transferring Verifying Executing Executing Executing'.split(' ');
    const put = (id: string, update: object) =>
      store.collection(firmwareUpdates).put({ id, deviceNetworkId, ...update } as unknown as FirmwareUpdate);
    for (const [index, phase] of phases.entries()) {
      const firmwarePackageId = index === 0 ? DELETED : PACKAGE;
      await put(`active-${index}`, { phase, isActive: true, firmwarePackageId });
    }
    await put('failed', { phase: 'Executing', isActive: false, hasFailed: true, firmwarePackageId: DELETED });
    await put('done', { phase: 'Executing', isActive: false, firmwarePackageId: PACKAGE });
    expect((await overview())['FirmwareUpdates']).to.deep.equal({
      Waiting: 1,
      Transferring: 2,
      Verifying: 1,
      Executing: 3,
      Failed: 1,
      Packages: [
        { FirmwarePackageId: PACKAGE, Title: 'Sensor', Version: '2', UnderWay: 6, Failed: 0 },
        { FirmwarePackageId: DELETED, UnderWay: 1, Failed: 1 },
      ],
    });
  });

  it('counts queue items and gateways, and shows a network nothing of others', async () => {
    const item = { id: 'q', deviceNetworkId: app.deviceNetworkId, deviceId: 'd', sequence: 1 };
    await app.world.store.collection(queueItems).insert(item as unknown as QueueItem);
    const { QueueItems, DataCollectors } = await overview();
    expect(QueueItems).to.equal(1);
    expect(DataCollectors).to.deep.equal({ Total: 1, Connected: 1, ContactLost: 0, Blacklisted: 0 });
    const second = await SecondNetwork.create(app.world);
    await second.device('elsewhere', '/3/0', '/3303/0');
    const here = await overview();
    expect(here['Devices']).to.include({ Total: 0 });
    const there = await overview({ headers: second.headers });
    expect(there['Devices']).to.include({ Total: 1, Online: 1 });
  });

  it('leaves out what the key may not read', async () => {
    for (const [permissions, members] of [
      [['Device.Read'], 'Time Devices FirmwareVersions OfflineDevices'],
      [['Event.Read', 'QueueItem.Read'], 'Time ActiveEvents QueueItems'],
      [['SmartObject.Read'], 'Time UnavailableSmartObjects'],
      [
        ['SmartObject.Read', 'Device.Read'],
        'Time Devices FirmwareVersions OfflineDevices UnavailableSmartObjects UnavailableObjects',
      ],
    ] as const) {
      const shown = await overview(await keyWith(app, ...permissions));
      expect(Object.keys(shown).join(' ')).to.equal(members);
    }
  });
});
