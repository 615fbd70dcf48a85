import type { SimulatedDevice } from '../device/simulated-device.ts';

/** Data about a registered device, for other processes. */
export interface LocationHolder {
  readonly endpointName: string;
  readonly cohort: string;
  /** Time at which its process ended the run, in epoch milliseconds. */
  readonly timeMs: number;
}

/** Records the Location of each device at its server. Each registration has its own Location (OMA core 6.2.1). */
export class Locations {
  readonly #holders = new Map<string, SimulatedDevice>();
  readonly #held = new Map<SimulatedDevice, string>();

  /**
   * Records the Location of an accepted Register.
   *
   * @param server URI that distinguishes servers
   * @returns the fault, if another registered device already has the Location
   */
  take(device: SimulatedDevice, server: string, location: readonly string[]): string | undefined {
    const before = this.#held.get(device);
    if (before !== undefined && this.#holders.get(before) === device) this.#holders.delete(before);
    const key = `${server} ${location.join('/')}`;
    const holder = this.#holders.get(key);
    this.#holders.set(key, device);
    this.#held.set(device, key);
    if (holder?.state !== 'registered') return undefined;
    return describeShared(key, holder.endpointName);
  }

  /** Returns the registered devices by server and Location. */
  holders(timeMs: number): Map<string, LocationHolder> {
    const held = new Map<string, LocationHolder>();
    for (const [key, { endpointName, cohort, state }] of this.#holders) {
      if (state === 'registered') held.set(key, { endpointName, cohort, timeMs });
    }
    return held;
  }
}

/** Finds devices of different processes with the same Location. */
export function sharedLocations(
  parts: readonly ReadonlyMap<string, LocationHolder>[],
): (LocationHolder & { readonly message: string })[] {
  const first = new Map<string, LocationHolder>();
  return parts.flatMap((part) =>
    Array.from(part).flatMap(([key, holder]) => {
      const other = first.get(key);
      if (other) return { ...holder, message: describeShared(key, other.endpointName) };
      first.set(key, holder);
      return [];
    }),
  );
}

/** @param key server and Location, as in `take` */
function describeShared(key: string, endpointName: string): string {
  return `Register: the Location /${key.slice(key.indexOf(' ') + 1)} is also that of ${endpointName}`;
}
