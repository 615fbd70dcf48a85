import { UsageError } from '../errors/cli-error.ts';
import { checkCsvHeader } from './csv-header.ts';
import { readText } from './decode.ts';
import { readStdin } from './stdin.ts';
import { formOf } from './form.ts';
import { membersOfFlags, parseJson } from './parse-value.ts';
import type { BodySpec } from './spec.ts';
import { warnOfUnknownMembers } from './unknown-members.ts';

/**
 * Combines `--data` and the flags into a body. Flags take precedence.
 *
 * @returns undefined if the operation has no body, or if none is given and none is required
 */
export async function bodyOf(
  spec: BodySpec | undefined,
  flags: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (spec === undefined) return undefined;
  if (spec.isForm === true) return formOf(spec, flags, await jsonOf(spec, flags['data']));
  const data = typeof flags['data'] === 'string' ? await dataOf(spec, flags['data']) : undefined;
  const members = membersOfFlags(spec.fields, flags);
  const given = Object.keys(members).length > 0;
  if (data === undefined && !given) {
    return missingBody(spec);
  }
  if (spec.isArray || typeof data === 'string') return checkArray(spec, data);
  if (data === undefined || isObject(data)) return checkRequired(spec, { ...data, ...members });
  // A body without members is a single value.
  if (spec.fields.length === 0) return data;
  throw new UsageError('--data must be a JSON object.');
}

/** Parses the `--data` of a form. */
async function jsonOf(spec: BodySpec, data: unknown): Promise<Record<string, unknown>> {
  const value = typeof data === 'string' ? await dataOf(spec, data) : {};
  if (!isObject(value)) throw new UsageError('--data must be a JSON object.');
  return value;
}

function missingBody(spec: BodySpec): Record<string, unknown> | undefined {
  if (!spec.required) return undefined;
  const needed = spec.fields.filter((field) => field.required === true).map((field) => `--${field.flag}`);
  if (spec.needsMember === true) {
    const flags = spec.fields.map((field) => `--${field.flag}`).join(', ');
    throw new UsageError(`Give at least one of ${flags}, or --data.`, `Example: --data '${spec.example}'`);
  }
  // If all members are optional, the body can be empty: omitted members have their defaults.
  if (needed.length === 0 && !spec.isArray && !spec.xml) return {};
  const flags = needed.length === 0 ? '' : `${needed.join(', ')}, or `;
  throw new UsageError(`There is no body. Give ${flags}--data.`, `Example: --data '${spec.example}'`);
}

async function dataOf(spec: BodySpec, data: string): Promise<unknown> {
  const text = await textOf(data);
  if (spec.xml && text.trimStart().startsWith('<')) return text;
  if (spec.csv && !/^\s*[[{]/.test(text)) {
    checkCsvHeader('--data', /^.*/u.exec(text.trimStart())?.[0] ?? '');
    return text;
  }
  const value = parseJson('--data', text);
  warnOfUnknownMembers(spec.shape, value);
  return value;
}

/**
 * Reads a text: literal, from @FILE, or from standard input with `-` or, as in curl, `@-`.
 *
 * @param name the flag, for errors
 */
export async function textOf(data: string, name = '--data'): Promise<string> {
  if (isStdin(data)) return readStdin();
  if (!data.startsWith('@')) return data;
  try {
    return await readText(data.slice(1));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Cannot read ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whether `--data` stands for standard input. */
export const isStdin = (data: unknown): boolean => data === '-' || data === '@-';

function checkArray(spec: BodySpec, data: unknown): unknown {
  if (typeof data === 'string' || !spec.isArray || Array.isArray(data)) return data;
  throw new UsageError('--data must be a JSON array.', `Example: --data '${spec.example}'`);
}

function checkRequired(spec: BodySpec, body: Record<string, unknown>): Record<string, unknown> {
  if (spec.needsMember === true && Object.values(body).every(isEmpty)) missingBody(spec);
  const missing = spec.fields.filter((field) => field.required === true && body[field.member] === undefined);
  if (missing.length === 0) return body;
  throw new UsageError(`Missing: ${missing.map((field) => `--${field.flag}`).join(', ')}.`);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
