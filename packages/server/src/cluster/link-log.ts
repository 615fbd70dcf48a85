import { systemClock } from '@muster/lwm2m/core';

import type { Logger } from '../logger.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';

/** Milliseconds without a worker after which a process logs its absence. */
const SILENCE_MS = 5_000;
const REMEDY =
  'check that a worker is active, and that it has the same bus (--bus) and the same bus.key as this process';

/** Logs when the worker is linked and lost. */
export class LinkLog {
  readonly #logger: Logger;
  readonly #withoutIt: string;
  readonly #versions: ThrottledLog;
  #first: NodeJS.Timeout | undefined;
  #isLinked = false;
  #isClosed = false;

  /** @param withoutIt the effect of having no worker */
  constructor(logger: Logger, withoutIt: string) {
    this.#logger = logger;
    this.#withoutIt = withoutIt;
    this.#versions = new ThrottledLog(systemClock, (fields, message) => logger.warn(fields, message));
    this.#first = setTimeout(() => {
      logger.warn(`no worker was heard on the bus yet; ${REMEDY}`);
    }, SILENCE_MS);
  }

  linked(): void {
    this.#stopWaiting();
    if (!this.#isLinked) this.#logger.info('the worker is linked');
    this.#isLinked = true;
  }

  lost(): void {
    if (this.#isClosed) return;
    if (this.#isLinked) this.#logger.warn(`the worker cannot be reached; ${this.#withoutIt}; ${REMEDY}`);
    this.#isLinked = false;
  }

  /** @param own protocol version of this process */
  otherVersion(version: number, own: number): void {
    const message = 'the worker speaks another version of the protocol; update it or this process';
    this.#versions.write({ version, own }, message);
  }

  /** The process ends. The end of its links is not logged as a loss. */
  close(): void {
    this.#isClosed = true;
    this.#stopWaiting();
  }

  #stopWaiting(): void {
    clearTimeout(this.#first);
    this.#first = undefined;
  }
}
