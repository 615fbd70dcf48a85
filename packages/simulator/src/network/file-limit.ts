import { readdirSync, readFileSync } from 'node:fs';

/** Files that a process needs beside its devices' sockets: modules, logs, the report, pipes. */
const reserve = 64;

/** The limit of open files of a process, and the number of open ones. */
export interface FileLimit {
  /** Soft limit of open files; undefined where the system sets none or does not tell. */
  readonly limit: number | undefined;
  readonly inUse: number;
}

/** More devices than this process may open sockets for. */
export class FileLimitError extends Error {
  override readonly name = 'FileLimitError';
  readonly code = 'too-many-devices';
  /** Sockets that the fleet needs, one per device. */
  readonly wanted: number;
  /** Devices that fit. */
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

/** Devices that one process may open sockets for. */
export function devicesThatFit({ limit, inUse }: FileLimit): number {
  return limit === undefined ? Infinity : Math.max(0, limit - inUse - reserve);
}

/**
 * Refuses what does not fit, before the first socket is opened.
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

/** The limit from Node's diagnostic report, which is slow and therefore the second choice. */
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

/** Returns undefined for a missing file: not every system has these files, and there is another way. */
function absentAsUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
