import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Events that wait to be delivered to one consumer: those that came about together. */
export interface OutboxEntry extends Entity {
  readonly eventConsumerId: string;
  /** Of its first event; the next entry of the consumer begins at `sequence + count`. */
  readonly sequence: number;
  readonly count: number;
  /** Characters of all entries of the consumer before this one: a sum that only rises, as `sequence` does. */
  readonly charactersBefore: number;
  /** The events as JSON, with commas between them. */
  readonly text: string;
}

export const outboxEntries: CollectionDefinition<OutboxEntry> = {
  name: 'outboxEntries',
  indexes: [{ fields: ['eventConsumerId', 'sequence'] }],
  references: [{ field: 'eventConsumerId', to: ['eventConsumers'], onDelete: 'cascade' }],
};
