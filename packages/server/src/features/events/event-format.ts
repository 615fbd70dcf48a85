import type { DomainEvent, EventStamp } from './events.ts';

/** The public form of events, as receivers of webhooks get it. The outbox stores it, so a later version can deliver it. */
export interface EventFormat {
  /** An event as JSON. */
  event(event: DomainEvent, stamp: EventStamp): string;
  /**
   * The event of a test delivery as JSON.
   *
   * @param data details that the caller chose
   */
  testEvent(deviceNetworkId: string, data: Readonly<Record<string, unknown>>, stamp: EventStamp): string;
  /**
   * The body of a delivery.
   *
   * @param events events as JSON, with commas between them
   * @param sentAt epoch milliseconds
   */
  delivery(consumer: DeliveryTarget, events: string, sentAt: number): string;
}

/** The event consumer that a delivery is for. */
export interface DeliveryTarget {
  readonly id: string;
  readonly deviceNetworkId: string;
}
