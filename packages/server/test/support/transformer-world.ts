import { expect } from 'chai';
import { resourceId } from '../../src/features/device-objects/model.ts';
import { TestApp, type CallInit, type ResponseObject } from './app.ts';
import { closeApp, typeOf } from './app-of-tests.ts';
import { record } from './device-world.ts';

/** IDs of a resource type, and of its smart object type. */
export interface TypeIds {
  /** LwM2M object ID. */
  readonly objectId?: number;
  readonly object: string;
  readonly resource: string;
}

/** Returns the members of a request that name a resource type and its smart object type. */
export const typed = ({ object, resource }: TypeIds): object => ({
  SmartObjectTypeId: object,
  ResourceTypeId: resource,
});

/** Returns the body of a transformer template with one source and one target. */
export function formula(
  Name: string,
  Value: string,
  source: TypeIds,
  target: TypeIds,
  more: object = {},
): object {
  return {
    Name,
    Transformer: 'JSONata',
    Configurations: [{ Key: 'Expression', Value }],
    TransformerSourceTypeConfigurations: [{ ResourceTypeId: source.resource }],
    TransformerTargetTypeConfigurations: [typed(target)],
    ...more,
  };
}

/** A server with one device with two temperatures, and the types of its transformers. */
export class TransformerWorld {
  declare readonly app: TestApp;
  declare readonly deviceId: string;
  declare readonly templateId: string;
  /** Path of the transformers of the device's template. */
  declare readonly list: string;
  declare readonly temperature: TypeIds;
  declare readonly humidity: TypeIds;
  declare readonly load: TypeIds;

  private constructor(parts: Omit<TransformerWorld, 'close' | 'add' | 'report' | 'virtualOf' | 'valueOf'>) {
    Object.assign(this, parts);
  }

  static async start(): Promise<TransformerWorld> {
    const app = await TestApp.start();
    const [temperature, humidity, load] = await Promise.all([
      idsOf(app, 3303, 5700),
      idsOf(app, 3304, 5601),
      idsOf(app, 3322, 5602),
    ]);
    const { id: deviceId } = await app.world.addDevice('buoy-1', '/1/0', '/3/0', '/3303/0', '/3303/1');
    const templateId = (await app.get(`/devices/${deviceId}`)).body['DeviceTemplateId'] as string;
    const list = `/devicetemplates/${templateId}/transformertemplates`;
    return new TransformerWorld({ app, deviceId, templateId, list, temperature, humidity, load });
  }

  close(): Promise<void> {
    return closeApp(this.app);
  }

  async add(body: object): Promise<ResponseObject> {
    const answer = await this.app.post(this.list, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await this.app.world.settle();
    const { Name } = body as ResponseObject;
    return (await this.app.get(this.list)).list.find((one) => one.Name === Name)!;
  }

  async report(path: string, value: number | string, id = this.deviceId, timeMs?: number): Promise<void> {
    const { world, deviceNetworkId } = this.app;
    await world.domain.measurements.take({ deviceId: id, deviceNetworkId }, [record(path, value, timeMs)]);
    await world.settle();
  }

  async virtualOf({ objectId }: TypeIds, id = this.deviceId): Promise<ResponseObject | undefined> {
    const { SmartObjects } = (await this.app.get(`/devices/${id}`)).body;
    return SmartObjects.find((one) => one['IsVirtual'] === true && one.TypeId === objectId);
  }

  async valueOf(ids: TypeIds, rid: number, id = this.deviceId): Promise<unknown> {
    const found = await this.virtualOf(ids, id);
    if (found === undefined) return undefined;
    const answer = await this.app.get(`/resources/${resourceId(found.Id, rid)}`);
    const latest = answer.body['LatestMeasurement'] as Record<string, unknown> | undefined;
    return latest?.['v'] ?? latest?.['sv'];
  }
}

export async function idsOf(app: TestApp, objectId: number, rid: number, init?: CallInit): Promise<TypeIds> {
  const { Id, ResourceTypes } = await typeOf(app, objectId, init);
  return { objectId, object: Id, resource: ResourceTypes.find((one) => one.TypeId === rid)!.Id };
}
