import { isDeepStrictEqual } from 'node:util';
import { initialValues } from '../../entities/initial-value.ts';
import { observations } from '../../entities/observation.ts';
import { resourceIdsOf, smartObjects } from '../../entities/smart-object.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import { typeChanges } from '../../entities/type-change.ts';
import type { TypeChange } from '../../entities/type-change.ts';
import { Lanes } from '../../lanes.ts';
import type { Catalogues, CatalogueType } from '../../ports/catalogue.ts';
import type { Store } from '../../ports/store.ts';
import { nextTurn } from '../../turns.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import {
  differing,
  resourcesOf,
  withResourceList,
  withSeen,
  type ResourceList,
} from '../device-objects/resource-list.ts';

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
 * Lets smart objects follow when their type has other resources: those that are new appear, and those that have gone go
 * with their values and observations. A run that ends before starts anew.
 */
export class TypeChanges {
  readonly #deps: TypeChangeDependencies;
  /** By Device Network: its changes are applied one after the other, those of different networks side by side. */
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

  /** Resolves when every smart object of a Device Network has followed what is stored by now. */
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
    const before = shownBefore(current, change, type);
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

/** The resources of a smart object before its type changed. */
function shownBefore(
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

/** The resources of a smart object as its type has them now. */
function following({ isVirtual }: SmartObject, { added }: TypeChange, before: ResourceList): ResourceList {
  // A virtual smart object has the resources that its transformers compute.
  return isVirtual === true ? before : added.reduce<ResourceList>((list, rid) => withSeen(list, rid), before);
}
