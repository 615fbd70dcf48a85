import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Logger } from '../logger.ts';
import { StartError } from '../lifecycle/start-error.ts';

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
