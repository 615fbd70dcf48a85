import type { ReactElement } from 'react';
import type { EventConsumer } from '@muster/sdk/core';
import { StatusMark } from '../layout/status-mark.tsx';

export type DeliveryKind = 'off' | 'failing' | 'deadLetters' | 'waiting' | 'delivered' | 'idle';

/** Summarises the state of an event consumer's deliveries. The first state that applies is used. */
export function deliveryKind(consumer: Pick<EventConsumer, 'UsingHttpEndpoint' | 'Delivery'>): DeliveryKind {
  const { Delivery: delivery } = consumer;
  if (!consumer.UsingHttpEndpoint) return 'off';
  if (delivery.LastFailedTimestamp !== undefined) return 'failing';
  if (delivery.DeadLetters > 0) return 'deadLetters';
  if (delivery.PendingEvents > 0) return 'waiting';
  return delivery.LastDeliveredTimestamp === undefined ? 'idle' : 'delivered';
}

export function DeliveryMark({ consumer }: { readonly consumer: EventConsumer }): ReactElement {
  switch (deliveryKind(consumer)) {
    case 'off':
      return <StatusMark tone="neutral" icon="dash" text="Off" />;
    case 'failing':
      return <StatusMark tone="bad" icon="cross" text="Failing" />;
    case 'deadLetters':
      return <StatusMark tone="warn" icon="warning" text="Dead letters" />;
    case 'waiting':
      return <StatusMark tone="busy" icon="clock" text="Delivering" />;
    case 'delivered':
      return <StatusMark tone="good" icon="check" text="Delivered" />;
    case 'idle':
      return <StatusMark tone="neutral" icon="info" text="Nothing sent yet" />;
  }
}
