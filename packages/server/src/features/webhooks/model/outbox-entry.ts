import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Pending events for one consumer that occurred together. */
export interface OutboxEntry extends Entity {
  readonly eventConsumerId: string;
  /** Sequence number of its first event. The next entry of the consumer begins at `sequence + count`. */
  readonly sequence: number;
  readonly count: number;
  /** Total characters of all earlier entries of the consumer. Like `sequence`, it only increases. */
  readonly charactersBefore: number;
  /** The events as JSON, separated by commas. */
  readonly text: string;
}

export const outboxEntries: CollectionDefinition<OutboxEntry> = {
  name: 'outboxEntries',
  indexes: [{ fields: ['eventConsumerId', 'sequence'] }],
  references: [{ field: 'eventConsumerId', to: ['eventConsumers'], onDelete: 'cascade' }],
};
