import { observations } from '../observation/model/observation.ts';
import { parseResourceId, resourceId, resourceIdsOf, smartObjects, resourcesOf, withoutResource, withResourceList, withSeen } from '../device-objects/model.ts';
import { conflict, invalidMember, notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, CatalogueType } from '../../kernel/catalogue.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { findSmartObject } from './smart-object-reads.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

export interface SmartObjectResourcesDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly observations: ObservationService;
}

export interface ResourceInput {
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
   * Adds a resource of its type that the SmartObject does not have. A newly created one has
   * them all.
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
      const watched = await this.#deps.store.collection(observations).getMany(gone);
      await this.#deps.store.transaction(async (tx) => {
        for (const one of watched.keys()) await tx.collection(observations).delete(one);
        await tx.measurements.deleteFor(gone);
        await tx.collection(smartObjects).put(withResourceList(current, type, resources));
      });
      this.#deps.objects.forget(current.deviceId);
      this.#deps.observations.dropped([...watched.values()]);
    });
  }
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
