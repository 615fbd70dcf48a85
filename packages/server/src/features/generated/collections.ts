// Made from the folders of the features by `pnpm generate`; do not edit.
import { apiKeys, responsibilities, roles, sessionDetails, sessions, tenants } from '../access/model.ts';
import { activityLogEntries, auditEntries } from '../activity/model.ts';
import { actuators, eventCategories, pendingActuations } from '../actuators/model.ts';
import { bootstrapServers } from '../bootstrap/model.ts';
import { deviceTemplates, deviceTypes, smartObjectTypes } from '../catalogue/model.ts';
import { attributeSets, queueItems } from '../commands/model.ts';
import { discoveredShapes, smartObjects } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import { firmwarePackages, firmwareUpdates, reportedFirmware } from '../firmware/model.ts';
import { dataCollectorTemplates, dataCollectorTypes, dataCollectors } from '../gateways/model.ts';
import { idempotencyRecords } from '../idempotency/model.ts';
import { keyFingerprints } from '../key-rotation/model.ts';
import { locations } from '../locations/model.ts';
import { locationResourceFiles, locationResources, positions } from '../maps/model.ts';
import { resolutions } from '../measurements/model.ts';
import { networkSettings } from '../network-settings/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import { notificationMarks, observations } from '../observation/model.ts';
import { deviceActivityLists, networkHours } from '../overview/model.ts';
import { registrations } from '../registration/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { metConditions, raisedEvents, ruleProgress, rules } from '../rules/model.ts';
import { credentials, secureSessions, tlsSessions } from '../security/model.ts';
import { defaultSettings, settingCategories, settingCategoryLinks, settings } from '../settings/model.ts';
import { typeChanges } from '../smart-objects/model.ts';
import { clockMarks } from '../system/model.ts';
import { tagLinks, tags } from '../tags/model.ts';
import { attributeJobs, initialValues, smartObjectTemplates } from '../templates/model.ts';
import { transformerTypes, transformers } from '../transformers/model.ts';
import { deviceActivity, usage } from '../usage/model.ts';
import { deadLetters, eventConsumers, outboxEntries } from '../webhooks/model.ts';
import type { AnyCollectionDefinition } from '../../store/port.ts';

/** The collections of all features. */
export const collections: readonly AnyCollectionDefinition[] = [
  apiKeys,
  responsibilities,
  roles,
  sessionDetails,
  sessions,
  tenants,
  activityLogEntries,
  auditEntries,
  actuators,
  eventCategories,
  pendingActuations,
  bootstrapServers,
  deviceTemplates,
  deviceTypes,
  smartObjectTypes,
  attributeSets,
  queueItems,
  discoveredShapes,
  smartObjects,
  devices,
  firmwarePackages,
  firmwareUpdates,
  reportedFirmware,
  dataCollectorTemplates,
  dataCollectorTypes,
  dataCollectors,
  idempotencyRecords,
  keyFingerprints,
  locations,
  locationResourceFiles,
  locationResources,
  positions,
  resolutions,
  networkSettings,
  deviceNetworks,
  notificationMarks,
  observations,
  deviceActivityLists,
  networkHours,
  registrations,
  resourceCollections,
  resourceTypes,
  metConditions,
  raisedEvents,
  ruleProgress,
  rules,
  credentials,
  secureSessions,
  tlsSessions,
  defaultSettings,
  settingCategories,
  settingCategoryLinks,
  settings,
  typeChanges,
  clockMarks,
  tagLinks,
  tags,
  attributeJobs,
  initialValues,
  smartObjectTemplates,
  transformerTypes,
  transformers,
  deviceActivity,
  usage,
  deadLetters,
  eventConsumers,
  outboxEntries,
];
