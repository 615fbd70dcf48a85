import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { AnsweredRequest } from '../device/answered-request.ts';
import type { ClientExchange, NotificationEvent } from '@muster/lwm2m';
import { CohortRecorder } from '../report/cohort-recorder.ts';
import type { CohortMeasurements } from '../report/measurements.ts';
import type { ProblemEvent } from '../report/run-problems.ts';

/** Records measurements of the devices of a fleet, by cohort. */
export class FleetRecorder {
  readonly #cohorts = new Map<string, CohortRecorder>();
  /** Start of each device in monotonic milliseconds, by its position in the fleet. NaN: not started. */
  readonly #startedAtMs: Float64Array;
  readonly #hasRegistered: Uint8Array;
  readonly #firstIndex: number;
  readonly #devices: readonly SimulatedDevice[];
  #isReached = false;
  /** Start of the run on the monotonic clock. */
  #beginMs: number | undefined;
  #endMs: number | undefined;

  constructor(devices: readonly SimulatedDevice[]) {
    this.#devices = devices;
    this.#firstIndex = devices[0]?.index ?? 1;
    this.#startedAtMs = new Float64Array(devices.length).fill(NaN);
    this.#hasRegistered = new Uint8Array(devices.length);
    for (const device of devices) this.#cohort(device).add(device);
  }

  get registered(): number {
    return [...this.#cohorts.values()].reduce((sum, { registered }) => sum + registered, 0);
  }

  /** Whether any datagram of a server has arrived, even if it is not an answer. */
  get isReached(): boolean {
    return this.#isReached || this.#devices.some(({ counters }) => counters.bytesReceived > 0);
  }

  hasStarted({ index }: SimulatedDevice): boolean {
    return !Number.isNaN(this.#startedAtMs[index - this.#firstIndex]);
  }

  hasRegistered({ index }: SimulatedDevice): boolean {
    return this.#hasRegistered[index - this.#firstIndex] === 1;
  }

  /**
   * @returns milliseconds from the start of the device to its first registration; undefined for other changes of state
   */
  state(
    device: SimulatedDevice,
    state: DeviceState,
    previous: DeviceState,
    nowMs: number,
  ): number | undefined {
    const cohort = this.#cohort(device);
    cohort.state(state, previous);
    const position = device.index - this.#firstIndex;
    if (!this.hasStarted(device)) {
      this.#startedAtMs[position] = nowMs;
      cohort.started();
    }
    if (state !== 'registered' || this.hasRegistered(device)) return undefined;
    this.#hasRegistered[position] = 1;
    this.#isReached = true;
    const tookMs = nowMs - (this.#startedAtMs[position] ?? nowMs);
    cohort.registeredFirst(tookMs);
    return tookMs;
  }

  answered(device: SimulatedDevice, request: AnsweredRequest): void {
    this.#isReached = true;
    this.#cohort(device).answered(request);
  }

  exchange(device: SimulatedDevice, exchange: ClientExchange): void {
    this.#isReached ||= exchange.code !== undefined;
    this.#cohort(device).exchange(exchange);
  }

  handshake(device: SimulatedDevice, tookMs: number): void {
    this.#isReached = true;
    this.#cohort(device).handshake(tookMs);
  }

  notification(device: SimulatedDevice, event: NotificationEvent): void {
    this.#cohort(device).notification(event);
  }

  problem(device: SimulatedDevice, problem: ProblemEvent): void {
    this.#cohort(device).problem(device, problem);
  }

  /** Records a problem that the network conditions of the run explain. */
  impaired(device: SimulatedDevice, problem: ProblemEvent): void {
    this.#cohort(device).impaired(device, problem);
  }

  trouble(device: SimulatedDevice, action: string, message: string, timeMs: number): void {
    this.#cohort(device).trouble(device, action, message, timeMs);
  }

  /** Freezes the device states that later reports show. */
  freeze(nowMs: number): void {
    this.#endMs = nowMs;
    for (const cohort of this.#cohorts.values()) cohort.freeze();
  }

  /** Records the start of the fleet. */
  begin(nowMs: number): void {
    this.#beginMs = nowMs;
    this.#endMs = undefined;
    for (const cohort of this.#cohorts.values()) cohort.thaw();
  }

  /** @param nowMs time on the monotonic clock, as everywhere in this class */
  measure(frozen: boolean, nowMs: number): CohortMeasurements[] {
    const lastMs = this.#endMs ?? nowMs;
    const seconds = (lastMs - (this.#beginMs ?? lastMs)) / 1000;
    return Array.from(this.#cohorts.values(), (cohort) => cohort.measure(frozen, seconds));
  }

  #cohort({ cohort }: SimulatedDevice): CohortRecorder {
    let recorder = this.#cohorts.get(cohort);
    if (!recorder) {
      recorder = new CohortRecorder(cohort);
      this.#cohorts.set(cohort, recorder);
    }
    return recorder;
  }
}
