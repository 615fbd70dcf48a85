import { Schedule } from '../device/schedule.ts';
import type { DatagramFate, Direction } from './datagram-fate.ts';
import { maxHeldMs, type DeviceNetwork } from './device-network.ts';

/** Maximum number of datagrams in transit per device and direction. Further datagrams are dropped. */
const maxWaiting = 256;

type Deliver = (datagram: Buffer) => void;

interface Waiting {
  readonly datagram: Buffer;
  readonly deliver: Deliver;
  /** Number of copies to deliver. */
  readonly copies: number;
}

/** Carries the datagrams of a device in one direction, with the effects of the network. */
export class DatagramLane {
  readonly #network: DeviceNetwork;
  readonly #direction: Direction;
  /** Created for the first datagram that waits. */
  #schedule: Schedule | undefined;
  /** Datagrams in the order of their arrival, including those in `#held`. */
  readonly #waiting = new Set<Waiting>();
  /** Datagrams that wait until a later one overtakes them. */
  readonly #held: Waiting[] = [];

  constructor(network: DeviceNetwork, direction: Direction) {
    this.#network = network;
    this.#direction = direction;
  }

  /** @param deliver called for each copy, now or later, or not at all */
  carry(original: Uint8Array, deliver: Deliver): void {
    const fate = this.#network.next(this.#direction, original.length);
    if (fate.end !== 'delivered') return;
    const datagram = withFlippedBit(original, fate.flippedBit);
    if (fate.isOvertaken) this.#hold(datagram, deliver, fate);
    else this.#pass(datagram, deliver, fate);
  }

  /** Delivers all waiting datagrams. */
  flush(): void {
    const waiting = [...this.#waiting];
    this.clear();
    for (const { datagram, deliver, copies } of waiting) repeat(copies, () => deliver(datagram));
  }

  /** Drops all waiting datagrams. */
  clear(): void {
    this.#waiting.clear();
    this.#held.length = 0;
    this.#schedule?.clear();
  }

  #pass(datagram: Buffer, deliver: Deliver, { delaysMs }: DatagramFate): void {
    for (const delayMs of delaysMs) {
      if (delayMs === 0) deliver(datagram);
      else this.#after(delayMs, { datagram, deliver, copies: 1 });
    }
    const [firstMs = 0] = delaysMs;
    for (const held of this.#held.splice(0)) {
      if (!this.#waiting.has(held)) continue;
      this.#network.count('reordered');
      if (firstMs === 0) this.#release(held);
      else this.#schedule?.after(firstMs, () => this.#release(held));
    }
  }

  #hold(datagram: Buffer, deliver: Deliver, { delaysMs }: DatagramFate): void {
    const [delayMs = 0] = delaysMs;
    const held = { datagram, deliver, copies: delaysMs.length };
    if (this.#after(delayMs + maxHeldMs, held)) this.#held.push(held);
  }

  /** @returns whether there was room for the datagram */
  #after(delayMs: number, waiting: Waiting): boolean {
    if (this.#waiting.size >= maxWaiting) {
      this.#network.count('lost');
      return false;
    }
    this.#waiting.add(waiting);
    this.#schedule ??= new Schedule(this.#network.clock);
    this.#schedule.after(delayMs, () => this.#release(waiting));
    return true;
  }

  #release(waiting: Waiting): void {
    if (!this.#waiting.delete(waiting)) return;
    const { datagram, deliver, copies } = waiting;
    repeat(copies, () => deliver(datagram));
  }
}

function repeat(times: number, work: () => void): void {
  for (let i = 0; i < times; i += 1) work();
}

/** Returns a copy with one bit flipped, or the datagram itself if `bit` is undefined. */
function withFlippedBit(datagram: Uint8Array, bit: number | undefined): Buffer {
  if (bit === undefined) return Buffer.from(datagram.buffer, datagram.byteOffset, datagram.byteLength);
  const copy = Buffer.from(datagram);
  const at = Math.floor(bit / 8);
  copy[at] = (copy[at] ?? 0) ^ (0x80 >> (bit % 8));
  return copy;
}
