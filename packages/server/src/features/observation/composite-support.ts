import { isAtLeast } from '@muster/lwm2m/core';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';

/** `auto`: devices that support composites are asked with them; `never`: each resource by itself. */
export type ObserveComposite = 'auto' | 'never';

/** How an Observe-Composite failed. */
type Doubt = 'refused' | 'silent';

export interface CompositeSupportDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly observeComposite: ObserveComposite;
}

/**
 * Which devices support Observe-Composite. What a probe finds out is stored with the device, together with the versions
 * of LwM2M and of its software that it was found with, and holds until one of them changes.
 */
export class CompositeSupport {
  readonly #deps: CompositeSupportDependencies;
  /** Registrations under which a device was probed, by device. */
  readonly #probed = new Map<string, string>();
  readonly #doubts = new Map<string, Doubt>();

  constructor(deps: CompositeSupportDependencies) {
    this.#deps = deps;
  }

  /** Whether the setting and the registration of the device allow composites. */
  mayTake(deviceId: string): boolean {
    const version = this.#deps.live.ofDevice(deviceId)?.lwm2mVersion;
    // Composites came with LwM2M 1.1.
    return this.#deps.observeComposite === 'auto' && version !== undefined && isAtLeast(version, 1);
  }

  /** Whether the device is known to support composites. */
  async isSupported(deviceId: string): Promise<boolean> {
    return this.mayTake(deviceId) && (await this.#known(deviceId))?.isSupported === true;
  }

  /** Whether a probe may find out something new: one is made for each registration. */
  async needsProbe(deviceId: string): Promise<boolean> {
    const registration = this.#deps.live.ofDevice(deviceId);
    return (
      this.mayTake(deviceId) &&
      this.#probed.get(deviceId) !== registration?.id &&
      (await this.#known(deviceId))?.isSupported !== true
    );
  }

  /** The device is not probed again under its present registration. */
  probed(deviceId: string): void {
    this.#doubts.delete(deviceId);
    const registration = this.#deps.live.ofDevice(deviceId);
    if (registration !== undefined) this.#probed.set(deviceId, registration.id);
  }

  /** Whether the device was found not to support composites when it had this software. */
  async isRefused(deviceId: string, softwareVersion: string): Promise<boolean> {
    const known = await this.#known(deviceId);
    return known?.isSupported === false && known.softwareVersion === softwareVersion;
  }

  /** Support as detected for the LwM2M version that the device has registered. */
  async #known(deviceId: string): Promise<Device['compositeSupport']> {
    const { store, live } = this.#deps;
    const known = (await store.collection(devices).get(deviceId))?.compositeSupport;
    return known?.lwm2mVersion === live.ofDevice(deviceId)?.lwm2mVersion ? known : undefined;
  }

  /** @param softwareVersion value of /3/0/3, empty if the device has none */
  async found(deviceId: string, isSupported: boolean, softwareVersion: string): Promise<void> {
    const lwm2mVersion = this.#deps.live.ofDevice(deviceId)?.lwm2mVersion;
    if (lwm2mVersion !== undefined) {
      await this.#store(deviceId, { isSupported, lwm2mVersion, softwareVersion });
    }
  }

  /** The device has refused a composite or not responded, so its detected support no longer holds. */
  async doubt(deviceId: string, doubt: Doubt): Promise<void> {
    this.#probed.delete(deviceId);
    this.#doubts.set(deviceId, doubt);
    await this.#store(deviceId, undefined);
  }

  /** What the last composite of a device came to, if it did not succeed. */
  doubtOf(deviceId: string): Doubt | undefined {
    return this.#doubts.get(deviceId);
  }

  async #store(deviceId: string, compositeSupport: Device['compositeSupport']): Promise<void> {
    const { store, lanes } = this.#deps;
    await lanes.run(deviceId, async () => {
      const device = await store.collection(devices).get(deviceId);
      if (device !== undefined) {
        const rest = omit(device, 'compositeSupport');
        const next = compositeSupport === undefined ? rest : { ...rest, compositeSupport };
        await store.write([putOperation(devices, next)]);
      }
    });
  }

  /** Call it when the device is no longer registered. */
  forget(deviceId: string): void {
    this.#probed.delete(deviceId);
    this.#doubts.delete(deviceId);
  }
}
