import { DeviceUnreachableError, type Clock } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import { asError } from '../as-error.ts';
import { Schedule } from '../device/schedule.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { TimelineEvent } from '../scenario/timeline.ts';
import { act } from './act.ts';
import {
  positionsIn,
  selectDevices,
  type SelectableDevice,
  type PositionOf,
  type Selected,
} from './select-devices.ts';

export interface TimelineOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Clock of the fleet; times of events count from now. */
  readonly clock: Clock;
  /** Schedule for the events. Default: a new schedule on `clock`. */
  readonly schedule?: Schedule;
  /** Seed of the fleet. */
  readonly seed: number;
  /** End of the run in seconds, after which nothing begins. Default: none. */
  readonly durationSeconds?: number | undefined;
  /**
   * Returns the positions of devices in the whole fleet, if `devices` is a slice. Default: `devices` is the whole fleet.
   */
  readonly positionOf?: PositionOf;
  /** Called when an event failed on a device, or the state of the device does not allow the event. */
  onTrouble(device: SimulatedDevice, event: TimelineEvent, error: Error): void;
  /**
   * Called when an event begins, including repetitions. The return of devices after `forSeconds` is a `come-back`.
   *
   * @param count number of devices of the event; with `overSeconds`, they follow one after the other
   * @param timeMs epoch milliseconds
   */
  onEvent?(event: TimelineEvent, count: number, timeMs: number): void;
}

/** A timeline in progress. */
export interface TimelineRun {
  /** Stops the timeline: no further events begin, and no further troubles are reported. */
  stop(): void;
  /** Number of events that have not begun, or not reached all of their devices. */
  readonly unfinished: number;
}

/**
 * Plays a timeline on the devices of a fleet, from its start. Never throws because of a failure of a device.
 *
 * The seed, the position of an event in the timeline and the position of a device determine whether the device takes part,
 * and in which order. Repetitions of an event have the same devices.
 */
export function playTimeline(events: readonly TimelineEvent[], options: TimelineOptions): TimelineRun {
  demandArgument('list', events, 'playTimeline');
  demandArgument('options', options, 'playTimeline');
  return new Player(events, options);
}

/** Returns the devices with a `start` event, which do not start with the fleet. */
export function startsLater<Device extends SelectableDevice>(
  events: readonly TimelineEvent[],
  devices: readonly Device[],
  options: Pick<TimelineOptions, 'seed' | 'positionOf'>,
): Set<Device> {
  demandArgument('list', events, 'startsLater');
  demandArgument('options', options, 'startsLater');
  const { seed, positionOf = positionsIn(devices) } = options;
  const later = new Set<Device>();
  events.forEach((event, salt) => {
    if (event.do !== 'start') return;
    for (const { device } of selectDevices(event, devices, { seed, salt, positionOf })) later.add(device);
  });
  return later;
}

/**
 * Returns the positions of devices, by index, in the order in which a whole fleet starts. Devices that start later have
 * none.
 *
 * @param firstIndex index of the first device. Default 1
 */
export function startPositions(
  cohorts: readonly { readonly name: string; readonly count: number }[],
  events: readonly TimelineEvent[],
  options: Pick<TimelineOptions, 'seed' | 'positionOf'>,
  firstIndex = 1,
): (index: number) => number {
  let index = firstIndex - 1;
  const devices = cohorts.flatMap(({ name, count }) =>
    Array.from({ length: count }, () => ({ cohort: name, index: (index += 1) })),
  );
  const later = startsLater(events, devices, options);
  const positions = new Map(
    devices.filter((device) => !later.has(device)).map((device, position) => [device.index, position]),
  );
  return (deviceIndex) => positions.get(deviceIndex) ?? 0;
}

class Player implements TimelineRun {
  readonly #options: TimelineOptions;
  readonly #schedule: Schedule;
  readonly #positionOf: PositionOf;
  readonly #startMs: number;
  readonly #endMs: number;
  /** Positions of events that have not begun, or have not reached all of their devices. */
  readonly #unfinished = new Set<number>();
  #isStopped = false;

  constructor(events: readonly TimelineEvent[], options: TimelineOptions) {
    const { clock, devices, durationSeconds = Infinity } = options;
    this.#options = options;
    this.#schedule = options.schedule ?? new Schedule(clock);
    this.#positionOf = options.positionOf ?? positionsIn(devices);
    this.#startMs = clock.monotonic();
    this.#endMs = durationSeconds * 1000;
    events.forEach((event, salt) => {
      this.#unfinished.add(salt);
      this.#plan(event, salt, event.atSeconds * 1000);
    });
  }

  get unfinished(): number {
    return this.#unfinished.size;
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#options.schedule === undefined) this.#schedule.clear();
  }

  /** Runs `work` at a time since the start, unless the run has ended before. */
  #at(timeMs: number, work: () => void): void {
    if (timeMs >= this.#endMs) return;
    this.#schedule.after(this.#startMs + timeMs - this.#options.clock.monotonic(), () => {
      if (!this.#isStopped) work();
    });
  }

  #plan(event: TimelineEvent, salt: number, timeMs: number): void {
    this.#at(timeMs, () => {
      this.#begin(event, salt, timeMs);
      const nextMs = timeMs + (event.everySeconds ?? Infinity) * 1000;
      if (nextMs <= (event.untilSeconds ?? Infinity) * 1000) this.#plan(event, salt, nextMs);
    });
  }

  #begin(event: TimelineEvent, salt: number, timeMs: number): void {
    const { devices, seed } = this.#options;
    const selected = selectDevices(event, devices, { seed, salt, positionOf: this.#positionOf });
    this.#follow(event, selected, timeMs, () => this.#unfinished.delete(salt));
    if (event.do !== 'go-offline' || event.forSeconds === undefined) return;
    const backMs = timeMs + event.forSeconds * 1000;
    const { cohort, share, overSeconds } = event;
    const back: TimelineEvent = {
      do: 'come-back',
      atSeconds: backMs / 1000,
      ...(cohort === undefined ? {} : { cohort }),
      ...(share === undefined ? {} : { share }),
      ...(overSeconds === undefined ? {} : { overSeconds }),
    };
    this.#at(backMs, () => this.#follow(back, selected, backMs));
  }

  /** Performs an event on its devices one after the other over `overSeconds`, with one entry of the schedule. */
  #follow(event: TimelineEvent, selected: readonly Selected[], timeMs: number, onDone?: () => void): void {
    const { clock } = this.#options;
    this.#options.onEvent?.(event, selected.length, clock.now());
    const overMs = (event.overSeconds ?? 0) * 1000;
    let next = 0;
    const step = (plannedMs: number): void => {
      // Use at least the planned time: after rounding or an early timer, the same moment must not be planned again.
      const elapsedMs = Math.max(plannedMs, clock.monotonic() - this.#startMs - timeMs);
      for (let at = selected[next]; at; at = selected[next]) {
        const dueMs = at.fraction * overMs;
        if (dueMs > elapsedMs) {
          this.#at(timeMs + dueMs, () => step(dueMs));
          return;
        }
        next += 1;
        this.#act(at.device, event);
      }
      onDone?.();
    };
    step(0);
  }

  #act(device: SimulatedDevice, event: TimelineEvent): void {
    act(device, event).catch((error: unknown) => {
      // The device was stopped, rebooted or taken offline during the operation.
      const isEnded = error instanceof DeviceUnreachableError && error.kind === 'closed';
      if (this.#isStopped || isEnded) return;
      this.#options.onTrouble(device, event, asError(error));
    });
  }
}
