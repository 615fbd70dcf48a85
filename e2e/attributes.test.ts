/** Spec section 1: attributes of a SmartObjectTemplate reach the devices, at object and at instance level. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type { ClientRequestInfo, Lwm2mClient } from '@muster/lwm2m';
import { createClient, type MusterClient } from '@muster/sdk';
import { testDevice, TestTree } from '../packages/server/test/support/test-device.ts';
import { ChoosyDevice } from './support/choosy-device.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

const AWAKE_SECONDS = 1;

/** A device that notes what it is asked for. */
class NotingDevice {
  readonly client: Lwm2mClient;
  readonly requests: string[] = [];

  constructor(endpoint: string, server: MusterProcess, options: { readonly queueMode?: boolean } = {}) {
    const tree = new TestTree();
    tree.add('/3303/1', { 5700: 4.5 });
    const onRequest = ({ operation, path }: ClientRequestInfo): void => {
      this.requests.push(`${operation} ${path}`);
    };
    this.client = testDevice(endpoint, server.info.coap, tree, { ...options, hooks: { onRequest } });
  }

  get written(): string[] {
    return this.requests.filter((one) => one.startsWith('writeAttributes'));
  }
}

describe('resource attributes', () => {
  let place: Workplace;
  let server: MusterProcess;
  let api: MusterClient;
  let temperature: string;
  let deviceTypeId: string;
  let definitions: Map<string, string>;
  const open: { close: () => Promise<void> }[] = [];

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'],
      `--queue-awake-seconds=${AWAKE_SECONDS}`,
    ]);
    api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    temperature = (await api.smartObjectTypes.list({ Filter: 'TypeId eq 3303' })).Rows[0]!.Id;
    deviceTypeId = (await api.deviceTypes.list({})).Rows[0]!.Id;
    definitions = new Map((await api.resourceAttributeDefinitions.list()).map((one) => [one.Name, one.Id]));
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  const value = (name: string, Value: number) => ({
    ResourceAttributeDefinitionId: definitions.get(name)!,
    Value,
  });
  const template = async (Name: string): Promise<string> =>
    (await api.smartObjectTemplates.create({ Name, SmartObjectTypeId: temperature })).Id;
  const deviceOf = async (endpoint: string, ...templates: readonly string[]): Promise<void> => {
    const { Id } = await api.deviceTemplates.create({
      Name: endpoint,
      DeviceTypeId: deviceTypeId,
      SmartObjectTypeInstanceTemplates: templates.map((SmartObjectTemplateId, InstanceId) => ({
        SmartObjectTypeId: temperature,
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
  const start = async (
    endpoint: string,
    options: { readonly queueMode?: boolean } = {},
  ): Promise<NotingDevice> => {
    const device = new NotingDevice(endpoint, server, options);
    await device.client.start();
    open.push({ close: () => device.client.close({ deregister: false }) });
    return device;
  };
  const attributesOf = async (endpoint: string, instance: number): Promise<Record<string, string>> => {
    const { SmartObjects } = await api.devices.getByEndpoint(endpoint);
    const { Id } = SmartObjects.find((one) => one.TypeId === 3303 && one.InstanceNumber === instance)!;
    const rows = await api.smartObjects.resourceAttributes(Id);
    return Object.fromEntries(
      rows.map((one) => [`${one.Path} ${one.Name}`, `${one.Value ?? one.WantedValue} ${one.Status}`]),
    );
  };
  const have = (endpoint: string, instance: number, wanted: Record<string, string>): Promise<unknown> =>
    until(
      () => attributesOf(endpoint, instance),
      (rows) => JSON.stringify(rows) === JSON.stringify(wanted),
    );

  it('at object level where instances share a template, else at instance level; at once, and after a re-registration (spec 1)', async () => {
    const one = await template('One');
    const other = await template('Other');
    await deviceOf('sharing', one, one);
    await deviceOf('apart', one, other);
    const sharing = await start('sharing');
    const apart = await start('apart');
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10), value('pmax', 60)]);
    await api.smartObjectTemplates.updateAttributes(other, [value('pmin', 20)]);
    await have('sharing', 1, { '/3303 pmin': '10 Applied', '/3303 pmax': '60 Applied' });
    await have('apart', 0, { '/3303/0 pmin': '10 Applied', '/3303/0 pmax': '60 Applied' });
    await have('apart', 1, { '/3303/1 pmin': '20 Applied' });
    expect(sharing.written).to.deep.equal(['writeAttributes /3303']);
    expect(apart.written).to.have.members(['writeAttributes /3303/0', 'writeAttributes /3303/1']);
    // What the device itself says: it is asked for, and shown the same.
    await api.resourceAttributes.readDevice('sharing');
    await until(
      async () => sharing.requests,
      (requests) => requests.includes('discover /3303'),
    );
    await have('sharing', 0, { '/3303 pmin': '10 Applied', '/3303 pmax': '60 Applied' });
    // Another process of the same device knows nothing of it.
    await sharing.client.close({ deregister: false });
    const again = await start('sharing');
    await until(
      async () => again.written,
      (written) => written.includes('writeAttributes /3303'),
    );
    await have('sharing', 0, { '/3303 pmin': '10 Applied', '/3303 pmax': '60 Applied' });
    await api.smartObjectTemplates.updateAttributes(one, []);
    await have('sharing', 0, {});
  });

  it('a device that sleeps gets them when it wakes: until then they are a queue item (spec 1, 2)', async () => {
    const one = await template('Sleeping');
    await deviceOf('sleeper', one);
    const sleeper = await start('sleeper', { queueMode: true });
    await delay(AWAKE_SECONDS * 1000 + 200);
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10)]);
    const { Rows } = await until(
      () => api.queueItems.list({}),
      (page) => page.NbrOfRows === 1,
    );
    expect(Rows[0]).to.deep.include({
      DeviceIdentifier: 'sleeper',
      Operation: 'WriteAttributes',
      Path: '/3303',
      Status: 'Pending',
    });
    expect(await attributesOf('sleeper', 0)).to.deep.equal({ '/3303 pmin': '10 Pending' });
    expect(sleeper.written).to.deep.equal([]);
    await sleeper.client.update();
    await have('sleeper', 0, { '/3303 pmin': '10 Applied' });
    expect(sleeper.written).to.deep.equal(['writeAttributes /3303']);
    expect((await api.queueItems.list({})).NbrOfRows).to.equal(0);
  });

  it('what a device refuses is shown per attribute, and in the Activity Log; the rest is applied', async () => {
    const one = await template('Refused');
    await deviceOf('choosy', one);
    const choosy = await ChoosyDevice.open(server.info.coap, 'choosy', 'hqmax');
    open.push(choosy);
    await api.smartObjectTemplates.updateAttributes(one, [value('pmin', 10), value('hqmax', 5)]);
    await have('choosy', 0, { '/3303 pmin': '10 Applied', '/3303 hqmax': '5 Refused' });
    const { Rows } = await api.activityLogs.list({ Filter: 'Status eq Failed', Search: 'hqmax=5 of /3303' });
    expect(Rows.map((row) => row.ResponseMessage)).to.include('hqmax is not known here');
  });
});
