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

/** What the Discovers of a device have shown. */
export interface Discovery {
  /** The latest one: a device may register again during its Discovers. */
  readonly registration: Registration;
  readonly discovered: DiscoveredResources;
  /** The device refused a Discover for now: its object list is not noted as discovered. */
  readonly isIncomplete: boolean;
}

/** Stores the discovered resources of devices. */
export class DiscoveryResults {
  readonly #deps: DiscoveryResultDependencies;

  constructor(deps: DiscoveryResultDependencies) {
    this.#deps = deps;
  }

  /** Stores the resources in one commit, in the lane of the device, if it is registered as the discovery says by then. */
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
    // The next registration asks again what the device could not answer now.
    const noted = isIncomplete ? [] : [replaceOperation(devices, device, { ...device, discoveredObjects })];
    await store.write([...writes, ...noted]);
    objects.committed(deviceId, after);
  }
}
