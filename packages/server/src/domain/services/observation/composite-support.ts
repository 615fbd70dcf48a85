import { isAtLeast } from '@muster/lwm2m/core';
import { devices } from '../../entities/device.ts';
import type { Lanes } from '../../lanes.ts';
import type { Clock } from '../../ports/clock.ts';
import { putOperation } from '../../ports/store.ts';
import type { Store } from '../../ports/store.ts';
import type { LiveRegistrations } from '../registration/live-registrations.ts';

/** `auto`: devices that take composites are asked with them; `never`: each resource by itself. */
export type ObserveComposite = 'auto' | 'never';

/** A device that has refused composites is tried again after this: its firmware may have changed. Milliseconds. */
export const COMPOSITE_RETRY_MS = 24 * 3600 * 1000;

export interface CompositeSupportDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly observeComposite: ObserveComposite;
}

/**
 * Which devices take Observe-Composite. A refusal is kept with the device, for a day and for as long as it speaks the
 * same version of LwM2M. Silence counts as a refusal once the device has answered something else.
 */
export class CompositeSupport {
  readonly #deps: CompositeSupportDependencies;
  /** Devices that left a composite unanswered, and have not been heard since. */
  readonly #silent = new Set<string>();

  constructor(deps: CompositeSupportDependencies) {
    this.#deps = deps;
  }

  /** Whether it is worth a try, as far as its registration says. */
  mayTake(deviceId: string): boolean {
    const version = this.#deps.live.ofDevice(deviceId)?.lwm2mVersion;
    // Composites came with LwM2M 1.1.
    return this.#deps.observeComposite === 'auto' && version !== undefined && isAtLeast(version, 1);
  }

  async takes(deviceId: string): Promise<boolean> {
    const { store, clock, live } = this.#deps;
    if (!this.mayTake(deviceId) || this.#silent.has(deviceId)) {
      return false;
    }
    const refused = (await store.collection(devices).get(deviceId))?.refusedComposite;
    return (
      refused === undefined ||
      refused.lwm2mVersion !== live.ofDevice(deviceId)?.lwm2mVersion ||
      clock.now() >= refused.at + COMPOSITE_RETRY_MS
    );
  }

  /** It left a composite unanswered: it may not know FETCH, or it may be away. */
  unanswered(deviceId: string): void {
    this.#silent.add(deviceId);
  }

  /** It has answered something that is no composite. */
  async answered(deviceId: string): Promise<void> {
    if (this.#silent.delete(deviceId)) {
      await this.refused(deviceId);
    }
  }

  /** It leaves other requests unanswered too, or is gone: nothing was found out. */
  forget(deviceId: string): void {
    this.#silent.delete(deviceId);
  }

  async refused(deviceId: string): Promise<void> {
    const { store, clock, lanes, live } = this.#deps;
    await lanes.run(deviceId, async () => {
      const device = await store.collection(devices).get(deviceId);
      const lwm2mVersion = live.ofDevice(deviceId)?.lwm2mVersion;
      if (device !== undefined && lwm2mVersion !== undefined) {
        const refusedComposite = { at: clock.now(), lwm2mVersion };
        await store.write([putOperation(devices, { ...device, refusedComposite })]);
      }
    });
  }
}
