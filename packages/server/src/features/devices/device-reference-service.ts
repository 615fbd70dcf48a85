import { nameCondition } from '../../kernel/names.ts';
import { bootstrapServers } from '../bootstrap/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import type { DataCollector } from '../gateways/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DeviceNetwork } from '../networks/model.ts';
import { deviceTemplates, instancesOf, deviceTypes } from '../catalogue/model.ts';
import type { DeviceTemplate, TemplateInstance, DeviceType } from '../catalogue/model.ts';
import { locations } from '../locations/model.ts';
import type { Location } from '../locations/model.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { EntityCache } from '../../kernel/entity-cache.ts';
import type { DeviceReferenceIds, DeviceReferences, RequestedReferences } from './device-references.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

type Faults = Record<string, string[]>;

/** Looks up the entities that devices refer to in the store. */
export class DeviceReferenceService implements DeviceReferences {
  readonly #store: Store;
  readonly #networks: EntityCache<DeviceNetwork>;
  readonly #types: EntityCache<DeviceType>;
  readonly #templates: EntityCache<DeviceTemplate>;
  readonly #locations: EntityCache<Location>;
  readonly #dataCollectors: EntityCache<DataCollector>;

  constructor(store: Store) {
    this.#store = store;
    this.#networks = new EntityCache(store, deviceNetworks);
    this.#types = new EntityCache(store, deviceTypes);
    this.#templates = new EntityCache(store, deviceTemplates);
    this.#locations = new EntityCache(store, locations);
    this.#dataCollectors = new EntityCache(store, dataCollectors);
  }

  /** Call it after every change of device networks, types, templates, locations and data collectors. */
  forget(): void {
    this.#networks.forget();
    this.#types.forget();
    this.#templates.forget();
    this.#locations.forget();
    this.#dataCollectors.forget();
  }

  async resolve(deviceNetworkId: string, wanted: RequestedReferences): Promise<DeviceReferenceIds> {
    const [network, type] = await Promise.all([
      this.#networks.get(deviceNetworkId),
      this.#types.get(wanted.deviceTypeId),
    ]);
    if (type?.deviceNetworkId !== deviceNetworkId) {
      throw invalid({ DeviceTypeId: [unknownId('device type', wanted.deviceTypeId)] });
    }
    const resolved: DeviceReferenceIds = {
      deviceTypeId: type.id,
      deviceTemplateId: wanted.deviceTemplateId ?? type.defaultDeviceTemplateId,
      locationId: wanted.locationId ?? network?.rootLocationId ?? '',
      dataCollectorId: wanted.dataCollectorId ?? network?.defaultDataCollectorId ?? '',
      deviceStandard: wanted.deviceStandard ?? type.deviceStandard,
    };
    const faults = await this.#faultsOf(type, resolved);
    if (Object.keys(faults).length > 0) {
      throw invalid(faults);
    }
    return resolved;
  }

  async templateInstances(deviceTemplateId: string): Promise<readonly TemplateInstance[]> {
    const template = await this.#store.collection(deviceTemplates).get(deviceTemplateId);
    const type = template && (await this.#store.collection(deviceTypes).get(template.deviceTypeId));
    if (template === undefined || type === undefined) {
      return [];
    }
    return instancesOf(template, type);
  }

  async wantsDiscovery(deviceTypeId: string): Promise<boolean> {
    return (await this.#types.get(deviceTypeId))?.isRequestDiscovery ?? false;
  }

  async hasBootstrapServer(deviceNetworkId: string, name: string): Promise<boolean> {
    const found = await this.#store
      .collection(bootstrapServers)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, nameCondition(name)]);
    return found !== undefined;
  }

  async #faultsOf(type: DeviceType, resolved: DeviceReferenceIds): Promise<Faults> {
    const faults: Faults = {};
    const { deviceNetworkId } = type;
    const { dataCollectorId, deviceTemplateId, locationId } = resolved;
    const [template, location, dataCollector] = await Promise.all([
      this.#templates.get(deviceTemplateId),
      this.#locations.get(locationId),
      this.#dataCollectors.get(dataCollectorId),
    ]);
    if (template?.deviceTypeId !== type.id) {
      faults['DeviceTemplateId'] = [hasNoId('The device type', 'template', deviceTemplateId)];
    }
    if (location?.deviceNetworkId !== deviceNetworkId) {
      faults['LocationId'] = [unknownId('location', locationId)];
    }
    if (dataCollector?.deviceNetworkId !== deviceNetworkId) {
      faults['DataCollectorId'] = [unknownId('data collector', dataCollectorId)];
    }
    if (resolved.deviceStandard !== type.deviceStandard) {
      faults['DeviceStandard'] = [
        `Must be ${type.deviceStandard}, the DeviceStandard of the device type, not ${resolved.deviceStandard}.`,
      ];
    }
    return faults;
  }
}
