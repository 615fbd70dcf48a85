import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Allows one process at a time with a file that contains the process ID of its owner. Takes over the file of a process
 * that no longer runs. Looks for the owner only on this machine and in this container.
 *
 * @throws Error if the owner is running; the system error if the file cannot be written
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (isAlive(owner)) throw new Error(`${path}: process ${owner} uses the sessions`);
    await rm(path, { force: true });
  }
  throw new Error(`${path}: another process was faster`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
