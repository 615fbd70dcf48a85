import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { notFound } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Page, Query, Store } from '../../store/port.ts';
import { withLatestRegistration } from './latest-registration.ts';
import { filteredDevices } from './device-filter.ts';
import type { DeviceFilter, FilteredDevice } from './device-filter.ts';
import type { DeviceReferences, RelatedNames } from './device-references.ts';
import { tagsOfMade, tagsOfObjects } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';

/**
 * When a registered device was last heard, in epoch milliseconds; undefined if it is not registered. Only the device loop
 * knows: the store has the time of the last Register or Update.
 */
export type LastHeard = (deviceId: string) => Promise<number | undefined>;

export interface DeviceQueryDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
  readonly references: Pick<DeviceReferences, 'related'>;
  readonly lastHeard: LastHeard;
}

/** A device with what its representation needs. */
export interface DeviceDetails {
  readonly device: Device;
  /** Epoch milliseconds; absent when it was never heard of. */
  readonly lastSeen?: number;
  readonly smartObjects: readonly SmartObject[];
  readonly tags: readonly TagView[];
  /** By the id of the smart object. */
  readonly objectTags: ReadonlyMap<string, readonly TagView[]>;
  readonly related: RelatedNames;
}

/** Reads the devices of device networks. */
export class DeviceQueries {
  readonly #deps: DeviceQueryDependencies;

  constructor(deps: DeviceQueryDependencies) {
    this.#deps = deps;
  }

  /** @param query what the client asks for; the condition on the network is added here */
  async list(deviceNetworkId: string, query: Query): Promise<{ page: Page<Device>; related: RelatedNames }> {
    const page = await this.#deps.store.collection(devices).page({
      ...query,
      where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...(query.where ?? [])],
    });
    const rows = await withLatestRegistration(this.#deps.store, page.rows);
    return { page: { ...page, rows }, related: await this.#deps.references.related(rows) };
  }

  /** By id. @throws MusterError `limit-reached` */
  async filtered(deviceNetworkId: string, filter: DeviceFilter): Promise<FilteredDevice[]> {
    return filteredDevices(this.#deps.store, deviceNetworkId, filter);
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
    const related = await this.#deps.references.related([device]);
    const tags = await tagsOfMade(this.#deps.store, device, deviceTemplates, device.deviceTemplateId);
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    // An object has the name that its type has now; the one it was made with stays for a type that is gone.
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
