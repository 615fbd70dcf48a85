import type { FleetSlice } from '../fleet/fleet-options.ts';
import { devicesThatFit, FileLimitError, readFileLimit, type FileLimit } from '../network/file-limit.ts';

/** One core serves about this many devices with a lifetime of minutes. */
const maxDevicesPerProcess = 18_000;
/** Most processes of one fleet. */
const maxProcesses = 64;

/**
 * How many processes a fleet needs: one, unless the devices exceed 18,000 or what a process may open.
 *
 * @throws FileLimitError if 64 processes may not open enough sockets
 */
export function processesFor(devices: number, limit: FileLimit = readFileLimit()): number {
  const fits = Math.min(maxDevicesPerProcess, devicesThatFit(limit));
  if (devices <= fits) return 1;
  const processes = Math.ceil(devices / fits);
  if (processes > maxProcesses) throw new FileLimitError(devices, fits, limit);
  return processes;
}

/** How many processes a fleet needs on workers: as many on each, whose limits of open files are not known here. */
export function processesOfWorkers(devices: number, workers: number): number {
  return Math.ceil(devices / (workers * maxDevicesPerProcess)) * workers;
}

/** Divides a fleet into slices whose sizes differ by 1 at most; no more slices than devices. */
export function slicesOf(devices: number, processes: number): FleetSlice[] {
  const count = Math.min(devices, processes);
  const firstOf = (position: number): number => Math.floor((position * devices) / count) + 1;
  return Array.from({ length: count }, (_, position) => ({
    first: firstOf(position),
    count: firstOf(position + 1) - firstOf(position),
  }));
}
