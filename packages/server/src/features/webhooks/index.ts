import { eventConsumerRoutes } from './routes/event-consumers.ts';
import type { WebhookDomain } from './webhook-domain.ts';

interface Needs {
  readonly webhooks: WebhookDomain;
}

/** Routes of the feature `webhooks`. */
export function composedRoutes({ webhooks }: Needs) {
  return eventConsumerRoutes(webhooks);
}
