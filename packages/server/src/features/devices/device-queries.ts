import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { locations } from '../locations/model/location.ts';
import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Reader, Store } from '../../store/port.ts';
import { withLatestRegistration } from './latest-registration.ts';
import type { RelatedNames } from './device-references.ts';
import { tagsOfNewEntity, tagsOfObjects } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';

/**
 * Returns when a registered device last sent a message, in epoch milliseconds; undefined if it is not
 * registered. Only the device loop has this time: the store has the time of the last Register or Update.
 */
export type LastHeard = (deviceId: string) => Promise<number | undefined>;

export interface DeviceQueryDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly lastHeard: LastHeard;
}

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

/** Reads the devices of device networks. */
export class DeviceQueries {
  readonly #deps: DeviceQueryDependencies;

  constructor(deps: DeviceQueryDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `device-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DeviceDetails> {
    return this.#details(
      await findInNetwork(this.#deps.store.collection(devices), 'device', deviceNetworkId, id),
    );
  }

  /** @throws MusterError `device-not-found` */
  async getByEndpoint(deviceNetworkId: string, endpointName: string): Promise<DeviceDetails> {
    const device = await this.#deps.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    if (device?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('device');
    }
    return this.#details(device);
  }

  async #details(found: Device): Promise<DeviceDetails> {
    const [device = found] = await withLatestRegistration(this.#deps.store, [found]);
    const owned = await this.#deps.store
      .collection(smartObjects)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: device.id }] });
    const related = await relatedNames(this.#deps.store, [device]);
    const tags = await tagsOfNewEntity(this.#deps.store, device, deviceTemplates, device.deviceTemplateId);
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    // An object has the current name of its type. If the type was deleted, it keeps the name that it was
    // created with.
    const named = owned.map((one) => ({
      ...one,
      name: catalogue.typeById(one.smartObjectTypeId)?.name ?? one.name,
    }));
    const objectTags = await tagsOfObjects(this.#deps.store, owned);
    const lastSeen = (await this.#deps.lastHeard(device.id)) ?? device.lastSeen;
    return {
      device,
      ...(lastSeen === undefined ? {} : { lastSeen }),
      smartObjects: named,
      tags,
      objectTags,
      related,
    };
  }
}
