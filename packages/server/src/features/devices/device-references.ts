import { EntityCache } from '../../kernel/caches.ts';
import { invalid, invalidMember, hasNoId, unknownId } from '../../kernel/errors.ts';
import { nameCondition } from '../../kernel/entities.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { bootstrapServers } from '../bootstrap/model.ts';
import { deviceTemplates, discoveryOf, instancesOf, deviceTypes } from '../catalogue/model.ts';
import type { DeviceTemplate, DiscoveryMode, TemplateInstance, DeviceType } from '../catalogue/model.ts';
import { discoveredShapes } from '../device-objects/model.ts';
import type { DiscoveredShape } from '../device-objects/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import type { DataCollector } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import type { Location } from '../locations/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DeviceNetwork } from '../networks/model.ts';
import type { Device, DeviceStandard } from './model.ts';

/** The references of a device, as far as the caller named them. */
interface RequestedReferences {
  readonly deviceTypeId: string;
  readonly deviceTemplateId?: string;
  readonly locationId?: string;
  readonly dataCollectorId?: string;
  readonly deviceStandard?: DeviceStandard;
}

export type DeviceReferenceIds = Pick<
  Device,
  'deviceTypeId' | 'deviceTemplateId' | 'locationId' | 'dataCollectorId' | 'deviceStandard'
>;

/** Lookups of the entities that devices refer to. */
export type DeviceReferences = Omit<DeviceReferenceService, 'forget'>;

/** Looks up the entities that devices refer to. */
export class DeviceReferenceService {
  readonly #store: Store;
  readonly #networks: EntityCache<DeviceNetwork>;
  readonly #types: EntityCache<DeviceType>;
  readonly #templates: EntityCache<DeviceTemplate>;
  readonly #locations: EntityCache<Location>;
  readonly #dataCollectors: EntityCache<DataCollector>;
  readonly #shapes: EntityCache<DiscoveredShape>;

  constructor(store: Store) {
    this.#store = store;
    this.#networks = new EntityCache(store, deviceNetworks);
    this.#types = new EntityCache(store, deviceTypes);
    this.#templates = new EntityCache(store, deviceTemplates);
    this.#locations = new EntityCache(store, locations);
    this.#dataCollectors = new EntityCache(store, dataCollectors);
    this.#shapes = new EntityCache(store, discoveredShapes);
  }

  /** Call it after every change of device networks, types, templates, locations and data collectors. */
  forget(): void {
    this.#networks.forget();
    this.#types.forget();
    this.#templates.forget();
    this.#locations.forget();
    this.#dataCollectors.forget();
    this.#shapes.forget();
  }

  /**
   * Checks the given references and fills in the missing ones: the default template and the standard of the
   * type, the root location and the default gateway of the network.
   *
   * @throws MusterError `invalid-request` with the members at fault
   */
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
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return resolved;
  }

  async templateInstances(deviceTemplateId: string): Promise<readonly TemplateInstance[]> {
    const template = await this.#store.collection(deviceTemplates).get(deviceTemplateId);
    const type = template && (await this.#store.collection(deviceTypes).get(template.deviceTypeId));
    return template === undefined || type === undefined ? [] : instancesOf(template, type);
  }

  /** Returns which devices of a type get a Discover when they register. */
  async discoveryOf(deviceTypeId: string): Promise<DiscoveryMode> {
    const type = await this.#types.get(deviceTypeId);
    return type === undefined ? 'never' : discoveryOf(type);
  }

  shape(id: string): Promise<DiscoveredShape | undefined> {
    return this.#shapes.get(id);
  }

  /** Call it after every change of a shape. A change of a device type may delete its shapes. */
  forgetShapes(): void {
    this.#shapes.forget();
  }

  /** Returns whether the network has a bootstrap server of this name. */
  async hasBootstrapServer(deviceNetworkId: string, name: string): Promise<boolean> {
    const found = await this.#store
      .collection(bootstrapServers)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, nameCondition(name)]);
    return found !== undefined;
  }

  async #faultsOf(type: DeviceType, resolved: DeviceReferenceIds): Promise<Record<string, string[]>> {
    const faults: Record<string, string[]> = {};
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

/** Lookups for the creation of a device. */
export type ReferenceLookups = Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer' | 'templateInstances'>;

/** Looks up each reference once, for a batch of devices that are created together. Caches faults too. */
export function cacheReferences(references: ReferenceLookups): ReferenceLookups {
  const keyOf = (deviceNetworkId: string, wanted: RequestedReferences): string => {
    const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId, deviceStandard } = wanted;
    const ids = [deviceTypeId, deviceTemplateId, locationId, dataCollectorId];
    return JSON.stringify([deviceNetworkId, ...ids, deviceStandard]);
  };
  return {
    resolve: once(keyOf, (...wanted) => references.resolve(...wanted)),
    hasBootstrapServer: once(
      (deviceNetworkId, name) => `${deviceNetworkId} ${name}`,
      (deviceNetworkId: string, name: string) => references.hasBootstrapServer(deviceNetworkId, name),
    ),
    templateInstances: once(
      (id) => id,
      (id: string) => references.templateInstances(id),
    ),
  };
}

/** Calls `look` once for each key. */
function once<A extends readonly unknown[], R>(
  keyOf: (...args: A) => string,
  look: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const known = new Map<string, Promise<R>>();
  return (...args) => {
    const key = keyOf(...args);
    const found = known.get(key) ?? look(...args);
    known.set(key, found);
    return found;
  };
}

/**
 * Checks in the transaction that the references of a device still exist, because they can have been deleted
 * since their first check. A deletion searches for devices in its own transaction, so none can happen after
 * this check.
 *
 * @throws MusterError `invalid-request`
 */
export async function checkStoredReferences(tx: Transaction, device: Device): Promise<void> {
  const found = await Promise.all([
    tx.collection(deviceTypes).get(device.deviceTypeId),
    tx.collection(deviceTemplates).get(device.deviceTemplateId),
    tx.collection(locations).get(device.locationId),
    tx.collection(dataCollectors).get(device.dataCollectorId),
  ]);
  const names = [
    ['DeviceTypeId', 'device type', device.deviceTypeId],
    ['DeviceTemplateId', 'device template', device.deviceTemplateId],
    ['LocationId', 'location', device.locationId],
    ['DataCollectorId', 'data collector', device.dataCollectorId],
  ] as const;
  const missing = names.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw invalidMember(missing[0], unknownId(missing[1], missing[2]));
}

/** Checks each set of references once, because the transaction prevents their deletion. */
export function cacheReferenceCheck(tx: Transaction): (device: Device) => Promise<void> {
  return once(
    ({ deviceTypeId, deviceTemplateId, locationId, dataCollectorId }) =>
      `${deviceTypeId} ${deviceTemplateId} ${locationId} ${dataCollectorId}`,
    (device) => checkStoredReferences(tx, device),
  );
}

/**
 * Checks the name of a bootstrap server. Without one, nothing is sent to the device.
 *
 * @throws MusterError `invalid-request` for an empty or unknown name
 */
export async function checkBootstrapServer(
  references: ReferenceLookups,
  deviceNetworkId: string,
  name: string | undefined,
): Promise<void> {
  if (name === undefined) return;
  if (name.trim() === '') {
    throw invalidMember('BootstrapServerName', 'Must not be blank. Leave it out for no bootstrap server.');
  }
  if (!(await references.hasBootstrapServer(deviceNetworkId, name))) {
    const message = `There is no bootstrap server with the name ${shownValue(name)}.`;
    throw invalidMember('BootstrapServerName', message);
  }
}
