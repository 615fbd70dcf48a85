import type { AnyCollectionDefinition } from '../ports/store.ts';
import { activityLogEntries } from './activity-log-entry.ts';
import { actuators } from './actuator.ts';
import { apiKeys } from './api-key.ts';
import { auditEntries } from './audit-entry.ts';
import { bootstrapServers } from './bootstrap-server.ts';
import { attributeJobs } from './attribute-job.ts';
import { attributeSets } from './attribute-set.ts';
import { credentials } from './credential.ts';
import { dataCollectorTemplates } from './data-collector-template.ts';
import { dataCollectorTypes } from './data-collector-type.ts';
import { dataCollectors } from './data-collector.ts';
import { deadLetters } from './dead-letter.ts';
import { deviceNetworks } from './device-network.ts';
import { deviceTemplates } from './device-template.ts';
import { deviceTypes } from './device-type.ts';
import { devices } from './device.ts';
import { firmwarePackages } from './firmware-package.ts';
import { firmwareUpdates } from './firmware-update.ts';
import { eventCategories } from './event-category.ts';
import { eventConsumers } from './event-consumer.ts';
import { idempotencyRecords } from './idempotency-record.ts';
import { initialValues } from './initial-value.ts';
import { locationResourceFiles, locationResources } from './location-resource.ts';
import { locations } from './location.ts';
import { networkSettings } from './network-setting.ts';
import { notificationMarks } from './notification-mark.ts';
import { observations } from './observation.ts';
import { outboxEntries } from './outbox-entry.ts';
import { positions } from './position.ts';
import { queueItems } from './queue-item.ts';
import { registrations } from './registration.ts';
import { resolutions } from './resolution.ts';
import { resourceCollections } from './resource-collection.ts';
import { responsibilities } from './responsibility.ts';
import { resourceTypes } from './resource-type.ts';
import { roles } from './role.ts';
import { secureSessions } from './secure-session.ts';
import { defaultSettings, settingCategories } from './setting-category.ts';
import { settingCategoryLinks } from './setting-category-link.ts';
import { settings } from './setting.ts';
import { smartObjectTemplates } from './smart-object-template.ts';
import { smartObjectTypes } from './smart-object-type.ts';
import { smartObjects } from './smart-object.ts';
import { tagLinks, tags } from './tag.ts';
import { tenants } from './tenant.ts';
import { transformers } from './transformer.ts';
import { typeChanges } from './type-change.ts';

/** Every collection that the store has to hold. */
export const collections: readonly AnyCollectionDefinition[] = [
  activityLogEntries,
  actuators,
  apiKeys,
  auditEntries,
  bootstrapServers,
  attributeJobs,
  attributeSets,
  credentials,
  dataCollectorTemplates,
  dataCollectorTypes,
  dataCollectors,
  deadLetters,
  deviceNetworks,
  deviceTemplates,
  deviceTypes,
  devices,
  firmwarePackages,
  firmwareUpdates,
  eventCategories,
  eventConsumers,
  idempotencyRecords,
  initialValues,
  locationResourceFiles,
  locationResources,
  locations,
  networkSettings,
  notificationMarks,
  observations,
  outboxEntries,
  positions,
  queueItems,
  registrations,
  resolutions,
  resourceCollections,
  resourceTypes,
  responsibilities,
  roles,
  secureSessions,
  defaultSettings,
  settingCategories,
  settingCategoryLinks,
  settings,
  smartObjectTemplates,
  smartObjectTypes,
  smartObjects,
  tagLinks,
  tags,
  tenants,
  typeChanges,
  transformers,
];
