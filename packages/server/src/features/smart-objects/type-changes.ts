import { isDeepStrictEqual } from 'node:util';
import { initialValues } from '../templates/model.ts';
import { observations } from '../observation/model/observation.ts';
import { resourceIdsOf, smartObjects, differing, resourcesOf, withResourceList, withSeen, type ResourceList } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { typeChanges } from './model/type-change.ts';
import type { TypeChange } from './model/type-change.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, CatalogueType } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { nextTurn, runsOf } from '../../kernel/turns.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';

export interface TypeChangeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly observations: ObservationService;
  readonly onError: (error: unknown) => void;
}

/** Number of smart objects changed at a time. */
const BATCH = 8;

/**
 * Applies changes of a type's resources to its smart objects: adds new resources, and removes deleted ones
 * with their values and observations. If the process ends before a change is complete, the next one starts
 * the change again.
 */
export class TypeChanges {
  readonly #deps: TypeChangeDependencies;
  /**
   * Keys are device networks. Changes of one network are applied in order, those of different networks
   * concurrently.
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
   * Applies the stored changes of a device network. Resolves when they are applied, or after an error, in
   * which case the service tries again later.
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
    const { store, catalogues, objects } = this.#deps;
    const current = await store.collection(smartObjects).get(id);
    const type = (await catalogues.forNetwork(change.deviceNetworkId)).typeById(change.smartObjectTypeId);
    if (current === undefined || type === undefined) {
      return;
    }
    const before = resourcesBefore(current, change, type);
    const next = withResourceList(current, type, following(current, change, before));
    const kept = new Set(resourceIdsOf(id, resourcesOf(next, type)));
    const gone = resourceIdsOf(id, before).filter((one) => !kept.has(one));
    if (gone.length === 0 && isDeepStrictEqual(next.differences, current.differences)) {
      return;
    }
    const watched = await store.collection(observations).getMany(gone);
    await store.transaction(async (tx) => {
      for (const one of gone) {
        await tx.collection(observations).delete(one);
        await tx.collection(initialValues).delete(one);
      }
      await tx.measurements.deleteFor(gone);
      await tx.collection(smartObjects).put(next);
    });
    objects.forget(current.deviceId);
    this.#deps.observations.dropped([...watched.values()]);
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
