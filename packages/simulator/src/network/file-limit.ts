import { readdirSync, readFileSync } from 'node:fs';

/** Number of open files reserved for uses other than the sockets of devices: modules, logs, the report, pipes. */
const reserve = 64;

/** Limit of open files of a process, and the number of open files. */
export interface FileLimit {
  /** Soft limit of open files; undefined if the system has no limit or does not report it. */
  readonly limit: number | undefined;
  readonly inUse: number;
}

/** The fleet has more devices than this process can open sockets for. */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError';
  readonly code = 'too-many-devices';
  /** Number of sockets that the fleet needs, one per device. */
  readonly wanted: number;
  /** Number of devices that this process can open sockets for. */
  readonly fits: number;

  constructor(wanted: number, fits: number, { limit, inUse }: FileLimit) {
    super(
      `${wanted} devices need ${wanted} sockets, and ${fits} fit: this process may open ${String(limit)} files, ` +
        `has ${inUse} open and keeps ${reserve} back. Start at most ${fits} devices per process ` +
        `(muster fleet run spreads a fleet over processes, programs do with runInProcesses), or raise the limit: ulimit -n ${wanted + inUse + reserve}`,
    );
    this.wanted = wanted;
    this.fits = fits;
  }
}

/**
 * Reads the limit of open files of this process. Node.js raises the soft limit to the hard limit at its start, so this
 * is the effective limit.
 */
export function readFileLimit(): FileLimit {
  return { limit: softLimit(), inUse: openFiles() };
}

/** Returns the number of devices that one process can open sockets for. */
export function devicesThatFit({ limit, inUse }: FileLimit): number {
  return limit === undefined ? Infinity : Math.max(0, limit - inUse - reserve);
}

/**
 * Checks that the process can open a socket for each device, before the first one is opened.
 *
 * @throws FileLimitError
 */
export function checkFileLimit(devices: number, limit: FileLimit = readFileLimit()): void {
  const fits = devicesThatFit(limit);
  if (devices > fits) throw new FileLimitError(devices, fits, limit);
}

const limitLine = /^Max open files\s+(\d+)/m;

function softLimit(): number | undefined {
  const limits = process.platform === 'linux' ? readText('/proc/self/limits') : undefined;
  const [, soft] = limitLine.exec(limits ?? '') ?? [];
  return soft === undefined ? reportedLimit() : Number(soft);
}

interface ReportWithLimits {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/** Returns the limit from the diagnostic report of Node.js, which is slow and therefore the second choice. */
function reportedLimit(): number | undefined {
  const soft = (process.report.getReport() as ReportWithLimits).userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

function readText(file: string): string | undefined {
  return absentAsUndefined(() => readFileSync(file, 'utf8'));
}

function openFiles(): number {
  for (const folder of ['/proc/self/fd', '/dev/fd']) {
    const count = countEntries(folder);
    if (count !== undefined) return count;
  }
  return 0;
}

function countEntries(folder: string): number | undefined {
  return absentAsUndefined(() => readdirSync(folder).length);
}

/** Returns undefined for a missing file. Some systems do not have these files, and the limit is read in another way. */
function absentAsUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
