import type { Tag } from '../../domain/entities/tag.ts';
import type { TagView } from '../../domain/services/tags/tag-service.ts';
import type { TagIds, TagResponse, TagResponses } from '../generated/contract.ts';

export function presentTag(tag: Tag, isInherited = false): TagResponse {
  return { Id: tag.id, Name: tag.name, IsInherited: isInherited };
}

/** The members about tags of a tagged entity. TagIds leaves out inherited tags. */
export function presentTags(tags: readonly TagView[]): {
  readonly TagIds: TagIds;
  readonly Tags: TagResponses;
} {
  return {
    TagIds: tags.filter((one) => !one.isInherited).map((one) => one.tag.id),
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
  };
}
