import { filter, type AuditEntry } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';

interface NamesQuery {
  readonly Filter: string;
  readonly PageSize: number;
  readonly signal: AbortSignal;
}

interface Named {
  readonly Id: string;
  readonly Name?: string;
  /** Name of a firmware package. */
  readonly Title?: string;
}

type Names = (client: DashboardClient, query: NamesQuery) => Promise<{ readonly Rows: readonly Named[] }>;

/** Maximum number of IDs per request, because the length of a filter expression is limited. */
const MAX_IDS = 100;

/** Lists with the names of entities, and their permission, by the group of the operations. */
const lists: Readonly<Record<string, readonly [permission: string, list: Names]>> = {
  actuators: ['Actuator.Read', ({ actuators }, query) => actuators.list(query)],
  apiKeys: ['ApiKey.Read', ({ apiKeys }, query) => apiKeys.list(query)],
  dataCollectors: ['DataCollector.Read', ({ dataCollectors }, query) => dataCollectors.list(query)],
  deviceTemplates: ['DeviceTemplate.Read', ({ deviceTemplates }, query) => deviceTemplates.list(query)],
  deviceTypes: ['DeviceType.Read', ({ deviceTypes }, query) => deviceTypes.list(query)],
  devices: ['Device.Read', ({ devices }, query) => devices.list(query)],
  eventCategories: ['EventCategory.Read', ({ eventCategories }, query) => eventCategories.list(query)],
  eventConsumers: ['EventConsumer.Read', ({ eventConsumers }, query) => eventConsumers.list(query)],
  firmwarePackages: ['FirmwarePackage.Read', ({ firmwarePackages }, query) => firmwarePackages.list(query)],
  locations: ['Location.Read', ({ locations }, query) => locations.list(query)],
  resourceCollections: [
    'ResourceCollection.Read',
    ({ resourceCollections }, query) => resourceCollections.list(query),
  ],
  responsibilities: ['Responsibility.Read', ({ responsibilities }, query) => responsibilities.list(query)],
  roles: ['Role.Read', ({ roles }, query) => roles.list(query)],
  rules: ['Rule.Read', ({ rules }, query) => rules.list(query)],
  smartObjectTemplates: [
    'SmartObjectTemplate.Read',
    ({ smartObjectTemplates }, query) => smartObjectTemplates.list(query),
  ],
  smartObjectTypes: ['SmartObjectType.Read', ({ smartObjectTypes }, query) => smartObjectTypes.list(query)],
  tags: ['Tag.Read', ({ tags }, query) => tags.list(query)],
  transformerTypes: ['TransformerType.Read', ({ transformerTypes }, query) => transformerTypes.list(query)],
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
      const found = await list(client, { Filter, PageSize: ids.length, signal }).catch(() => undefined);
      for (const { Id, Name, Title } of found?.Rows ?? []) names.set(Id, Name ?? Title ?? '');
    }),
  );
  return entries.map((entry) => {
    const name = names.get(entry.EntityId ?? '') ?? '';
    return name === '' ? entry : { ...entry, EntityName: name };
  });
}
