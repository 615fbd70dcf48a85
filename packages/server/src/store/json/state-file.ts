import type { Adapter } from 'lowdb';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Entity } from '../port.ts';
import { StoreError } from '../port.ts';
import { makeFolders } from '../../make-folders.ts';
import { realFile } from '../../real-file.ts';
import type { StoredValue } from '../sql/stored-values.ts';
import { fromSystem } from '../sqlite/sqlite-store.ts';

export const FORMAT = 1;

/** Content of the file. */
export interface State {
  readonly format: number;
  readonly collections: Readonly<Record<string, readonly Entity[]>>;
  /** Keyed by resource ID: [epoch ms, value] pairs, ascending. */
  readonly measurements: Readonly<Record<string, readonly (readonly [number, StoredValue])[]>>;
}

/**
 * lowdb adapter: one JSON file with one document per line, so that it can be read and compared. A new file is
 * written, synced and renamed, so the file always has the old state or the new one. Only its owner can read it,
 * because it contains keys.
 */
export class StateFile implements Adapter<State> {
  readonly #file: string;

  /** Keeps a symbolic link and replaces its target. @throws StoreError */
  constructor(file: string) {
    try {
      makeFolders(dirname(file));
      this.#file = realFile(file);
    } catch (error) {
      throw fromSystem(error, file, 'read');
    }
  }

  async read(): Promise<State | null> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw fromSystem(error, this.#file, 'read');
    }
    return text.trim() === '' ? null : parse(text, this.#file);
  }

  async write(state: State): Promise<void> {
    const beside = join(dirname(this.#file), `.${basename(this.#file)}.tmp`);
    try {
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(format(state));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, this.#file);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      throw fromSystem(error, this.#file, 'written');
    }
  }
}

function parse(text: string, file: string): State {
  let state: Partial<State> | null;
  try {
    state = JSON.parse(text) as Partial<State> | null;
  } catch (cause) {
    throw corrupt(file, String(cause));
  }
  const { format: version, collections = {}, measurements = {} } = state ?? {};
  if (typeof version !== 'number') throw corrupt(file, 'it has no format number');
  if (version > FORMAT) {
    throw new StoreError(
      'schema-newer',
      `${file} was written by a newer version (format ${version}, this version reads up to ${FORMAT}).`,
      'Start that version or a later one.',
    );
  }
  const name = Object.keys(collections).find((one) => !isListOf(collections[one], isEntity));
  if (name !== undefined) throw corrupt(file, `collection "${name}" is not a list of documents with ids`);
  const id = Object.keys(measurements).find((one) => !isListOf(measurements[one], isSample));
  if (id !== undefined) throw corrupt(file, `the measurements of "${id}" are not a list of [time, value]`);
  return { format: version, collections, measurements };
}

function isListOf(list: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isItem);
}

const isEntity = (item: unknown): boolean => typeof (item as Entity | null)?.id === 'string';

function isSample(item: unknown): boolean {
  if (!Array.isArray(item)) return false;
  const [time, value] = item as [unknown, unknown];
  return Number.isSafeInteger(time) && value !== null && value !== undefined;
}

function format(state: State): string {
  const lists = Object.entries(state.collections).map(([name, docs]) => {
    const lines = docs.map((doc) => `\n      ${JSON.stringify(doc)}`);
    return `\n    ${JSON.stringify(name)}: [${lines.join(',')}${lines.length > 0 ? '\n    ' : ''}]`;
  });
  const series = Object.entries(state.measurements).map(
    ([resourceId, samples]) => `\n    ${JSON.stringify(resourceId)}: ${JSON.stringify(samples)}`,
  );
  return `{\n  "format": ${state.format},\n  "collections": {${lists.join(',')}\n  },\n  "measurements": {${series.join(',')}\n  }\n}\n`;
}

export function corrupt(file: string, reason: string, cause?: unknown): StoreError {
  return new StoreError(
    'corrupt',
    `${file} cannot be used: ${reason}.`,
    'Repair it, restore a backup, or move it away to start with an empty store.',
    { cause },
  );
}
