import { isDeepStrictEqual } from 'node:util';
import type { Catalogues, CatalogueType } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember, notFound, hasNoId, unknownId } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import { runsOf } from '../../kernel/data.ts';
import { UnitOfWork } from '../../kernel/entities.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import {
  parseResourceId,
  resourceId,
  resourceIdsOf,
  smartObjects,
  differing,
  resourcesOf,
  withoutResource,
  withResourceList,
  withSeen,
} from '../device-objects/model.ts';
import type { SmartObject, ResourceList } from '../device-objects/model.ts';
import { observations } from '../observation/model.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { initialValues } from '../templates/model.ts';
import { typeChanges } from './model.ts';
import type { TypeChange } from './model.ts';
import { findSmartObject } from './smart-object-reads.ts';

interface SmartObjectResourcesDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly observations: ObservationService;
}

interface ResourceInput {
  readonly smartObjectId: string;
  readonly resourceTypeId: string;
}

/** Changes the resources of SmartObjects. */
export class SmartObjectResources {
  readonly #deps: SmartObjectResourcesDependencies;

  constructor(deps: SmartObjectResourcesDependencies) {
    this.#deps = deps;
  }

  /**
   * Adds a resource of its type that the SmartObject does not have. A newly created one has them all.
   *
   * @param unit receives the ID of the resource, which is also returned, before the commit
   * @throws MusterError `invalid-request` for an unknown SmartObject or type, or a type of another object;
   *   `already-exists`
   */
  async add(networkId: string, input: ResourceInput, unit = new UnitOfWork()): Promise<string> {
    const catalogue = await this.#deps.catalogues.forNetwork(networkId);
    const found = await this.#deps.store.collection(smartObjects).get(input.smartObjectId);
    if (found?.deviceNetworkId !== networkId) {
      throw invalidMember('SmartObjectId', unknownId('smart object', input.smartObjectId));
    }
    const { type, rid } = usedType(catalogue.typeById(found.smartObjectTypeId), input.resourceTypeId);
    return this.#deps.lanes.run(found.deviceId, async () => {
      const current = await findSmartObject(this.#deps.store, networkId, found.id);
      const shown = resourcesOf(current, type);
      const resources = withSeen(shown, rid);
      if (resources === shown) {
        throw conflict('already-exists', 'The smart object already has this resource.');
      }
      const id = resourceId(current.id, rid);
      const changed = withResourceList(current, type, resources);
      await this.#deps.store.write([putOperation(smartObjects, changed), ...unit.writesFor(id)]);
      this.#deps.objects.forget(current.deviceId);
      return id;
    });
  }

  /**
   * Deletes a resource with its instances, measurements and observations, or one resource instance. Sends nothing to
   * the device. If the device reports the resource again, it is created again.
   *
   * @throws MusterError `resource-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const parts = parseResourceId(id);
    const found = parts && (await this.#deps.store.collection(smartObjects).get(parts.smartObjectId));
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    const type = found && catalogue.typeById(found.smartObjectTypeId);
    if (parts?.rid === undefined || type === undefined || found?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('resource', id);
    }
    await this.#deps.lanes.run(found.deviceId, async () => {
      const current = await findSmartObject(this.#deps.store, deviceNetworkId, found.id);
      const shown = resourcesOf(current, type);
      const resources = withoutResource(shown, parts);
      if (resources === undefined) throw notFound('resource', id);
      const kept = new Set(resourceIdsOf(current.id, resources));
      const gone = resourceIdsOf(current.id, shown).filter((one) => !kept.has(one));
      await removeResources(this.#deps, withResourceList(current, type, resources), gone);
    });
  }
}

/** Stores a smart object that has lost resources, and deletes their measurements and observations. */
async function removeResources(
  { store, objects, observations: service }: SmartObjectResourcesDependencies,
  next: SmartObject,
  gone: readonly string[],
  others: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const watched = await store.collection(observations).getMany(gone);
  await store.transaction(async (tx) => {
    for (const one of gone) await tx.collection(observations).delete(one);
    await others(tx);
    await tx.measurements.deleteFor(gone);
    await tx.collection(smartObjects).put(next);
  });
  objects.forget(next.deviceId);
  service.dropped([...watched.values()]);
}

/** @throws MusterError `invalid-request` */
function usedType(
  type: CatalogueType | undefined,
  resourceTypeId: string,
): { readonly type: CatalogueType; readonly rid: number } {
  for (const [rid, id] of type?.resourceTypeIds ?? []) {
    if (type !== undefined && id === resourceTypeId) return { type, rid };
  }
  throw invalidMember(
    'ResourceTypeId',
    hasNoId('The type of the smart object', 'resource type', resourceTypeId),
  );
}

interface TypeChangeDependencies extends SmartObjectResourcesDependencies {
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Number of smart objects changed at a time. */
const BATCH = 8;

/**
 * Applies changes of a type's resources to its smart objects: adds new resources, and removes deleted ones with their
 * values and observations. If the process ends before a change is complete, the next one starts the change again.
 */
export class TypeChanges {
  readonly #deps: TypeChangeDependencies;
  /**
   * Keys are device networks. Changes of one network are applied in order, those of different networks concurrently.
   */
  readonly #reconciler: Reconciler;

  constructor(deps: TypeChangeDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      reconcile: (deviceNetworkId) => this.#reconcile(deviceNetworkId),
      onError: deps.onError,
    });
  }

  /** Continues the changes of an earlier run. */
  resume(): void {
    const stored = this.#deps.store.collection(typeChanges).iterate({});
    this.#reconciler.resume(stored, (change) => change.deviceNetworkId);
  }

  /**
   * Applies the stored changes of a device network. Resolves when they are applied, or after an error, in which case
   * the service tries again later.
   */
  async follow(deviceNetworkId: string): Promise<void> {
    this.#reconciler.wake(deviceNetworkId);
    await this.#reconciler.idle(deviceNetworkId);
  }

  close(): Promise<void> {
    return this.#reconciler.close();
  }

  async #reconcile(deviceNetworkId: string): Promise<PassResult> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    for (const change of await this.#deps.store.collection(typeChanges).find({ where })) {
      await this.#apply(change);
    }
    return 'done';
  }

  async #apply(change: TypeChange): Promise<void> {
    const { store } = this.#deps;
    const where = [{ field: 'smartObjectTypeId', op: 'eq', value: change.smartObjectTypeId }] as const;
    const affected = store.collection(smartObjects).iterate({ where });
    for await (const batch of runsOf(affected, BATCH)) {
      if (this.#reconciler.isClosed) return;
      await Promise.all(
        batch.map(({ id, deviceId }) => this.#deps.lanes.run(deviceId, () => this.#applyTo(id, change))),
      );
      await nextTurn();
    }
    await store.collection(typeChanges).delete(change.id);
  }

  async #applyTo(id: string, change: TypeChange): Promise<void> {
    const { store, catalogues } = this.#deps;
    const current = await store.collection(smartObjects).get(id);
    const type = (await catalogues.forNetwork(change.deviceNetworkId)).typeById(change.smartObjectTypeId);
    if (current === undefined || type === undefined) return;
    const before = resourcesBefore(current, change, type);
    const next = withResourceList(current, type, following(current, change, before));
    const kept = new Set(resourceIdsOf(id, resourcesOf(next, type)));
    const gone = resourceIdsOf(id, before).filter((one) => !kept.has(one));
    if (gone.length === 0 && isDeepStrictEqual(next.differences, current.differences)) return;
    await removeResources(this.#deps, next, gone, async (tx) => {
      for (const one of gone) await tx.collection(initialValues).delete(one);
    });
  }
}

/** Returns the resources that a smart object had before its type changed. */
function resourcesBefore(
  { differences = {} }: SmartObject,
  { added, removed }: TypeChange,
  { resourceTypeIds }: CatalogueType,
): ResourceList {
  const ofType = [...resourceTypeIds.keys()].filter((rid) => !added.includes(rid));
  const rids = [...new Set([...ofType, ...removed])].sort((a, b) => a - b);
  return differing(
    rids.map((rid) => ({ rid })),
    differences,
  );
}

/** Returns the resources of a smart object after the change of its type. */
function following({ isVirtual }: SmartObject, { added }: TypeChange, before: ResourceList): ResourceList {
  // A virtual smart object only has the resources that its transformers compute.
  return isVirtual === true ? before : added.reduce<ResourceList>((list, rid) => withSeen(list, rid), before);
}
