import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type ActuationDirection = 'Activate' | 'Reset';

/**
 * A run of an actuator that an event triggers. Stored in the commit of the event, and deleted in the commit
 * of the activity log entry of the run. IDs are ascending, and only the last one runs.
 */
export interface PendingActuation extends Entity {
  readonly deviceNetworkId: string;
  readonly actuatorId: string;
  readonly eventCategoryId: string;
  readonly direction: ActuationDirection;
  readonly eventId: string;
  readonly ruleName: string;
  readonly deviceName?: string;
}

export const pendingActuations: CollectionDefinition<PendingActuation> = {
  name: 'pendingActuations',
  indexes: [{ fields: ['actuatorId'] }],
  references: [{ field: 'actuatorId', to: ['actuators'], onDelete: 'cascade' }],
};
