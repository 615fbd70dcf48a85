import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type AttributeJobSubject = 'SmartObjectTemplate' | 'DeviceTemplate' | 'DeviceType' | 'Device';

/**
 * A change of desired attributes that has not been distributed to all its devices. Stored with the change and
 * deleted at the end of the distribution, so that the next run of the server continues it. `id` is derived
 * from the subject.
 */
export interface AttributeJob extends Entity {
  readonly deviceNetworkId: string;
  readonly subject: AttributeJobSubject;
  readonly subjectId: string;
  readonly name: string;
  /** Changes with every change of the subject, so that work begun earlier does not complete the job. */
  readonly stamp: string;
  /** Activity log entry of the request that made the change. */
  readonly activityId?: string;
  /** Entries of earlier changes that this job replaced before they were completely distributed. */
  readonly replacedActivityIds?: readonly string[];
}

export const attributeJobs: CollectionDefinition<AttributeJob> = {
  name: 'attributeJobs',
  indexes: [{ fields: ['subjectId'] }, { fields: ['deviceNetworkId'] }],
};
