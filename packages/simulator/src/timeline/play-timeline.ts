import { DeviceUnreachableError, type Clock } from '@muster/lwm2m';
import { demandArgument } from '../demand-argument.ts';
import { asError } from '../as-error.ts';
import { Schedule } from '../device/schedule.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { TimelineEvent } from '../scenario/timeline.ts';
import { act } from './act.ts';
import { placesIn, selectDevices, type Placed, type PlaceOf, type Selected } from './select-devices.ts';

export interface TimelineOptions {
  readonly devices: readonly SimulatedDevice[];
  /** Clock of the fleet; times of events count from now. */
  readonly clock: Clock;
  /** Default: one of its own on `clock`. */
  readonly schedule?: Schedule;
  /** Seed of the fleet. */
  readonly seed: number;
  /** End of the run: nothing begins from then on. Default: none. */
  readonly durationSeconds?: number | undefined;
  /** Places of devices in the whole fleet, where `devices` is a slice of it. Default: `devices` is all of it. */
  readonly placeOf?: PlaceOf;
  /** An event failed on a device, or the device is in no state for it. */
  onTrouble(device: SimulatedDevice, event: TimelineEvent, error: Error): void;
  /**
   * An event begins, also each repetition, and the return of devices after `forSeconds` as a `come-back`.
   *
   * @param count devices that it is about; with `overSeconds` they follow from now on
   * @param timeMs epoch milliseconds
   */
  onEvent?(event: TimelineEvent, count: number, timeMs: number): void;
}

/** A timeline that is being played. */
export interface TimelineRun {
  /** Begins nothing more, and reports no more troubles. */
  stop(): void;
  /** Events that have not begun, or not reached all of their devices. */
  readonly unfinished: number;
}

/**
 * Plays a timeline on the devices of a fleet, from its start on. Never throws for what goes wrong on a device.
 *
 * The seed, the position of an event in the timeline and the place of a device decide whether and in which order the
 * devices take part; repetitions of an event are about the same devices.
 */
export function playTimeline(events: readonly TimelineEvent[], options: TimelineOptions): TimelineRun {
  demandArgument('list', events, 'playTimeline');
  demandArgument('options', options, 'playTimeline');
  return new Player(events, options);
}

/** Devices with a `start` event: they do not start with the fleet. */
export function startsLater<Device extends Placed>(
  events: readonly TimelineEvent[],
  devices: readonly Device[],
  options: Pick<TimelineOptions, 'seed' | 'placeOf'>,
): Set<Device> {
  demandArgument('list', events, 'startsLater');
  demandArgument('options', options, 'startsLater');
  const { seed, placeOf = placesIn(devices) } = options;
  const later = new Set<Device>();
  events.forEach((event, salt) => {
    if (event.do !== 'start') return;
    for (const { device } of selectDevices(event, devices, { seed, salt, placeOf })) later.add(device);
  });
  return later;
}

/**
 * Places of devices in the order in which a whole fleet starts, by index. Those that start later have none.
 *
 * @param firstIndex index of the first device. Default 1
 */
export function startPlaces(
  cohorts: readonly { readonly name: string; readonly count: number }[],
  events: readonly TimelineEvent[],
  options: Pick<TimelineOptions, 'seed' | 'placeOf'>,
  firstIndex = 1,
): (index: number) => number {
  let index = firstIndex - 1;
  const devices = cohorts.flatMap(({ name, count }) =>
    Array.from({ length: count }, () => ({ cohort: name, index: (index += 1) })),
  );
  const later = startsLater(events, devices, options);
  const places = new Map(
    devices.filter((device) => !later.has(device)).map((device, place) => [device.index, place]),
  );
  return (deviceIndex) => places.get(deviceIndex) ?? 0;
}

class Player implements TimelineRun {
  readonly #options: TimelineOptions;
  readonly #schedule: Schedule;
  readonly #placeOf: PlaceOf;
  readonly #startMs: number;
  readonly #endMs: number;
  /** Positions of events that have not begun, or have devices left. */
  readonly #unfinished = new Set<number>();
  #isStopped = false;

  constructor(events: readonly TimelineEvent[], options: TimelineOptions) {
    const { clock, devices, durationSeconds = Infinity } = options;
    this.#options = options;
    this.#schedule = options.schedule ?? new Schedule(clock);
    this.#placeOf = options.placeOf ?? placesIn(devices);
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

  /** Runs `work` at a time since the start, unless the run has ended by then. */
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
    const selected = selectDevices(event, devices, { seed, salt, placeOf: this.#placeOf });
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

  /** The devices follow one another over `overSeconds`, on one entry of the schedule. */
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
      // The device was stopped, rebooted or taken offline while the operation was under way.
      const isEnded = error instanceof DeviceUnreachableError && error.kind === 'closed';
      if (this.#isStopped || isEnded) return;
      this.#options.onTrouble(device, event, asError(error));
    });
  }
}
