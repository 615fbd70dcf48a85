import { rmSync } from 'node:fs';

import { readIfThere, writePrivateFile } from './private-file.ts';
import type { FileAdvice } from './start-error.ts';

/** Addresses and IDs of a running server. */
export interface ServerInfo {
  /** URL of the API. */
  readonly http: string;
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
export type ListenAddresses = Pick<
  ServerInfo,
  'bootstrapAddresses' | 'coapAddresses' | 'coapsAddresses' | 'mqttAddresses'
>;

/** Describes this process. */
export function serverInfo(
  http: string,
  { deviceNetworkId, apiKey }: Pick<ServerInfo, 'apiKey' | 'deviceNetworkId'>,
  addresses: ListenAddresses,
): ServerInfo {
  const { bootstrapAddresses, coapAddresses, coapsAddresses, mqttAddresses } = addresses;
  const [coaps] = coapsAddresses;
  const [bootstrap] = bootstrapAddresses;
  const [mqtt] = mqttAddresses;
  return {
    http,
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
  const { http, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid } = info;
  write(
    file,
    { http, coap, coaps, bootstrap, mqtt, deviceNetworkId, apiKey, pid },
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
