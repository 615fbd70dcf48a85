/** The work of a service with two gateways that a worker leaves behind when it is killed, and that the next one ends. */
import { createWebhookSecret, type MusterClient, type WebhookEvent } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { natsServer, postgresServer, type NatsServer, type PostgresServer, until } from '@muster/testkit';
import { expect } from 'chai';
import { useClosers } from '../support/closers.ts';
import { firmwareImage, uploadFirmware } from '../support/firmware-image.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';
import { doubleTemperature, findResource, seriesOf } from '../support/resource-values.ts';
import { GATEWAYS, SeveralProcesses } from '../support/several-processes.ts';
import { startWebhookReceiver, valueOf, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** Devices of a kind at each gateway. */
const DEVICES = 3;
const EVERY_MS = 100;
const image = firmwareImage(4_000);

describe('a service with two gateways whose worker is killed', () => {
  const secret = createWebhookSecret();
  const sinceMs = Date.now() - 1;
  const closers = useClosers();
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
        ...['--webhook-first-delay-seconds=0.1', '--webhook-targets=loopback', '--firmware-transfers=2'],
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
    meters = await NotifyingFleet.open(client, options, closers);
  });

  const endpoints = (): readonly string[] => meters.fleet.devices.map(({ endpointName }) => endpointName);

  /** Devices that take firmware packages, at one gateway. */
  async function flashable(options: FleetOptions): Promise<Fleet> {
    await NotifyingFleet.enrol(client, options);
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

  const cohort = (name: string, gateway: string, firmware: NonNullable<Cohort['firmware']>): Cohort => ({
    ...{ name, count: DEVICES, endpoint: `${name}-{index:3}`, server: service.addressesOf(gateway).coaps },
    ...{ lifetimeSeconds: 86_400, objects: [1, 3, 5], firmware },
  });

  /** Updates the firmware of devices by a part of their names. @returns ID of the campaign */
  async function update(name: string): Promise<string> {
    const Filter = `DeviceIdentifier contains '${name}'`;
    const id = await uploadFirmware(client, image);
    return (await client.firmwarePackages.upgrade(id, { Filter })).activityId!;
  }

  /** Status and code of the devices of a campaign. */
  async function outcomes(campaign: string): Promise<readonly string[]> {
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
    const { DeviceTemplateId } = await client.devices.getByEndpoint(endpoints()[0] ?? '');
    await doubleTemperature(client, DeviceTemplateId);
    const options = fleetOf(
      service.addressesOf('gateway-2').coaps,
      ...GATEWAYS.map((name) => cohort(`pump-${name}`, name, { updateSeconds: 0.5 })),
    );
    await flashable(options);
    receiver.answer = 503;
    const notifyingAll = setInterval(() => meters.notifyAll(), EVERY_MS);
    const campaign = await update('pump');
    try {
      await until(
        () => client.eventConsumers.get(consumer),
        ({ Delivery }) => Delivery.PendingEvents > 2 * endpoints().length,
      );
      await until(async () => (await seriesOf(client, endpoints()[0] ?? '', '/3300/*/5700')).length > 2);
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
      await until(() => meters.acknowledged > before + 2 * endpoints().length);
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
    expect((await client.activityLogs.get(campaign)).Status).to.equal('Completed');
    await until(async () => (await client.eventConsumers.get(consumer)).Delivery.PendingEvents === 0);
    expect(receiver.refused).to.deep.equal([]);
    for (const endpoint of endpoints()) {
      await expectDelivered(endpoint, fromMs);
      await expectTransformed(endpoint);
    }
  });

  /** Every stored value has reached the receiver, in the order of the device. */
  async function expectDelivered(endpoint: string, fromMs: number): Promise<void> {
    const id = await findResource(client, endpoint, '/3303/0/5700');
    const isOfIt = (event: WebhookEvent): boolean => event.type === 'measurement' && event.data.r === id;
    const delivered = receiver.taken().filter(isOfIt).map(valueOf);
    const series = await seriesOf(client, endpoint, '/3303/0/5700');
    const stored = series.filter(([timeMs]) => timeMs >= fromMs).map(([, value]) => value);
    // Values between the creation of the consumer and that time are of no account.
    expect(delivered.slice(-stored.length), endpoint).to.deep.equal(stored);
    expect(stored.length).to.be.greaterThan(5);
  }

  /** At most one result per value, which fits it, and one of the latest value. */
  async function expectTransformed(endpoint: string): Promise<void> {
    const source = await seriesOf(client, endpoint, '/3303/0/5700');
    const values = new Map(source);
    const results = await until(
      () => seriesOf(client, endpoint, '/3300/*/5700'),
      (series) => series.at(-1)?.[0] === source.at(-1)?.[0],
    );
    expect(new Set(results.map(([timeMs]) => timeMs)).size, endpoint).to.equal(results.length);
    for (const [timeMs, result] of results) expect(result).to.equal(2 * (values.get(timeMs) ?? NaN));
  }

  it('lets programs download a firmware package at any process of the API', async () => {
    const id = await uploadFirmware(client, image);
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
    const campaign = await update('puller');
    const all = await until(
      () => outcomes(campaign),
      (now) => now.length === DEVICES && now.every(isOver),
    );
    expect(all).to.deep.equal(Array.from({ length: DEVICES }, () => 'Completed Result 1'));
    // Simulated devices take the path only, and ask their own gateway.
    expect(new Set(downloadAddresses)).to.deep.equal(new Set([service.addressesOf('gateway-2').coap]));
  });
});
