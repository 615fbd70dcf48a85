import type { EventType } from '../../events/events.ts';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A header that deliveries carry; its value is sealed in the store, since such headers hold tokens. */
export interface ConsumerHeader {
  readonly name: string;
  readonly value: string;
}

/** Whom events are delivered to over HTTP: a webhook. */
export interface EventConsumer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** http or https URL; empty: none yet, which only one that is not active may have. */
  readonly endpoint: string;
  readonly method: 'POST' | 'PUT';
  /** Whether events are collected and delivered. */
  readonly isActive: boolean;
  readonly headers: readonly ConsumerHeader[];
  readonly username?: string;
  /** Sealed. */
  readonly password?: string;
  /** What deliveries are signed with: `whsec_` and base64, sealed. */
  readonly secret: string;
  /** The secret before: deliveries carry its signature too until the time below, so that receivers can change over. */
  readonly previousSecret?: string;
  /** Epoch milliseconds. */
  readonly previousSecretUntil?: number;
  /** Only events of these types; empty: of all. */
  readonly eventTypes: readonly EventType[];
  /** Only events of these devices; empty: of all, and those of no device. */
  readonly deviceIds: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const eventConsumers: CollectionDefinition<EventConsumer> = {
  name: 'eventConsumers',
  indexes: uniqueName('deviceNetworkId'),
};
