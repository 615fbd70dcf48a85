/** Every paged operation of the contract, and whether its rows grow with the fleet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Paths of measured operations with parameters. Words in upper case are names of rows. */
const paths: Readonly<Record<string, string>> = {
  'dataCollectorTypes.listDataCollectors': '/dataCollectorTypes/GATEWAYTYPE/dataCollectors',
  'dataCollectorTypes.listTemplates': '/dataCollectorTypes/GATEWAYTYPE/dataCollectorTemplates',
  'dataCollectors.listDevices': '/dataCollectors/GATEWAY/devices',
  'dataCollectors.listPositions': '/dataCollectors/GATEWAY/positions',
  'dataCollectors.listLogFiles': '/dataCollectors/GATEWAY/logfiles',
  'deviceTemplates.listByDeviceType': '/devicetypes/TYPE/templates',
  'devices.listPositions': '/devices/DEVICE/positions',
  'devices.tree': '/devices/DEVICE/tree',
  'deviceTypes.listFirmwarePackages': '/devicetypes/TYPE/firmwarepackages',
  'eventCategories.listActiveEvents': '/eventcategories/CATEGORY/activeEvents',
  'eventCategories.listActuators': '/eventcategories/CATEGORY/actuators',
  'eventCategories.listEvents': '/eventcategories/CATEGORY/events',
  'eventCategories.listRules': '/eventcategories/CATEGORY/rules',
  'eventConsumers.listDeadLetters': '/eventconsumers/CONSUMER/deadletters',
  'externalIds.listDataCollectors': '/externalIds/shared/datacollectors',
  'externalIds.listLocations': '/externalIds/shared/locations',
  'locationResources.listPositions': '/locationResources/MAP/positions',
  'locations.listChildDataCollectors': '/locations/PLACE/childDatacollectors',
  'locations.listChildDevices': '/locations/PLACE/childDevices',
  'locations.listDataCollectors': '/locations/PLACE/datacollectors',
  'locations.listDevices': '/locations/LEAF/devices',
  'locations.listLocationResources': '/locations/PLACE/locationresources',
  'locations.listPositions': '/locations/PLACE/positions',
  'queueItems.listByDevice': '/devices/DEVICE/queueitems',
  'rules.listConditions': '/rules/RULE/conditions',
  'tags.listDataCollectors': '/tags/TAG/datacollectors',
  'tags.listLocations': '/tags/TAG/locations',
  'usage.listByTenant': '/tenants/TENANT/usage',
};

/** Operations with one row per device. The number of rows of the others does not depend on the fleet. */
const growing: ReadonlySet<string> = new Set([
  'activityLogs.list',
  'activityLogs.listAudit',
  'dataCollectorTypes.listDataCollectors',
  'dataCollectors.list',
  'dataCollectors.listDevices',
  'deviceTypes.listFirmwarePackages',
  'devices.list',
  'eventCategories.listActiveEvents',
  'eventCategories.listEvents',
  'eventConsumers.listDeadLetters',
  'events.list',
  'events.listActive',
  'externalIds.listDataCollectors',
  'externalIds.listLocations',
  'firmwarePackages.list',
  'locationResources.list',
  'locations.list',
  'locations.listChildDataCollectors',
  'locations.listChildDevices',
  'locations.listDataCollectors',
  'locations.listDevices',
  'positions.list',
  'queueItems.list',
  'tags.list',
  'tags.listDataCollectors',
  'tags.listLocations',
]);

export interface Target {
  /** operationId of the contract. */
  readonly operation: string;
  /** Path below /api/v3. */
  readonly path: string;
  readonly isGrowing: boolean;
}

interface Contract {
  readonly paths: Readonly<Record<string, { readonly get?: ContractOperation }>>;
}

interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
}

/** @throws Error for a paged operation without a path */
export function targets(): Target[] {
  const file = join(import.meta.dirname, '../../../../openapi.yaml');
  const contract = parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(contract.paths).flatMap(([template, { get }]) => {
    if (get?.parameters?.some((one) => one.$ref?.endsWith('/Page')) !== true) return [];
    const path = paths[get.operationId] ?? template.replace('/api/v3', '');
    if (path.includes('{')) throw new Error(`bench/lists/targets.ts lacks a path for ${get.operationId}.`);
    return [{ operation: get.operationId, path, isGrowing: growing.has(get.operationId) }];
  });
}
