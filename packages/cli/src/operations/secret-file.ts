import { UsageError } from '../errors/cli-error.ts';
import { isStdin } from './body.ts';
import { readText } from './decode.ts';
import type { OperationSpec } from './spec.ts';
import { readStdin } from './stdin.ts';

type Flags = Readonly<Record<string, unknown>>;

/** Returns the flag that reads a secret from a file: `--secret-file` for `--secret`. */
export const secretFileFlag = (flag: string): string => `${flag}-file`;

/**
 * Replaces the flags for files with secrets by the secrets.
 *
 * @throws {UsageError} a file cannot be read or is empty, or standard input is used twice
 */
export async function withSecrets({ body }: OperationSpec, flags: Flags): Promise<Flags> {
  const found: Record<string, unknown> = { ...flags };
  let usesStdin = isStdin(flags['data']);
  for (const { flag, secret } of body?.fields ?? []) {
    const file = flags[secretFileFlag(flag)];
    if (secret !== true || typeof file !== 'string') continue;
    if (file === '-' && usesStdin)
      throw new UsageError(
        'Standard input can hold one secret or the body.',
        `Use --${secretFileFlag(flag)} FILE.`,
      );
    usesStdin ||= file === '-';
    found[flag] = await readSecret(`--${secretFileFlag(flag)}`, file);
  }
  return found;
}

/**
 * Reads a secret without the line break at its end.
 *
 * @param file a file, or `-` for standard input
 * @throws {UsageError} the file cannot be read or is empty
 */
export async function readSecret(name: string, file: string): Promise<string> {
  const text = (await read(name, file)).replace(/\r?\n$/u, '');
  if (text !== '') return text;
  throw new UsageError(`The file ${file} of ${name} is empty.`, 'Write the secret into it.');
}

async function read(name: string, file: string): Promise<string> {
  if (file === '-') return readStdin(true);
  try {
    return await readText(file, true);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
