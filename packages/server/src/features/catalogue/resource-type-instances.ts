import { randomUUID } from 'node:crypto';
import { conflict, invalid, notFound, hasNoId, unknownId } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import { isSameJson } from '../../kernel/data.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { typeChanges } from '../smart-objects/model.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import { smartObjectTypes } from './model.ts';
import type { ResourceTypeInstance, SmartObjectType } from './model.ts';
import type { ModelService } from './object-definitions.ts';

/** The use of a resource type in a smart object type, as in a request. */
interface ResourceTypeInstanceInput {
  /** Changes the use with this ID. */
  readonly id?: string;
  readonly resourceTypeId: string;
}

type Inputs = readonly ResourceTypeInstanceInput[];
type Change = (type: SmartObjectType, tx: Transaction) => Inputs | Promise<Inputs>;

/** Manages the resources of smart object types. */
export class ResourceTypeInstanceService {
  readonly #store: Store;
  readonly #models: ModelService;
  readonly #jobs: AttributeJobs;

  constructor(store: Store, models: ModelService, jobs: AttributeJobs) {
    this.#store = store;
    this.#models = models;
    this.#jobs = jobs;
  }

  /**
   * Replaces the uses of resource types, in one transaction with the templates of the type. Template settings of a
   * removed resource type are deleted, or move to the new one with the same resource ID and kind. Smart objects follow
   * afterwards, see `TypeChanges`.
   *
   * @throws MusterError `smart-object-type-not-found`, `invalid-request`
   */
  async setInstances(
    deviceNetworkId: string,
    id: string,
    inputs: readonly ResourceTypeInstanceInput[],
  ): Promise<void> {
    await this.#change(deviceNetworkId, id, () => inputs);
  }

  /**
   * @throws MusterError `smart-object-type-not-found`, `resource-type-not-found`; `already-exists` if the type has a
   *   resource with this ID
   */
  async addResourceType(deviceNetworkId: string, id: string, resourceTypeId: string): Promise<void> {
    await this.#change(deviceNetworkId, id, async ({ resourceTypeInstances }, tx) => {
      const types = tx.collection(resourceTypes);
      const added = await findInNetwork(types, 'resource-type', deviceNetworkId, resourceTypeId);
      const present = await types.getMany(resourceTypeInstances.map((one) => one.resourceTypeId));
      if ([...present.values()].some((one) => one.typeId === added.typeId)) {
        throw conflict(
          'already-exists',
          `The smart object type already has a resource with the ID ${added.typeId}.`,
        );
      }
      return [...resourceTypeInstances, { resourceTypeId }];
    });
  }

  /** @throws MusterError `smart-object-type-not-found`; `resource-type-not-found` if the type does not have it */
  async removeResourceType(deviceNetworkId: string, id: string, resourceTypeId: string): Promise<void> {
    await this.#change(deviceNetworkId, id, ({ resourceTypeInstances }) => {
      const left = resourceTypeInstances.filter((one) => one.resourceTypeId !== resourceTypeId);
      if (left.length === resourceTypeInstances.length) {
        throw notFound('resource-type', resourceTypeId);
      }
      return left;
    });
  }

  async #change(deviceNetworkId: string, id: string, change: Change): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const type = await findInNetwork(
        tx.collection(smartObjectTypes),
        'smart-object-type',
        deviceNetworkId,
        id,
      );
      const inputs = await change(type, tx);
      const ids = [...inputs, ...type.resourceTypeInstances].map((one) => one.resourceTypeId);
      const found = await tx.collection(resourceTypes).getMany(new Set(ids));
      const known = new Map([...found].filter(([, one]) => one.deviceNetworkId === deviceNetworkId));
      const resourceTypeInstances = buildInstances(inputs, type.resourceTypeInstances, known);
      const before = typesOf(type.resourceTypeInstances, known);
      const after = typesOf(resourceTypeInstances, known);
      const ridsBefore = ridsOf(before);
      const ridsAfter = ridsOf(after);
      await tx.write([
        putOperation(smartObjectTypes, { ...type, resourceTypeInstances }),
        ...(await this.#templateWrites(tx, type, before, after)),
        insertOperation(typeChanges, {
          id: randomUUID(),
          deviceNetworkId,
          smartObjectTypeId: type.id,
          added: [...ridsAfter].filter((rid) => !ridsBefore.has(rid)),
          removed: [...ridsBefore].filter((rid) => !ridsAfter.has(rid)),
        }),
      ]);
    });
    this.#models.invalidate(deviceNetworkId);
    this.#jobs.committed(deviceNetworkId);
  }

  async #templateWrites(
    tx: Transaction,
    type: SmartObjectType,
    before: ReadonlyMap<string, ResourceType>,
    after: ReadonlyMap<string, ResourceType>,
  ): Promise<WriteOperation[]> {
    const templates = await tx
      .collection(smartObjectTemplates)
      .find({ where: [{ field: 'smartObjectTypeId', op: 'eq', value: type.id }] });
    const writes: WriteOperation[] = [];
    for (const template of templates) {
      const changed = withResourceTypes(template, before, after);
      if (changed === template) continue;
      const replaced = await this.#jobs.pendingOfObjectTemplate(tx, changed);
      writes.push(
        putOperation(smartObjectTemplates, changed),
        this.#jobs.ofObjectTemplate(changed, replaced),
      );
    }
    return writes;
  }
}

function typesOf(
  instances: readonly ResourceTypeInstance[],
  types: ReadonlyMap<string, ResourceType>,
): ReadonlyMap<string, ResourceType> {
  const used = new Set(instances.map((one) => one.resourceTypeId));
  return new Map([...types].filter(([id]) => used.has(id)));
}

function ridsOf(types: ReadonlyMap<string, ResourceType>): ReadonlySet<number> {
  return new Set(Array.from(types.values(), (one) => one.typeId));
}

/**
 * Returns the uses of a request, which is the complete list. A use without an ID is new, a use with a known ID changes,
 * and a use that is not listed is removed.
 *
 * @param types resource types of the device network, by ID
 * @throws MusterError `invalid-request` with the members at fault, by position
 */
function buildInstances(
  inputs: readonly ResourceTypeInstanceInput[],
  before: readonly ResourceTypeInstance[],
  types: ReadonlyMap<string, ResourceType>,
): ResourceTypeInstance[] {
  const faults: Record<string, string[]> = {};
  const known = new Set(before.map((one) => one.id));
  const ids = new Set<string>();
  const rids = new Map<number, string>();
  const instances = inputs.map(({ id, resourceTypeId }, index) => {
    const type = types.get(resourceTypeId);
    if (type === undefined) {
      faults[`[${index}].ResourceTypeId`] = [unknownId('resource type', resourceTypeId)];
    } else if (rids.has(type.typeId)) {
      faults[`[${index}].ResourceTypeId`] = [
        `${rids.get(type.typeId)} has the resource ID ${type.typeId} too. List one of them.`,
      ];
    } else {
      rids.set(type.typeId, type.name);
    }
    if (id !== undefined && (!known.has(id) || ids.has(id))) {
      faults[`[${index}].Id`] = [
        known.has(id)
          ? 'This ID is listed twice. List it once.'
          : hasNoId('The smart object type', 'resource type instance', id),
      ];
    }
    const kept = id ?? randomUUID();
    ids.add(kept);
    return { id: kept, resourceTypeId };
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return instances;
}

/**
 * Returns a template adapted to other resource types of its type. Returns the same template if it uses no removed
 * resource type.
 */
function withResourceTypes(
  template: SmartObjectTemplate,
  before: ReadonlyMap<string, ResourceType>,
  after: ReadonlyMap<string, ResourceType>,
): SmartObjectTemplate {
  const successor = (id: string): string | undefined => {
    const old = before.get(id);
    if (old === undefined || after.has(id)) return after.has(id) ? id : undefined;
    return [...after.values()].find(
      (one) =>
        one.typeId === old.typeId && one.operations === old.operations && one.dataType === old.dataType,
    )?.id;
  };
  const resourceTemplates = template.resourceTemplates.flatMap((one) => {
    const resourceTypeId = successor(one.resourceTypeId);
    return resourceTypeId === undefined ? [] : { ...one, resourceTypeId };
  });
  const attributes = template.attributes.flatMap((one) => {
    const resourceTypeId = one.resourceTypeId === undefined ? undefined : successor(one.resourceTypeId);
    if (resourceTypeId === undefined) return one.resourceTypeId === undefined ? one : [];
    return { ...one, resourceTypeId };
  });
  const changed = { ...template, resourceTemplates, attributes };
  return isSameJson(changed, template) ? template : changed;
}
