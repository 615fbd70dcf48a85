import { readFile } from 'node:fs/promises';
import { CapturedConnections, type CapturedContent, type CaptureKeys } from '@muster/lwm2m';
import { parse } from 'csv-parse/sync';
import { CaptureFileError, CaptureOptionError } from './capture-error.ts';
import type { CaptureSide } from './capture-types.ts';
import { parseHex } from './option-text.ts';

/** Files with the keys of secured connections. */
export interface CaptureKeyFiles {
  /** Path of a key log with lines `CLIENT_RANDOM …` (NSS key log format). */
  readonly keyLog?: string;
  /**
   * Path of a CSV file with the columns `PSK.identity` and `PSK.preSharedKey` (hexadecimal), as `muster fleet
   * credentials -o csv` prints it. These keys decrypt connections with the key exchange PSK, but not with ECDHE_PSK.
   */
  readonly pskFile?: string;
}

/** Returns the CoAP messages of a datagram and its client, or the reasons why they cannot be decrypted. */
export type DatagramReader = (
  datagram: Buffer,
  from: CaptureSide,
  address: string,
) => { readonly client: unknown; readonly contents: readonly CapturedContent[] };

const column = { identity: 'PSK.identity', key: 'PSK.preSharedKey' } as const;
const keyLogLine = /^CLIENT_RANDOM ([0-9a-f]{64}) ([0-9a-f]{96})$/iu;

/** @param keys undefined for plain CoAP */
export function datagramReader(keys: CaptureKeys | undefined): DatagramReader {
  if (keys === undefined) return (data, _from, client) => ({ client, contents: [{ data }] });
  const connections = new CapturedConnections(keys);
  return (datagram, from, address) =>
    connections.read(datagram, from === 'device' ? 'client' : 'server', address);
}

/**
 * Reads the keys of secured connections.
 *
 * @param embedded key logs in the file of packets
 * @throws CaptureFileError if a file cannot be read; CaptureOptionError if there are no keys
 */
export async function readCaptureKeys(
  { keyLog, pskFile }: CaptureKeyFiles,
  embedded: readonly string[] = [],
): Promise<CaptureKeys> {
  const logged = keyLog === undefined ? [] : [await readWith(keyLog, parseKeyLog)];
  const masterSecrets = new Map([...embedded.map(parseKeyLog), ...logged].flatMap((secrets) => [...secrets]));
  const preSharedKeys =
    pskFile === undefined ? new Map<string, Buffer>() : await readWith(pskFile, parsePskFile);
  if (masterSecrets.size + preSharedKeys.size > 0) return { masterSecrets, preSharedKeys };
  throw new CaptureOptionError(
    `There are no keys to decrypt the messages with. Use a file of pre-shared keys${keyLog === undefined ? ', or for a file of packets a key log' : ''}.`,
  );
}

async function readWith<Content>(file: string, parseText: (text: string) => Content): Promise<Content> {
  try {
    return parseText(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CaptureFileError(file, undefined, `cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Parses a key log. Ignores lines with other labels, which belong to TLS 1.3, and a line that is incomplete because the
 * key log is being written.
 */
function parseKeyLog(text: string): Map<string, Buffer> {
  const secrets = new Map<string, Buffer>();
  for (const line of text.split(/\r?\n/u)) {
    const [, random = '', secret = ''] = keyLogLine.exec(line.trim()) ?? [];
    if (random !== '') secrets.set(random.toLowerCase(), Buffer.from(secret, 'hex'));
  }
  return secrets;
}

/** @throws TypeError, CsvError if the text is not such a file */
function parsePskFile(text: string): Map<string, Buffer> {
  const rows = parse<{ record: Readonly<Record<string, string>>; info: { lines: number } }>(text, {
    ...{ bom: true, columns: true, info: true, trim: true, skip_empty_lines: true },
  });
  return new Map(
    rows.map(({ record, info }) => {
      const [identity, key] = [record[column.identity], record[column.key]];
      if (identity === undefined || key === undefined) {
        throw new TypeError(`the first line must have the columns ${column.identity} and ${column.key}`);
      }
      try {
        return [identity, parseHex(key)];
      } catch (error) {
        throw new TypeError(`line ${info.lines}: ${column.key}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }),
  );
}
