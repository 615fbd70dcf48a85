import type { EventType } from '../events/events.ts';
import { listIndexes, uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** A header of deliveries. The value is sealed in the store, because such headers hold tokens. */
export interface ConsumerHeader {
  readonly name: string;
  readonly value: string;
}

/** A webhook: receives events over HTTP. */
export interface EventConsumer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** http or https URL. Only an inactive consumer can have an empty one. */
  readonly endpoint: string;
  readonly method: 'POST' | 'PUT';
  /** Whether events are collected and delivered. */
  readonly isActive: boolean;
  readonly headers: readonly ConsumerHeader[];
  readonly username?: string;
  /** Sealed. */
  readonly password?: string;
  /** Signing secret of deliveries: `whsec_` and base64, sealed. */
  readonly secret: string;
  /** Former secret. Deliveries are also signed with it until the time below, so that receivers can change over. */
  readonly previousSecret?: string;
  /** Epoch milliseconds. */
  readonly previousSecretUntil?: number;
  /** Event types to deliver; empty for all. */
  readonly eventTypes: readonly EventType[];
  /** Devices whose events to deliver; empty for all events, including those without a device. */
  readonly deviceIds: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const eventConsumers: CollectionDefinition<EventConsumer> = {
  name: 'eventConsumers',
  indexes: uniqueName('deviceNetworkId'),
};

/** Returns the condition for the entries and dead letters of a consumer. */
export function ofConsumer(id: string) {
  return { field: 'eventConsumerId', op: 'eq', value: id } as const;
}

/** Returns the origin of a consumer for logs. Path and query of a webhook are often its only secret. */
export function originOf({ endpoint }: EventConsumer): string {
  return new URL(endpoint).origin;
}

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
