import { filter, type AuditEntry, type CallOptions } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';

interface NamesQuery {
  readonly Filter: string;
  readonly PageSize: number;
}

interface Named {
  readonly Id: string;
  readonly Name?: string;
  /** Name of a firmware package. */
  readonly Title?: string;
}

type Names = (
  client: DashboardClient,
  query: NamesQuery,
  options: CallOptions,
) => Promise<{ readonly Rows: readonly Named[] }>;

/** Maximum number of IDs per request, because the length of a filter expression is limited. */
const MAX_IDS = 100;

/** Lists with the names of entities, and their permission, by the group of the operations. */
const lists: Readonly<Record<string, readonly [permission: string, list: Names]>> = {
  actuators: ['Actuator.Read', ({ actuators }, ...request) => actuators.list(...request)],
  apiKeys: ['ApiKey.Read', ({ apiKeys }, ...request) => apiKeys.list(...request)],
  dataCollectors: ['DataCollector.Read', ({ dataCollectors }, ...request) => dataCollectors.list(...request)],
  deviceTemplates: [
    'DeviceTemplate.Read',
    ({ deviceTemplates }, ...request) => deviceTemplates.list(...request),
  ],
  deviceTypes: ['DeviceType.Read', ({ deviceTypes }, ...request) => deviceTypes.list(...request)],
  devices: ['Device.Read', ({ devices }, ...request) => devices.list(...request)],
  eventCategories: [
    'EventCategory.Read',
    ({ eventCategories }, ...request) => eventCategories.list(...request),
  ],
  eventConsumers: ['EventConsumer.Read', ({ eventConsumers }, ...request) => eventConsumers.list(...request)],
  firmwarePackages: [
    'FirmwarePackage.Read',
    ({ firmwarePackages }, ...request) => firmwarePackages.list(...request),
  ],
  locations: ['Location.Read', ({ locations }, ...request) => locations.list(...request)],
  resourceCollections: [
    'ResourceCollection.Read',
    ({ resourceCollections }, ...request) => resourceCollections.list(...request),
  ],
  responsibilities: [
    'Responsibility.Read',
    ({ responsibilities }, ...request) => responsibilities.list(...request),
  ],
  roles: ['Role.Read', ({ roles }, ...request) => roles.list(...request)],
  rules: ['Rule.Read', ({ rules }, ...request) => rules.list(...request)],
  smartObjectTemplates: [
    'SmartObjectTemplate.Read',
    ({ smartObjectTemplates }, ...request) => smartObjectTemplates.list(...request),
  ],
  smartObjectTypes: [
    'SmartObjectType.Read',
    ({ smartObjectTypes }, ...request) => smartObjectTypes.list(...request),
  ],
  tags: ['Tag.Read', ({ tags }, ...request) => tags.list(...request)],
  transformerTypes: [
    'TransformerType.Read',
    ({ transformerTypes }, ...request) => transformerTypes.list(...request),
  ],
};

/** An audit entry with the present name of its entity. It has none if the entity was deleted or cannot be read. */
export type NamedAuditEntry = AuditEntry & { readonly EntityName?: string };

/** Adds the names of entities, with one request per kind of entity. */
export async function withNames(
  client: DashboardClient,
  may: (permission: string) => boolean,
  entries: readonly AuditEntry[],
  signal: AbortSignal,
): Promise<NamedAuditEntry[]> {
  const names = new Map<string, string>();
  const groups = Map.groupBy(entries, ({ Operation }) => Operation.split('.')[0] ?? '');
  await Promise.all(
    Array.from(groups, async ([group, ofGroup]) => {
      const [permission = '', list] = (Object.hasOwn(lists, group) && lists[group]) || [];
      const ids = [...new Set(ofGroup.flatMap(({ EntityId: id }) => id ?? []))].slice(0, MAX_IDS);
      if (list === undefined || ids.length === 0 || !may(permission)) return;
      const Filter = filter('devices.list', { Id: { in: ids } });
      // Without names, the entries have IDs.
      const found = await list(client, { Filter, PageSize: ids.length }, { signal }).catch(() => undefined);
      for (const { Id, Name, Title } of found?.Rows ?? []) names.set(Id, Name ?? Title ?? '');
    }),
  );
  return entries.map((entry) => {
    const name = names.get(entry.EntityId ?? '') ?? '';
    return name === '' ? entry : { ...entry, EntityName: name };
  });
}
