import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeInfoFile, type ServerInfo } from './info-files.ts';
import { readIfThere, writePrivateFile } from './private-file.ts';
import { StartError, type FileAdvice } from './start-error.ts';

/** Name of a server that is started without one, unless another running server has it. */
const defaultName = 'default';

const advice: FileAdvice = {
  alternative: 'set HOME or XDG_STATE_HOME to a folder that this user may write to.',
};

/** The connection file of a running server. */
export interface ConnectionFile {
  readonly file: string;
  /** Removes the file, unless another server has replaced it. */
  remove(): void;
}

/**
 * Writes the address and key of a server for tools of the same user, as `NAME.json` beside those of other servers.
 * Replaces a file whose process has ended. Without a name, the server is `default`, or `default-2` and so on while
 * others run.
 *
 * @throws StartError another server with that name runs, or the file cannot be written
 */
export function writeNamedConnectionFile(
  folder: string,
  name: string | undefined,
  info: ServerInfo,
  dataDir: string,
): ConnectionFile {
  const text = connectionText(info, dataDir);
  for (let count = 1; ; count += 1) {
    const candidate = name ?? (count === 1 ? defaultName : `${defaultName}-${count}`);
    const file = join(folder, `${candidate}.json`);
    const owner = claim(file, text);
    if (owner === undefined) return { file, remove: () => removeInfoFile(file, info) };
    if (name !== undefined) {
      throw new StartError(
        `A server named ${name} is already running: ${owner.http}, process ${owner.pid}.`,
        'Give another name with --name (MUSTER_NAME), or stop that server.',
        '--name',
      );
    }
  }
}

/**
 * Writes the connection file to the given path. Replaces an existing file.
 *
 * @throws StartError the file cannot be written
 */
export function writeConnectionFile(file: string, info: ServerInfo, dataDir: string): ConnectionFile {
  writePrivateFile(file, connectionText(info, dataDir), advice);
  return { file, remove: () => removeInfoFile(file, info) };
}

function connectionText(info: ServerInfo, dataDir: string): string {
  const { http, coap, coaps, deviceNetworkId, apiKey, pid } = info;
  return `${JSON.stringify({ http, coap, coaps, deviceNetworkId, apiKey, pid, dataDir })}\n`;
}

type Owner = Pick<ServerInfo, 'http' | 'pid'>;

/**
 * Writes the file unless it belongs to a running server. Creates it with an atomic link, so that of two servers that
 * start at the same time one finds the file of the other.
 *
 * @returns the server that owns the file; undefined if this one does
 */
function claim(file: string, text: string): Owner | undefined {
  const temporary = join(dirname(file), `.${randomBytes(6).toString('hex')}.tmp`);
  writePrivateFile(temporary, text, advice);
  try {
    for (;;) {
      if (link(temporary, file, text)) return undefined;
      const owner = ownerOf(file);
      if (owner !== undefined) return owner;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * @returns false if the file exists already
 * @throws StartError the file cannot be written
 */
function link(temporary: string, file: string, text: string): boolean {
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // File systems without hard links, such as FAT.
    if (existsSync(file)) return false;
    writePrivateFile(file, text, advice);
    return true;
  }
}

/**
 * Returns the running server that wrote a file; undefined if its process has ended or the file is damaged. A file
 * with the ID of this process was left by a killed server: in a container, every start has the same ID.
 */
function ownerOf(file: string): Owner | undefined {
  try {
    const written = JSON.parse(readIfThere(file)?.toString('utf8') ?? '') as Partial<Owner> | null;
    const { http = '', pid } = written ?? {};
    return typeof pid === 'number' && pid !== process.pid && isAlive(pid) ? { http, pid } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
