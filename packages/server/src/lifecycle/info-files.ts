import { rmSync, existsSync, linkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { exposuresOf } from './exposures.ts';
import { readIfThere, writePrivateFile } from './private-file.ts';
import { StartError, type FileAdvice } from './start-error.ts';
import type { CompleteConfig } from '../config.ts';
import type { ApiAddresses } from '../listener/api-addresses.ts';

/** Addresses and IDs of a running server. */
export interface ServerInfo {
  /** URL of the API: the plain one if there is one, else that of HTTPS. */
  readonly http: string;
  /** URL of HTTPS beside the plain one. */
  readonly https?: string;
  /** URL of the first CoAP listener. */
  readonly coap: string;
  readonly coapAddresses: readonly string[];
  /** URL of the first secured listener, if there is one. */
  readonly coaps?: string;
  readonly coapsAddresses: readonly string[];
  /** URL of the first bootstrap listener, if there is one. */
  readonly bootstrap?: string;
  readonly bootstrapAddresses: readonly string[];
  /** URL of the first MQTT listener, if there is one. */
  readonly mqtt?: string;
  readonly mqttAddresses: readonly string[];
  readonly deviceNetworkId: string;
  /** The key named "local", with all permissions in the default network. */
  readonly apiKey: string;
  readonly pid: number;
}

/** Addresses by protocol. Each list can be empty. */
type ListenAddresses = Pick<
  ServerInfo,
  'bootstrapAddresses' | 'coapAddresses' | 'coapsAddresses' | 'mqttAddresses'
>;

/** Describes this process. */
export function serverInfo(
  { http, https }: ApiAddresses,
  { deviceNetworkId, apiKey }: Pick<ServerInfo, 'apiKey' | 'deviceNetworkId'>,
  addresses: ListenAddresses,
): ServerInfo {
  const { bootstrapAddresses, coapAddresses, coapsAddresses, mqttAddresses } = addresses;
  const [coaps] = coapsAddresses;
  const [bootstrap] = bootstrapAddresses;
  const [mqtt] = mqttAddresses;
  return {
    http: http ?? https ?? '',
    ...(http !== undefined && https !== undefined ? { https } : {}),
    coap: coapAddresses[0] ?? '',
    ...(coaps === undefined ? {} : { coaps }),
    ...(bootstrap === undefined ? {} : { bootstrap }),
    ...(mqtt === undefined ? {} : { mqtt }),
    ...addresses,
    deviceNetworkId,
    apiKey,
    pid: process.pid,
  };
}

/**
 * Writes the ready file for the program that started the server. Must be called when all listeners are open. @throws
 * StartError
 */
export function writeReadyFile(file: string, info: ServerInfo): void {
  const { http, https, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid } = info;
  write(
    file,
    { http, https, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid },
    { alternative: 'name another file with --ready-file (MUSTER_READY_FILE).', flag: '--ready-file' },
  );
}

function write(file: string, content: object, advice: FileAdvice): void {
  writePrivateFile(file, `${JSON.stringify(content)}\n`, advice);
}

/** Removes the file unless another server has replaced it. */
export function removeInfoFile(file: string, info: ServerInfo): void {
  const text = readIfThere(file)?.toString('utf8');
  if (text === undefined) return;
  if (isOf(text, info)) rmSync(file, { force: true });
}

function isOf(text: string, info: ServerInfo): boolean {
  try {
    const written = JSON.parse(text) as Partial<ServerInfo> | null;
    return written?.pid === info.pid && written.http === info.http;
  } catch {
    return false;
  }
}

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
  const { http, https, coap, coaps, deviceNetworkId, apiKey, pid } = info;
  // Only servers with the API write the file.
  const exposed = exposuresOf(info, true);
  const shown = { http, https, coap, coaps, deviceNetworkId, apiKey, pid, dataDir, exposed };
  return `${JSON.stringify(shown)}\n`;
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

/** Whether the server serves a built dashboard. */
export function hasDashboard({
  dashboardFolder,
  noDashboard,
}: Pick<CompleteConfig, 'dashboardFolder' | 'noDashboard'>): boolean {
  return !noDashboard && dashboardFolder !== undefined && existsSync(join(dashboardFolder, 'index.html'));
}
