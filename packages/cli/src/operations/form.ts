import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../errors/cli-error.ts';
import type { BodySpec, FlagSpec } from './spec.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Builds a form: files from the paths of their flags, other parts from `--data` and from flags, which take precedence.
 *
 * @throws {UsageError} a part is missing, or a file cannot be read
 */
export async function formOf(spec: BodySpec, flags: Members, data: Members): Promise<Members> {
  const form = new Map<string, unknown>(Object.entries(data));
  for (const field of spec.fields) {
    const value = flags[field.flag];
    if (value === undefined) continue;
    if (field.kind === 'file') form.set(field.member, await openFile(field, value as string));
    else if (field.part === undefined) form.set(field.member, value);
    else form.set(field.part, { ...membersAt(form, field.part), [field.member]: value });
  }
  const missing = spec.fields.filter((field) => field.required === true && !isGiven(form, field));
  if (missing.length > 0) {
    throw new UsageError(
      `Missing: ${missing.map((field) => `--${field.flag}`).join(', ')}.`,
      `--data sets all members that are not files: --data '${spec.example}'`,
    );
  }
  return Object.fromEntries(form);
}

function isGiven(form: ReadonlyMap<string, unknown>, { part, member }: FlagSpec): boolean {
  return part === undefined ? form.has(member) : membersAt(form, part)[member] !== undefined;
}

function membersAt(form: ReadonlyMap<string, unknown>, part: string): Members {
  const value = form.get(part);
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

/** Opens a file, which is read while it is sent. Fails early if the file cannot be read. */
async function openFile({ flag }: FlagSpec, path: string): Promise<File> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Error('it is no file');
    const blob = await openAsBlob(path);
    // Reading one byte shows whether the file is readable.
    await blob.slice(0, 1).arrayBuffer();
    return new File([blob], basename(path));
  } catch (error) {
    throw new UsageError(
      `Cannot read --${flag} ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
