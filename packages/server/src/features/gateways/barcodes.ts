import { omitUndefined } from '../../kernel/data.ts';
import type { CollectionDefinition, Condition, Entity, Reader } from '../../store/port.ts';
import { deviceTypes } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import { dataCollectors, dataCollectorTypes, macKey } from './model.ts';

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

/** Content of a label. */
export interface BarcodeData {
  readonly hardwareTypeId?: number;
  /** As printed on the label. */
  readonly macAddress?: string;
}

const MAC = /^(?:[0-9A-F]{2}[:-]?){5,7}[0-9A-F]{2}$/iu;
const NUMBER = /^\d{1,10}$/u;
const MAX_NUMBER = 2_147_483_647;
const MAC_LABEL = /^(?:mac|macaddress|eui|eui48|eui64)$/iu;
const TYPE_LABEL = /^(?:hw|hwt|hardwaretype|hardwaretypeid|type)$/iu;
const SEPARATORS = /[;,|&?\s]+/u;
const PAIR = /^([a-z0-9]+)[:=](.+)$/iu;

/**
 * Reads a MAC address (EUI-48 to EUI-64, with or without separators) and a hardware type ID (a whole number)
 * from a barcode. They stand alone or after a label (`MAC:…`, `HWT=…`), in any order, separated by
 * semicolons, commas, bars or spaces; or in the query of a URL; or as members of a JSON object. The first of
 * several values counts.
 */
export function readBarcode(text: string): BarcodeData {
  const words = wordsOf(text.trim());
  const mac = words.find(([label, value]) => (label === '' || MAC_LABEL.test(label)) && MAC.test(value));
  const type = words.find(
    ([label, value]) =>
      (label === '' || TYPE_LABEL.test(label)) && NUMBER.test(value) && Number(value) <= MAX_NUMBER,
  );
  return {
    ...(mac === undefined ? {} : { macAddress: mac[1] }),
    ...(type === undefined ? {} : { hardwareTypeId: Number(type[1]) }),
  };
}

type LabelledText = readonly [label: string, value: string];

function wordsOf(text: string): readonly LabelledText[] {
  return (
    objectOf(text) ??
    text
      .split(SEPARATORS)
      .filter((word) => word !== '')
      .map(parseLabel)
  );
}

function objectOf(text: string): readonly LabelledText[] | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.entries(value).map(([label, member]) => [label, String(member)] as const)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parseLabel(word: string): LabelledText {
  // A colon of a MAC address follows two hex digits, which are not a label.
  if (MAC.test(word)) return ['', word];
  const [, label, value] = PAIR.exec(decoded(word)) ?? [];
  return label === undefined || value === undefined ? ['', word] : [label, value];
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch (error) {
    if (error instanceof URIError) return word;
    throw error;
  }
}

/**
 * Returns the endpoint names of devices with a MAC address: the common spellings of the address, and RFC 9039
 * 4.1.
 */
export function endpointNamesOf(macAddress: string): readonly string[] {
  const key = macKey(macAddress);
  const octets = key.match(/../gu) ?? [];
  const eui64 = octets.length === 6 ? [...octets.slice(0, 3), 'ff', 'fe', ...octets.slice(3)].join('') : key;
  const spellings = [macAddress, key, octets.join(':'), octets.join('-')];
  return [
    ...new Set([...spellings, ...spellings.map((one) => one.toUpperCase())]),
    ...new Set([`urn:dev:mac:${eui64}`, `urn:dev:mac:${key}`]),
  ];
}
