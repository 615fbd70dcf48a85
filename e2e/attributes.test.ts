/** Spec section 1: attributes of a SmartObjectTemplate reach the devices, at object and at instance level. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import type { MusterClient } from '@muster/sdk';
import { createSimulatedDevice, type SimulatedDevice, type SimulatedDeviceOptions } from '@muster/simulator';
import { ChoosyDevice } from './support/choosy-device.ts';
import { useServer } from './support/test-server.ts';
import { until } from './support/until.ts';

/** The server takes a device for asleep before it is. */
const SERVER_AWAKE_SECONDS = 1;
const DEVICE_AWAKE_SECONDS = 2;

/** A simulated device with two barometers, and the requests that it received. */
interface Watched {
  readonly device: SimulatedDevice;
  readonly requests: string[];
}

describe('resource attributes', () => {
  const server = useServer({ flags: [`--queue-awake-seconds=${SERVER_AWAKE_SECONDS}`] });
  let api: MusterClient;
  let barometer: string;
  let deviceTypeId: string;
  let definitions: Map<string, string>;
  const open: { close: () => Promise<void> }[] = [];

  before(async () => {
    api = server.client;
    barometer = (await api.smartObjectTypes.list({ Filter: 'TypeId eq 3315' })).Rows[0]!.Id;
    deviceTypeId = (await api.deviceTypes.list({})).Rows[0]!.Id;
    definitions = new Map((await api.resourceAttributeDefinitions.list()).map((one) => [one.Name, one.Id]));
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });

  const value = (name: string, Value: number) => ({
    ResourceAttributeDefinitionId: definitions.get(name)!,
    Value,
  });
  const template = async (Name: string): Promise<string> =>
    (await api.smartObjectTemplates.create({ Name, SmartObjectTypeId: barometer })).Id;
  /** Makes a device known whose instances have these templates, in order. */
  const deviceOf = async (endpoint: string, ...templates: readonly string[]): Promise<void> => {
    const { Id } = await api.deviceTemplates.create({
      Name: endpoint,
      DeviceTypeId: deviceTypeId,
      SmartObjectTypeInstanceTemplates: templates.map((SmartObjectTemplateId, InstanceId) => ({
        SmartObjectTypeId: barometer,
        InstanceId,
        SmartObjectTemplateId,
      })),
    });
    await api.devices.create({
      DeviceIdentifier: endpoint,
      DeviceTypeId: deviceTypeId,
      DeviceTemplateId: Id,
    });
  };
  const start = async (endpoint: string, options: Partial<SimulatedDeviceOptions> = {}): Promise<Watched> => {
    const requests: string[] = [];
    const device = createSimulatedDevice({
      serverUri: server.info.coap,
      endpointName: endpoint,
      lifetimeSeconds: 3600,
      notifyIntervalSeconds: 0,
      objects: [1, 3, { id: 3315, instances: [0, 1] }],
      onRequest: ({ operation, path }) => void requests.push(`${operation} ${path}`),
      ...options,
    });
    open.push({ close: () => device.stop({ deregister: false }) });
    await device.start();
    return { device, requests };
  };
  const written = ({ requests }: Watched): string[] =>
    requests.filter((one) => one.startsWith('writeAttributes'));
  /** What the device itself has, at the object and at each instance. */
  const ownView = ({ device }: Watched) =>
    Object.fromEntries(['/3315', '/3315/0', '/3315/1'].map((path) => [path, device.attributes(path)]));
  const deviceHas = (device: Watched, wanted: Record<string, object>): Promise<unknown> => {
    const all = { '/3315': {}, '/3315/0': {}, '/3315/1': {}, ...wanted };
    return until(
      async () => ownView(device),
      (view) => isDeepStrictEqual(view, all),
    );
  };
  const attributesOf = async (endpoint: string, instance: number): Promise<Record<string, string>> => {
    const { SmartObjects } = await api.devices.getByEndpoint(endpoint);
    const { Id } = SmartObjects.find((one) => one.TypeId === 3315 && one.InstanceNumber === instance)!;
    const rows = await api.smartObjects.resourceAttributes(Id);
    // The server also shows the version of the object, which the device reported in Discover and which was not set.
    const set = rows.filter(({ Name }) => Name !== 'ver');
    return Object.fromEntries(
      set.map((one) => [`${one.Path} ${one.Name}`, `${one.Value ?? one.WantedValue} ${one.Status}`]),
    );
  };
  const have = (endpoint: string, instance: number, wanted: Record<string, string>): Promise<unknown> =>
    until(
      () => attributesOf(endpoint, instance),
      (rows) => isDeepStrictEqual(rows, wanted),
    );
  /** Another run of the same device does not have the attributes written to the earlier run. */
  const registerAnew = async (watched: Watched): Promise<void> => {
    watched.requests.length = 0;
    await watched.device.stop({ deregister: false });
    expect(ownView(watched)).to.deep.equal({ '/3315': {}, '/3315/0': {}, '/3315/1': {} });
    await watched.device.start();
  };

  it('at object level where instances share a template, else at instance level; at once, and after a re-registration (spec 1)', async () => {
    const one = await template('One');
    const other = await template('Other');
    await deviceOf('sharing', one, one);
    await deviceOf('apart', one, other);
    const sharing = await start('sharing');
    const apart = await start('apart');
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10), value('pmax', 60)]);
    await api.smartObjectTemplates.updateAttributes(other, [value('pmin', 20)]);
    const atObject = { '/3315': { pmin: 10, pmax: 60 } };
    const atInstances = { '/3315/0': { pmin: 10, pmax: 60 }, '/3315/1': { pmin: 20 } };
    await deviceHas(sharing, atObject);
    await deviceHas(apart, atInstances);
    await have('sharing', 1, { '/3315 pmin': '10 Applied', '/3315 pmax': '60 Applied' });
    await have('apart', 0, { '/3315/0 pmin': '10 Applied', '/3315/0 pmax': '60 Applied' });
    await have('apart', 1, { '/3315/1 pmin': '20 Applied' });
    expect(written(sharing)).to.deep.equal(['writeAttributes /3315']);
    expect(written(apart)).to.have.members(['writeAttributes /3315/0', 'writeAttributes /3315/1']);
    // What the device itself says: it is asked for, and shown the same.
    await api.resourceAttributes.readDevice('sharing');
    await until(
      async () => sharing.requests,
      (requests) => requests.includes('discover /3315'),
    );
    await have('sharing', 0, { '/3315 pmin': '10 Applied', '/3315 pmax': '60 Applied' });
    await Promise.all([registerAnew(sharing), registerAnew(apart)]);
    await deviceHas(sharing, atObject);
    await deviceHas(apart, atInstances);
    expect(written(sharing)).to.include('writeAttributes /3315');
    await have('sharing', 0, { '/3315 pmin': '10 Applied', '/3315 pmax': '60 Applied' });
    await api.smartObjectTemplates.updateAttributes(one, []);
    await deviceHas(sharing, {});
    await deviceHas(apart, { '/3315/1': { pmin: 20 } });
    await have('sharing', 0, {});
  });

  it('a device that sleeps gets them when it wakes, until then they are a queue item; and again after a re-registration (spec 1, 2)', async () => {
    const one = await template('Sleeping');
    await deviceOf('sleeper', one);
    const sleeper = await start('sleeper', { queueMode: { awakeSeconds: DEVICE_AWAKE_SECONDS } });
    const { device } = sleeper;
    const fallsAsleep = (): Promise<unknown> =>
      until(
        async () => device.isAwake,
        (awake) => !awake,
      );
    await fallsAsleep();
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10)]);
    const { Rows } = await until(
      () => api.queueItems.list({}),
      (page) => page.NbrOfRows === 1,
    );
    expect(Rows[0]).to.deep.include({
      DeviceIdentifier: 'sleeper',
      Operation: 'WriteAttributes',
      Path: '/3315',
      Status: 'Pending',
    });
    expect(await attributesOf('sleeper', 0)).to.deep.equal({ '/3315 pmin': '10 Pending' });
    await deviceHas(sleeper, {});
    await device.update();
    await deviceHas(sleeper, { '/3315': { pmin: 10 } });
    await have('sleeper', 0, { '/3315 pmin': '10 Applied' });
    expect(written(sleeper)).to.deep.equal(['writeAttributes /3315']);
    expect((await api.queueItems.list({})).NbrOfRows).to.equal(0);
    await registerAnew(sleeper);
    await deviceHas(sleeper, { '/3315': { pmin: 10 } });
    expect(device.counters.missed, 'nothing was sent to it while it slept').to.equal(0);
  });

  it('what a device refuses is shown per attribute, and in the Activity Log; the rest is applied', async () => {
    const one = await template('Refused');
    await deviceOf('choosy', one);
    const choosy = await ChoosyDevice.open(server.info.coap, 'choosy', 'hqmax');
    open.push(choosy);
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10), value('hqmax', 5)]);
    await have('choosy', 0, { '/3315 pmin': '10 Applied', '/3315 hqmax': '5 Refused' });
    const { Rows } = await api.activityLogs.list({ Filter: 'Status eq Failed', Search: 'hqmax=5 of /3315' });
    expect(Rows.map((row) => row.ResponseMessage)).to.include('hqmax is not known here');
  });
});
