import type { Clock, Transport } from '@muster/lwm2m';
import { wrapTransport, type DeviceTransport } from './wrap-transport.ts';

/**
 * Tracks when a device in queue mode listens: for its awake time after each message that it sends or receives
 * (OMA-TS-LightweightM2M_Core 6.5). Messages that arrive while it sleeps are lost.
 */
export class SleepCycle {
  readonly #clock: Clock;
  readonly #awakeMs: number;
  /** End of the awake time on the monotonic clock. */
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

  /** Messages that arrived while the device slept. */
  get missed(): number {
    return this.#missed;
  }

  stayAwake(): void {
    this.#untilMs = this.#clock.monotonic() + this.#awakeMs;
  }

  /** @returns whether the device receives a message that arrives now */
  admitMessage(): boolean {
    if (this.isAwake) this.stayAwake();
    else this.#missed += 1;
    return this.isAwake;
  }
}

/** Wraps a transport for a sleeping device. Sending wakes the device. */
export function sleepingTransport(transport: DeviceTransport, cycle: SleepCycle): Transport {
  return wrapTransport(transport, {
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, peer) => {
          if (cycle.admitMessage()) receiver.onDatagram(datagram, peer);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, peer) => {
      cycle.stayAwake();
      transport.send(datagram, peer);
    },
  });
}
