import { credentials } from '../security/model.ts';
import { devices } from './model/device.ts';
import { observations } from '../observation/model/observation.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { resourceAndInstanceIds } from '../device-objects/resource-list.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import type { SettingService } from '../settings/settings.ts';
import type { CommandQueue } from '../commands/command-queue.ts';

export interface DeviceDeletionDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly catalogues: Catalogues;
  readonly objects: Pick<DeviceObjects, 'forget'>;
  readonly observations: Pick<ObservationService, 'dropped'>;
  readonly waiting: Pick<CommandQueue, 'dropped'>;
  readonly settings: Pick<SettingService, 'gone'>;
  /** Drops the registration of a device, if there is one. Its document is already deleted. */
  readonly forgetRegistration: (deviceId: string) => void;
  /** Resets the active events of a deleted device. */
  readonly resetEvents: (deviceId: string) => Promise<void>;
  /** Counts devices. By default, they are not counted. */
  readonly usage?: Pick<DeviceMeter, 'devicesChanged'> | undefined;
}

/** Deletes devices, from the store and from memory. */
export class DeviceDeletion {
  readonly #deps: DeviceDeletionDependencies;

  constructor(deps: DeviceDeletionDependencies) {
    this.#deps = deps;
  }

  /**
   * Deletes a device with its registration, observations, queue items, attributes, settings, credentials, smart
   * objects and measurements, all or nothing. Ends its sessions, and resets its active events.
   *
   * @throws MusterError `device-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const { store, lanes, catalogues } = this.#deps;
    await lanes.run(id, async () => {
      await findInNetwork(store.collection(devices), 'device', deviceNetworkId, id);
      const where = [{ field: 'deviceId', op: 'eq', value: id }] as const;
      const proofs = await store.collection(credentials).find({ where });
      const observed = await store.collection(observations).find({ where });
      const catalogue = await catalogues.forNetwork(deviceNetworkId);
      await store.transaction(async (tx) => {
        const owned = await tx.collection(smartObjects).find({ where });
        await tx.measurements.deleteFor(owned.flatMap((one) => resourceAndInstanceIds(one, catalogue)));
        await tx.collection(devices).delete(id);
      });
      this.#deps.usage?.devicesChanged(deviceNetworkId, -1);
      this.#deps.objects.forget(id);
      this.#deps.observations.dropped(observed);
      this.#deps.forgetRegistration(id);
      this.#deps.settings.gone(
        id,
        proofs.map((one) => one.identity),
      );
      await this.#deps.waiting.dropped(id);
    });
    await this.#deps.resetEvents(id);
  }
}
