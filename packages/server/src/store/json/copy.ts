import type { CopyEnd, CopyTarget } from '../copy/ends.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { openInMemory } from '../sqlite/connection.ts';
import { endOf } from '../sqlite/copy.ts';
import { DEFAULT_MAX_SAMPLES } from '../sqlite/sqlite-store.ts';
import { openLoaded, readState, snapshot } from './json-store.ts';

/** Loads a file to copy from it. The caller holds its lock. @throws StoreError that names the file */
export async function openJsonSource(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
): Promise<CopyEnd> {
  const { connection } = await openLoaded(file, definitions, {
    maxSamplesPerResource: Number.MAX_SAFE_INTEGER,
  });
  return endOf(connection, file);
}

/**
 * Opens a file for a copy into it. The file must not exist, or have no documents and samples. The caller holds its
 * lock.
 *
 * @throws StoreError when the file has documents or samples
 */
export async function openJsonTarget(file: string): Promise<CopyTarget> {
  const state = await readState(file);
  const lists = [...Object.values(state.data.collections), ...Object.values(state.data.measurements)];
  if (lists.some(({ length }) => length > 0)) {
    throw new StoreError(
      'invalid',
      `${file} is not empty.`,
      'Name a file that does not exist with --to (MUSTER_STORE). Stores in use are never overwritten.',
    );
  }
  const connection = openInMemory();
  return {
    ...endOf(connection, file),
    maxSamplesPerResource: DEFAULT_MAX_SAMPLES,
    save: async (collections) => {
      state.data = await snapshot(connection, collections);
      await state.write();
    },
  };
}
