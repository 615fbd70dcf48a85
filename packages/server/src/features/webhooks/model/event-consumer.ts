import type { EventType } from '../../events/events.ts';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
  /**
   * Former secret. Deliveries are also signed with it until the time below, so that receivers can change
   * over.
   */
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
