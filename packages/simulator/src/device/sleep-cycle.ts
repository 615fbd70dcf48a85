import type { Clock, Transport } from '@muster/lwm2m';
import { wrapTransport, type DeviceTransport } from './wrap-transport.ts';

/**
 * When a device in queue mode listens: from each message that it sends or hears for its awake time, and not in between
 * (OMA-TS-LightweightM2M_Core 6.5). What comes while it sleeps is lost.
 */
export class SleepCycle {
  readonly #clock: Clock;
  readonly #awakeMs: number;
  /** On the monotonic clock. */
  #untilMs = Number.NEGATIVE_INFINITY;
  #missed = 0;

  /** @param awakeSeconds > 0 */
  constructor(clock: Clock, awakeSeconds: number) {
    this.#clock = clock;
    this.#awakeMs = awakeSeconds * 1000;
  }

  get isAwake(): boolean {
    return this.#clock.monotonic() < this.#untilMs;
  }

  /** Messages that have come while it slept. */
  get missed(): number {
    return this.#missed;
  }

  stayAwake(): void {
    this.#untilMs = this.#clock.monotonic() + this.#awakeMs;
  }

  /** @returns whether a message that has come is heard */
  hears(): boolean {
    if (this.isAwake) this.stayAwake();
    else this.#missed += 1;
    return this.isAwake;
  }
}

/** The same transport, for a device that sleeps: sending wakes it. */
export function sleepingTransport(transport: DeviceTransport, cycle: SleepCycle): Transport {
  return wrapTransport(transport, {
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, peer) => {
          if (cycle.hears()) receiver.onDatagram(datagram, peer);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => {
      cycle.stayAwake();
      transport.send(datagram, peer);
    },
  });
}
