import type { TaggedType } from '../model/tag.ts';
import type { TagService } from '../tag-service.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { DataCollectorListResponse, LocationResponse } from '../../../http/generated/contract.ts';
import type { EntityContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { presentTag } from '../presenters/tag.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';

const fields: ListFields = {
  fields: { Id: { path: 'id', type: 'uuid' }, Name: { path: 'name', type: 'text' } },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export function tagRoutes(
  tags: TagService,
  lists: {
    readonly locations: ListReply<LocationResponse>;
    readonly dataCollectors: ListReply<DataCollectorListResponse>;
  },
): Routes<'tags'> {
  const marked =
    <Row>(list: ListReply<Row>, type: TaggedType) =>
    async (context: EntityContext): Promise<PageMessage<Row>> => {
      const { params, principal } = context;
      return list(context, [await tags.marked(principal.deviceNetworkId, params.id, type)]);
    };
  return {
    'tags.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await tags.list(deviceNetworkId, query), (tag) => presentTag(tag));
    },
    // The reference answers with the tag and 200 here.
    'tags.create': async ({ body, principal: { deviceNetworkId }, begin }) => {
      const unit = begin((id) => ok(presentTag({ id, deviceNetworkId, name: body.Name })));
      const tag = await tags.create(deviceNetworkId, body.Name, unit);
      unit.checkUsed();
      return ok(presentTag(tag));
    },
    'tags.get': async ({ params, principal }) =>
      ok(presentTag(await tags.get(principal.deviceNetworkId, params.id))),
    'tags.update': async ({ params, body, principal }) => {
      await tags.rename(principal.deviceNetworkId, params.id, body.Name);
      return noContent();
    },
    'tags.delete': async ({ params, principal }) => {
      await tags.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'tags.listDataCollectors': marked(lists.dataCollectors, 'DataCollector'),
    'tags.listLocations': marked(lists.locations, 'Location'),
  };
}
