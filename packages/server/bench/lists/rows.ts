/** Rows of every kind whose number grows with a fleet, one of each kind per device. */
import { activityLogEntries, auditEntries } from '../../src/features/activity/model.ts';
import { dataCollectors } from '../../src/features/gateways/model.ts';
import type { DataCollector } from '../../src/features/gateways/model.ts';
import { deadLetters } from '../../src/features/webhooks/model.ts';
import { devices } from '../../src/features/devices/model.ts';
import type { Device } from '../../src/features/devices/model.ts';
import { firmwarePackages } from '../../src/features/firmware/model.ts';
import { locationResources, positions } from '../../src/features/maps/model.ts';
import { locations } from '../../src/features/locations/model.ts';
import { queueItems } from '../../src/features/commands/model.ts';
import { activeGroup, activeKey, raisedEvents } from '../../src/features/rules/model.ts';
import { tagLinks, tags } from '../../src/features/tags/model.ts';
import { macOf, padded } from '../filled-rows.ts';
import type { Bulk } from './bulk.ts';

/** Rows that all other rows refer to. Their number does not depend on the size. */
export interface Context {
  readonly count: number;
  readonly deviceNetworkId: string;
  readonly tenantId: string;
  readonly rootLocationId: string;
  readonly deviceTypeId: string;
  readonly deviceTemplateId: string;
  readonly gateway: DataCollector;
  readonly consumerId: string;
  readonly tagId: string;
  readonly placeId: string;
  readonly ruleId: string;
  /** Location resources with positions. */
  readonly maps: readonly string[];
  /** Locations below the root location of the fleet. */
  readonly leaves: readonly string[];
  readonly startedAt: number;
}

/** Positions per location resource, and location resources per location: the maximum of the server. */
export const ofMap = 1_000;
const ofLocation = 50;

/** IDs of the rows that belong together. */
interface Ids {
  readonly device: string;
  readonly location: string;
  readonly collector: string;
}

/** Spreads numbers in the same way for every size: 0 to count - 1, out of order. */
const mixed = (i: number, prime: number, count: number): number => (i * prime) % count;

function device(i: number, context: Context, id: string): Device {
  const { count, leaves, deviceNetworkId, startedAt } = context;
  const createdAt = startedAt + mixed(i, 7919, count) * 1000;
  return {
    id,
    deviceNetworkId,
    deviceIdentifier: `urn:bench:${padded(mixed(i, 31, count))}`,
    name: `bench ${padded(mixed(i, 17, count))}`,
    deviceTypeId: context.deviceTypeId,
    deviceTemplateId: context.deviceTemplateId,
    locationId: i % 2 === 0 ? context.rootLocationId : (leaves[i % leaves.length] ?? ''),
    dataCollectorId: context.gateway.id,
    deviceStandard: i % 10 === 0 ? 'Legacy' : 'LWM2M',
    status: i % 4 < 2 ? 'online' : i % 4 === 2 ? 'offline' : 'Deregistered',
    createdAt,
    initialRegistrationTime: createdAt,
    latestRegistrationTime: createdAt + 500,
    ...(i % 4 === 3 ? { deregistrationTime: createdAt + 900 } : {}),
  };
}

/** A map of a location, and the position of a device on a map that it shares with others. */
function mapped(bulk: Bulk, i: number, context: Context, ids: Ids): void {
  const { count, deviceNetworkId, maps } = context;
  bulk.insert(locationResources, {
    id: (i % ofMap === 0 ? maps[i / ofMap] : undefined) ?? crypto.randomUUID(),
    deviceNetworkId,
    locationId: i < ofLocation ? context.placeId : ids.location,
    name: `map ${padded(mixed(i, 17, count))}`,
    label: i % 2 === 0 ? 'floor' : `room ${padded(i)}`,
    type: i % 3 === 0 ? 'Map' : 'Image',
    mimeType: i % 2 === 0 ? 'image/png' : 'image/jpeg',
    fileExtension: 'png',
  });
  bulk.insert(positions, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    locationResourceId: maps[Math.floor(i / ofMap)] ?? '',
    entityType: 'Device',
    entityId: ids.device,
    x: mixed(i, 31, count),
    y: mixed(i, 17, count),
  });
}

/** One row of each kind that people manage. */
function administered(bulk: Bulk, i: number, context: Context, ids: Ids): void {
  const { count, deviceNetworkId, startedAt } = context;
  const at = startedAt + mixed(i, 7919, count) * 1000;
  const { location: locationId, collector: collectorId } = ids;
  bulk.insert(locations, {
    id: locationId,
    deviceNetworkId,
    name: `site ${padded(mixed(i, 17, count))}`,
    parentLocationId: context.rootLocationId,
    externalId: i % 2 === 0 ? 'shared' : `ext ${padded(i)}`,
    timeZone: i % 3 === 0 ? 'Europe/Stockholm' : 'UTC',
    locationType: i % 5,
  });
  bulk.insert(dataCollectors, {
    ...context.gateway,
    id: collectorId,
    name: `gateway ${padded(mixed(i, 17, count))}`,
    locationId: i % 2 === 0 ? context.rootLocationId : context.placeId,
    ...macOf(mixed(i, 31, count)),
    externalId: i % 2 === 0 ? 'shared' : `ext ${padded(i)}`,
    isBlacklisted: i % 50 === 0,
    createdAt: at,
  });
  bulk.insert(tags, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    name: `tag ${padded(mixed(i, 17, count))}`,
  });
  bulk.insert(firmwarePackages, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    deviceTypeId: context.deviceTypeId,
    title: `package ${padded(mixed(i, 17, count))}`,
    version: `1.${i % 50}.${mixed(i, 31, count)}`,
    build: `b${padded(i)}`,
    fileName: 'firmware.bin',
    sizeBytes: 1000 + mixed(i, 31, count),
    sha256: '00'.repeat(32),
    createdAt: at,
  });
  if (i % 2 === 0) {
    for (const [entityType, entityId] of [
      ['Location', locationId],
      ['DataCollector', collectorId],
    ] as const) {
      bulk.insert(tagLinks, {
        id: crypto.randomUUID(),
        deviceNetworkId,
        tagId: context.tagId,
        entityType,
        entityId,
      });
    }
  }
}

/** One row of each kind that only the server writes. */
function recorded(bulk: Bulk, i: number, context: Context, deviceId: string): void {
  const { count, deviceNetworkId, startedAt } = context;
  const at = startedAt + mixed(i, 7919, count) * 1000;
  const endpoint = `urn:bench:${padded(mixed(i, 31, count))}`;
  bulk.insert(activityLogEntries, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    description: `Read /3/0/${i % 20}`,
    status: i % 10 === 0 ? 'Failed' : 'Completed',
    entityType: i % 4 === 0 ? 'Resource' : 'Device',
    entityId: deviceId,
    entityIdentifier: endpoint,
    entityName: `bench ${padded(mixed(i, 17, count))}`,
    responseCode: i % 10 === 0 ? '4.04' : '2.05',
    ...(i % 10 === 0 ? { responseMessage: 'There is no such resource.' } : {}),
    createdTimestamp: at,
    statusUpdatedTimestamp: at + 300,
    ...(i % 3 === 0 ? { correlationId: crypto.randomUUID(), parentId: crypto.randomUUID() } : {}),
    ...(i % 20 === 0 ? { archivedTimestamp: at + 5000 } : {}),
  });
  bulk.insert(auditEntries, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    time: at,
    apiKeyId: context.consumerId,
    apiKeyName: 'bench',
    actorType: 'ApiKey',
    operation: i % 4 === 0 ? 'devices.update' : 'resources.write',
    entityId: deviceId,
    status: 204,
    requestId: crypto.randomUUID(),
  });
  bulk.insert(queueItems, {
    id: crypto.randomUUID(),
    deviceId,
    deviceNetworkId,
    sequence: i + 1,
    operation: { type: 'read', path: `/3/0/${i % 20}` },
    attempts: i % 3,
    createdAt: at,
    expiresAt: Date.now() + 86_400_000 + mixed(i, 7919, count),
  });
  bulk.insert(deadLetters, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    eventConsumerId: context.consumerId,
    webhookId: `msg_${padded(mixed(i, 31, count))}`,
    count: 1,
    text: `{"Type":"device.updated","DeviceId":"${deviceId}"}`,
    attempts: 5,
    reason: i % 10 === 0 ? 'The host refused.' : 'The answer was 503.',
    ...(i % 10 === 0 ? {} : { responseStatus: 503 }),
    firstAttemptAt: at,
    failedAt: at + 300,
  });
}

/** An event that a rule raised about a device. One of 20 is active. */
function raised(bulk: Bulk, i: number, context: Context, ids: Ids): void {
  const { count, deviceNetworkId, startedAt, ruleId } = context;
  const createdAt = startedAt + mixed(i, 7919, count) * 1000;
  const isActive = i % 20 === 0;
  bulk.insert(raisedEvents, {
    id: crypto.randomUUID(),
    deviceNetworkId,
    ruleId,
    ruleName: `rule ${i % 100}`,
    severityLevel: i % 5,
    ...(i % 2 === 0 && { eventCategoryId: context.consumerId, eventCategoryName: 'bench' }),
    deviceId: ids.device,
    deviceName: `bench ${padded(mixed(i, 17, count))}`,
    deviceIdentifier: `urn:bench:${padded(mixed(i, 31, count))}`,
    locationId: context.leaves[i % context.leaves.length] ?? '',
    locationName: `Leaf ${i % context.leaves.length}`,
    resourceName: 'Sensor Value',
    trigger: { operator: 'GreaterThan', max: 20 },
    value: mixed(i, 31, count),
    isActive,
    status: isActive ? 'Active' : 'AutomaticReset',
    createdAt,
    ...(isActive
      ? { activeGroup: activeGroup('1', ids.device), activeKey: activeKey('1', ids.device) }
      : { resetAt: createdAt + 300, resetValue: 1 }),
  });
}

/** Writes the rows of number `i`. */
export function insertRows(bulk: Bulk, i: number, context: Context): void {
  const ids = { device: crypto.randomUUID(), location: crypto.randomUUID(), collector: crypto.randomUUID() };
  bulk.insert(devices, device(i, context, ids.device));
  administered(bulk, i, context, ids);
  mapped(bulk, i, context, ids);
  recorded(bulk, i, context, ids.device);
  raised(bulk, i, context, ids);
}
