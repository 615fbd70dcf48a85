import { randomUUID } from 'node:crypto';
import { tagLinks, tags } from '../../entities/tag.ts';
import type { Tag, TaggedType } from '../../entities/tag.ts';
import { conflict, invalid } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import { deleteOperation, putOperation, UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store, Transaction, WriteOperation } from '../../ports/store.ts';
import { owned } from '../owned.ts';
import type { Reader } from '../settings/setting-owners.ts';

/** Something that has tags. */
export interface Tagged {
  readonly deviceNetworkId: string;
  readonly entityType: TaggedType;
  readonly entityId: string;
}

/** A tag as something has it. */
export interface TagView {
  readonly tag: Tag;
  /** Whether it comes from the template. */
  readonly isInherited: boolean;
}

const BATCH = 500;

/** Words that things are marked with, and what is marked with them. */
export class TagService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<Tag>> {
    return this.#store.collection(tags).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `tag-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<Tag> {
    return owned(this.#store.collection(tags), 'tag', deviceNetworkId, id);
  }

  /** @throws MusterError `already-exists` when the network has a tag of this name */
  async create(deviceNetworkId: string, name: string): Promise<Tag> {
    const tag = { id: randomUUID(), deviceNetworkId, name };
    await nameTaken(() => this.#store.collection(tags).insert(tag));
    return tag;
  }

  /** @throws MusterError `tag-not-found`, `already-exists` */
  async rename(deviceNetworkId: string, id: string, name: string): Promise<void> {
    await nameTaken(() =>
      this.#store.transaction(async (tx) => {
        const tag = await owned(tx.collection(tags), 'tag', deviceNetworkId, id);
        await tx.collection(tags).put({ ...tag, name });
      }),
    );
  }

  /**
   * Deletes a tag, which takes it off everything at once. The links that are left over mean nothing; they are removed
   * in small steps, so that nobody has to wait for those of a tag that very much has.
   *
   * @throws MusterError `tag-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await owned(tx.collection(tags), 'tag', deviceNetworkId, id);
      await tx.collection(tags).delete(id);
    });
    const query = { where: [{ field: 'tagId', op: 'eq', value: id }], limit: BATCH } as const;
    for (;;) {
      const left = await this.#store.collection(tagLinks).find(query);
      if (left.length > 0) await this.#store.write(left.map((one) => deleteOperation(tagLinks, one.id)));
      if (left.length < BATCH) return;
    }
  }

  /** Tags of things, by name; those of their templates count as inherited. @param templates ids of templates by id */
  async of(
    entityIds: readonly string[],
    templates: ReadonlyMap<string, string> = new Map(),
  ): Promise<ReadonlyMap<string, readonly TagView[]>> {
    const linked = await this.#linked([...entityIds, ...templates.values()]);
    const known = await this.#store.collection(tags).getMany(new Set([...linked.values()].flat()));
    const tagsOf = (id: string | undefined): Tag[] =>
      (id === undefined ? [] : (linked.get(id) ?? [])).flatMap((tagId) => known.get(tagId) ?? []);
    return new Map(
      entityIds.map((id) => {
        const own = tagsOf(id);
        const inherited = tagsOf(templates.get(id)).filter((tag) => !own.includes(tag));
        const views = [
          ...own.map((tag) => ({ tag, isInherited: false })),
          ...inherited.map((tag) => ({ tag, isInherited: true })),
        ];
        return [id, views.sort((a, b) => (a.tag.name < b.tag.name ? -1 : 1))];
      }),
    );
  }

  /** Ids of all of a kind that have the tag themselves. @throws MusterError `tag-not-found` */
  async marked(deviceNetworkId: string, id: string, entityType: TaggedType): Promise<readonly string[]> {
    await this.get(deviceNetworkId, id);
    const links = await this.#store.collection(tagLinks).find({
      where: [
        { field: 'tagId', op: 'eq', value: id },
        { field: 'entityType', op: 'eq', value: entityType },
      ],
    });
    return links.map((one) => one.entityId);
  }

  async #linked(entityIds: readonly string[]): Promise<Map<string, string[]>> {
    const links = await this.#store
      .collection(tagLinks)
      .find({ where: [{ field: 'entityId', op: 'in', value: entityIds }] });
    const byEntity = new Map<string, string[]>();
    for (const { entityId, tagId } of links) {
      const own = byEntity.get(entityId) ?? [];
      own.push(tagId);
      byEntity.set(entityId, own);
    }
    return byEntity;
  }
}

/**
 * The operations that make something have these tags and no others; for the transaction that stores it.
 *
 * @param member name of the ids in the request
 * @throws MusterError `invalid-request` for an id of no tag of the network
 */
export async function tagOperations(
  reader: Reader,
  { deviceNetworkId, entityType, entityId }: Tagged,
  tagIds: readonly string[],
  member = 'TagIds',
): Promise<WriteOperation[]> {
  const known = await reader.collection(tags).getMany(new Set(tagIds));
  const faults: Record<string, string[]> = {};
  tagIds.forEach((id, index) => {
    if (known.get(id)?.deviceNetworkId === deviceNetworkId) return;
    faults[`${member}[${index}]`] = ['There is no tag with this id.'];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const before = await reader
    .collection(tagLinks)
    .find({ where: [{ field: 'entityId', op: 'eq', value: entityId }] });
  return [
    ...before.filter((one) => !known.has(one.tagId)).map((one) => deleteOperation(tagLinks, one.id)),
    ...[...known.keys()].map((tagId) =>
      putOperation(tagLinks, { id: `${entityId}:${tagId}`, deviceNetworkId, tagId, entityType, entityId }),
    ),
  ];
}

/** For what deletes things that may have tags, in its transaction. */
export async function deleteTagsOf(tx: Transaction, entityIds: readonly string[]): Promise<void> {
  await tx.collection(tagLinks).deleteWhere([{ field: 'entityId', op: 'in', value: entityIds }]);
}

async function nameTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    throw conflict('already-exists', 'The device network has a tag of this name.', { cause });
  }
}
