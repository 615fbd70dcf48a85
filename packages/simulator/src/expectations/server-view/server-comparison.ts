import type { Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ReportLog } from './report-log.ts';
import type { ServerApi } from './server-api.ts';

/** Input of a comparison with the server. */
export interface ComparisonContext {
  readonly api: ServerApi;
  readonly clock: Clock;
  /** Start of the run in epoch milliseconds. */
  readonly startedAtMs: number;
  readonly reports: ReportLog | undefined;
}

/** Result of one comparison with the server. */
export interface Findings {
  /** Number of compared values, states and so on. */
  readonly compared: number;
  /** Descriptions of the differences by device. Devices without a difference are left out. */
  readonly differences: ReadonlyMap<SimulatedDevice, readonly string[]>;
  /** Whether the expectation allows the differences. */
  readonly isMet: boolean;
  /** Summary of the differences, such as the total number of lost values. */
  readonly summary?: string;
}

/**
 * Compares devices with the current state of the server.
 *
 * @throws ServerApiError
 */
export type ServerComparison = (
  devices: readonly SimulatedDevice[],
  context: ComparisonContext,
) => Promise<Findings>;

export const unknownDevice = 'the server has no device with this endpoint name';

/** Collects the differences of each device. */
export class Differences {
  readonly #byDevice = new Map<SimulatedDevice, string[]>();
  compared = 0;

  add(device: SimulatedDevice, reason: string): void {
    const reasons = this.#byDevice.get(device);
    if (reasons) reasons.push(reason);
    else this.#byDevice.set(device, [reason]);
  }

  findings(): Findings {
    const { compared } = this;
    return { compared, differences: this.#byDevice, isMet: this.#byDevice.size === 0 };
  }
}
