import { join } from 'node:path';

import { makeFolders } from '../make-folders.ts';
import { takeLock, type FileLock } from './file-lock.ts';
import { fileError, ResourceInUseError } from './start-error.ts';

const ADVICE = { alternative: 'give another folder with --data-dir (MUSTER_DATA_DIR).', flag: '--data-dir' };

/**
 * Locks the data folder for this process. Creates it if it does not exist.
 * @throws StartError that names the process that has the lock
 */
export function lockDataDir(dataDir: string): FileLock {
  try {
    makeFolders(dataDir);
  } catch (cause) {
    throw fileError(cause, dataDir, `The data folder ${dataDir} cannot be created`, ADVICE);
  }
  const lockFile = join(dataDir, 'muster.lock');
  return takeLock({
    lockFile,
    pidFile: join(dataDir, 'muster.pid'),
    heldBy: (holder) =>
      new ResourceInUseError(
        `The data folder ${dataDir} is in use by ${holder}.`,
        'Stop that server, or give this one a folder of its own with --data-dir (MUSTER_DATA_DIR).',
        '--data-dir',
      ),
    unusable: (cause) =>
      fileError(
        cause,
        lockFile,
        `The data folder ${dataDir} cannot be used: ${lockFile} cannot be written`,
        ADVICE,
      ),
  });
}
