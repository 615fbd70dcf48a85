// Made from the folders of the features by `pnpm generate`; do not edit.
import { activityLogEntries } from '../../domain/entities/activity-log-entry.ts';
import { actuators } from '../../domain/entities/actuator.ts';
import { apiKeys } from '../../domain/entities/api-key.ts';
import { attributeJobs } from '../../domain/entities/attribute-job.ts';
import { attributeSets } from '../../domain/entities/attribute-set.ts';
import { auditEntries } from '../../domain/entities/audit-entry.ts';
import { bootstrapServers } from '../../domain/entities/bootstrap-server.ts';
import { credentials } from '../../domain/entities/credential.ts';
import { dataCollectorTemplates } from '../../domain/entities/data-collector-template.ts';
import { dataCollectorTypes } from '../../domain/entities/data-collector-type.ts';
import { dataCollectors } from '../../domain/entities/data-collector.ts';
import { deadLetters } from '../../domain/entities/dead-letter.ts';
import { deviceNetworks } from '../../domain/entities/device-network.ts';
import { deviceTemplates } from '../../domain/entities/device-template.ts';
import { deviceTypes } from '../../domain/entities/device-type.ts';
import { devices } from '../../domain/entities/device.ts';
import { eventCategories } from '../../domain/entities/event-category.ts';
import { eventConsumers } from '../../domain/entities/event-consumer.ts';
import { firmwarePackages } from '../../domain/entities/firmware-package.ts';
import { firmwareUpdates } from '../../domain/entities/firmware-update.ts';
import { idempotencyRecords } from '../../domain/entities/idempotency-record.ts';
import { initialValues } from '../../domain/entities/initial-value.ts';
import { locationResourceFiles, locationResources } from '../../domain/entities/location-resource.ts';
import { locations } from '../../domain/entities/location.ts';
import { networkSettings } from '../../domain/entities/network-setting.ts';
import { notificationMarks } from '../../domain/entities/notification-mark.ts';
import { observations } from '../../domain/entities/observation.ts';
import { outboxEntries } from '../../domain/entities/outbox-entry.ts';
import { positions } from '../../domain/entities/position.ts';
import { queueItems } from '../../domain/entities/queue-item.ts';
import { registrations } from '../../domain/entities/registration.ts';
import { resolutions } from '../../domain/entities/resolution.ts';
import { resourceCollections } from '../../domain/entities/resource-collection.ts';
import { resourceTypes } from '../../domain/entities/resource-type.ts';
import { responsibilities } from '../../domain/entities/responsibility.ts';
import { roles } from '../../domain/entities/role.ts';
import { secureSessions } from '../../domain/entities/secure-session.ts';
import { settingCategoryLinks } from '../../domain/entities/setting-category-link.ts';
import { defaultSettings, settingCategories } from '../../domain/entities/setting-category.ts';
import { settings } from '../../domain/entities/setting.ts';
import { smartObjectTemplates } from '../../domain/entities/smart-object-template.ts';
import { smartObjectTypes } from '../../domain/entities/smart-object-type.ts';
import { smartObjects } from '../../domain/entities/smart-object.ts';
import { tagLinks, tags } from '../../domain/entities/tag.ts';
import { tenants } from '../../domain/entities/tenant.ts';
import { transformers } from '../../domain/entities/transformer.ts';
import { typeChanges } from '../../domain/entities/type-change.ts';
import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';

/** The collections of all features. */
export const collections: readonly AnyCollectionDefinition[] = [
  activityLogEntries,
  actuators,
  apiKeys,
  attributeJobs,
  attributeSets,
  auditEntries,
  bootstrapServers,
  credentials,
  dataCollectorTemplates,
  dataCollectorTypes,
  dataCollectors,
  deadLetters,
  deviceNetworks,
  deviceTemplates,
  deviceTypes,
  devices,
  eventCategories,
  eventConsumers,
  firmwarePackages,
  firmwareUpdates,
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
  settingCategoryLinks,
  defaultSettings,
  settingCategories,
  settings,
  smartObjectTemplates,
  smartObjectTypes,
  smartObjects,
  tagLinks,
  tags,
  tenants,
  transformers,
  typeChanges,
];
