import { createHash } from 'node:crypto';
import { activityLogEntries } from '../../../src/features/activity/model/activity-log-entry.ts';
import { auditEntries } from '../../../src/features/activity/model/audit-entry.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import type { CollectionDefinition, Entity } from '../../../src/store/port.ts';
import type { TestApp } from '../../support/app.ts';

/** The latest digests of an app. They hold until the next commit. */
interface Taken {
  readonly commits: number;
  readonly digests: Map<boolean, string>;
}

const taken = new WeakMap<TestApp, Taken>();

/**
 * A digest of everything that the service has stored, and of what it sent to devices.
 *
 * @param withLog whether the activity log, which tells of failures too, is part of it
 */
export async function snapshotOf(app: TestApp, withLog = true): Promise<string> {
  const { world } = app;
  const last = taken.get(app);
  const current =
    last?.commits === world.commits ? last : { commits: world.commits, digests: new Map<boolean, string>() };
  const stored = current.digests.get(withLog) ?? (await storedDigest(app, withLog));
  // Only a digest during which nothing was written holds for that number of commits.
  if (world.commits === current.commits) taken.set(app, current);
  current.digests.set(withLog, stored);
  return `${stored} ${world.link.sent.join('\n')}`;
}

async function storedDigest(app: TestApp, withLog: boolean): Promise<string> {
  const hash = createHash('sha256');
  for (const definition of collections) {
    // It tells of what was refused too.
    if (definition.name === auditEntries.name) continue;
    if (!withLog && definition.name === activityLogEntries.name) continue;
    const rows = await app.world.store.collection(definition as CollectionDefinition<Entity>).find({});
    hash.update(`${definition.name} ${JSON.stringify(rows)}\n`);
  }
  return hash.digest('hex');
}
