import type { DomainEvent, EventStamp } from './events.ts';

/**
 * The public form of events, as webhook receivers get it. The outbox stores it, so a later version can
 * deliver it.
 */
export interface EventFormat {
  /** Returns an event as JSON. */
  event(event: DomainEvent, stamp: EventStamp): string;
  /**
   * Returns the event of a test delivery as JSON.
   *
   * @param data details that the caller chose
   */
  testEvent(deviceNetworkId: string, data: Readonly<Record<string, unknown>>, stamp: EventStamp): string;
  /**
   * Returns the body of a delivery.
   *
   * @param events events as JSON, separated by commas
   * @param sentAt epoch milliseconds
   */
  delivery(consumer: DeliveryTarget, events: string, sentAt: number): string;
}

/** The event consumer that receives a delivery. */
export interface DeliveryTarget {
  readonly id: string;
  readonly deviceNetworkId: string;
}
