import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import { CsvError, parse } from 'csv-parse/sync';
import type { CsvTable, ReplayFiles } from '../device/replay.ts';
import type { FleetIssue } from './fleet-config-error.ts';

/** Maximum size of a CSV file in bytes. */
const maxFileBytes = 16 * 1024 * 1024;
/** Maximum number of CSV files of a fleet. */
const maxFiles = 64;

/** Remedy for files in another encoding, whose characters would be decoded wrongly. */
export const utf8Remedy = 'Convert the file, for example with: iconv -f WINDOWS-1252 -t UTF-8';

/** A CSV file that a generator names, and the path of its name. */
interface NamedFile {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

/**
 * Reads the CSV files that the generators of a fleet file name, each once.
 *
 * @param data content of the fleet file, not checked yet
 * @param folder folder that relative paths start at
 */
export async function readReplays(
  data: unknown,
  folder: string,
): Promise<{ replays: ReplayFiles; issues: FleetIssue[] }> {
  const replays = new Map<string, CsvTable>();
  const issues: FleetIssue[] = [];
  const seen = new Set<string>();
  for (const { name, path } of namedFiles(data)) {
    if (seen.has(name)) continue;
    seen.add(name);
    const outcome = seen.size > maxFiles ? tooManyFiles() : await readTable(name, resolve(folder, name));
    if ('columns' in outcome) replays.set(name, outcome);
    else issues.push({ path: [...path, 'file'], ...outcome });
  }
  return { replays, issues };
}

type Fault = Pick<FleetIssue, 'message' | 'remedy'>;

function tooManyFiles(): Fault {
  return { message: `the fleet has more than ${maxFiles} CSV files`, remedy: 'Use columns of fewer files' };
}

async function readTable(name: string, file: string): Promise<CsvTable | Fault> {
  try {
    const { size } = await stat(file);
    if (size > maxFileBytes) {
      return {
        message: `${name} has ${size} bytes, more than ${maxFileBytes}`,
        remedy: 'Shorten it, or divide it into several files',
      };
    }
    const bytes = await readFile(file);
    const line = lineOutsideUtf8(bytes);
    if (line !== undefined) return { message: `${name}:${line}: this line is not UTF-8`, remedy: utf8Remedy };
    return parseTable(name, bytes.toString('utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return {
      message: `${name} cannot be read (${String(error.code)})`,
      remedy: 'Check the name, relative to the fleet file, and its permissions',
    };
  }
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseTable(name: string, text: string): CsvTable | Fault {
  try {
    const options = { bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true };
    const [head, ...rows] = parse(text, options) as unknown as ParsedRow[];
    if (!head || rows.length === 0) {
      const what = head ? 'no row after the names of its columns' : 'no content';
      return {
        message: `${name} has ${what}`,
        remedy: 'Add rows, after a line with the names of the columns',
      };
    }
    const uneven = rows.find(({ record }) => record.length !== head.record.length);
    if (uneven) {
      return {
        message: `${name}:${uneven.info.lines}: the row has ${uneven.record.length} cells, not ${head.record.length}`,
        remedy: 'Correct the row',
      };
    }
    return {
      columns: head.record,
      rows: rows.map(({ record, info }) => ({ line: info.lines, cells: record })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    const place = typeof line === 'number' ? `:${line}` : '';
    return { message: `${name}${place}: this is not valid CSV`, remedy: 'Write it as RFC 4180 says' };
  }
}

/**
 * Yields the CSV files that a file names, before its shape is checked. Leaves values other than generators to the
 * schema.
 */
function* namedFiles(data: unknown): Generator<NamedFile> {
  for (const [position, cohort] of entriesOf(memberOf(data, 'cohorts'))) {
    for (const [key, setting] of entriesOf(memberOf(cohort, 'values'))) {
      const path = ['cohorts', position, 'values', key];
      yield* namedFile(setting, path);
      for (const [id, one] of entriesOf(setting)) yield* namedFile(one, [...path, id]);
    }
  }
}

function* namedFile(setting: unknown, path: NamedFile['path']): Generator<NamedFile> {
  const name = memberOf(setting, 'kind') === 'csv' ? memberOf(setting, 'file') : undefined;
  if (typeof name === 'string') yield { name, path };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
