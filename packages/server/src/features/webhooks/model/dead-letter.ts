import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A delivery that has been given up. */
export interface DeadLetter extends Entity {
  readonly deviceNetworkId: string;
  readonly eventConsumerId: string;
  /** Header `webhook-id` of its attempts. */
  readonly webhookId: string;
  readonly count: number;
  /** The events as JSON, separated by commas. */
  readonly text: string;
  readonly attempts: number;
  /** Reason why the last attempt failed. */
  readonly reason: string;
  /** HTTP status of the last attempt; absent if there was no response. */
  readonly responseStatus?: number;
  /** Epoch milliseconds, like the field below. */
  readonly firstAttemptAt: number;
  readonly failedAt: number;
}

export const deadLetters: CollectionDefinition<DeadLetter> = {
  name: 'deadLetters',
  indexes: [
    { fields: ['eventConsumerId', 'failedAt'], covers: ['webhookId', 'responseStatus'] },
    ...listIndexes('eventConsumerId', ['id', 'webhookId', 'responseStatus']),
  ],
  references: [{ field: 'eventConsumerId', to: ['eventConsumers'], onDelete: 'cascade' }],
};
