import { dataCollectors } from '../entities/data-collector.ts';
import { deviceTemplates, instancesOf } from '../entities/device-template.ts';
import type { TemplateInstance } from '../entities/device-template.ts';
import { deviceTypes } from '../entities/device-type.ts';
import type { DeviceType } from '../entities/device-type.ts';
import type { Device } from '../entities/device.ts';
import { locations } from '../entities/location.ts';
import { invalid } from '../errors.ts';
import type { CollectionDefinition, Condition, Entity, Store } from '../ports/store.ts';
import type {
  DeviceReferenceIds,
  DeviceReferences,
  RelatedNames,
  WantedReferences,
} from './device-references.ts';

type Faults = Record<string, string[]>;

/** The references of devices, looked up in the store. */
export class StoredDeviceReferences implements DeviceReferences {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async resolve(deviceNetworkId: string, wanted: WantedReferences): Promise<DeviceReferenceIds> {
    const faults: Faults = {};
    const type = await this.#ofNetwork(deviceTypes, deviceNetworkId, wanted.deviceTypeId);
    if (type === undefined) {
      faults['DeviceTypeId'] = ['There is no device type with this id.'];
    } else if (wanted.deviceStandard !== undefined && wanted.deviceStandard !== type.deviceStandard) {
      faults['DeviceStandard'] = [`Devices of this type are ${type.deviceStandard}.`];
    }
    const deviceTemplateId = await this.#template(type, wanted.deviceTemplateId, faults);
    const locationId = await this.#chosenOrFirst(
      locations,
      deviceNetworkId,
      { member: 'LocationId', name: 'location', wanted: wanted.locationId },
      [{ field: 'parentLocationId', op: 'exists', value: false }],
      faults,
    );
    const dataCollectorId = await this.#chosenOrFirst(
      dataCollectors,
      deviceNetworkId,
      { member: 'DataCollectorId', name: 'data collector', wanted: wanted.dataCollectorId },
      [],
      faults,
    );
    if (type === undefined || Object.keys(faults).length > 0) {
      throw invalid(faults);
    }
    const { deviceStandard } = type;
    return { deviceTypeId: type.id, deviceTemplateId, locationId, dataCollectorId, deviceStandard };
  }

  async #template(type: DeviceType | undefined, wanted: string | undefined, faults: Faults): Promise<string> {
    if (wanted === undefined) {
      return type?.defaultDeviceTemplateId ?? '';
    }
    const template = await this.#store.collection(deviceTemplates).get(wanted);
    if (type !== undefined && template?.deviceTypeId !== type.id) {
      faults['DeviceTemplateId'] = ['The device type has no template with this id.'];
    }
    return wanted;
  }

  async #ofNetwork<T extends Entity & { readonly deviceNetworkId: string }>(
    collection: CollectionDefinition<T>,
    deviceNetworkId: string,
    id: string,
  ): Promise<T | undefined> {
    const found = await this.#store.collection(collection).get(id);
    return found?.deviceNetworkId === deviceNetworkId ? found : undefined;
  }

  /** The one that is named, or the oldest of the network that meets the conditions. */
  async #chosenOrFirst<T extends Entity & { readonly deviceNetworkId: string }>(
    collection: CollectionDefinition<T>,
    deviceNetworkId: string,
    choice: { readonly member: string; readonly name: string; readonly wanted: string | undefined },
    conditions: readonly Condition[],
    faults: Faults,
  ): Promise<string> {
    if (choice.wanted !== undefined) {
      const found = await this.#ofNetwork(collection, deviceNetworkId, choice.wanted);
      if (found === undefined) {
        faults[choice.member] = [`There is no ${choice.name} with this id.`];
      }
      return choice.wanted;
    }
    const [first] = await this.#store.collection(collection).find({
      where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...conditions],
      sort: [{ field: 'createdAt', direction: 'asc' }],
      limit: 1,
    });
    if (first === undefined) {
      faults[choice.member] = [`The device network has no ${choice.name}: name one.`];
    }
    return first?.id ?? '';
  }

  async templateInstances(deviceTemplateId: string): Promise<readonly TemplateInstance[]> {
    const template = await this.#store.collection(deviceTemplates).get(deviceTemplateId);
    const type =
      template === undefined
        ? undefined
        : await this.#store.collection(deviceTypes).get(template.deviceTypeId);
    return template === undefined || type === undefined ? [] : instancesOf(template, type);
  }

  async related(rows: readonly Device[]): Promise<RelatedNames> {
    const names = async <T extends Entity & { readonly name: string }>(
      collection: CollectionDefinition<T>,
      ids: ReadonlySet<string>,
    ): Promise<ReadonlyMap<string, T>> => this.#store.collection(collection).getMany(ids);
    const [types, templates, places, gateways] = await Promise.all([
      names(deviceTypes, new Set(rows.map((row) => row.deviceTypeId))),
      names(deviceTemplates, new Set(rows.map((row) => row.deviceTemplateId))),
      names(locations, new Set(rows.map((row) => row.locationId))),
      names(dataCollectors, new Set(rows.map((row) => row.dataCollectorId))),
    ]);
    return {
      deviceTypes: types,
      deviceTemplates: justNames(templates),
      locations: justNames(places),
      dataCollectors: justNames(gateways),
    };
  }

  async wantsDiscovery(deviceTypeId: string): Promise<boolean> {
    return (await this.#store.collection(deviceTypes).get(deviceTypeId))?.isRequestDiscovery ?? true;
  }

  /** The gateway provisions no bootstrap servers, so that no name is known and none is ever contacted. */
  async bootstrapServerNames(_deviceNetworkId: string): Promise<ReadonlySet<string>> {
    return new Set();
  }
}

function justNames(found: ReadonlyMap<string, { readonly name: string }>): ReadonlyMap<string, string> {
  return new Map(Array.from(found, ([id, { name }]) => [id, name]));
}
