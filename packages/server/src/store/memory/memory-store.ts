import type { Clock } from '../../domain/ports/clock.ts';
import type { AnyCollectionDefinition, Store } from '../../domain/ports/store.ts';
import { QueuedStore, heartbeat } from '../core/queued-store.ts';
import { DocumentBackend } from '../documents/document-backend.ts';
import type { StoreOptions } from '../options.ts';

/** A store that ends with the process: for tests and trials. "Durable" means applied. */
export function openMemoryStore(
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Store {
  const backend = new DocumentBackend([...definitions, heartbeat], {
    maxSamplesPerResource: options.maxSamplesPerResource,
  });
  return new QueuedStore(backend, definitions, clock, options);
}
