import { invalid, unknownId } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/entities.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type {
  CollectionDefinition,
  Condition,
  Entity,
  Reader,
  Store,
  Transaction,
  WriteOperation,
} from '../../store/port.ts';
import { deviceTemplates } from '../catalogue/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import { dataCollectorTemplates, dataCollectors } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import { tagLinks, tags } from './model.ts';
import type { Tag, TaggedType } from './model.ts';

/** Reference to a tagged entity. */
export interface Tagged {
  readonly deviceNetworkId: string;
  readonly entityType: TaggedType;
  readonly entityId: string;
}

/** A tag of an entity. */
export interface TagView {
  readonly tag: Tag;
  /** Whether the tag is inherited from the template. */
  readonly isInherited: boolean;
}

/** An entity with its own tags and those of its template. */
interface TaggedThing extends WithTags {
  readonly inherited?: readonly string[];
}

interface WithTags extends Entity {
  readonly tagIds?: readonly string[];
}

const BATCH = 100;

/** Collections of tagged entities. */
const tagged: Readonly<Partial<Record<TaggedType, CollectionDefinition<WithTags>>>> = {
  DataCollector: dataCollectors as CollectionDefinition<WithTags>,
  DataCollectorTemplate: dataCollectorTemplates as CollectionDefinition<WithTags>,
  Device: devices as CollectionDefinition<WithTags>,
  DeviceTemplate: deviceTemplates as CollectionDefinition<WithTags>,
  Location: locations as CollectionDefinition<WithTags>,
  SmartObject: smartObjects as CollectionDefinition<WithTags>,
  SmartObjectTemplate: smartObjectTemplates as CollectionDefinition<WithTags>,
};

/** Manages tags, which are labels for entities. */
export class TagService extends NetworkEntities<Tag> {
  constructor(store: Store) {
    super(store, tags, 'tag');
  }

  /**
   * Removes a tag from all entities in short steps, and deletes it in the last one. After a crash in between,
   * the tag still exists and can be deleted again. If it were deleted first, entities would keep an unknown
   * tag ID, and updates of them would be rejected.
   *
   * @throws MusterError `tag-not-found`
   */
  override async delete(deviceNetworkId: string, id: string): Promise<void> {
    // Other work runs between two transactions.
    for (let isDeleted = false; !isDeleted;) {
      isDeleted = await this.store.transaction(async (tx) => {
        await findInNetwork(tx.collection(tags), 'tag', deviceNetworkId, id);
        return (await takeOff(tx, id)) < BATCH && tx.collection(tags).delete(id);
      });
    }
  }
}

/** Returns the condition for entities of a type that have the tag themselves, not through their template. */
export function taggedWith(id: string, entityType: TaggedType): Condition {
  const where = [
    { field: 'tagId', op: 'eq', value: id },
    { field: 'entityType', op: 'eq', value: entityType },
  ] as const;
  return { field: 'id', op: 'among', value: [{ collection: tagLinks, field: 'entityId', where }] };
}

/** Returns the tags of entities by entity ID, sorted by name. */
export async function tagViews(
  reader: Reader,
  things: readonly TaggedThing[],
): Promise<ReadonlyMap<string, readonly TagView[]>> {
  const named = things.flatMap(({ tagIds = [], inherited = [] }) => [...tagIds, ...inherited]);
  const known = await reader.collection(tags).getMany(new Set(named));
  return new Map(
    things.map(({ id, tagIds = [], inherited = [] }) => {
      const all = new Map([
        ...inherited.map((one) => [one, true] as const),
        ...tagIds.map((one) => [one, false] as const),
      ]);
      const views = [...all].flatMap(([tagId, isInherited]) => {
        const tag = known.get(tagId);
        return tag === undefined ? [] : [{ tag, isInherited }];
      });
      return [id, views.sort((a, b) => (a.tag.name < b.tag.name ? -1 : 1))];
    }),
  );
}

/** Returns the tags of an entity that is created from a template: its own and the inherited ones. */
export async function tagsOfNewEntity<T extends WithTags>(
  reader: Reader,
  thing: WithTags,
  templates: CollectionDefinition<T>,
  templateId: string | undefined,
): Promise<readonly TagView[]> {
  const template = templateId === undefined ? undefined : await reader.collection(templates).get(templateId);
  const views = await tagViews(reader, [{ ...thing, inherited: template?.tagIds ?? [] }]);
  return views.get(thing.id) ?? [];
}

/** Returns the tags of smart objects, including those of their templates. */
export async function tagsOfObjects(
  reader: Reader,
  objects: readonly SmartObject[],
): Promise<ReadonlyMap<string, readonly TagView[]>> {
  const ids = new Set(objects.flatMap((one) => one.smartObjectTemplateId ?? []));
  const templates = await reader.collection(smartObjectTemplates).getMany(ids);
  return tagViews(
    reader,
    objects.map((one) => ({
      ...one,
      inherited: templates.get(one.smartObjectTemplateId ?? '')?.tagIds ?? [],
    })),
  );
}

/** Removes a tag from a batch of entities. @returns number of entities */
async function takeOff(tx: Transaction, tagId: string): Promise<number> {
  const where = [{ field: 'tagId', op: 'eq', value: tagId }] as const;
  // Sort by the whole index. Otherwise each step would sort all remaining entities of a type.
  const sort = [
    { field: 'entityType', direction: 'asc' },
    { field: 'entityId', direction: 'asc' },
  ] as const;
  const links = await tx.collection(tagLinks).find({ where, sort, limit: BATCH });
  for (const [type, collection] of Object.entries(tagged)) {
    const ids = links.filter((one) => one.entityType === type).map((one) => one.entityId);
    for (const entity of (await tx.collection(collection).getMany(ids)).values()) {
      const tagIds = (entity.tagIds ?? []).filter((one) => one !== tagId);
      await tx.collection(collection).put({ ...entity, tagIds });
    }
  }
  await tx.write(links.map((one) => deleteOperation(tagLinks, one.id)));
  return links.length;
}

/**
 * Returns the writes that replace the tags of an entity. Commit them in the transaction that stores the
 * entity.
 *
 * @param member request member with the IDs
 * @throws MusterError `invalid-request` for an ID that is not a tag of the network
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
    faults[`${member}[${index}]`] = [unknownId('tag', id)];
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
