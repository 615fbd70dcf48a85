import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * One process at a time: a file that holds the number of its owner. What a process that is gone left behind is taken
 * over. The owner is looked for on this machine and in this container only.
 *
 * @throws Error when the owner lives; the system's error when the file cannot be written
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
