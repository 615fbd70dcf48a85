import envPaths from 'env-paths';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The configuration file of the user: `$XDG_CONFIG_HOME/muster/config.yaml` on Linux. */
export function configFile(): string {
  return process.env['MUSTER_CONFIG'] ?? join(envPaths('muster', { suffix: '' }).config, 'config.yaml');
}

/** Where a running server leaves its address and key: `$XDG_STATE_HOME/muster/server.json` on every system. */
export function connectionFile(): string {
  const state = process.env['XDG_STATE_HOME'];
  // The XDG rules say that a relative path here counts as none.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'muster', 'server.json');
}
