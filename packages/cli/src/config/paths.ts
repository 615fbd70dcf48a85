import envPaths from 'env-paths';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The configuration file of the user: `$XDG_CONFIG_HOME/muster/config.yaml` on Linux. */
export function configFile(): string {
  return process.env['MUSTER_CONFIG'] ?? join(envPaths('muster', { suffix: '' }).config, 'config.yaml');
}

/** Where running servers leave their addresses and keys: `$XDG_STATE_HOME/muster/servers/NAME.json` on every system. */
export function connectionFolder(): string {
  return join(stateFolder(), 'servers');
}

/** Where running fleets with `--control` leave their addresses and tokens: `$XDG_STATE_HOME/muster/fleets/PID.json`. */
export function fleetFolder(): string {
  return join(stateFolder(), 'fleets');
}

function stateFolder(): string {
  const state = process.env['XDG_STATE_HOME'];
  // XDG Base Directory Specification: a relative path is to be ignored.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'muster');
}
