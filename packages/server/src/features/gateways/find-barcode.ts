import { dataCollectorTypes } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { devices } from '../devices/model/device.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { CollectionDefinition, Condition, Entity, Reader } from '../../store/port.ts';
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

/** Parses a label, and finds the gateway, device or type of a device network that it names. */
export async function findBarcode(
  reader: Reader,
  deviceNetworkId: string,
  text: string,
): Promise<BarcodeFinding> {
  const data = readBarcode(text);
  const { macAddress, hardwareTypeId } = data;
  const first = async <T extends Entity>(
    collection: CollectionDefinition<T>,
    condition: Condition | undefined,
  ): Promise<string | undefined> => {
    if (condition === undefined) return undefined;
    const own = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
    return (await reader.collection(collection).findOne([condition, own]))?.id;
  };
  const hasMac: Condition | undefined =
    macAddress === undefined ? undefined : { field: 'macKey', op: 'eq', value: macKey(macAddress) };
  const isNamed: Condition | undefined =
    macAddress === undefined
      ? undefined
      : { field: 'deviceIdentifier', op: 'in', value: endpointNamesOf(macAddress) };
  const isType: Condition | undefined =
    hardwareTypeId === undefined ? undefined : { field: 'hardwareTypeId', op: 'eq', value: hardwareTypeId };
  const [gateway, device, gatewayType, deviceType] = await Promise.all([
    first(dataCollectors, hasMac),
    first(devices, isNamed),
    first(dataCollectorTypes, isType),
    first(deviceTypes, isType),
  ]);
  return {
    ...data,
    entityType: entityTypeOf(gateway ?? gatewayType, device ?? deviceType),
    ...omitUndefined({ entityId: gateway ?? device, hardwareId: gatewayType ?? deviceType }),
  };
}

function entityTypeOf(gateway: string | undefined, device: string | undefined): BarcodeFinding['entityType'] {
  if (gateway !== undefined) return 'DataCollector';
  return device === undefined ? 'Unknown' : 'SensorCollection';
}
