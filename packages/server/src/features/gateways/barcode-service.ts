import { dataCollectorTypes } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { devices } from '../devices/model/device.ts';
import type { CollectionDefinition, Entity, Store } from '../../store/port.ts';
import { endpointNamesOf, readBarcode } from './barcode.ts';
import type { BarcodeData } from './barcode.ts';
import { macKey } from './mac-address.ts';

/** Content of a label, with the matching entities of a device network. */
export interface BarcodeFinding extends BarcodeData {
  /** `SensorCollection` is the name of a device for older clients. */
  readonly entityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
  /** ID of the data collector or device with this MAC address. */
  readonly entityId?: string;
  /** ID of the type with this hardware type ID. */
  readonly hardwareId?: string;
}

/** Parses labels of gateways and devices. */
export class BarcodeService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async parse(deviceNetworkId: string, text: string): Promise<BarcodeFinding> {
    const data = readBarcode(text);
    const [gateway, device, gatewayType, deviceType] = await Promise.all([
      this.#gateway(deviceNetworkId, data),
      this.#device(deviceNetworkId, data),
      this.#typeId(dataCollectorTypes, deviceNetworkId, data),
      this.#typeId(deviceTypes, deviceNetworkId, data),
    ]);
    const entityId = gateway ?? device;
    const hardwareId = gatewayType ?? deviceType;
    return {
      ...data,
      entityType: entityTypeOf(gateway ?? gatewayType, device ?? deviceType),
      ...(entityId === undefined ? {} : { entityId }),
      ...(hardwareId === undefined ? {} : { hardwareId }),
    };
  }

  async #gateway(deviceNetworkId: string, { macAddress }: BarcodeData): Promise<string | undefined> {
    if (macAddress === undefined) return undefined;
    const found = await this.#store.collection(dataCollectors).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'macKey', op: 'eq', value: macKey(macAddress) },
    ]);
    return found?.id;
  }

  async #device(deviceNetworkId: string, { macAddress }: BarcodeData): Promise<string | undefined> {
    if (macAddress === undefined) return undefined;
    const found = await this.#store.collection(devices).findOne([
      { field: 'deviceIdentifier', op: 'in', value: endpointNamesOf(macAddress) },
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    ]);
    return found?.id;
  }

  async #typeId<T extends Entity>(
    collection: CollectionDefinition<T>,
    deviceNetworkId: string,
    { hardwareTypeId }: BarcodeData,
  ): Promise<string | undefined> {
    if (hardwareTypeId === undefined) return undefined;
    const found = await this.#store.collection(collection).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'hardwareTypeId', op: 'eq', value: hardwareTypeId },
    ]);
    return found?.id;
  }
}

function entityTypeOf(gateway: string | undefined, device: string | undefined): BarcodeFinding['entityType'] {
  if (gateway !== undefined) return 'DataCollector';
  return device === undefined ? 'Unknown' : 'SensorCollection';
}
