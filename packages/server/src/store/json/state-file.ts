import type { Adapter } from 'lowdb';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Entity } from '../port.ts';
import { StoreError } from '../port.ts';
import { makeFolders } from '../../make-folders.ts';
import { realFile } from '../../real-file.ts';
import type { StoredValue } from '../sql/stored-values.ts';

/** What the file holds. */
export interface State {
  readonly format: number;
  readonly collections: Readonly<Record<string, readonly Entity[]>>;
  /** Per resource id: [epoch ms, value], ascending. */
  readonly measurements: Readonly<Record<string, readonly (readonly [number, StoredValue])[]>>;
}

export const stateFormat = 1;

/**
 * lowdb adapter: the whole state as one JSON file, a document to a line, so that it can be read and compared. It is
 * replaced in one step (written beside, synced, renamed), so the file is the old state or the new one, never half of
 * either. Readable for its owner only, because it holds keys.
 */
export class StateFile implements Adapter<State> {
  #file: string;

  /** A symbolic link is kept, and its target is replaced. */
  constructor(file: string) {
    this.#file = file;
  }

  get #temporary(): string {
    return join(dirname(this.#file), `.${basename(this.#file)}.tmp`);
  }

  async read(): Promise<State | null> {
    let text: string;
    try {
      makeFolders(dirname(this.#file));
      this.#file = realFile(this.#file);
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw fileError(error, this.#file, 'read');
    }
    return text.trim() === '' ? null : parseState(text, this.#file);
  }

  async write(state: State): Promise<void> {
    try {
      const handle = await open(this.#temporary, 'w', 0o600);
      try {
        await handle.writeFile(formatState(state));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(this.#temporary, this.#file);
    } catch (error) {
      await rm(this.#temporary, { force: true }).catch(() => undefined);
      throw fileError(error, this.#file, 'written');
    }
  }
}

function parseState(text: string, file: string): State {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (cause) {
    throw corrupt(file, cause instanceof Error ? cause.message : 'not JSON', cause);
  }
  if (!isRecord(state)) throw corrupt(file, 'it is not a Muster state file');
  const { collections, measurements } = state;
  if (!isRecord(collections) || !isRecord(measurements)) {
    throw corrupt(file, 'it is not a Muster state file');
  }
  checkFormat(state['format'], file);
  checkLists(
    collections,
    isEntity,
    file,
    (name) => `collection "${name}" is not a list of documents with ids`,
  );
  checkLists(
    measurements,
    isSample,
    file,
    (id) => `the measurements of "${id}" are not a list of [time, value]`,
  );
  return state as unknown as State;
}

function checkFormat(format: unknown, file: string): void {
  if (typeof format !== 'number') throw corrupt(file, 'it has no format number');
  if (format <= stateFormat) return;
  throw new StoreError(
    'schema-newer',
    `${file} was written by a newer version (format ${format}, this version reads up to ${stateFormat}).`,
    'Start that version or a later one.',
  );
}

function checkLists(
  lists: Readonly<Record<string, unknown>>,
  isItem: (item: unknown) => boolean,
  file: string,
  reason: (key: string) => string,
): void {
  for (const [key, items] of Object.entries(lists)) {
    if (!Array.isArray(items) || !items.every(isItem)) throw corrupt(file, reason(key));
  }
}

function formatState({ format, collections, measurements }: State): string {
  const lists = Object.entries(collections).map(([name, docs]) => {
    const lines = docs.map((doc) => `\n      ${JSON.stringify(doc)}`);
    return `\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`;
  });
  const series = Object.entries(measurements).map(
    ([resourceId, samples]) => `\n    ${JSON.stringify(resourceId)}: ${JSON.stringify(samples)}`,
  );
  return `{\n  "format": ${format},\n  "collections": {${lists.join(',')}\n  },\n  "measurements": {${series.join(',')}\n  }\n}\n`;
}

const remedies: Readonly<Record<string, readonly ['disk-full' | 'read-only', string]>> = {
  ENOSPC: ['disk-full', 'Free some space; the file still holds the state before.'],
  EDQUOT: ['disk-full', 'Free some space; the file still holds the state before.'],
  EROFS: ['read-only', 'The file system is mounted read-only.'],
  EACCES: ['read-only', 'Check the permissions of the file and its directory.'],
  EPERM: ['read-only', 'Check the permissions of the file and its directory.'],
};

function fileError(cause: unknown, file: string, what: string): StoreError {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const [kind, remedy] = remedies[code] ?? (['io', 'Check the path in the store URL and the disk.'] as const);
  return new StoreError(kind, `${file} cannot be ${what}: ${message}.`, remedy, { cause });
}

function corrupt(file: string, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    'corrupt',
    `${file} cannot be used: ${reason}.`,
    'Repair it, restore a backup, or move it away to start with an empty store.',
    { cause },
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntity(value: unknown): boolean {
  return isRecord(value) && typeof value['id'] === 'string' && value['id'] !== '';
}

function isSample(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [time, sample] = value as [unknown, unknown];
  if (!Number.isSafeInteger(time)) return false;
  if (isRecord(sample)) return ['NaN', 'Infinity', '-Infinity'].includes(String(sample['number']));
  return ['number', 'string', 'boolean'].includes(typeof sample);
}
