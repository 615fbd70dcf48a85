import type { TagService } from './tag-service.ts';
import type { DataCollectorListResponse, LocationResponse } from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { tagRoutes } from './routes/tags.ts';

interface Needs {
  readonly tags: TagService;
  readonly lists: {
    readonly dataCollectors: ListReply<DataCollectorListResponse>;
    readonly locations: ListReply<LocationResponse>;
  };
}

/** Routes of the feature `tags`. */
export function routes({ tags, lists }: Needs) {
  return tagRoutes(tags, lists);
}
