import type { AnyCollectionDefinition } from '../ports/store.ts';
import { activityLogEntries } from './activity-log-entry.ts';
import { apiKeys } from './api-key.ts';
import { bootstrapServers } from './bootstrap-server.ts';
import { attributeSets } from './attribute-set.ts';
import { credentials } from './credential.ts';
import { dataCollectors } from './data-collector.ts';
import { deviceNetworks } from './device-network.ts';
import { deviceTemplates } from './device-template.ts';
import { deviceTypes } from './device-type.ts';
import { devices } from './device.ts';
import { firmwarePackages } from './firmware-package.ts';
import { firmwareUpdates } from './firmware-update.ts';
import { locations } from './location.ts';
import { notificationMarks } from './notification-mark.ts';
import { observations } from './observation.ts';
import { queueItems } from './queue-item.ts';
import { registrations } from './registration.ts';
import { resourceTypes } from './resource-type.ts';
import { roles } from './role.ts';
import { secureSessions } from './secure-session.ts';
import { settingCategories } from './setting-category.ts';
import { settings } from './setting.ts';
import { smartObjectTypes } from './smart-object-type.ts';
import { smartObjects } from './smart-object.ts';
import { tenants } from './tenant.ts';

/** Every collection that the store has to hold. */
export const collections: readonly AnyCollectionDefinition[] = [
  activityLogEntries,
  apiKeys,
  bootstrapServers,
  attributeSets,
  credentials,
  dataCollectors,
  deviceNetworks,
  deviceTemplates,
  deviceTypes,
  devices,
  firmwarePackages,
  firmwareUpdates,
  locations,
  notificationMarks,
  observations,
  queueItems,
  registrations,
  resourceTypes,
  roles,
  secureSessions,
  settingCategories,
  settings,
  smartObjectTypes,
  smartObjects,
  tenants,
];
