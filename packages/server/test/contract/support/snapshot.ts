import { createHash } from 'node:crypto';
import { activityLogEntries } from '../../../src/domain/entities/activity-log-entry.ts';
import { auditEntries } from '../../../src/domain/entities/audit-entry.ts';
import { collections } from '../../../src/domain/entities/index.ts';
import type { CollectionDefinition, Entity } from '../../../src/domain/ports/store.ts';
import type { TestApp } from '../../support/app.ts';

/**
 * A digest of everything that the service has stored, and of what it sent to devices.
 *
 * @param withLog whether the activity log, which tells of failures too, is part of it
 */
export async function snapshotOf(app: TestApp, withLog = true): Promise<string> {
  const hash = createHash('sha256');
  for (const definition of collections) {
    // It tells of what was refused too.
    if (definition.name === auditEntries.name) continue;
    if (!withLog && definition.name === activityLogEntries.name) continue;
    const rows = await app.world.store.collection(definition as CollectionDefinition<Entity>).find({});
    hash.update(`${definition.name} ${JSON.stringify(rows)}\n`);
  }
  return hash.update(app.world.link.sent.join('\n')).digest('hex');
}
