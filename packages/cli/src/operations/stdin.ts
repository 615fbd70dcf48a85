import { UsageError } from '../errors/cli-error.ts';

const maxStdinBytes = 64 * 1024 * 1024;

/**
 * Reads standard input as text.
 *
 * @throws {UsageError} the input is longer than 64 MiB
 */
export async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    const buffer = Buffer.from(chunk as Buffer);
    bytes += buffer.byteLength;
    if (bytes > maxStdinBytes) throw new UsageError('Standard input is longer than 64 MiB.');
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
