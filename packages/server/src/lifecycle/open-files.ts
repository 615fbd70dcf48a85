import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CompleteConfig } from '../config.ts';
import type { Logger } from '../logger.ts';

/** Keys and stores in the data folder. */
const PRIVATE = /\.(?:keys?|secret|pem|db|db-wal|json)$/u;
/**
 * Permissions of users who are neither the owner nor in the group of a file. Secrets of Kubernetes are readable by
 * the group.
 */
const OTHERS = 0o007;

/**
 * Warns about a data folder and key files that every user of this machine can read. Must be called before the keys
 * are loaded, because that makes their files private.
 */
export function warnOfOpenFiles(config: CompleteConfig, logger: Logger): void {
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  const { dataDir, httpsKey, coapsKey, mqttKey, mqttBrokerPasswordFile } = config;
  const inside = namesIn(dataDir).filter((name) => PRIVATE.test(name));
  const named = [httpsKey, coapsKey, mqttKey, mqttBrokerPasswordFile];
  const files = [...inside.map((name) => join(dataDir, name)), ...named];
  const open = [dataDir, ...files].filter((path) => path !== undefined && isOpen(path));
  if (open.length > 0) logger.warn({ paths: open }, WARNING);
}

const WARNING =
  'every user of this machine has access to these; use chmod 700 for the folder and chmod 600 for files, and replace keys that others may have read';

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOpen(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & OTHERS) !== 0;
}
