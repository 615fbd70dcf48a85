import type { SimulatedDevice } from '../device/simulated-device.ts';
import { listedDevices } from '../report/event-groups.ts';
import type { DeviceFinding } from '../report/expectation-result.ts';
import { addCounts, type Counts } from '../report/measurements.ts';

/** Devices that do not meet an expectation, as plain data. */
export interface Findings {
  readonly deviceCount: number;
  /** The first 20 devices. */
  readonly devices: readonly DeviceFinding[];
  /** For an expectation about requests: numbers of similar requests, by kind. */
  readonly nearMisses?: Counts;
}

export const noFindings: Findings = { deviceCount: 0, devices: [] };

/** Lists devices that do not meet an expectation, each once, with the first reason. */
export class FindingList {
  readonly #indexes = new Set<number>();
  readonly #devices: DeviceFinding[] = [];

  add({ index, endpointName }: SimulatedDevice, reason: string): void {
    if (this.#indexes.has(index)) return;
    this.#indexes.add(index);
    if (this.#devices.length < listedDevices) this.#devices.push({ endpointName, reason });
  }

  /** Returns an independent copy of the list. */
  copy(): FindingList {
    const copy = new FindingList();
    for (const index of this.#indexes) copy.#indexes.add(index);
    copy.#devices.push(...this.#devices);
    return copy;
  }

  findings(): Findings {
    return { deviceCount: this.#indexes.size, devices: [...this.#devices] };
  }
}

/** Adds up the findings of fleets with different devices, for each expectation. */
export function mergeFindings(a: readonly Findings[], b: readonly Findings[]): Findings[] {
  return a.map((first, position) => {
    const second = b[position] ?? noFindings;
    return {
      deviceCount: first.deviceCount + second.deviceCount,
      devices: [...first.devices, ...second.devices].slice(0, listedDevices),
      ...mergeNearMisses(first.nearMisses, second.nearMisses),
    };
  });
}

function mergeNearMisses(a: Counts | undefined, b: Counts | undefined): Pick<Findings, 'nearMisses'> {
  return a || b ? { nearMisses: addCounts(a ?? {}, b ?? {}) } : {};
}
