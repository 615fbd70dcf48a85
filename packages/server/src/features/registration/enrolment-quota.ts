import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';

const HOUR_MS = 3_600_000;
/** Addresses and device networks that are counted at a time. */
const MAX_COUNTED = 10_000;
/** Groups of an IPv6 address that stand for a client, a /48: a provider gives a customer a /56 or a /48. */
const IPV6_GROUPS = 3;

export interface EnrolmentLimits {
  /** Devices and object instances that an address may enrol in an hour. 0: no limit. */
  readonly perAddress: number;
  /** Those that are enrolled into a device network in an hour. 0: no limit. */
  readonly perNetwork: number;
}

interface Count {
  used: number;
  readonly endsAt: number;
}

/**
 * Bounds the rows that devices without an entry in the service may add to the store. Counts devices and object instances,
 * because a Register of one datagram can list hundreds of them.
 */
export class EnrolmentQuota {
  readonly #limits: EnrolmentLimits;
  readonly #clock: Clock;
  readonly #counts = boundedCache<string, Count>(MAX_COUNTED);

  constructor(limits: EnrolmentLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Counts a device that is to be enrolled. Devices on the same machine are not counted.
   *
   * @param rows the device and its object instances
   * @throws UplinkRefusal 5.03 until the hour ends
   */
  take(address: string, deviceNetworkId: string, rows: number): void {
    if (address === '::1' || address.startsWith('127.')) return;
    const { perAddress, perNetwork } = this.#limits;
    const ofAddress = this.#countOf(clientOf(address));
    const ofNetwork = this.#countOf(deviceNetworkId);
    this.#demand(ofAddress, rows, perAddress, 'from your address');
    this.#demand(ofNetwork, rows, perNetwork, 'into this device network');
    ofAddress.used += rows;
    ofNetwork.used += rows;
  }

  #countOf(key: string): Count {
    const now = this.#clock.monotonic();
    const known = this.#counts.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const count = { used: 0, endsAt: now + HOUR_MS };
    this.#counts.set(key, count);
    return count;
  }

  /** The first device of an hour is enrolled, however many instances it has. */
  #demand({ used, endsAt }: Count, rows: number, limit: number, where: string): void {
    if (limit === 0 || used === 0 || used + rows <= limit) return;
    const seconds = Math.ceil((endsAt - this.#clock.monotonic()) / 1000);
    const message = `Too many new devices ${where}: at most ${limit} devices and object instances an hour. Try again in ${seconds} s, or create the device first.`;
    throw new UplinkRefusal('5.03', message, seconds);
  }
}

function clientOf(address: string): string {
  return address.includes(':') ? address.split(':', IPV6_GROUPS).join(':') : address;
}
