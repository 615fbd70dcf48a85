import type { FirmwareFiles } from '../firmware-files.ts';
import { DiskFirmwareFiles } from './disk-files.ts';
import { MemoryFirmwareFiles } from './memory-files.ts';

/**
 * Returns the storage for firmware files that matches the store: a server that keeps no documents keeps no
 * files either.
 */
export function openFirmwareFiles(storeUrl: string, folder: string): FirmwareFiles {
  return storeUrl === 'memory:' ? new MemoryFirmwareFiles() : new DiskFirmwareFiles(folder);
}
