import type { AttributeReadService } from '../../domain/services/commands/attribute-read-service.ts';
import type { QueueItemService } from '../../domain/services/commands/queue-item-service.ts';
import { queueItemRoutes } from '../../http/routes/queue-items.ts';
import { resourceAttributeRoutes } from '../../http/routes/resource-attributes.ts';

interface Needs {
  readonly attributeReads: AttributeReadService;
  readonly queueItems: QueueItemService;
}

/** Routes of the feature `commands`. */
export function routes({ attributeReads, queueItems }: Needs) {
  return {
    ...queueItemRoutes(queueItems),
    ...resourceAttributeRoutes(attributeReads),
  };
}
