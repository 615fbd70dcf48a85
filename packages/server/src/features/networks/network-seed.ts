import { randomUUID } from 'node:crypto';
import { omaCatalogue } from '@muster/lwm2m/core';
import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceNetworks } from './model/device-network.ts';
import type { DeviceNetwork } from './model/device-network.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import type { DeviceType } from '../catalogue/model/device-type.ts';
import { locations } from '../locations/model/location.ts';
import { responsibilities } from '../access/model/responsibility.ts';
import { roles } from '../access/model/role.ts';
import { insertOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { ADMIN, grantable, planDefaults } from '../access/default-roles.ts';
import { defaultTemplate } from '../catalogue/device-type-service.ts';
import { definitionWrites, storedDefinition } from '../catalogue/object-definitions.ts';
import { seedGateway, seedGatewayType } from '../gateways/gateway-seed.ts';
import { seedCategories } from '../settings/setting-category-service.ts';

const GENERIC_DEVICE_TYPE = 'Generic LwM2M';
const ROOT_LOCATION = 'Root';

/** Names of a device network. */
export type NetworkNames = Pick<DeviceNetwork, 'name' | 'externalId'>;

/** A new device network with its initial documents. */
export interface NetworkSeed {
  readonly network: DeviceNetwork;
  readonly adminRoleId: string;
  readonly operations: readonly WriteOperation[];
}

/**
 * Returns the documents of a new device network: the OMA object catalogue with default templates, a generic
 * device type with its default template, a root location, a first data collector and the default roles.
 *
 * @param collector name that no data collector of the region has
 * @param createdAt epoch milliseconds
 */
export function seedNetwork(
  tenantId: string,
  names: NetworkNames,
  collector: { readonly region: string; readonly name: string },
  createdAt: number,
): NetworkSeed {
  const deviceNetworkId = randomUUID();
  const type = genericType(deviceNetworkId);
  const location = { id: randomUUID(), deviceNetworkId, name: ROOT_LOCATION };
  const gatewayType = seedGatewayType(deviceNetworkId);
  const gateway = seedGateway(
    { deviceNetworkId, ...collector, locationId: location.id, createdAt },
    gatewayType,
  );
  const made = planDefaults({ deviceNetworkId, tenantId }, { responsibilities: [], roles: [] });
  const network: DeviceNetwork = {
    id: deviceNetworkId,
    tenantId,
    ...names,
    createdAt,
    rootLocationId: location.id,
    defaultDataCollectorId: gateway.id,
    genericDataCollectorTypeId: gatewayType.typeId,
    genericDeviceTypeId: type.id,
    knownEntityNames: grantable,
  };
  return {
    network,
    adminRoleId: made.roles.find((role) => role.name === ADMIN)?.id ?? '',
    operations: [
      insertOperation(deviceNetworks, network),
      insertOperation(locations, location),
      ...gatewayType.operations,
      insertOperation(dataCollectors, gateway),
      insertOperation(deviceTypes, type),
      insertOperation(deviceTemplates, defaultTemplate(type)),
      ...made.responsibilities.map((one) => insertOperation(responsibilities, one)),
      ...made.roles.map((role) => insertOperation(roles, role)),
      ...seedCategories(deviceNetworkId),
      ...catalogue(deviceNetworkId),
    ],
  };
}

function genericType(deviceNetworkId: string): DeviceType {
  return {
    id: randomUUID(),
    deviceNetworkId,
    name: GENERIC_DEVICE_TYPE,
    deviceStandard: 'LWM2M',
    isRequestDiscovery: true,
    smartObjectTypeInstances: [],
    defaultDeviceTemplateId: randomUUID(),
  };
}

function catalogue(deviceNetworkId: string): WriteOperation[] {
  return omaCatalogue.flatMap((model) => definitionWrites(storedDefinition(deviceNetworkId, model)));
}
