import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { isAlive } from './local-servers.ts';
import { makeFolders } from './make-folders.ts';
import { fleetFolder } from './paths.ts';

/** A fleet on this machine that can be controlled. */
export interface LocalFleet {
  readonly name: string;
  readonly pid: number;
  readonly url: string;
  readonly token: string;
}

const start = 'Start one with: muster fleet run … --control';

/** Writes the connection file of a fleet, readable by its owner only. Returns a function that removes it. */
export async function announceFleet(fleet: LocalFleet): Promise<() => Promise<void>> {
  const folder = fleetFolder();
  await makeFolders(folder);
  const file = fileOf(fleet.pid);
  const temporary = `${file}.tmp`;
  await rm(temporary, { force: true });
  await writeFile(temporary, `${JSON.stringify(fleet)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(temporary, file);
  return () => rm(file, { force: true });
}

/**
 * Returns the running fleets of this user on this machine, by name. Removes the files of processes that have ended.
 */
export async function localFleets(): Promise<LocalFleet[]> {
  const names = await readdir(fleetFolder()).catch(() => []);
  const pids = names.flatMap((name) => /^(\d{1,10})\.json$/u.exec(name)?.[1] ?? []).map(Number);
  const found = await Promise.all(pids.map(liveFleet));
  return found.flatMap((fleet) => fleet ?? []).sort((a, b) => a.name.localeCompare(b.name) || a.pid - b.pid);
}

/** Removes the file of a fleet that no longer answers, or no longer accepts its token. */
export async function forgetFleet({ pid }: LocalFleet): Promise<void> {
  await rm(fileOf(pid), { force: true });
}

/**
 * Finds a fleet by name or process ID, or the only running one.
 *
 * @throws {UsageError} several fleets match
 * @throws {CliError} no fleet matches
 */
export function fleetNamed(fleets: readonly LocalFleet[], wanted: string | undefined): LocalFleet {
  const matching = fleets.filter(
    ({ name, pid }) => wanted === undefined || name === wanted || String(pid) === wanted,
  );
  const [fleet] = matching;
  if (fleet && matching.length === 1) return fleet;
  if (fleet) {
    throw new UsageError(
      `Several fleets run: ${listed(matching)}.`,
      'Choose one with --fleet and its name or process ID.',
    );
  }
  if (wanted === undefined || fleets.length === 0) {
    throw new CliError('No fleet with a control API runs on this machine.', exitCodes.notFound, start);
  }
  throw new CliError(`No fleet "${wanted}" runs.`, exitCodes.notFound, `Running: ${listed(fleets)}.`);
}

const listed = (fleets: readonly LocalFleet[]): string =>
  fleets.map(({ name, pid }) => `${name} (${pid})`).join(', ');

async function liveFleet(pid: number): Promise<LocalFleet | undefined> {
  if (!isAlive(pid)) {
    await rm(fileOf(pid), { force: true });
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(await readFile(fileOf(pid), 'utf8'));
    return isFleet(value) && value.pid === pid ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFleet(value: unknown): value is LocalFleet {
  const fleet: Partial<LocalFleet> | null | undefined = typeof value === 'object' ? value : undefined;
  const texts = [fleet?.name, fleet?.url, fleet?.token];
  return texts.every((text) => typeof text === 'string') && typeof fleet?.pid === 'number';
}

const fileOf = (pid: number): string => join(fleetFolder(), `${pid}.json`);
