import { Lwm2mRefusal } from '@muster/lwm2m';

/** Default maximum number of device requests in progress. */
export const DEFAULT_MAX_UNDER_WAY = 4_096;

/**
 * Protects the gateway from overload. Above the limit, a device gets 5.03 with Max-Age (RFC 7252, 5.9.3.4)
 * and is not queued.
 */
export class Admission {
  readonly #max: number;
  readonly #retrySeconds: number;
  #underWay = 0;
  #refused = 0;

  constructor(max = DEFAULT_MAX_UNDER_WAY, retrySeconds = 10) {
    this.#max = max;
    this.#retrySeconds = retrySeconds;
  }

  /** @throws Lwm2mRefusal 5.03 when too many requests are in progress */
  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#underWay >= this.#max) {
      this.#refused += 1;
      throw new Lwm2mRefusal('5.03', 'The service is overloaded. Try again later.', this.#retrySeconds);
    }
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Number of requests refused since the start. */
  get refused(): number {
    return this.#refused;
  }
}
