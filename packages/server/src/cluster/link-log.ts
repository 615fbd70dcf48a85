import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@muster/lwm2m/core';
import type { Logger } from '../logger.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import { StartError } from '../lifecycle/start-error.ts';

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

/** Milliseconds between two checks for the files. */
const POLL_INTERVAL_MS = 500;
/** Milliseconds within which a worker that starts at the same time must create them. */
const WAIT_MS = 30_000;

/**
 * Waits for keys that all processes of a service share and that the worker creates.
 *
 * @param names of files in the data folder
 * @throws StartError that names the missing files
 */
export async function waitForKeys(dataDir: string, names: readonly string[], logger: Logger): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += POLL_INTERVAL_MS) {
    const missing = names.filter((name) => !existsSync(join(dataDir, name)));
    if (missing.length === 0) return;
    if (waitedMs === 0) logger.info({ dataDir, missing }, 'waiting for the worker, which makes the keys');
    if (waitedMs >= WAIT_MS) {
      throw new StartError(
        `The data folder ${dataDir} does not have ${missing.join(' and ')}.`,
        'Give this process the data folder of the worker, or a copy of these files from it.',
        '--data-dir',
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
}
