import { initialValues } from '../../entities/initial-value.ts';
import { observations } from '../../entities/observation.ts';
import { resourceIdsOf, smartObjects } from '../../entities/smart-object.ts';
import type { SmartObject, SmartObjectResource } from '../../entities/smart-object.ts';
import { typeChanges } from '../../entities/type-change.ts';
import type { TypeChange } from '../../entities/type-change.ts';
import { Lanes } from '../../lanes.ts';
import type { Catalogues, CatalogueType } from '../../ports/catalogue.ts';
import type { Store } from '../../ports/store.ts';
import { nextTurn } from '../../turns.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { withSeen } from '../device-objects/resource-list.ts';

export interface TypeChangeDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly observations: ObservationService;
  readonly onError: (error: unknown) => void;
}

/** Smart objects that are looked after at a time. */
const BATCH = 8;

/**
 * Adapts smart objects when their type gets other resources: adds the new ones, and deletes the removed ones with
 * their values and observations. An interrupted run starts again.
 */
export class TypeChanges {
  readonly #deps: TypeChangeDependencies;
  /**
   * By device network. Changes of one network are applied one after the other, those of different networks side by
   * side.
   */
  readonly #lanes = new Lanes();
  #resuming: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: TypeChangeDependencies) {
    this.#deps = deps;
  }

  /** Takes up what an earlier run left. */
  resume(): void {
    this.#resuming = this.#followAll().catch(this.#deps.onError);
  }

  async #followAll(): Promise<void> {
    const open = await this.#deps.store.collection(typeChanges).find({});
    const networks = new Set(open.map((change) => change.deviceNetworkId));
    await Promise.all(Array.from(networks, (id) => this.follow(id)));
  }

  /** Resolves when every smart object of a device network is adapted to the stored types. */
  follow(deviceNetworkId: string): Promise<void> {
    return this.#lanes.run(deviceNetworkId, () => this.#run(deviceNetworkId));
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    await this.#resuming;
    await this.#lanes.idle();
  }

  async #run(deviceNetworkId: string): Promise<void> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    for (const change of await this.#deps.store.collection(typeChanges).find({ where })) {
      await this.#apply(change);
    }
  }

  async #apply(change: TypeChange): Promise<void> {
    const { store } = this.#deps;
    const where = [{ field: 'smartObjectTypeId', op: 'eq', value: change.smartObjectTypeId }] as const;
    let batch: Promise<void>[] = [];
    for await (const { id, deviceId } of store.collection(smartObjects).iterate({ where })) {
      if (this.#isStopped) {
        break;
      }
      batch.push(this.#deps.lanes.run(deviceId, () => this.#applyTo(id, change)));
      if (batch.length === BATCH) {
        await Promise.all(batch);
        batch = [];
        await nextTurn();
      }
    }
    await Promise.all(batch);
    if (!this.#isStopped) {
      await store.collection(typeChanges).delete(change.id);
    }
  }

  async #applyTo(id: string, change: TypeChange): Promise<void> {
    const { store, catalogues, objects } = this.#deps;
    const current = await store.collection(smartObjects).get(id);
    const type = (await catalogues.forNetwork(change.deviceNetworkId)).typeById(change.smartObjectTypeId);
    if (current === undefined || type === undefined) {
      return;
    }
    const resources = following(current, change, type);
    if (resources === current.resources) {
      return;
    }
    const kept = new Set(resourceIdsOf({ ...current, resources }));
    const gone = resourceIdsOf(current).filter((one) => !kept.has(one));
    const watched = await store.collection(observations).getMany(gone);
    await store.transaction(async (tx) => {
      for (const one of gone) {
        await tx.collection(observations).delete(one);
        await tx.collection(initialValues).delete(one);
      }
      await tx.measurements.deleteFor(gone);
      await tx.collection(smartObjects).put({ ...current, resources });
    });
    objects.forget(current.deviceId);
    this.#deps.observations.dropped([...watched.values()]);
  }
}

/** The resources of a smart object as the type has them now; the same list when nothing has to change. */
function following(
  { resources, isVirtual }: SmartObject,
  { added, removed }: TypeChange,
  { resourceTypeIds }: CatalogueType,
): readonly SmartObjectResource[] {
  const gone = new Set(removed.filter((rid) => !resourceTypeIds.has(rid)));
  const left = resources.some((one) => gone.has(one.rid))
    ? resources.filter((one) => !gone.has(one.rid))
    : resources;
  // What a virtual smart object has is what its transformers compute.
  const fresh = isVirtual === true ? [] : added.filter((rid) => resourceTypeIds.has(rid));
  return fresh
    .filter((rid) => !left.some((one) => one.rid === rid))
    .reduce<readonly SmartObjectResource[]>((list, rid) => withSeen(list, rid), left);
}
