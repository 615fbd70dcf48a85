import { Low } from 'lowdb';

import type { Clock } from '../../domain/ports/clock.ts';
import type { AnyCollectionDefinition, Entity, Store } from '../../domain/ports/store.ts';
import { StoreError, UniqueViolationError } from '../../domain/ports/store.ts';
import { checkDefinitions } from '../core/checks.ts';
import { QueuedStore, heartbeat } from '../core/queued-store.ts';
import { DocumentBackend } from '../documents/document-backend.ts';
import type { StoreOptions } from '../options.ts';
import { StateFile, fromStored, stateFormat, toStored, type State, type StoredValue } from './state-file.ts';

/**
 * A store in one JSON file. Every commit rewrites the file, so it is for fixtures and small fleets; what is written
 * while a save is under way shares the next one.
 * @throws StoreError that names the file when it is damaged or cannot be read
 */
export async function openLowdbStore(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Promise<Store> {
  checkDefinitions(definitions);
  const database = new Low<State>(new StateFile(file), {
    format: stateFormat,
    collections: {},
    measurements: {},
  });
  await database.read();
  // Collections that this version does not know are kept as they are.
  const foreign = Object.entries(database.data.collections).filter(
    ([name]) => !definitions.some((definition) => definition.name === name),
  );
  const backend = new DocumentBackend([...definitions, heartbeat], {
    maxSamplesPerResource: options.maxSamplesPerResource,
    save: async (state) => {
      database.data = snapshot(state, foreign);
      await database.write();
    },
  });
  load(backend, database.data, definitions, file);
  return new QueuedStore(backend, definitions, clock, options);
}

function load(
  backend: DocumentBackend,
  state: State,
  definitions: readonly AnyCollectionDefinition[],
  file: string,
): void {
  for (const definition of definitions) {
    const table = backend.table(definition);
    const docs = Object.hasOwn(state.collections, definition.name)
      ? (state.collections[definition.name] ?? [])
      : [];
    for (const doc of docs) insert(() => table.load(doc), doc, file);
  }
  for (const [resourceId, samples] of Object.entries(state.measurements)) {
    backend
      .samples()
      .append(samples.map(([timeMs, value]) => ({ resourceId, timeMs, value: fromStored(value) })));
  }
  backend.accept();
}

function insert(work: () => void, doc: Entity, file: string): void {
  try {
    work();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    throw new StoreError(
      'corrupt',
      `${file} cannot be used: document "${doc.id}" of "${cause.collection}" has the same ${cause.fields.join(' + ')} as another one.`,
      'Remove one of the two.',
      { cause },
    );
  }
}

/** Made at once, before anything is awaited: later changes belong to the next save. */
function snapshot(backend: DocumentBackend, foreign: readonly [string, readonly Entity[]][]): State {
  const collections: [string, readonly Entity[]][] = [];
  for (const [name, table] of backend.tables()) {
    if (name !== heartbeat.name) collections.push([name, [...table.all()]]);
  }
  const measurements = [...backend.samples().entries()].map(
    ([resourceId, samples]): [string, [number, StoredValue][]] => [
      resourceId,
      samples.map(([timeMs, value]) => [timeMs, toStored(value)]),
    ],
  );
  // fromEntries makes own properties of any key, `__proto__` too.
  return {
    format: stateFormat,
    collections: Object.fromEntries([...collections, ...foreign]),
    measurements: Object.fromEntries(measurements),
  };
}
