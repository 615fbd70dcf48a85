import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../errors/cli-error.ts';
import type { BodySpec, FlagSpec } from './spec.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Puts a form together: its files from where their flags say, everything else from `--data` and from flags, which win.
 *
 * @throws {UsageError} something is missing, or a file cannot be read
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

/** The file is read while it is sent; a program of Node opens it here so that what is wrong is told before. */
async function openFile({ flag }: FlagSpec, path: string): Promise<File> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Error('it is no file');
    const blob = await openAsBlob(path);
    // One byte shows whether it may be read.
    await blob.slice(0, 1).arrayBuffer();
    return new File([blob], basename(path));
  } catch (error) {
    throw new UsageError(
      `Cannot read --${flag} ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
