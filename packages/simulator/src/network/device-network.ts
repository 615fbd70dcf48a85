import type { Clock } from '@muster/lwm2m';
import { deriveKey, noiseAt } from '../device/random.ts';
import type { NetworkSetting } from '../scenario/faults.ts';
import { checkInjectedLimit, withPeriodFromNow } from './injected.ts';
import { fateOf, type DatagramFate, type Direction } from './datagram-fate.ts';
import { isGivenUp, type NatMapping } from './nat-mapping.ts';
import type { ImpairmentLog } from './impairment-log.ts';
import { noNetworkFaults, type NetworkCounters } from './network-counters.ts';

/** Maximum time in milliseconds that a datagram waits for a later one to overtake it. */
export const maxHeldMs = 1000;

const streams = { 'to-server': 0x6e757000, 'to-device': 0x6e646e00 };
const natStream = 0x6e617400;

/** Properties of the device and the fleet that a network depends on. */
export interface NetworkContext {
  readonly seed: number;
  /** Index of the device. */
  readonly index: number;
  readonly clock: Clock;
  readonly log: ImpairmentLog;
  runStartMs(): number;
}

/**
 * The network of one device, shared by all of its sockets. It numbers the datagrams of each direction. Seed, device,
 * direction and number determine the effect on a datagram. Exists only for devices with network conditions.
 */
export class DeviceNetwork {
  /** Conditions of the plan, followed by injected ones. */
  #settings: readonly NetworkSetting[];
  readonly #planned: readonly NetworkSetting[];
  readonly #context: NetworkContext;
  readonly #numbers = { 'to-server': 0, 'to-device': 0 };
  #hasConditions: boolean;
  readonly #counters = { ...noNetworkFaults };

  constructor(settings: readonly NetworkSetting[], context: NetworkContext) {
    this.#settings = settings;
    this.#planned = settings;
    this.#hasConditions = settings.length > 0;
    this.#context = context;
  }

  get clock(): Clock {
    return this.#context.clock;
  }

  /** Whether the network has conditions or had some. */
  get hasConditions(): boolean {
    return this.#hasConditions;
  }

  /**
   * Adds a condition that begins now.
   *
   * @param forSeconds undefined: until {@link clearInjected}
   * @throws Error if the maximum number of injected conditions is reached
   */
  inject(condition: NetworkSetting, forSeconds: number | undefined): void {
    const now = this.nowSeconds;
    const isOver = ({ toSeconds = Infinity }: NetworkSetting): boolean => toSeconds <= now;
    const planned = this.#planned.length;
    const injected = this.#settings.slice(planned).filter((one) => !isOver(one));
    checkInjectedLimit(injected.length);
    this.#settings = [...this.#planned, ...injected, withPeriodFromNow(condition, now, forSeconds)];
    this.#hasConditions = true;
  }

  /** Removes the injected conditions. */
  clearInjected(): void {
    this.#settings = this.#planned;
  }

  get counters(): NetworkCounters {
    return { ...this.#counters };
  }

  count(what: keyof NetworkCounters, howMany = 1): void {
    (this.#counters as Record<keyof NetworkCounters, number>)[what] += howMany;
    if (howMany > 0) this.#context.log.note(what, this.clock.monotonic());
  }

  /** Decides the effect on the next datagram of a direction. */
  next(direction: Direction, bytes: number): DatagramFate {
    const number = this.#numbers[direction];
    this.#numbers[direction] += 1;
    const { seed, index } = this.#context;
    const fate = fateOf(this.#settings, { direction, bytes, atSeconds: this.nowSeconds }, (decision) =>
      noiseAt(deriveKey(seed, index, streams[direction], decision), number),
    );
    if (fate.end === 'lost') this.count('lost');
    if (fate.end === 'too-long') this.count('tooLong');
    if (fate.flippedBit !== undefined) this.count('corrupted');
    const delayMs = Math.max(...fate.delaysMs);
    if (delayMs > 0) this.count('delayed');
    const heldMs = fate.isOvertaken ? maxHeldMs : 0;
    if (delayMs + heldMs > 0) this.#context.log.delay(this.clock.monotonic() + delayMs + heldMs);
    this.count('duplicated', fate.delaysMs.length - 1);
    return fate;
  }

  isGivenUp(mapping: NatMapping): boolean {
    const { seed, index } = this.#context;
    return isGivenUp(mapping, this.#settings, this.nowSeconds, (position) =>
      noiseAt(deriveKey(seed, index, natStream), position),
    );
  }

  /** Seconds since the start of the run. */
  get nowSeconds(): number {
    const { clock } = this.#context;
    return (clock.monotonic() - this.#context.runStartMs()) / 1000;
  }
}
