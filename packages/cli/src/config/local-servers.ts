import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../errors/cli-error.ts';
import { connectionFolder } from './paths.ts';

/** A server on this machine, as described by its connection file. */
export interface LocalServer {
  readonly name: string;
  readonly http: string;
  readonly apiKey: string;
  readonly pid: number;
  readonly coap?: string;
  readonly coaps?: string;
  /** Absent in files of older servers. */
  readonly exposed?: readonly Exposure[];
}

/** An address of a server that other machines can reach without encryption. */
interface Exposure {
  readonly address: string;
  readonly remedy: string;
}

export const describeExposure = ({ address }: Pick<Exposure, 'address'>): string =>
  `Other machines can reach ${address} without encryption.`;

/** A connection file. */
export interface ConnectionFile {
  readonly file: string;
  /** Undefined if the file is truncated or was not written by a server. */
  readonly server: LocalServer | undefined;
  /** Whether the process of the server still exists. */
  readonly isAlive: boolean;
}

/** Default of `--name`. */
const defaultServerName = 'default';

const suffix = '.json';

/** Returns the connection files of this user, by name. */
export async function connectionFiles(): Promise<ConnectionFile[]> {
  const folder = connectionFolder();
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(suffix) && !name.startsWith('.')).sort();
  return Promise.all(
    files.map((name) => readConnectionFile(join(folder, name), name.slice(0, -suffix.length))),
  );
}

async function readConnectionFile(file: string, name: string): Promise<ConnectionFile> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const server = parse(text, name);
  return { file, server, isAlive: server !== undefined && isAlive(server.pid) };
}

/** Returns the running servers of this user on this machine, by name. */
export async function localServers(): Promise<LocalServer[]> {
  const files = await connectionFiles();
  return files.flatMap(({ server, isAlive }) => (server !== undefined && isAlive ? [server] : []));
}

/**
 * Finds a local server by name.
 *
 * @throws {UsageError} no such server is running
 */
export function serverNamed(servers: readonly LocalServer[], name: string): LocalServer {
  const server = servers.find((one) => one.name === name);
  if (server !== undefined) return server;
  throw new UsageError(
    `No server named ${name} runs on this machine.`,
    servers.length === 0 ? `Start it: muster server --name ${name}` : `Running: ${listed(servers)}.`,
  );
}

/**
 * Returns the local server that commands use by default: the one named "default", or the only one.
 *
 * @throws {UsageError} several servers are running, and none is named "default"
 */
export function onlyServer(servers: readonly LocalServer[]): LocalServer | undefined {
  const byDefault = servers.find(({ name }) => name === defaultServerName);
  if (byDefault !== undefined || servers.length < 2) return byDefault ?? servers[0];
  throw new UsageError(
    `Several servers run on this machine: ${listed(servers)}.`,
    'Choose one with --local NAME.',
  );
}

const listed = (servers: readonly LocalServer[]): string =>
  servers.map(({ name, http }) => `${name} (${http})`).join(', ');

function parse(text: string, name: string): LocalServer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isConnection(value) ? { ...value, name } : undefined;
  } catch {
    return undefined;
  }
}

const isConnection = (value: unknown): value is Omit<LocalServer, 'name'> =>
  typeof value === 'object' &&
  value !== null &&
  'http' in value &&
  typeof value.http === 'string' &&
  'apiKey' in value &&
  typeof value.apiKey === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

/** Whether a process exists. A killed process leaves its file behind. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
