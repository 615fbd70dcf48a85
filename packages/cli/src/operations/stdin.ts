import { createInterface } from 'node:readline';
import { UsageError } from '../errors/cli-error.ts';

const maxStdinBytes = 64 * 1024 * 1024;

/** All of standard input as text, up to 64 MiB. */
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

/**
 * The ids on standard input: one a line, or JSON as `muster … -o json` writes it (a page, an array, or an object a
 * line) with an Id in each.
 */
export async function* idsFromStdin(): AsyncGenerator<string, void, undefined> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  const json: string[] = [];
  let jsonLength = 0;
  for await (const line of lines) {
    const text = line.trim();
    if (json.length === 0 && !/^[[{]/.test(text)) {
      if (text !== '') yield text;
      continue;
    }
    jsonLength += line.length;
    if (jsonLength > maxStdinBytes) throw new UsageError('Standard input is longer than 64 MiB.');
    json.push(line);
  }
  if (json.length > 0) yield* idsOfJson(json);
}

function idsOfJson(lines: readonly string[]): string[] {
  const whole = tryParse(lines.join('\n'));
  const values = whole === undefined ? lines.filter((line) => line.trim() !== '').map(tryParse) : [whole];
  return values.flatMap(idsOf);
}

function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (typeof value === 'object' && value !== null) {
    if ('Rows' in value) return idsOf(value.Rows);
    if ('Id' in value && typeof value.Id === 'string') return [value.Id];
  }
  throw new UsageError(
    'Standard input has JSON without an Id.',
    'Give one id a line, or objects with an Id.',
  );
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
