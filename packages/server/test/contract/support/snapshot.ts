import { createHash } from 'node:crypto';
import { activityLogEntries, auditEntries } from '../../../src/features/activity/model.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import { deviceActivity, usage } from '../../../src/features/usage/model.ts';
import type { CollectionDefinition, Entity, Store } from '../../../src/store/port.ts';
import type { TestApp } from '../../support/app.ts';
import { writesOf } from '../../support/seeded-store.ts';

/** Collections that also record refused requests, and requests that only read. */
const recording: ReadonlySet<string> = new Set([auditEntries.name, deviceActivity.name, usage.name]);

/** The digest of a collection after so many writes to it. */
interface Taken {
  readonly writes: number;
  readonly digest: string;
}

/** The latest digests of a store, by collection. */
const taken = new WeakMap<Store, Map<string, Taken>>();

/**
 * Returns a digest of all stored rows and of all messages to devices. Only collections with writes since the last call
 * are read.
 *
 * @param withLog whether to include the activity log, which also records failures
 */
export async function snapshotOf(app: TestApp, withLog = true): Promise<string> {
  const digests: string[] = [];
  for (const definition of collections) {
    const { name } = definition;
    if (recording.has(name) || (!withLog && name === activityLogEntries.name)) continue;
    digests.push(`${name} ${await digestOf(app, definition as CollectionDefinition<Entity>)}`);
  }
  return [...digests, ...app.world.link.sent].join('\n');
}

async function digestOf(app: TestApp, definition: CollectionDefinition<Entity>): Promise<string> {
  const { store } = app.world;
  const digests = taken.get(store) ?? new Map<string, Taken>();
  taken.set(store, digests);
  // Before the rows are read, so that a write in between makes the digest outdated.
  const writes = writesOf(store, definition.name);
  const last = digests.get(definition.name);
  if (last !== undefined && last.writes === writes) return last.digest;
  const rows = await store.collection(definition).find({});
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (writes !== undefined) digests.set(definition.name, { writes, digest });
  return digest;
}
