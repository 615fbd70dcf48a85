import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A delivery that was given up. */
export interface DeadLetter extends Entity {
  readonly deviceNetworkId: string;
  readonly eventConsumerId: string;
  /** The `webhook-id` that its attempts carried. */
  readonly webhookId: string;
  readonly count: number;
  /** The events as JSON, with commas between them. */
  readonly text: string;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly reason: string;
  /** HTTP status of the last attempt; absent when there was no answer. */
  readonly responseStatus?: number;
  /** Epoch milliseconds, here and below. */
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
