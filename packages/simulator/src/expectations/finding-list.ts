import type { SimulatedDevice } from '../device/simulated-device.ts';
import { listedDevices } from '../report/event-groups.ts';
import type { DeviceFinding } from '../report/expectation-result.ts';
import { addCounts, type Counts } from '../report/measurements.ts';

/** Devices that do not meet an expectation: plain data. */
export interface Findings {
  readonly deviceCount: number;
  /** The first of them, at most 20. */
  readonly devices: readonly DeviceFinding[];
  /** Of an expectation about requests: how often others like those came. */
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

  /** A list that begins with these devices and grows apart from this one. */
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

/** Adds up findings about fleets whose devices differ, expectation by expectation. */
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
