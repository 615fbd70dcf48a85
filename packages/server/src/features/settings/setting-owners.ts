import { dataCollectorTemplates } from '../gateways/model/data-collector-template.ts';
import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import type { SettingOwner } from './model/setting.ts';
import type { NotFoundEntity } from '../../kernel/errors.ts';
import type { CollectionDefinition, Entity, Reader } from '../../store/port.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';

/** Entity that a setting belongs to. */
export interface SettingsOwner {
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly deviceNetworkId: string;
}

/** Entities from which an owner inherits settings. */
export interface SettingSources {
  readonly templateId?: string;
  /** Type whose setting categories the owner has. */
  readonly typeId?: string;
  /** Nearest location. Locations above it follow. */
  readonly locationId?: string;
}

type FindOwner = (reader: Reader, owner: SettingsOwner) => Promise<SettingSources>;

/** Finds each kind of owner, with the entities that it inherits settings from. */
const finders: Readonly<Partial<Record<SettingOwner, FindOwner>>> = {
  Device: finder(devices, 'device', (one) => ({
    templateId: one.deviceTemplateId,
    typeId: one.deviceTypeId,
    locationId: one.locationId,
  })),
  Location: finder(locations, 'location', ({ parentLocationId }) =>
    parentLocationId === undefined ? {} : { locationId: parentLocationId },
  ),
  DataCollector: finder(dataCollectors, 'data-collector', (one) => ({
    templateId: one.dataCollectorTemplateId,
    typeId: one.dataCollectorTypeId,
    locationId: one.locationId,
  })),
  DataCollectorTemplate: finder(
    dataCollectorTemplates,
    'data-collector-template',
    ({ dataCollectorTypeId }) => ({ typeId: dataCollectorTypeId }),
  ),
  DeviceTemplate: finder(deviceTemplates, 'device-template', ({ deviceTypeId }) => ({
    typeId: deviceTypeId,
  })),
};

function finder<T extends Entity & { readonly deviceNetworkId: string }>(
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  sourcesOf: (entity: T) => SettingSources,
): FindOwner {
  return async (reader, { deviceNetworkId, ownerId }) =>
    sourcesOf(await findInNetwork(reader.collection(collection), kind, deviceNetworkId, ownerId));
}

/** @throws MusterError `…-not-found` if the network has no such owner */
export async function findOwner(reader: Reader, owner: SettingsOwner): Promise<SettingSources> {
  const find = finders[owner.ownerType];
  if (find === undefined) throw new Error(`Entities of the type ${owner.ownerType} have no settings.`);
  return find(reader, owner);
}
