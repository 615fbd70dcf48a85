import { dataCollectors } from '../gateways/model.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import { locations } from '../locations/model.ts';
import type { Device } from './model/device.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { LiveState } from '../../kernel/live-state.ts';
import type { Reader } from '../../store/port.ts';
import { withLatestRegistration } from './latest-registration.ts';
import type { RelatedNames } from './device-references.ts';
import { tagsOfNewEntity, tagsOfObjects } from '../tags/tags.ts';
import type { TagView } from '../tags/tags.ts';

/** A device with the data for its representation. */
export interface DeviceDetails {
  readonly device: Device;
  /** Epoch milliseconds. Absent if the device was never seen. */
  readonly lastSeen?: number;
  readonly smartObjects: readonly SmartObject[];
  readonly tags: readonly TagView[];
  /** Keyed by the ID of the smart object. */
  readonly objectTags: ReadonlyMap<string, readonly TagView[]>;
  readonly related: RelatedNames;
}

/** Returns the names of the entities that devices refer to. */
export async function relatedNames(reader: Reader, rows: readonly Device[]): Promise<RelatedNames> {
  const [types, templates, places, collectors] = await Promise.all([
    reader.collection(deviceTypes).getMany(new Set(rows.map((one) => one.deviceTypeId))),
    reader.collection(deviceTemplates).getMany(new Set(rows.map((one) => one.deviceTemplateId))),
    reader.collection(locations).getMany(new Set(rows.map((one) => one.locationId))),
    reader.collection(dataCollectors).getMany(new Set(rows.map((one) => one.dataCollectorId))),
  ]);
  return {
    deviceTypes: types,
    deviceTemplates: namesOf(templates),
    locations: namesOf(places),
    dataCollectors: namesOf(collectors),
  };
}

function namesOf(entities: ReadonlyMap<string, { readonly name: string }>): ReadonlyMap<string, string> {
  return new Map(Array.from(entities, ([id, one]) => [id, one.name]));
}

/** Where a device is read: the store, and what the device loop has in memory. */
export interface DeviceSources {
  readonly reader: Reader;
  readonly catalogues: Catalogues;
  readonly live: Pick<LiveState, 'lastHeard'>;
}

/** Reads what the representation of a device needs. */
export async function deviceDetails(
  { reader, catalogues, live }: DeviceSources,
  found: Device,
): Promise<DeviceDetails> {
  const [device = found] = await withLatestRegistration(reader, [found]);
  const owned = await reader
    .collection(smartObjects)
    .find({ where: [{ field: 'deviceId', op: 'eq', value: device.id }] });
  const related = await relatedNames(reader, [device]);
  const tags = await tagsOfNewEntity(reader, device, deviceTemplates, device.deviceTemplateId);
  const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
  // An object has the current name of its type. If the type was deleted, it keeps the name that it was
  // created with.
  const named = owned.map((one) => ({
    ...one,
    name: catalogue.typeById(one.smartObjectTypeId)?.name ?? one.name,
  }));
  const objectTags = await tagsOfObjects(reader, owned);
  const lastSeen = (await live.lastHeard(device.id)) ?? device.lastSeen;
  return {
    ...{ device, smartObjects: named, tags, objectTags, related },
    ...(lastSeen === undefined ? {} : { lastSeen }),
  };
}
