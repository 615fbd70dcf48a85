import { boundedCache } from '../../kernel/bounded-cache.ts';
import type { Clock } from '../../kernel/clock.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of counted addresses and device networks. */
const MAX_COUNTED = 10_000;
/**
 * Number of groups of an IPv6 address that identify a client, a /48: providers assign a /56 or a /48 to a
 * customer.
 */
const IPV6_GROUPS = 3;

export interface EnrolmentLimits {
  /** Devices and object instances that an address may enrol per hour; 0 for no limit. */
  readonly perAddress: number;
  /** Devices and object instances that may be enrolled into a device network per hour; 0 for no limit. */
  readonly perNetwork: number;
}

interface Count {
  used: number;
  readonly endsAt: number;
}

/**
 * Limits the rows that devices unknown to the service may add to the store. Counts devices and object
 * instances, because a Register of one datagram can list hundreds of instances.
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
   * Counts a device before its enrolment. Devices on the same machine are not counted.
   *
   * @param rows number of rows: the device and its object instances
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

  /** Checks a limit. The first device of an hour is enrolled with any number of instances. */
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
