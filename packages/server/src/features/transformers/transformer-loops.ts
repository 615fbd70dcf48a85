import { deviceTemplates } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import type { ResourceCollection } from '../resource-collections/model.ts';
import { transformers } from './model/transformer.ts';
import type { Transformer, TransformerTarget } from './model/transformer.ts';
import type { Transaction } from '../../store/port.ts';

/** A transformer with the entities that determine its edges in the graph. */
interface Node {
  readonly transformer: Transformer;
  readonly collection: ResourceCollection | undefined;
  /** Type of the device that has the targets, if there is one. */
  readonly deviceTypeId: string | undefined;
  readonly deviceTemplateId: string | undefined;
}

const excludes = (list: readonly string[], id: string | undefined): boolean =>
  list.length > 0 && id !== undefined && !list.includes(id);

/**
 * Returns whether another transformer can read values of a target. Also true if that depends on future
 * devices.
 */
function feeds(from: Node, target: TransformerTarget, to: Node): boolean {
  const { transformer: source } = from;
  const { transformer: reader, collection } = to;
  if (reader.deviceTemplateId !== undefined) {
    // Both must be on one device, which may be that of a transformer at a location. Devices of another
    // template are not read.
    if (from.deviceTemplateId !== reader.deviceTemplateId) return false;
    // An instance of the device type belongs to the device and is never a target.
    return reader.sources.some(
      (one) => one.resourceTypeId === target.resourceTypeId && one.smartObjectTypeInstanceId === undefined,
    );
  }
  if (collection === undefined) return false;
  return (
    !excludes(collection.resourceTypeIds, target.resourceTypeId) &&
    !excludes(collection.smartObjectTypeIds, target.smartObjectTypeId) &&
    !excludes(collection.deviceTypeIds, from.deviceTypeId) &&
    !excludes(collection.deviceTemplateIds, from.deviceTemplateId) &&
    !excludes(collection.deviceIds, source.deviceId)
  );
}

function feedsAny(from: Node, to: Node): boolean {
  return from.transformer.targets.some((target) => feeds(from, target, to));
}

/**
 * Finds a loop through `added`. Returns the names of its transformers, `added` first; undefined if there is
 * no loop.
 *
 * @param added not stored yet, or stored in its earlier form; its own device is stored
 */
export async function findLoop(tx: Transaction, added: Transformer): Promise<readonly string[] | undefined> {
  const { deviceNetworkId } = added;
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  const others = await tx.collection(transformers).find({ where });
  const all = [added, ...others.filter(({ id }) => id !== added.id)];
  const nodes = await Promise.all(all.map((transformer) => nodeOf(tx, transformer)));
  const [start] = nodes;
  return start === undefined ? undefined : findPathBack(start, start, nodes, new Set());
}

async function nodeOf(tx: Transaction, transformer: Transformer): Promise<Node> {
  const { resourceCollectionId, deviceId, deviceTemplateId } = transformer;
  const [collection, device, template] = await Promise.all([
    resourceCollectionId === undefined
      ? undefined
      : tx.collection(resourceCollections).get(resourceCollectionId),
    deviceId === undefined ? undefined : tx.collection(devices).get(deviceId),
    deviceTemplateId === undefined ? undefined : tx.collection(deviceTemplates).get(deviceTemplateId),
  ]);
  return {
    transformer,
    collection,
    deviceTypeId: device?.deviceTypeId ?? template?.deviceTypeId,
    deviceTemplateId: device?.deviceTemplateId ?? deviceTemplateId,
  };
}

/** Searches depth-first from `at` back to `start`. */
function findPathBack(
  start: Node,
  at: Node,
  nodes: readonly Node[],
  seen: Set<Node>,
): readonly string[] | undefined {
  for (const next of nodes) {
    if (!feedsAny(at, next)) continue;
    if (next === start) return [at.transformer.name];
    if (seen.has(next)) continue;
    seen.add(next);
    const rest = findPathBack(start, next, nodes, seen);
    if (rest !== undefined) return [at.transformer.name, ...rest];
  }
  return undefined;
}
