/** The criteria by which a resource collection selects resources. */
import { filter, type ResourceCollection } from '@muster/sdk/core';
import type { Choice } from '../layout/entity-select.tsx';
import type { DashboardClient } from '../session/client.ts';

/** Lists of a collection whose members are chosen by name. */
export type CriterionMember =
  | 'DeviceIds'
  | 'DeviceTypeIds'
  | 'DeviceTemplateIds'
  | 'LocationIds'
  | 'TagIds'
  | 'SmartObjectTypeIds'
  | 'SmartObjectTemplateIds'
  | 'ResourceTypeIds'
  | 'SmartObjectIds';

interface Paging {
  readonly Search?: string;
  readonly Page: number;
  readonly PageSize: number;
}

type Rows = Promise<{ readonly Rows: readonly Choice[] }>;

export interface Criterion {
  readonly member: CriterionMember;
  readonly label: string;
  /** Singular noun for a member, in lower case. */
  readonly one: string;
  /** Permission required to read the names. */
  readonly permission: string;
  /** Operation of the API that lists the entities, for caches. */
  readonly operation: string;
  /** Flag of the `muster` command. */
  readonly flag: string;
  /** Returns the path of a member's page, if there is one. */
  readonly hrefOf?: (id: string) => string;
  readonly load: (client: DashboardClient, query: Paging, signal: AbortSignal) => Rows;
  /** Loads the names of IDs. */
  readonly named: (client: DashboardClient, ids: string[], signal: AbortSignal) => Rows;
}

/** Maximum number of names loaded and shown per list. Further members are only counted. */
export const MAX_NAMES = 50;

const typeName = ({
  Rows,
}: {
  readonly Rows: readonly (Choice & { readonly TypeId: number })[];
}): { readonly Rows: readonly Choice[] } => ({
  Rows: Rows.map(({ Id, Name, TypeId }) => ({ Id, Name: `${Name} (${TypeId})` })),
});

/** Searches for an LwM2M ID if users enter one: a number, also within `Temperature (3303)`. */
const withoutId = ({ Search, ...rest }: Paging): Paging => {
  const name = Search?.replace(/\s*\(\d*\)?$/, '') ?? '';
  return name === '' ? rest : { ...rest, Search: name };
};

export const criteria: readonly Criterion[] = [
  {
    member: 'DeviceIds',
    label: 'Devices',
    one: 'device',
    permission: 'Device.Read',
    operation: 'devices.list',
    flag: 'device-ids',
    hrefOf: (id) => `/devices/${id}`,
    load: (client, query, signal) => client.devices.list(query, { signal }),
    named: (client, ids, signal) =>
      client.devices.list(
        { Filter: filter('devices.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
        { signal },
      ),
  },
  {
    member: 'DeviceTypeIds',
    label: 'Device types',
    one: 'device type',
    permission: 'DeviceType.Read',
    operation: 'deviceTypes.list',
    flag: 'device-type-ids',
    load: (client, query, signal) => client.deviceTypes.list(query, { signal }),
    named: (client, ids, signal) =>
      client.deviceTypes.list(
        { Filter: filter('deviceTypes.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
        { signal },
      ),
  },
  {
    member: 'DeviceTemplateIds',
    label: 'Device templates',
    one: 'device template',
    permission: 'DeviceTemplate.Read',
    operation: 'deviceTemplates.list',
    flag: 'device-template-ids',
    load: (client, query, signal) => client.deviceTemplates.list(query, { signal }),
    named: (client, ids, signal) =>
      client.deviceTemplates.list(
        { Filter: filter('deviceTemplates.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
        { signal },
      ),
  },
  {
    member: 'LocationIds',
    label: 'Locations',
    one: 'location',
    permission: 'Location.Read',
    operation: 'locations.list',
    flag: 'location-ids',
    load: (client, query, signal) => client.locations.list(query, { signal }),
    named: (client, ids, signal) =>
      client.locations.list(
        { Filter: filter('locations.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
        { signal },
      ),
  },
  {
    member: 'TagIds',
    label: 'Tags',
    one: 'tag',
    permission: 'Tag.Read',
    operation: 'tags.list',
    flag: 'tag-ids',
    load: (client, query, signal) => client.tags.list(query, { signal }),
    named: (client, ids, signal) =>
      client.tags.list({ Filter: filter('tags.list', { Id: { in: ids } }), PageSize: MAX_NAMES }, { signal }),
  },
  {
    member: 'SmartObjectTypeIds',
    label: 'Smart object types',
    one: 'smart object type',
    permission: 'SmartObjectType.Read',
    operation: 'smartObjectTypes.list',
    flag: 'smart-object-type-ids',
    load: async (client, query, signal) =>
      typeName(await client.smartObjectTypes.list(withoutId(query), { signal })),
    named: async (client, ids, signal) =>
      typeName(
        await client.smartObjectTypes.list(
          { Filter: filter('smartObjectTypes.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
          { signal },
        ),
      ),
  },
  {
    member: 'SmartObjectTemplateIds',
    label: 'Smart object templates',
    one: 'smart object template',
    permission: 'SmartObjectTemplate.Read',
    operation: 'smartObjectTemplates.list',
    flag: 'smart-object-template-ids',
    load: (client, query, signal) => client.smartObjectTemplates.list(query, { signal }),
    named: (client, ids, signal) =>
      client.smartObjectTemplates.list(
        { Filter: filter('smartObjectTemplates.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
        { signal },
      ),
  },
  {
    member: 'ResourceTypeIds',
    label: 'Resource types',
    one: 'resource type',
    permission: 'ResourceType.Read',
    operation: 'resourceTypes.list',
    flag: 'resource-type-ids',
    load: async (client, query, signal) =>
      typeName(await client.resourceTypes.list(withoutId(query), { signal })),
    named: async (client, ids, signal) =>
      typeName(
        await client.resourceTypes.list(
          { Filter: filter('resourceTypes.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
          { signal },
        ),
      ),
  },
  {
    member: 'SmartObjectIds',
    label: 'Smart objects of one device',
    one: 'smart object',
    permission: 'Resource.Read',
    operation: 'resources.list',
    flag: 'smart-object-ids',
    // Smart objects are chosen by device.
    load: () => Promise.resolve({ Rows: [] }),
    named: async (client, ids, signal) => {
      const { Rows } = await client.resources.list(
        { Filter: filter('resources.list', { SmartObjectId: { in: ids } }), PageSize: 1_000 },
        { signal },
      );
      const names = Rows.map(({ SmartObjectId, DeviceName, Url }) => [
        SmartObjectId,
        `${DeviceName} ${Url.split('/').slice(0, 3).join('/')}`,
      ]);
      return { Rows: [...new Map(names as [string, string][])].map(([Id, Name]) => ({ Id, Name })) };
    },
  },
];

/** A collection in the form: the chosen members with their names. */
export interface CollectionDraft {
  readonly name: string;
  readonly members: Readonly<Record<CriterionMember, readonly Choice[]>>;
  readonly includeChildLocations: boolean;
  /** Resources that always belong to the collection. */
  readonly resourceIds: readonly string[];
}

export const newCollection = (): CollectionDraft => ({
  name: '',
  members: {
    DeviceIds: [],
    DeviceTypeIds: [],
    DeviceTemplateIds: [],
    LocationIds: [],
    TagIds: [],
    SmartObjectTypeIds: [],
    SmartObjectTemplateIds: [],
    ResourceTypeIds: [],
    SmartObjectIds: [],
  },
  includeChildLocations: false,
  resourceIds: [],
});

/** Names of the members of a collection, keyed by ID. */
export async function namesOf(
  client: DashboardClient,
  collection: ResourceCollection,
  may: (permission: string) => boolean,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    criteria.map(async ({ member, permission, named }) => {
      const ids = collection[member].slice(0, MAX_NAMES);
      return ids.length === 0 || !may(permission) ? [] : (await named(client, ids, signal)).Rows;
    }),
  );
  return new Map(found.flat().map(({ Id, Name }) => [Id, Name]));
}

/** The form of a stored collection. Members without a name were deleted, or the key cannot read them. */
export function collectionDraftOf(
  collection: ResourceCollection,
  names: ReadonlyMap<string, string>,
): CollectionDraft {
  const members: Record<CriterionMember, readonly Choice[]> = { ...newCollection().members };
  for (const { member } of criteria)
    members[member] = collection[member].map((Id) => ({ Id, Name: names.get(Id) ?? Id }));
  return {
    name: collection.Name,
    members,
    includeChildLocations: collection.IncludeChildLocations,
    resourceIds: collection.ResourceIds,
  };
}

/** Whether the collection has any criterion. */
export const isSelective = ({ members, resourceIds }: CollectionDraft): boolean =>
  resourceIds.length > 0 || Object.values(members).some((list) => list.length > 0);

/** Describes which resources belong to a collection. */
export function collectionText({ members, includeChildLocations, resourceIds }: CollectionDraft): string {
  const parts = criteria.flatMap(({ member, one }) => {
    const list = members[member];
    if (list.length === 0) return [];
    const below = member === 'LocationIds' && includeChildLocations ? ' or a location below it' : '';
    const names = list.slice(0, 3).map(({ Name }) => `“${Name}”`);
    const more = list.length > 3 ? ` and ${list.length - 3} more` : '';
    return [`${one} ${names.join(' or ')}${more}${below}`];
  });
  const single = resourceIds.length === 0 ? [] : [`${resourceIds.length} single resources`];
  if (parts.length === 0) return single.length === 0 ? 'No resource.' : `${single.join('')}.`;
  return `Resources of ${[parts.join(', and of '), ...single].join('; and ')}.`;
}
