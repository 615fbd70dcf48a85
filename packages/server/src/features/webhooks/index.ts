import type { EventCategoryService } from '../actuators/event-category-service.ts';
import type { WebhookDomain } from './webhook-domain.ts';
import { eventConsumerRoutes } from './routes/event-consumers.ts';

interface Needs {
  readonly webhooks: WebhookDomain;
  readonly eventCategories: EventCategoryService;
}

/** Routes of the feature `webhooks`. */
export function composedRoutes({ webhooks, eventCategories }: Needs) {
  return eventConsumerRoutes(webhooks, eventCategories);
}
