import { filter, type AuditEntry } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';

/** An entity that has a page in the dashboard. */
export interface EntityPage {
  readonly label: string;
  readonly href: string;
}

interface NameQuery {
  readonly Filter: string;
  readonly PageSize: number;
  readonly signal: AbortSignal;
}

/** A group of operations with a list of entities. */
interface NamedEntities {
  list(query: NameQuery): Promise<{
    readonly Rows: readonly { readonly Id: string; readonly Name?: string; readonly Title?: string }[];
  }>;
}

type Group = {
  [Name in keyof DashboardClient]: DashboardClient[Name] extends NamedEntities ? Name : never;
}[keyof DashboardClient];

type Page = readonly [label: string, path: string, permission: string];

/** Pages by the group of the operations of an entity: label, path and the permission that it needs. */
const pages: Readonly<Partial<Record<Group, Page>>> = {
  dataCollectors: ['Gateway', '/gateways', 'DataCollector.Read'],
  deviceTemplates: ['Device template', '/device-templates', 'DeviceTemplate.Read'],
  deviceTypes: ['Device type', '/device-types', 'DeviceType.Read'],
  devices: ['Device', '/devices', 'Device.Read'],
  eventCategories: ['Event category', '/event-categories', 'EventCategory.Read'],
  eventConsumers: ['Event consumer', '/event-consumers', 'EventConsumer.Read'],
  firmwarePackages: ['Firmware package', '/firmware', 'FirmwarePackage.Read'],
  locations: ['Location', '/locations', 'Location.Read'],
  resourceCollections: ['Resource collection', '/resource-collections', 'ResourceCollection.Read'],
  rules: ['Rule', '/rules', 'Rule.Read'],
  smartObjectTemplates: ['Smart object template', '/smart-object-templates', 'SmartObjectTemplate.Read'],
  smartObjectTypes: ['Smart object type', '/smart-object-types', 'SmartObjectType.Read'],
  transformerTypes: ['Transformer type', '/automation/types', 'TransformerType.Read'],
};

const isPaged = (group: string): group is Group => Object.hasOwn(pages, group);

/**
 * Returns the page of the entity that a request has changed. Undefined if the entity has none or no longer exists, or
 * the user cannot see it.
 *
 * @param operation operation ID of the request, such as `devices.update`
 */
export function entityPage(
  { Operation, EntityId }: { readonly Operation: string; readonly EntityId?: string | undefined },
  may: (permission: string) => boolean,
): EntityPage | undefined {
  const [group = '', method] = Operation.split('.');
  if (EntityId === undefined || method === 'delete' || !isPaged(group)) return undefined;
  const [label, path, permission] = pages[group] ?? ['', '', ''];
  return may(permission) ? { label, href: `${path}/${EntityId}` } : undefined;
}

/** An entry with the name of its entity, if the entity has a page and still exists. */
export type NamedEntry = AuditEntry & { readonly EntityName?: string };

/** Maximum number of values in a filter of the API. */
const MAX_IDS = 200;

/** Adds the names of entities, with one request for each kind. Entries keep their IDs if a request is refused. */
export async function withNames(
  client: DashboardClient,
  entries: readonly AuditEntry[],
  may: (permission: string) => boolean,
  signal: AbortSignal,
): Promise<NamedEntry[]> {
  const ids = new Map<Group, Set<string>>();
  for (const entry of entries) {
    const [group = ''] = entry.Operation.split('.');
    if (entry.EntityId === undefined || !isPaged(group) || entityPage(entry, may) === undefined) continue;
    ids.set(group, (ids.get(group) ?? new Set()).add(entry.EntityId));
  }
  const names = new Map<string, string>();
  const load = async ([group, wanted]: readonly [Group, ReadonlySet<string>]): Promise<void> => {
    const Filter = filter('devices.list', { Id: { in: [...wanted].slice(0, MAX_IDS) } });
    const entities: NamedEntities = client[group];
    const { Rows } = await entities.list({ Filter, PageSize: MAX_IDS, signal });
    for (const { Id, Name, Title } of Rows) names.set(Id, Name ?? Title ?? '');
  };
  await Promise.allSettled(Array.from(ids, load));
  return entries.map((entry) => {
    const EntityName = entry.EntityId && names.get(entry.EntityId);
    return EntityName ? { ...entry, EntityName } : entry;
  });
}
