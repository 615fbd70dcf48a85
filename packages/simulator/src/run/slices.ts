import type { FleetSlice } from '../fleet/fleet-options.ts';
import { devicesThatFit, FileLimitError, readFileLimit, type FileLimit } from '../network/file-limit.ts';

/** Maximum number of devices per process. One core serves about this many with a lifetime of minutes. */
const maxDevicesPerProcess = 18_000;
/** Maximum number of processes of a fleet. */
const maxProcesses = 64;

/**
 * Returns the number of processes for a fleet: one, unless there are more than 18,000 devices, or more than a process
 * can open sockets for.
 *
 * @throws FileLimitError if 64 processes cannot open enough sockets
 */
export function processesFor(devices: number, limit: FileLimit = readFileLimit()): number {
  const fits = Math.min(maxDevicesPerProcess, devicesThatFit(limit));
  if (devices <= fits) return 1;
  const processes = Math.ceil(devices / fits);
  if (processes > maxProcesses) throw new FileLimitError(devices, fits, limit);
  return processes;
}

/**
 * Returns the number of processes for a fleet on workers: the same number on each. Their limits of open files are
 * unknown.
 */
export function processesOfWorkers(devices: number, workers: number): number {
  return Math.ceil(devices / (workers * maxDevicesPerProcess)) * workers;
}

/** Divides a fleet into slices whose sizes differ by at most 1. There are no more slices than devices. */
export function slicesOf(devices: number, processes: number): FleetSlice[] {
  const count = Math.min(devices, processes);
  const firstOf = (position: number): number => Math.floor((position * devices) / count) + 1;
  return Array.from({ length: count }, (_, position) => ({
    first: firstOf(position),
    count: firstOf(position + 1) - firstOf(position),
  }));
}
