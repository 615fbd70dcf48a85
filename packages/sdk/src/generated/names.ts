// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { NameList } from '../names.ts';

/** The lists whose rows can be found by name (`x-names` of the contract). */
export const nameLists = {
  'deviceNetworks.list': {
    entity: 'device network',
    isPaged: false,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'tenants.list': { entity: 'tenant', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'apiKeys.list': { entity: 'API key', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'roles.list': { entity: 'role', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'responsibilities.list': {
    entity: 'responsibility',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'locationResources.list': {
    entity: 'location resource',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'locations.list': { entity: 'location', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'dataCollectors.list': { entity: 'gateway', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'dataCollectorTypes.list': {
    entity: 'gateway type',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'dataCollectorTemplates.list': {
    entity: 'gateway template',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'networkSettings.list': {
    entity: 'network setting',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'tags.list': { entity: 'tag', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'bootstrapServers.list': {
    entity: 'bootstrap server',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'settingCategories.list': {
    entity: 'setting category',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'smartObjectTypes.list': {
    entity: 'smart object type',
    isPaged: true,
    fields: [
      { members: ['Name'], kind: 'name' },
      { members: ['TypeId'], kind: 'number' },
    ],
  },
  'resourceTypes.list': {
    entity: 'resource type',
    isPaged: true,
    fields: [
      { members: ['Name'], kind: 'name' },
      { members: ['TypeId'], kind: 'number' },
    ],
  },
  'smartObjectTemplates.list': {
    entity: 'smart object template',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'deviceTypes.list': { entity: 'device type', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'deviceTemplates.list': {
    entity: 'device template',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'devices.list': {
    entity: 'device',
    isPaged: true,
    fields: [
      { members: ['DeviceIdentifier'], kind: 'identifier' },
      { members: ['Name'], kind: 'name' },
    ],
  },
  'firmwarePackages.list': {
    entity: 'firmware package',
    isPaged: true,
    fields: [
      { members: ['Title', 'Version'], kind: 'name' },
      { members: ['Title'], kind: 'name' },
    ],
  },
  'smartObjects.get': { entity: 'smart object', isPaged: false, path: 'object instance', fields: [] },
  'resources.get': { entity: 'resource', isPaged: false, path: 'resource', fields: [] },
  'resourceCollections.list': {
    entity: 'resource collection',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'eventCategories.list': {
    entity: 'event category',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'actuators.list': { entity: 'actuator', isPaged: true, fields: [{ members: ['Name'], kind: 'name' }] },
  'eventConsumers.list': {
    entity: 'event consumer',
    isPaged: true,
    fields: [{ members: ['Name'], kind: 'name' }],
  },
  'resolutions.list': {
    entity: 'resolution',
    isPaged: false,
    fields: [{ members: ['Title'], kind: 'name' }],
  },
} as const satisfies Readonly<Record<string, Omit<NameList, 'list'>>>;
