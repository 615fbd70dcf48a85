import envPaths from 'env-paths';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Returns the configuration file of the user: `$XDG_CONFIG_HOME/muster/config.yaml` on Linux. */
export function configFile(): string {
  return process.env['MUSTER_CONFIG'] ?? join(envPaths('muster', { suffix: '' }).config, 'config.yaml');
}

/**
 * Returns the folder of the connection files of servers: `$XDG_STATE_HOME/muster/servers/NAME.json` on every system.
 */
export function connectionFolder(): string {
  return join(stateFolder(), 'servers');
}

/**
 * Returns the folder of the connection files of fleets with `--control`: `$XDG_STATE_HOME/muster/fleets/PID.json`.
 */
export function fleetFolder(): string {
  return join(stateFolder(), 'fleets');
}

function stateFolder(): string {
  const state = process.env['XDG_STATE_HOME'];
  // Ignore a relative path (XDG Base Directory Specification).
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'muster');
}
