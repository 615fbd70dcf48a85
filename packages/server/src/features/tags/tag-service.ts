import { randomUUID } from 'node:crypto';
import { dataCollectorTemplates } from '../gateways/model/data-collector-template.ts';
import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { tagLinks, tags } from './model/tag.ts';
import type { Tag, TaggedType } from './model/tag.ts';
import { invalid } from '../../kernel/errors.ts';
import { deleteOperation, insertOperation, putOperation } from '../../store/port.ts';
import type {
  CollectionDefinition,
  Condition,
  Entity,
  Reader,
  Store,
  Transaction,
  WriteOperation,
} from '../../store/port.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';

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

/** A thing with the tags that it names, and those that its template names. */
export interface TaggedThing extends WithTags {
  readonly inherited?: readonly string[];
}

interface WithTags extends Entity {
  readonly tagIds?: readonly string[];
}

const BATCH = 100;

/** Where things are that name tags. */
const tagged: Readonly<Partial<Record<TaggedType, CollectionDefinition<WithTags>>>> = {
  DataCollector: dataCollectors as CollectionDefinition<WithTags>,
  DataCollectorTemplate: dataCollectorTemplates as CollectionDefinition<WithTags>,
  Device: devices as CollectionDefinition<WithTags>,
  DeviceTemplate: deviceTemplates as CollectionDefinition<WithTags>,
  Location: locations as CollectionDefinition<WithTags>,
  SmartObject: smartObjects as CollectionDefinition<WithTags>,
  SmartObjectTemplate: smartObjectTemplates as CollectionDefinition<WithTags>,
};

/** Labels for entities, and the entities that have them. */
export class TagService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws MusterError `already-exists` when the network has a tag of this name */
  async create(deviceNetworkId: string, name: string, unit = new UnitOfWork()): Promise<Tag> {
    const tag = { id: randomUUID(), deviceNetworkId, name };
    await uniquelyNamed({ kind: 'a tag' }, () =>
      this.#store.write([insertOperation(tags, tag), ...unit.writesFor(tag.id)]),
    );
    return tag;
  }

  /** @throws MusterError `tag-not-found`, `already-exists` */
  async rename(deviceNetworkId: string, id: string, name: string): Promise<void> {
    await uniquelyNamed({ kind: 'a tag' }, () =>
      this.#store.transaction(async (tx) => {
        const tag = await findInNetwork(tx.collection(tags), 'tag', deviceNetworkId, id);
        await tx.collection(tags).put({ ...tag, name });
      }),
    );
  }

  /**
   * Removes a tag from all entities in short steps, and deletes it in the last of them. After a crash in between, the tag
   * is still there to be deleted again. If it went first, entities would be left with the ID of no tag, and no update of
   * them would be accepted.
   *
   * @throws MusterError `tag-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    // Other work runs between two transactions.
    for (let isDeleted = false; !isDeleted;) {
      isDeleted = await this.#store.transaction(async (tx) => {
        await findInNetwork(tx.collection(tags), 'tag', deviceNetworkId, id);
        return (await takeOff(tx, id)) < BATCH && tx.collection(tags).delete(id);
      });
    }
  }
}

/** The condition that entities of a type meet which have a tag of their own, not by their template. */
export function taggedWith(id: string, entityType: TaggedType): Condition {
  const where = [
    { field: 'tagId', op: 'eq', value: id },
    { field: 'entityType', op: 'eq', value: entityType },
  ] as const;
  return { field: 'id', op: 'among', value: [{ collection: tagLinks, field: 'entityId', where }] };
}

/** The tags of entities by the ID of the entity, sorted by name. */
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

/** The tags of something that is made from a template: its own, and those that it inherits. */
export async function tagsOfMade<T extends WithTags>(
  reader: Reader,
  thing: WithTags,
  templates: CollectionDefinition<T>,
  templateId: string | undefined,
): Promise<readonly TagView[]> {
  const template = templateId === undefined ? undefined : await reader.collection(templates).get(templateId);
  const views = await tagViews(reader, [{ ...thing, inherited: template?.tagIds ?? [] }]);
  return views.get(thing.id) ?? [];
}

/** The tags of smart objects, those of the templates that they name included. */
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

/** Takes a tag off some of what has it. @returns off how many */
async function takeOff(tx: Transaction, tagId: string): Promise<number> {
  const where = [{ field: 'tagId', op: 'eq', value: tagId }] as const;
  // In the order of the whole index: else each step would sort all that is left of a type.
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
 * The operations that go with storing something with these tags and no others, in the same transaction.
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
