import { randomUUID } from 'node:crypto';
import { resourceTypes } from '../../../src/features/resource-types/model.ts';
import type { TestApp } from '../../support/app.ts';
import { idsOf } from '../../support/transformer-world.ts';
import type { DescribedOperation, Json } from './document.ts';
import type { WireRequest } from './wire.ts';

/** Endpoint name of the device in all requests. */
export const ENDPOINT = 'contract-target';

/** The rows of a {@link Stage}. */
export interface Aim {
  readonly app: TestApp;
  target(kind: string, operationId?: string): Promise<string>;
  exampleFor(operation: DescribedOperation): Promise<unknown>;
  requestFor(operation: DescribedOperation, mediaType?: string): Promise<WireRequest>;
}

const UNITS = 5701;

/** Returns the members of a body that an example cannot have: unchangeable values must be repeated. */
export async function fixedMembers(stage: Aim, operationId: string): Promise<Json | undefined> {
  switch (operationId) {
    case 'devices.update':
      return { DeviceIdentifier: ENDPOINT, DeviceTypeId: stage.app.world.deviceTypeId };
    case 'smartObjects.update': {
      const { body } = await stage.app.get(`/smartobjects/${await stage.target('smartobjects')}`);
      return { SmartObjectTypeId: body['SmartObjectTypeId'] };
    }
    case 'resources.update': {
      const { body } = await stage.app.get(`/resources/${await stage.target('resources')}`);
      return { SmartObjectId: body['SmartObjectId'], ResourceTypeId: body['ResourceTypeId'] };
    }
    case 'resources.create':
      return missingResource(stage);
    default:
      return undefined;
  }
}

/** Returns the IDs of a smart object and of a resource type without a resource, deleting the resource first. */
async function missingResource(stage: Aim): Promise<Json> {
  const id = await stage.target('smartobjects');
  const types = await stage.app.get(`/resourcetypes?Filter=TypeId eq ${UNITS}`);
  const { body } = await stage.app.get(`/smartobjects/${id}`);
  const units = body.Resources.find((one) => one['TypeId'] === UNITS);
  if (units !== undefined) await stage.app.delete(`/resources/${units.Id}`);
  const known = types.body.Rows.map((one) => one.Id);
  return { SmartObjectId: id, ResourceTypeId: units?.['ResourceTypeId'] ?? known[0] };
}

/** Creates a resource type that no smart object type has. */
export async function loneResourceType({ deviceNetworkId, world }: TestApp): Promise<string> {
  const id = randomUUID();
  await world.store.collection(resourceTypes).insert({
    id,
    deviceNetworkId,
    typeId: UNITS,
    name: 'Sensor Units',
    operations: 'R',
    dataType: 'String',
    multipleInstances: false,
    mandatory: false,
    isReusable: true,
  });
  return id;
}

/** One collection for each service, so that repeated requests use the same rows. */
const collections = new WeakMap<TestApp, Promise<string>>();

/** Returns a body with types that belong together and form no cycle. */
export async function transformerBody({ app }: Aim, operationId: string, example: unknown): Promise<unknown> {
  const source = (await idsOf(app, 3308, 5900)).resource;
  const { object: SmartObjectTypeId, resource: ResourceTypeId } = await idsOf(app, 3303, 5700);
  const fixed = { TransformerTargetTypeConfigurations: [{ SmartObjectTypeId, ResourceTypeId }] };
  const sources = { TransformerSourceTypeConfigurations: [{ ResourceTypeId: source }] };
  if (Array.isArray(example)) return [{ ...(example[0] as Json), ...fixed, ...sources }];
  if (operationId !== 'transformers.createAtLocation') return { ...(example as Json), ...fixed, ...sources };
  const made =
    collections.get(app) ??
    app.create('/resourcecollections', { Name: 'set points', ResourceTypeIds: [source] });
  collections.set(app, made);
  return { ...(example as Json), ...fixed, ResourceCollectionId: await made };
}
