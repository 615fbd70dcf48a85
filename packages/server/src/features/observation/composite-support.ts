import { isAtLeast } from '@muster/lwm2m/core';
import type { Lanes } from '../../kernel/tasks.ts';
import { omit } from '../../kernel/data.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';

/** `auto`: use composites with devices that support them; `never`: observe each resource separately. */
export type ObserveComposite = 'auto' | 'never';

/** Failure of an Observe-Composite. */
type CompositeFailure = 'refused' | 'silent';

/**
 * Tracks which devices support Observe-Composite. The result of a probe is stored with the device, together with the
 * LwM2M version and the software version at that time, and holds until one of them changes.
 */
export class CompositeSupport {
  readonly #store: Store;
  readonly #lanes: Lanes;
  readonly #live: LiveRegistrations;
  readonly #observeComposite: ObserveComposite;
  /** Registrations under which devices were probed, by device. */
  readonly #probed = new Map<string, string>();
  readonly #failures = new Map<string, CompositeFailure>();

  constructor(store: Store, lanes: Lanes, live: LiveRegistrations, observeComposite: ObserveComposite) {
    this.#store = store;
    this.#lanes = lanes;
    this.#live = live;
    this.#observeComposite = observeComposite;
  }

  /** Returns whether the setting and the registration of the device allow composites. */
  mayTake(deviceId: string): boolean {
    const version = this.#live.ofDevice(deviceId)?.lwm2mVersion;
    // Composites were introduced in LwM2M 1.1.
    return this.#observeComposite === 'auto' && version !== undefined && isAtLeast(version, 1);
  }

  /** Returns whether the device is known to support composites. */
  async isSupported(deviceId: string): Promise<boolean> {
    return this.mayTake(deviceId) && (await this.#known(deviceId))?.isSupported === true;
  }

  /** Returns whether to probe the device. Each registration is probed at most once. */
  async needsProbe(deviceId: string): Promise<boolean> {
    const registration = this.#live.ofDevice(deviceId);
    return (
      this.mayTake(deviceId) &&
      this.#probed.get(deviceId) !== registration?.id &&
      (await this.#known(deviceId))?.isSupported !== true
    );
  }

  /** Records the probe, so that the device is not probed again under its current registration. */
  noteProbed(deviceId: string): void {
    this.#failures.delete(deviceId);
    const registration = this.#live.ofDevice(deviceId);
    if (registration !== undefined) this.#probed.set(deviceId, registration.id);
  }

  /** Returns whether the device was found not to support composites with this software version. */
  async isRefused(deviceId: string, softwareVersion: string): Promise<boolean> {
    const known = await this.#known(deviceId);
    return known?.isSupported === false && known.softwareVersion === softwareVersion;
  }

  /** Returns the support detected for the LwM2M version that the device has registered. */
  async #known(deviceId: string): Promise<Device['compositeSupport']> {
    const known = (await this.#store.collection(devices).get(deviceId))?.compositeSupport;
    return known?.lwm2mVersion === this.#live.ofDevice(deviceId)?.lwm2mVersion ? known : undefined;
  }

  /** @param softwareVersion value of /3/0/3, empty if the device has none */
  async found(deviceId: string, isSupported: boolean, softwareVersion: string): Promise<void> {
    const lwm2mVersion = this.#live.ofDevice(deviceId)?.lwm2mVersion;
    if (lwm2mVersion !== undefined) {
      await this.#write(deviceId, { isSupported, lwm2mVersion, softwareVersion });
    }
  }

  /** Discards the detected support after the device has refused a composite or not responded. */
  async noteFailure(deviceId: string, failure: CompositeFailure): Promise<void> {
    this.#probed.delete(deviceId);
    this.#failures.set(deviceId, failure);
    await this.#write(deviceId, undefined);
  }

  /** Returns the failure of the device's last composite; undefined if it succeeded. */
  failureOf(deviceId: string): CompositeFailure | undefined {
    return this.#failures.get(deviceId);
  }

  async #write(deviceId: string, compositeSupport: Device['compositeSupport']): Promise<void> {
    await this.#lanes.run(deviceId, async () => {
      const device = await this.#store.collection(devices).get(deviceId);
      if (device !== undefined) {
        const rest = omit(device, 'compositeSupport');
        const next = compositeSupport === undefined ? rest : { ...rest, compositeSupport };
        await this.#store.write([putOperation(devices, next)]);
      }
    });
  }

  /** Forgets a device. Call it when the device is no longer registered. */
  forget(deviceId: string): void {
    this.#probed.delete(deviceId);
    this.#failures.delete(deviceId);
  }
}
