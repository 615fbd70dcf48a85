import type { AttributeReadService } from './attribute-read-service.ts';
import type { QueueItemService } from './queue-item-service.ts';
import { queueItemRoutes } from './routes/queue-items.ts';
import { resourceAttributeRoutes } from './routes/resource-attributes.ts';

interface Needs {
  readonly attributeReads: AttributeReadService;
  readonly queueItems: QueueItemService;
}

/** Routes of the feature `commands`. */
export function composedRoutes({ attributeReads, queueItems }: Needs) {
  return {
    ...queueItemRoutes(queueItems),
    ...resourceAttributeRoutes(attributeReads),
  };
}
