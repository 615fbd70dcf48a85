import type { SimulatedDevice } from '../device/simulated-device.ts';

/** Which device has which Location at its server, because each registration has one of its own (OMA core 6.2.1). */
export class Locations {
  readonly #holders = new Map<string, SimulatedDevice>();
  readonly #held = new Map<SimulatedDevice, string>();

  /**
   * Notes the Location of an accepted Register.
   *
   * @param server URI that tells servers apart
   * @returns the fault, if another registered device has it already
   */
  take(device: SimulatedDevice, server: string, location: readonly string[]): string | undefined {
    const before = this.#held.get(device);
    if (before !== undefined && this.#holders.get(before) === device) this.#holders.delete(before);
    const place = `${server} ${location.join('/')}`;
    const holder = this.#holders.get(place);
    this.#holders.set(place, device);
    this.#held.set(device, place);
    if (holder?.state !== 'registered') return undefined;
    return `Register: the Location /${location.join('/')} is also that of ${holder.endpointName}`;
  }
}
