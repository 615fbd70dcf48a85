import { readFile } from 'node:fs/promises';
import { connectionFile } from './paths.ts';

/** A server on this machine, as it describes itself. */
export interface LocalServer {
  readonly http: string;
  readonly apiKey: string;
  readonly pid: number;
}

/** The server that runs on this machine for this user, if there is one. */
export async function findLocalServer(): Promise<LocalServer | undefined> {
  const text = await readFile(connectionFile(), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const server = parse(text);
  return server !== undefined && isAlive(server.pid) ? server : undefined;
}

/** A file that is cut short or of another make is the same as none. */
function parse(text: string): LocalServer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isLocalServer(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isLocalServer = (value: unknown): value is LocalServer =>
  typeof value === 'object' &&
  value !== null &&
  'http' in value &&
  typeof value.http === 'string' &&
  'apiKey' in value &&
  typeof value.apiKey === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

/** A server that was killed leaves its file behind. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
