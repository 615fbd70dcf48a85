import type { Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../../device/simulated-device.ts';
import type { ReportLog } from './report-log.ts';
import type { ServerApi } from './server-api.ts';

/** What a look at the server needs. */
export interface LookContext {
  readonly api: ServerApi;
  readonly clock: Clock;
  /** Start of the run, epoch milliseconds. */
  readonly startedAtMs: number;
  readonly reports: ReportLog | undefined;
}

/** What one look at the server found. */
export interface Findings {
  /** How many values, states and so on were compared. */
  readonly compared: number;
  /** What differs on each device. Devices without a difference are left out. */
  readonly differences: ReadonlyMap<SimulatedDevice, readonly string[]>;
  /** Whether the differences are within what the expectation allows. */
  readonly isMet: boolean;
  /** Says more of the differences, such as how many values are lost in all. */
  readonly summary?: string;
}

/** Compares devices with what the server shows now. @throws ServerApiError */
export type Look = (devices: readonly SimulatedDevice[], context: LookContext) => Promise<Findings>;

export const unknownDevice = 'the server has no device with this endpoint name';

/** Gathers what differs, device by device. */
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
