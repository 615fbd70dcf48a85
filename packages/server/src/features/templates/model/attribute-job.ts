import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type AttributeJobSubject = 'SmartObjectTemplate' | 'DeviceTemplate' | 'DeviceType' | 'Device';

/**
 * A change of desired attributes that has not been distributed to all its devices. Stored with the change and deleted
 * at the end of the distribution, so that the next run of the server continues it. `id` consists of the subject.
 */
export interface AttributeJob extends Entity {
  readonly deviceNetworkId: string;
  readonly subject: AttributeJobSubject;
  readonly subjectId: string;
  readonly name: string;
  /** Changes with every change of the subject: work that was begun before is not the end of it. */
  readonly stamp: string;
  /** Activity log entry of the request that made the change. */
  readonly activityId?: string;
  /** Those of earlier changes that this job replaced before they were distributed completely. */
  readonly replacedActivityIds?: readonly string[];
}

export const attributeJobs: CollectionDefinition<AttributeJob> = {
  name: 'attributeJobs',
  indexes: [{ fields: ['subjectId'] }, { fields: ['deviceNetworkId'] }],
};
