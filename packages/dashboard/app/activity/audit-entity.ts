/** An entity that has a page in the dashboard. */
export interface EntityPage {
  readonly label: string;
  readonly href: string;
}

/** Pages by the group of the operations of an entity: label, path and the permission that it needs. */
const pages: Readonly<Record<string, readonly [label: string, path: string, permission: string]>> = {
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
  if (EntityId === undefined || method === 'delete' || !Object.hasOwn(pages, group)) return undefined;
  const [label, path, permission] = pages[group] ?? ['', '', ''];
  return may(permission) ? { label, href: `${path}/${EntityId}` } : undefined;
}
