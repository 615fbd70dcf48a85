import type { EventCategoryService } from '../../domain/services/actuators/event-category-service.ts';
import type { WebhookDomain } from '../../domain/services/webhooks/webhook-domain.ts';
import { eventConsumerRoutes } from '../../http/routes/event-consumers.ts';

interface Needs {
  readonly webhooks: WebhookDomain;
  readonly eventCategories: EventCategoryService;
}

/** Routes of the feature `webhooks`. */
export function routes({ webhooks, eventCategories }: Needs) {
  return eventConsumerRoutes(webhooks, eventCategories);
}
