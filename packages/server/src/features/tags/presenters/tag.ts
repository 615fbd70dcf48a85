import type { Tag } from '../model/tag.ts';
import type { TagView } from '../tag-service.ts';
import type { TagIds, TagResponse, TagResponses } from '../../../http/generated/contract.ts';

export function presentTag(tag: Tag, isInherited = false): TagResponse {
  return { Id: tag.id, Name: tag.name, IsInherited: isInherited };
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
