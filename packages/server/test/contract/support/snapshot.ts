import { createHash } from 'node:crypto';
import { activityLogEntries } from '../../../src/features/activity/model/activity-log-entry.ts';
import { auditEntries } from '../../../src/features/activity/model/audit-entry.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import { deviceActivity, usage } from '../../../src/features/usage/model/usage.ts';
import type { CollectionDefinition, Entity } from '../../../src/store/port.ts';
import type { TestApp } from '../../support/app.ts';

/** Collections that also record refused requests, and requests that only read. */
const recording: ReadonlySet<string> = new Set([auditEntries.name, deviceActivity.name, usage.name]);

/** The latest digests of an app, valid until its next commit. */
interface Taken {
  readonly commits: number;
  readonly digests: Map<boolean, string>;
}

const taken = new WeakMap<TestApp, Taken>();

/**
 * Returns a digest of all stored rows and of all messages to devices.
 *
 * @param withLog whether to include the activity log, which also records failures
 */
export async function snapshotOf(app: TestApp, withLog = true): Promise<string> {
  const { world } = app;
  const last = taken.get(app);
  const current =
    last?.commits === world.commits ? last : { commits: world.commits, digests: new Map<boolean, string>() };
  const stored = current.digests.get(withLog) ?? (await storedDigest(app, withLog));
  // Store the digest only if no commit happened during its computation.
  if (world.commits === current.commits) taken.set(app, current);
  current.digests.set(withLog, stored);
  return `${stored} ${world.link.sent.join('\n')}`;
}

async function storedDigest(app: TestApp, withLog: boolean): Promise<string> {
  const hash = createHash('sha256');
  for (const definition of collections) {
    if (recording.has(definition.name)) continue;
    if (!withLog && definition.name === activityLogEntries.name) continue;
    const rows = await app.world.store.collection(definition as CollectionDefinition<Entity>).find({});
    hash.update(`${definition.name} ${JSON.stringify(rows)}\n`);
  }
  return hash.digest('hex');
}
