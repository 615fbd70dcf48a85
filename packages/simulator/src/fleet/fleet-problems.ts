import type { EventEmitter } from 'node:events';
import { InvalidResponseError, Lwm2mRefusal, type Clock } from '@muster/lwm2m';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { ProblemEvent } from '../report/run-problems.ts';
import type { ProblemAttribution } from './problem-attribution.ts';
import type { FleetEvents } from './fleet-events.ts';
import type { FleetRecorder } from './fleet-recorder.ts';
import { Locations, type LocationHolder } from './locations.ts';

/** States of a device that tries to register. */
const tries: ReadonlySet<DeviceState> = new Set(['bootstrapping', 'registering', 'failed']);

export interface FleetProblemsContext {
  readonly clock: Clock;
  readonly recorder: FleetRecorder;
  readonly attribution: ProblemAttribution;
  readonly fleet: EventEmitter<FleetEvents>;
  /** Time of the last answer in seconds since the start; undefined if there was none. */
  lastAnswerSeconds(): number | undefined;
  /** Returns a URI that distinguishes the servers of devices. */
  serverOf(device: SimulatedDevice): string;
}

/** Records problems, and separates those of the server from those that the network conditions of the run explain. */
export class FleetProblems {
  readonly #context: FleetProblemsContext;
  readonly #locations = new Locations();
  /** Devices that were registered when `reportUnregistered` was last called, by server and Location. */
  locationHolders: ReadonlyMap<string, LocationHolder> = new Map();

  constructor(context: FleetProblemsContext) {
    this.#context = context;
  }

  /** @param isAnswer whether the server answered */
  problem(device: SimulatedDevice, problem: ProblemEvent, isAnswer = false): void {
    const { recorder, attribution, fleet } = this.#context;
    if (attribution.explains(device, problem, isAnswer)) {
      recorder.impaired(device, problem);
      return;
    }
    recorder.problem(device, problem);
    fleet.emit('problem', device, problem);
  }

  trouble(device: SimulatedDevice, action: string, error: Error): void {
    const { clock, recorder, fleet } = this.#context;
    const timeMs = clock.now();
    const { message } = error;
    recorder.trouble(device, action, message, timeMs);
    if (action === 'handshake') {
      const isAnswer = 'alert' in error && error.alert !== undefined;
      this.problem(device, { kind: 'handshake-failed', timeMs, message }, isAnswer);
    }
    const time = new Date(timeMs).toISOString();
    fleet.emit('trouble', device, { time, endpointName: device.endpointName, action, message });
  }

  /** Reports that a device could not perform an event of the timeline. */
  eventFailed(device: SimulatedDevice, action: string, error: Error): void {
    const isAnswer = error instanceof Lwm2mRefusal || error instanceof InvalidResponseError;
    const message = `${action}: ${error.message}`;
    this.problem(device, { kind: 'event-failed', timeMs: this.#context.clock.now(), message }, isAnswer);
  }

  /** Receives failures while devices stop. */
  readonly stopListener = {
    onTrouble: (device: SimulatedDevice, error: Error): void => this.trouble(device, 'deregister', error),
    onSilence: (devices: readonly SimulatedDevice[]): void => {
      const timeMs = this.#context.clock.now();
      const last = this.#context.lastAnswerSeconds()?.toFixed(1);
      const message = `Deregister: no response${last === undefined ? '' : `, last answer of the server at ${last} s`}`;
      for (const device of devices) this.problem(device, { kind: 'deregister-unanswered', timeMs, message });
    },
  };

  /**
   * Reports devices without a registration at the end of a run.
   *
   * @param later devices that the fleet does not start itself
   * @param isComplete whether the run lasted as long as planned; otherwise, a device that still tries is not a problem
   * @returns number of devices that had no time to start
   */
  reportUnregistered(
    devices: readonly SimulatedDevice[],
    later: ReadonlySet<SimulatedDevice>,
    isComplete: boolean,
  ): number {
    const { clock, recorder } = this.#context;
    const timeMs = clock.now();
    this.locationHolders = this.#locations.holders(timeMs);
    let notStarted = 0;
    for (const device of devices) {
      const isTrying = isComplete ? tries.has(device.state) : device.state === 'failed';
      if (!recorder.hasStarted(device)) {
        if (!later.has(device)) notStarted += 1;
      } else if (!device.isLockedOut) {
        const hasRegistered = recorder.hasRegistered(device);
        if (!isTrying && (hasRegistered || !isComplete)) continue;
        const kind = hasRegistered ? 'not-registered' : 'never-registered';
        this.problem(device, { kind, timeMs, message: 'no registration at the end of the run' });
      }
    }
    return isComplete ? notStarted : 0;
  }

  checkLocation(device: SimulatedDevice, location: readonly string[]): void {
    const { clock } = this.#context;
    const message = this.#locations.take(device, this.#context.serverOf(device), location);
    if (message !== undefined)
      this.problem(device, { kind: 'location-shared', timeMs: clock.now(), message });
  }
}
