import { UsageError } from '../errors/cli-error.ts';
import { decodeText } from './decode.ts';

const maxStdinBytes = 64 * 1024 * 1024;

/**
 * Reads standard input as text.
 *
 * @param isSecret whether errors must not show the text
 * @throws {UsageError} the input is longer than 64 MiB, or not in a known encoding
 */
export async function readStdin(isSecret = false): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    const buffer = Buffer.from(chunk as Buffer);
    bytes += buffer.byteLength;
    if (bytes > maxStdinBytes) throw new UsageError('Standard input is longer than 64 MiB.');
    chunks.push(buffer);
  }
  return decodeText(Buffer.concat(chunks), 'Standard input', isSecret);
}
