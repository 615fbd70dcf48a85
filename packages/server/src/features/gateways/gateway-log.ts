import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/timers.ts';

/** From least to most verbose. */
const gatewayLogLevels = ['Off', 'Error', 'Warning', 'Informational', 'Verbose'] as const;
type GatewayLogLevel = (typeof gatewayLogLevels)[number];

/** A log post of a gateway, or of the service for all gateways. */
export interface LogPost {
  readonly level: Exclude<GatewayLogLevel, 'Off'>;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly device?: { readonly id: string; readonly name: string };
}

interface LogQuery {
  readonly minLevel?: GatewayLogLevel;
  /** Maximum number of posts. */
  readonly take: number;
  /** Epoch milliseconds, both ends included. */
  readonly from?: number;
  readonly until?: number;
}

/** The posts of one day (UTC). */
export interface LogDay {
  /** First and last millisecond of the day. Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
  /** Total characters of the posts, one line each. */
  readonly length: number;
}

/**
 * Maximum posts per gateway, and maximum gateways with posts. The gateway that has not written for longest is
 * dropped first.
 */
const POSTS = 256;
const GATEWAYS = 512;
const MAX_MESSAGE = 500;
const DAY_MS = 86_400_000;

/** The latest log posts of gateways, for troubleshooting. Kept in memory only. */
export class GatewayLog {
  readonly #clock: Clock;
  readonly #rings = new LRUCache<string, LogPost[]>({ max: GATEWAYS });
  /** Posts of the service itself, shown for every gateway. They contain nothing about any device network. */
  readonly #service: LogPost[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  write(dataCollectorId: string, level: LogPost['level'], message: string, device?: LogPost['device']): void {
    const ring = this.#rings.get(dataCollectorId) ?? [];
    this.#rings.set(dataCollectorId, ring);
    push(ring, this.#post(level, message, device));
  }

  writeService(level: LogPost['level'], message: string): void {
    push(this.#service, this.#post(level, message));
  }

  #post(level: LogPost['level'], message: string, device?: LogPost['device']): LogPost {
    const text = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
    return { level, message: text, time: this.#clock.now(), ...(device === undefined ? {} : { device }) };
  }

  /** The newest first. */
  read(dataCollectorId: string, { minLevel = 'Verbose', take, from, until }: LogQuery): readonly LogPost[] {
    const rank = gatewayLogLevels.indexOf(minLevel);
    return this.#all(dataCollectorId)
      .filter(
        (one) =>
          gatewayLogLevels.indexOf(one.level) <= rank &&
          one.time >= (from ?? 0) &&
          one.time <= (until ?? Number.POSITIVE_INFINITY),
      )
      .slice(0, take);
  }

  /** Returns the days with posts, the latest first. */
  days(dataCollectorId: string): readonly LogDay[] {
    const byDay = Map.groupBy(this.#all(dataCollectorId), (one) => Math.floor(one.time / DAY_MS) * DAY_MS);
    return [...byDay].map(([from, posts]) => ({
      from,
      until: from + DAY_MS - 1,
      length: posts.reduce((sum, one) => sum + one.message.length + 1, 0),
    }));
  }

  #all(dataCollectorId: string): LogPost[] {
    const posts = [...this.#service, ...(this.#rings.get(dataCollectorId) ?? [])];
    return posts.reverse().sort((a, b) => b.time - a.time);
  }

  forget(dataCollectorId: string): void {
    this.#rings.delete(dataCollectorId);
  }
}

function push(ring: LogPost[], post: LogPost): void {
  ring.push(post);
  if (ring.length > POSTS) ring.shift();
}
