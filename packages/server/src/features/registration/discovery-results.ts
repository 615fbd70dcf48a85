import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { replaceOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { objectListKey } from '../device-objects/availability.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import { devices } from '../devices/model/device.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { DiscoveredResources } from '../device-objects/discovered-resources.ts';
import type { Registration } from './model/registration.ts';

export interface DiscoveryResultDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
}

/** Results of the Discovers of a device. */
export interface Discovery {
  /** Latest registration: a device may register again during its Discovers. */
  readonly registration: Registration;
  readonly discovered: DiscoveredResources;
  /**
   * Whether the device has temporarily refused a Discover. Its object list is not marked as discovered then.
   */
  readonly isIncomplete: boolean;
}

/** Stores the discovered resources of devices. */
export class DiscoveryResults {
  readonly #deps: DiscoveryResultDependencies;

  constructor(deps: DiscoveryResultDependencies) {
    this.#deps = deps;
  }

  /** Stores the resources in one commit, in the lane of the device, if its registration is still the same. */
  async store(deviceId: string, discovery: Discovery): Promise<void> {
    await this.#deps.lanes.run(deviceId, () => this.#commit(discovery));
  }

  async #commit({ registration, discovered, isIncomplete }: Discovery): Promise<void> {
    const { id, deviceId, deviceNetworkId } = registration;
    const { store, objects, live, catalogues } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined || live.ofDevice(deviceId)?.id !== id) {
      return;
    }
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const before = await objects.of(deviceId);
    const after = before.map((one) => discovered.appliedTo(one, catalogue));
    const writes = before.flatMap((one, index): WriteOperation[] => {
      const next = after[index] ?? one;
      return next === one ? [] : [replaceOperation(smartObjects, one, next)];
    });
    const discoveredObjects = objectListKey(registration.objects);
    // If incomplete, the next registration repeats the Discovers.
    const noted = isIncomplete ? [] : [replaceOperation(devices, device, { ...device, discoveredObjects })];
    await store.write([...writes, ...noted]);
    objects.committed(deviceId, after);
  }
}
