/** The work of a service with two gateways that a worker leaves behind when it is killed, and that the next one ends. */
import { createHash, randomBytes } from 'node:crypto';
import { createWebhookSecret, type MusterClient, type WebhookEvent } from '@muster/sdk';
import { createFleet, fleetCredentials, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { natsServer, postgresServer, type NatsServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { fleetOf, notifying, NotifyingFleet } from './support/notifying-fleet.ts';
import { GATEWAYS, SeveralProcesses } from './support/several-processes.ts';
import { until } from './support/until.ts';
import { startWebhookReceiver, valueOf, type WebhookReceiver } from './support/webhook-receiver.ts';

/** Devices of a kind at each gateway. */
const DEVICES = 3;
const EVERY_MS = 100;
const content = randomBytes(4_000);
/** The simulated devices check what the first line says of the rest. */
const image = Buffer.concat([
  Buffer.from(`sha256:${createHash('sha256').update(content).digest('hex')}\n`),
  content,
]);

interface Value {
  readonly UnixTimestamp: number;
  readonly v?: unknown;
}

describe('a service with two gateways whose worker is killed', () => {
  const secret = createWebhookSecret();
  const sinceMs = Date.now() - 1;
  const closers: (() => Promise<unknown>)[] = [];
  let postgres: PostgresServer;
  let nats: NatsServer;
  let receiver: WebhookReceiver;
  let service: SeveralProcesses;
  let client: MusterClient;
  let meters: NotifyingFleet;
  /** Base URLs for downloads that devices have received. */
  const downloadAddresses: string[] = [];

  before(async function () {
    postgres = await postgresServer(this);
    nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    receiver = await startWebhookReceiver(secret);
    closers.unshift(() => receiver.close());
    service = await SeveralProcesses.startWithGateways(postgres, nats, {
      workerFlags: [
        '--webhook-first-delay-seconds=0.1',
        '--webhook-targets=loopback',
        '--firmware-transfers=2',
      ],
    });
    closers.unshift(() => service.stop());
    await service.standBy('worker-2', 'worker');
    client = service.client('api-1', 5);
    const options = fleetOf(
      service.addressesOf('gateway-2').coaps,
      ...GATEWAYS.map((name) =>
        notifying(`meter-${name}`, DEVICES, { server: service.addressesOf(name).coaps }),
      ),
    );
    await NotifyingFleet.enrol(client, options);
    meters = new NotifyingFleet(options);
    closers.unshift(() => meters.fleet.stop({ deregister: false }));
    await meters.start();
    await meters.observe(client);
  });

  after(async () => {
    for (const close of closers) await close();
  });

  async function typeOf(objectId: number): Promise<{ SmartObjectTypeId: string; ResourceTypeId: string }> {
    const { Rows } = await client.smartObjectTypes.list({ Filter: `TypeId eq ${objectId}` });
    const { Id, ResourceTypes } = await client.smartObjectTypes.get(Rows[0]?.Id ?? '');
    const found = ResourceTypes.find(({ TypeId }) => TypeId === 5700);
    return { SmartObjectTypeId: Id, ResourceTypeId: found?.Id ?? '' };
  }

  /** ID and values of 5700 of an object of a device, with their times. */
  async function seriesOf(endpoint: string, objectId: number): Promise<{ id: string; values: Value[] }> {
    const { SmartObjects } = await client.devices.getByEndpoint(endpoint);
    const object = SmartObjects.find(({ TypeId }) => TypeId === objectId);
    if (object === undefined) return { id: '', values: [] };
    const { Resources } = await client.smartObjects.get(object.Id);
    const { Id } = Resources.find(({ TypeId }) => TypeId === 5700) ?? { Id: '' };
    const { v } = await client.measurements.since(Id, sinceMs);
    return { id: Id, values: v };
  }

  async function transform(): Promise<void> {
    const { DeviceTemplateId } = await client.devices.getByEndpoint(endpoints()[0] ?? '');
    await client.transformers.createOfTemplate(DeviceTemplateId, {
      Name: 'Twice',
      Transformer: 'JSONata',
      Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 2' }],
      TransformerSourceTypeConfigurations: [{ ResourceTypeId: (await typeOf(3303)).ResourceTypeId }],
      TransformerTargetTypeConfigurations: [await typeOf(3300)],
    });
  }

  const endpoints = (): readonly string[] => meters.fleet.devices.map(({ endpointName }) => endpointName);

  /** Devices that take firmware packages, at one gateway. */
  async function flashable(options: FleetOptions): Promise<Fleet> {
    const { devices } = await fleetCredentials(options);
    const rows = devices.map(
      ({ endpointName, identity = '', preSharedKey = '' }) =>
        `${endpointName},Generic LwM2M,${identity},${preSharedKey}`,
    );
    await client.devices.createMultiple(
      ['DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey', ...rows].join('\n'),
    );
    const fleet = createFleet({
      ...options,
      onDatagram: (_device, direction, message) => {
        const [address] = /coap:\/\/[^/]+(?=\/fw\/)/u.exec(Buffer.from(message).toString('latin1')) ?? [];
        if (direction === 'received' && address !== undefined) downloadAddresses.push(address);
      },
    });
    closers.unshift(() => fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  const cohort = (name: string, gateway: string, firmware: Cohort['firmware']): Cohort => ({
    name,
    count: DEVICES,
    endpoint: `${name}-{index:3}`,
    server: service.addressesOf(gateway).coaps,
    lifetimeSeconds: 86_400,
    objects: [1, 3, 5],
    ...(firmware === undefined ? {} : { firmware }),
  });

  async function upload(): Promise<string> {
    const types = await client.deviceTypes.list({ Filter: "Name eq 'Generic LwM2M'" });
    const { Id } = await client.firmwarePackages.create({
      firmware: new File([image], 'image.bin'),
      request: { DeviceTypeId: types.Rows[0]?.Id ?? '', Title: 'Mooring', Version: '2.0' },
    });
    return Id;
  }

  /** Status and code of the devices of a campaign. */
  async function outcomes(campaign = ''): Promise<readonly string[]> {
    const { Rows } = await client.activityLogs.list({ Filter: `ParentId eq ${campaign}`, PageSize: 100 });
    return Rows.map(({ Status, ResponseCode = '' }) => `${Status} ${ResponseCode}`);
  }

  const isOver = (outcome: string): boolean => /^(?:Completed|Failed) /u.test(outcome);

  it('ends its campaign, its webhooks and its transformers by the worker that stood by', async () => {
    const { Id: consumer } = await client.eventConsumers.create({
      Name: 'of both gateways',
      HttpEndpoint: receiver.url,
      Secret: secret,
      EventTypes: ['measurement'],
    });
    const fromMs = Date.now();
    await transform();
    const options = fleetOf(
      service.addressesOf('gateway-2').coaps,
      ...GATEWAYS.map((name) => cohort(`pump-${name}`, name, { updateSeconds: 0.5 })),
    );
    await flashable(options);
    receiver.answer = 503;
    const notifyingAll = setInterval(() => meters.notifyAll(), EVERY_MS);
    const { activityId: campaign } = await client.firmwarePackages.upgrade(await upload(), {
      Filter: "DeviceIdentifier contains 'pump'",
    });
    try {
      await until(
        () => client.eventConsumers.get(consumer),
        ({ Delivery }) => Delivery.PendingEvents > 2 * endpoints().length,
      );
      await until(
        () => seriesOf(endpoints()[0] ?? '', 3300),
        ({ values }) => values.length > 2,
      );
      const states = await until(
        () => outcomes(campaign),
        (all) => all.some(isOver),
        { everyMs: 10 },
      );
      expect(states.filter(isOver), 'the campaign is under way').to.not.have.length(2 * DEVICES);
      await service.end('worker', 'SIGKILL');
      await service.whenReady('worker-2');
      receiver.answer = 204;
      const before = meters.acknowledged;
      await until(
        async () => meters.acknowledged,
        (count) => count > before + 2 * endpoints().length,
      );
    } finally {
      clearInterval(notifyingAll);
    }
    await meters.whenQuiet();
    expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    const all = await until(
      () => outcomes(campaign),
      (now) => now.every(isOver),
    );
    expect(all).to.deep.equal(Array.from({ length: 2 * DEVICES }, () => 'Completed Result 1'));
    expect((await client.activityLogs.get(campaign ?? '')).Status).to.equal('Completed');
    await until(
      () => client.eventConsumers.get(consumer),
      ({ Delivery }) => Delivery.PendingEvents === 0,
    );
    expect(receiver.refused).to.deep.equal([]);
    for (const endpoint of endpoints()) {
      await expectDelivered(endpoint, fromMs);
      await expectTransformed(endpoint);
    }
  });

  /** Every stored value has reached the receiver, in the order of the device. */
  async function expectDelivered(endpoint: string, fromMs: number): Promise<void> {
    const { id, values } = await seriesOf(endpoint, 3303);
    const isOfIt = (event: WebhookEvent): boolean => event.type === 'measurement' && event.data.r === id;
    const delivered = receiver.taken().filter(isOfIt).map(valueOf);
    const stored = values.filter(({ UnixTimestamp }) => UnixTimestamp >= fromMs).map(({ v }) => Number(v));
    // Values between the creation of the consumer and that time are of no account.
    expect(delivered.slice(-stored.length), endpoint).to.deep.equal(stored);
    expect(stored.length).to.be.greaterThan(5);
  }

  /** At most one result per value, which fits it, and one of the latest value. */
  async function expectTransformed(endpoint: string): Promise<void> {
    const source = await seriesOf(endpoint, 3303);
    const bySource = new Map(source.values.map(({ UnixTimestamp, v }) => [UnixTimestamp, Number(v)]));
    const latest = source.values.at(-1);
    const { values } = await until(
      () => seriesOf(endpoint, 3300),
      (series) => series.values.at(-1)?.UnixTimestamp === latest?.UnixTimestamp,
    );
    expect(new Set(values.map(({ UnixTimestamp }) => UnixTimestamp)).size, endpoint).to.equal(values.length);
    for (const { UnixTimestamp, v } of values) expect(v).to.equal(2 * (bySource.get(UnixTimestamp) ?? NaN));
  }

  it('lets programs download a firmware package at any process of the API', async () => {
    const id = await upload();
    for (const name of ['api-1', 'api-2']) {
      const download = await service.client(name).firmwarePackages.download(id);
      expect(Buffer.from(await (await download.blob()).arrayBuffer()), name).to.deep.equal(image);
    }
  });

  it('gives devices the address of a gateway that is there to download from', async () => {
    await service.end('gateway-1', 'SIGTERM');
    await flashable(
      fleetOf(
        service.addressesOf('gateway-2').coaps,
        cohort('puller', 'gateway-2', { delivery: 'pull', protocols: ['coap'], updateSeconds: 0 }),
      ),
    );
    const { activityId: campaign } = await client.firmwarePackages.upgrade(await upload(), {
      Filter: "DeviceIdentifier contains 'puller'",
    });
    const all = await until(
      () => outcomes(campaign),
      (now) => now.length === DEVICES && now.every(isOver),
    );
    expect(all).to.deep.equal(Array.from({ length: DEVICES }, () => 'Completed Result 1'));
    // Simulated devices take the path only, and ask their own gateway.
    expect(new Set(downloadAddresses)).to.deep.equal(new Set([service.addressesOf('gateway-2').coap]));
  });
});
