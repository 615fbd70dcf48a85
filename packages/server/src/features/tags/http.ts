import type { TagIds, TagResponse, TagResponses } from '../../http/generated/contract.ts';
import { act, ok } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { deleteRoute, updateRoute } from '../../http/writes.ts';
import { tags } from './model.ts';
import type { Tag } from './model.ts';
import type { TagService, TagView } from './tags.ts';

const members = membersOf<Tag>()({ Id: 'uuid', Name: 'text' });
const fields = members.list({ search: ['name'], defaultSort: [{ field: 'name', direction: 'asc' }] });
const show = members.show();

export interface Services {
  readonly tags: TagService;
}

/** Routes of the tag `tags`, except the lists of tagged entities. */
export const routes: FeatureRoutes<
  'tags.create' | 'tags.delete' | 'tags.get' | 'tags.list' | 'tags.update',
  Services
> = {
  'tags.list': listRoute(tags, fields, (tag) => presentTag(tag)),
  // The reference responds with 200 and the tag here.
  'tags.create': act(async ({ body, principal: { deviceNetworkId }, begin }, { tags: service }) => {
    const unit = begin((id) => ok(presentTag({ id, deviceNetworkId, name: body.Name })));
    const tag = await service.create(deviceNetworkId, { name: body.Name }, unit);
    unit.checkUsed();
    return ok(presentTag(tag));
  }),
  'tags.get': entityRoute(tags, 'tag', (tag) => presentTag(tag)),
  'tags.update': updateRoute('tags', ({ Name }) => ({ name: Name })),
  'tags.delete': deleteRoute('tags'),
};

export function presentTag(tag: Tag, isInherited = false): TagResponse {
  return { ...show(tag), IsInherited: isInherited };
}

/** Presents the tag members of a tagged entity. TagIds leaves out inherited tags. */
export function presentTags(tags: readonly TagView[]): {
  readonly TagIds: TagIds;
  readonly Tags: TagResponses;
} {
  return {
    TagIds: tags.filter((one) => !one.isInherited).map((one) => one.tag.id),
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
  };
}
