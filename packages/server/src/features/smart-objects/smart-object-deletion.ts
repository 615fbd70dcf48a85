import type { Lwm2mPath } from '@muster/lwm2m/core';
import { devices } from '../devices/model.ts';
import { observations } from '../observation/model/observation.ts';
import { smartObjects, resourceAndInstanceIds } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { findSmartObject } from './smart-object-reads.ts';
import type { InstanceCommands } from './instance-commands.ts';

export interface SmartObjectDeletionDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly instances: InstanceCommands;
  readonly observations: Pick<ObservationService, 'dropped'>;
}

/** Deletes object instances, in the store and on devices. */
export class SmartObjectDeletion {
  readonly #deps: SmartObjectDeletionDependencies;

  constructor(deps: SmartObjectDeletionDependencies) {
    this.#deps = deps;
    deps.instances.on('delete', (deviceId, path) => this.#deletedByDevice(deviceId, path));
  }

  /**
   * Deletes the record with its measurements and observations. Sends a Delete if the device has the instance.
   * If the device refuses it and lists the instance again, a new record is created.
   *
   * @returns the ID of the activity log entry of the Delete; undefined if nothing was sent
   * @throws MusterError `smart-object-not-found`, `too-many-requests`
   */
  async delete(deviceNetworkId: string, id: string): Promise<string | undefined> {
    const { store, lanes, instances, catalogues } = this.#deps;
    const found = await findSmartObject(store, deviceNetworkId, id);
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    return lanes.run(found.deviceId, async () => {
      const smartObject = await findSmartObject(store, deviceNetworkId, id);
      const device = await store.collection(devices).get(smartObject.deviceId);
      const typeName = catalogue.typeById(smartObject.smartObjectTypeId)?.name ?? smartObject.name;
      // Fails if too many commands are queued. Nothing has changed then.
      const activityId =
        device !== undefined && instances.deletes(device, smartObject)
          ? await instances.delete(device, smartObject, typeName)
          : undefined;
      await this.#remove(smartObject);
      return activityId;
    });
  }

  /**
   * Removes the record again if a sleeping device has listed the instance before it received the Delete. A
   * record with a later Create is kept, because the Create follows the Delete.
   */
  async #deletedByDevice(deviceId: string, { objectId, instanceId }: Lwm2mPath): Promise<void> {
    await this.#deps.lanes.run(deviceId, async () => {
      const listed = (await this.#deps.objects.of(deviceId)).find(
        (one) => one.objectId === objectId && one.instanceNumber === instanceId,
      );
      const isOver = listed !== undefined && listed.isVirtual !== true && listed.isAsked !== true;
      if (isOver) await this.#remove(listed);
    });
  }

  async #remove(smartObject: SmartObject): Promise<void> {
    const where = [{ field: 'smartObjectId', op: 'eq', value: smartObject.id }] as const;
    const watched = await this.#deps.store.collection(observations).find({ where });
    const catalogue = await this.#deps.catalogues.forNetwork(smartObject.deviceNetworkId);
    await this.#deps.store.transaction(async (tx) => {
      await tx.measurements.deleteFor(resourceAndInstanceIds(smartObject, catalogue));
      await tx.collection(smartObjects).delete(smartObject.id);
    });
    this.#deps.objects.forget(smartObject.deviceId);
    this.#deps.observations.dropped(watched);
  }
}
