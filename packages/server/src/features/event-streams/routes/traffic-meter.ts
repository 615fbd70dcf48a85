import type { DomainEvent } from '../../events/events.ts';
import type { Clock, TimerHandle } from '../../../kernel/clock.ts';
import type { MusterEvent } from '../../../http/generated/contract.ts';

type Counts = Record<'Registrations' | 'Updates' | 'Departures' | 'Values', number>;

const INTERVAL_MS = 1_000;

const memberOf: Partial<Record<DomainEvent['type'], keyof Counts>> = {
  'device.registered': 'Registrations',
  'device.updated': 'Updates',
  'device.deregistered': 'Departures',
  'device.offline': 'Departures',
  measurement: 'Values',
};

const none = (): Counts => ({ Registrations: 0, Updates: 0, Departures: 0, Values: 0 });

/** Counts events by device network while clients want the counts. */
export class TrafficMeter {
  readonly #clock: Clock;
  readonly #send: (textFor: (deviceNetworkId: string) => string) => boolean;
  #counts = new Map<string, Counts>();
  #since = 0;
  #timer: TimerHandle | undefined;

  /**
   * @param send called every second with the text for a device network. Returns whether a client still wants
   *   counts
   */
  constructor(clock: Clock, send: (textFor: (deviceNetworkId: string) => string) => boolean) {
    this.#clock = clock;
    this.#send = send;
  }

  /** Starts counting, or continues. */
  start(): void {
    if (this.#timer !== undefined) return;
    this.#since = this.#clock.monotonic();
    this.#arm();
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#counts.clear();
  }

  count({ type, deviceNetworkId }: DomainEvent): void {
    const member = memberOf[type];
    if (this.#timer === undefined || member === undefined) return;
    let counts = this.#counts.get(deviceNetworkId);
    if (counts === undefined) this.#counts.set(deviceNetworkId, (counts = none()));
    counts[member] += 1;
  }

  #arm(): void {
    this.#timer = this.#clock.setTimer(INTERVAL_MS, () => {
      const counts = this.#counts;
      const now = this.#clock.monotonic();
      const milliseconds = Math.max(1, Math.round(now - this.#since));
      this.#counts = new Map();
      this.#since = now;
      const textFor = (id: string): string =>
        textOf(id, this.#clock.now(), { Milliseconds: milliseconds, ...(counts.get(id) ?? none()) });
      if (this.#send(textFor)) this.#arm();
      else this.stop();
    });
  }
}

/** Has no ID, so that the client keeps the ID of its last event. */
function textOf(
  deviceNetworkId: string,
  time: number,
  data: Counts & { readonly Milliseconds: number },
): string {
  const event: MusterEvent = { id: '', type: 'traffic', time, deviceNetworkId, data: { ...data } };
  return `event: traffic\ndata: ${JSON.stringify(event)}\n\n`;
}
