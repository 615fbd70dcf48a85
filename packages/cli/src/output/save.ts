import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from '@muster/sdk';
import { outputError } from '../errors/cli-error.ts';
import { write } from './stdout.ts';

/**
 * Writes a file of the service to a path, which is replaced when the download is complete, or to standard output.
 *
 * @returns the size in bytes
 * @throws {CliError} the file cannot be written
 */
export async function saveDownload(download: Download, path: string | undefined): Promise<number> {
  let bytes = 0;
  const chunks = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of Readable.fromWeb(download.body as never) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  if (path === undefined) {
    for await (const chunk of chunks()) await write(chunk);
    return bytes;
  }
  const part = `${path}.part`;
  const file = createWriteStream(part);
  let cannotWrite: unknown;
  file.once('error', (error) => (cannotWrite = error));
  try {
    await pipeline(chunks(), file);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (cannotWrite !== error) throw error;
    throw outputError(`--output ${path}`, error);
  }
  return bytes;
}
