import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { skipWithout } from './foreign-peers.ts';

/**
 * Returns the path of a Node.js of another major version: `MUSTER_NODE_20`, or one on PATH or in the usual folders.
 * Skips the test if there is none.
 */
export function otherNode(context: { skip(): never }, major: number): string {
  const install = `npm install --prefix DIR node@${major}, and set MUSTER_NODE_${major} to DIR/node_modules/node/bin/node`;
  return findNode(major) ?? skipWithout(context, { peer: `Node.js ${major}`, install });
}

/** Like {@link otherNode}, but the running Node.js may be the one, and undefined is returned if there is none. */
export function findNode(major: number): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/bin', '/usr/bin'];
  const given = process.env[`MUSTER_NODE_${major}`];
  const candidates = [
    ...(given === undefined ? [] : [given]),
    process.execPath,
    ...folders.map((folder) => join(folder, 'node')),
  ];
  return [...new Set(candidates)].find((path) => versionOf(path)?.startsWith(`v${major}.`) === true);
}

function versionOf(path: string): string | undefined {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
