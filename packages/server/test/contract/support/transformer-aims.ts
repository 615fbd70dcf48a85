import type { TestApp } from '../../support/app.ts';
import type { Json } from './document.ts';

/** The rows of a {@link Stage}. */
interface Aim {
  readonly app: TestApp;
  target(kind: string): Promise<string>;
}

/** One collection for each service, so that repeated requests use the same rows. */
const collections = new WeakMap<TestApp, Promise<string>>();

/** IDs of an object type and of one of its resource types. */
async function typeIds(
  app: TestApp,
  objectId: number,
  rid: number,
): Promise<[object: string, resource: string]> {
  const { Rows } = (await app.get(`/smartobjecttypes?Filter=TypeId eq ${objectId}`)).body;
  const { Id } = Rows[0]!;
  const { ResourceTypes } = (await app.get(`/smartobjecttypes/${Id}`)).body;
  return [Id, ResourceTypes.find((one) => one.TypeId === rid)!.Id];
}

/** Returns a body with types that belong together and form no cycle. */
export async function transformerBody({ app }: Aim, operationId: string, example: unknown): Promise<unknown> {
  const [, source] = await typeIds(app, 3308, 5900);
  const [SmartObjectTypeId, ResourceTypeId] = await typeIds(app, 3303, 5700);
  const fixed = { TransformerTargetTypeConfigurations: [{ SmartObjectTypeId, ResourceTypeId }] };
  const sources = { TransformerSourceTypeConfigurations: [{ ResourceTypeId: source }] };
  if (Array.isArray(example)) return [{ ...(example[0] as Json), ...fixed, ...sources }];
  if (operationId !== 'transformers.createAtLocation') return { ...(example as Json), ...fixed, ...sources };
  const made =
    collections.get(app) ??
    app.create('/resourcecollections', { Name: 'set points', ResourceTypeIds: [source] });
  collections.set(app, made);
  const ResourceCollectionId = await made;
  return { ...(example as Json), ...fixed, ResourceCollectionId };
}

/** Returns an existing transformer, because the create operation returns no ID. */
export async function transformerId(
  stage: Aim,
  list: string,
  created: string,
  body: unknown,
): Promise<string> {
  const { status, body: shown } = await stage.app.post(created, body);
  if (status !== 204) throw new Error(`${created}: ${JSON.stringify(shown)}`);
  return (await stage.app.get(list)).list[0]!.Id;
}
