/** Values of simulated devices become values of virtual resources, and those reach a webhook. */
import { expect } from 'chai';
import { createClient, createWebhookSecret, type MusterClient } from '@muster/sdk';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

describe('transformers (spec section 8: a transformer device transforms)', () => {
  const secret = createWebhookSecret();
  let place: Workplace;
  let running: MusterProcess;
  let client: MusterClient;
  let receiver: WebhookReceiver;

  before(async () => {
    place = await createWorkplace();
    receiver = await startWebhookReceiver(secret);
    const args = ['up', '--devices=3', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0'];
    running = await startMuster(place, [...args, '--webhook-targets=loopback']);
    client = createClient({ baseUrl: running.info.http, apiKey: running.info.apiKey });
    await until(
      () => client.devices.list({}),
      ({ Rows }) => Rows.length === 3 && Rows.every(({ Status }) => Status === 'online'),
    );
  });

  after(async () => {
    await running.stop();
    await receiver.close();
    await place.remove();
  });

  const idsOf = async (objectId: number, resourceId: number) => {
    const { Rows } = await client.smartObjectTypes.list({ Filter: `TypeId eq ${objectId}` });
    const type = await client.smartObjectTypes.get(Rows[0]!.Id);
    const resource = type.ResourceTypes.find(({ TypeId }) => TypeId === resourceId)!;
    return { SmartObjectTypeId: type.Id, ResourceTypeId: resource.Id };
  };

  /** Virtual resources of an object on a device, with their latest values. */
  const computedOn = async (deviceId: string, objectId: number) => {
    const { SmartObjects } = await client.devices.get(deviceId);
    const found = SmartObjects.find((one) => one.IsVirtual && one.TypeId === objectId);
    if (found === undefined) return undefined;
    const object = await client.smartObjects.get(found.Id);
    const resource = object.Resources.find(({ TypeId }) => TypeId === 5700)!;
    const { v } = await client.measurements.since(resource.Id, Date.now() - 3_600_000);
    return { id: resource.Id, value: v.at(-1)?.v };
  };

  /** Asks a device for its temperature. */
  const readTemperature = async (deviceId: string): Promise<void> => {
    const { SmartObjects } = await client.devices.get(deviceId);
    const sensor = SmartObjects.find(({ TypeId }) => TypeId === 3303)!;
    const { Resources } = await client.smartObjects.get(sensor.Id);
    const { Id } = Resources.find(({ TypeId }) => TypeId === 5700)!;
    const { activityId } = await client.resources.read(Id);
    await client.activityLogs.waitFor(activityId!);
  };

  /** Of all sensors of the devices: some have several. */
  const latestTemperatures = async (deviceIds: readonly string[]): Promise<number[]> => {
    const latest: number[] = [];
    for (const id of deviceIds) {
      const { SmartObjects } = await client.devices.get(id);
      for (const { Id } of SmartObjects.filter(({ TypeId }) => TypeId === 3303)) {
        const { Resources } = await client.smartObjects.get(Id);
        const resource = Resources.find(({ TypeId }) => TypeId === 5700)!;
        const { v } = await client.measurements.since(resource.Id, Date.now() - 3_600_000);
        if (v.length > 0) latest.push(Number(v.at(-1)!.v));
      }
    }
    return latest;
  };

  it('per DeviceTemplate and per Location, with values in measurements and signed deliveries to a webhook', async () => {
    const temperature = await idsOf(3303, 5700);
    const fahrenheit = await idsOf(3300, 5700);
    const mean = await idsOf(3323, 5700);
    await client.eventConsumers.create({
      Name: 'office',
      HttpEndpoint: receiver.url,
      Secret: secret,
      EventTypes: ['measurement'],
    });
    const [device, ...others] = (await client.devices.list({})).Rows;
    const { DeviceTemplateId, LocationId } = await client.devices.get(device!.Id);
    await client.transformers.createOfTemplate(DeviceTemplateId, {
      Name: 'Fahrenheit',
      Transformer: 'JSONata',
      Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 1.8 + 32' }],
      TransformerSourceTypeConfigurations: [{ ResourceTypeId: temperature.ResourceTypeId }],
      TransformerTargetTypeConfigurations: [fahrenheit],
    });
    const { Id: ResourceCollectionId } = await client.resourceCollections.create({
      Name: 'temperatures',
      LocationIds: [LocationId],
      ResourceTypeIds: [temperature.ResourceTypeId],
    });
    await client.transformers.createAtLocation(LocationId, {
      Name: 'Mean of the harbour',
      TransformerType: 'JSONata',
      ResourceCollectionId,
      Configurations: [{ Key: 'Expression', Value: '$average(sources[0].values)' }],
      TransformerTargetTypeConfigurations: [mean],
    });

    const computed: string[] = [];
    const isNear = (one: unknown, other: number): boolean => Math.abs(Number(one) - other) < 1e-9;
    for (const { Id } of [device!, ...others]) {
      await readTemperature(Id);
      // The devices continue to report during the query.
      const { result } = await until(
        async () => ({ result: await computedOn(Id, 3300), of: await latestTemperatures([Id]) }),
        ({ result: one, of }) => of.some((value) => isNear(one?.value, value * 1.8 + 32)),
      );
      computed.push(result!.id);
    }
    const [transformer] = await client.transformers.listOfLocation(LocationId);
    const result = await until(
      async () => ({
        mean: await computedOn(transformer!.DeviceId!, 3323),
        of: await latestTemperatures([device!, ...others].map(({ Id }) => Id)),
      }),
      ({ mean: one, of }) => isNear(one?.value, of.reduce((sum, value) => sum + value, 0) / of.length),
    );
    computed.push(result.mean!.id);

    await until(
      async () => new Set(receiver.taken().map(({ resourceId }) => resourceId)),
      (told) => computed.every((id) => told.has(id)),
    );
    expect(receiver.refused).to.deep.equal([]);
    const told = receiver.taken().find(({ resourceId }) => resourceId === computed[0]);
    expect(told).to.include({ type: 'measurement', deviceId: device!.Id });
    expect(told?.type === 'measurement' ? told.data.v : undefined).to.be.within(32, 120);
  });
});
