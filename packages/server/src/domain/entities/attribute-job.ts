import type { CollectionDefinition, Entity } from '../ports/store.ts';

export const attributeJobSubjects = [
  'SmartObjectTemplate',
  'DeviceTemplate',
  'DeviceType',
  'Device',
] as const;
export type AttributeJobSubject = (typeof attributeJobSubjects)[number];

/**
 * Something has changed that says which attributes devices are to have, and its devices have not all heard of it. It is
 * stored with the change and deleted when they have: whatever happens in between, the next run goes on with it. `id` is
 * made of the subject.
 */
export interface AttributeJob extends Entity {
  readonly deviceNetworkId: string;
  readonly subject: AttributeJobSubject;
  readonly subjectId: string;
  readonly name: string;
  /** Changes with every change of the subject: work that was begun before is not the end of it. */
  readonly stamp: string;
}

export const attributeJobs: CollectionDefinition<AttributeJob> = {
  name: 'attributeJobs',
  indexes: [{ fields: ['subjectId'] }, { fields: ['deviceNetworkId'] }],
};
