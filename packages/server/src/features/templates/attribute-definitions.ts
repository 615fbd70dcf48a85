import { notificationAttributeNames } from '@muster/lwm2m/core';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { PathProperties } from '../commands/model/attribute-set.ts';
import { shownValue } from '../../kernel/shown-value.ts';

export type AttributeName = keyof NotificationAttributes;
export type AttributeDataType = 'Integer' | 'Float' | 'Boolean' | 'String';

/**
 * A notification attribute of LwM2M (OMA-TS-LightweightM2M_Core 5.1.2). Equal in every network, with the same
 * ID.
 */
export interface AttributeDefinition {
  readonly id: string;
  readonly name: AttributeName | keyof PathProperties;
  readonly description: string;
  readonly dataType: AttributeDataType;
  /** Devices report the attribute, and it cannot be set. */
  readonly isReadOnly: boolean;
  /** The attribute refers to one value, so it applies to resources, not to objects or instances. */
  readonly isResourceOnly: boolean;
  /** Oldest enabler version with the attribute. */
  readonly lwm2mVersion: string;
  readonly units?: string;
}

const SECONDS = 's';

/** IDs end in the position. They never change, because clients store them. */
const idAt = (position: number): string =>
  `5a5e0a10-6d1c-4c0e-8a55-0000000000${position.toString(16).padStart(2, '0')}`;

type Row = readonly [
  name: AttributeDefinition['name'],
  dataType: AttributeDataType,
  version: string,
  description: string,
];

const settable: readonly Row[] = [
  ['pmin', 'Integer', '1.0', 'Shortest time between two notifications.'],
  ['pmax', 'Integer', '1.0', 'Longest time between two notifications.'],
  ['gt', 'Float', '1.0', 'Notify when the value crosses this from below.'],
  ['lt', 'Float', '1.0', 'Notify when the value crosses this from above.'],
  ['st', 'Float', '1.0', 'Notify when the value has moved by this much.'],
  ['epmin', 'Integer', '1.1', 'Shortest time between two evaluations of the value.'],
  ['epmax', 'Integer', '1.1', 'Longest time between two evaluations of the value.'],
  ['con', 'Boolean', '1.2', 'Whether notifications are confirmable.'],
  ['edge', 'Boolean', '1.2', 'Notify when a Boolean value falls (0) or rises (1).'],
  ['hqmax', 'Integer', '1.2', 'How many notifications the device keeps while it cannot send.'],
];

const reported: readonly Row[] = [
  ['dim', 'Integer', '1.0', 'How many instances a resource has.'],
  ['ver', 'String', '1.0', 'Version of the object.'],
  ['ssid', 'Integer', '1.1', 'Short server id of a Security or Server instance.'],
  ['uri', 'String', '1.1', 'Server URI of a Security instance.'],
];

const resourceOnly: ReadonlySet<string> = new Set(['gt', 'lt', 'st', 'edge']);
const inSeconds: ReadonlySet<string> = new Set(['pmin', 'pmax', 'epmin', 'epmax']);

function definition(
  [name, dataType, lwm2mVersion, description]: Row,
  position: number,
  isReadOnly: boolean,
): AttributeDefinition {
  return {
    id: idAt(position),
    name,
    description,
    dataType,
    isReadOnly,
    isResourceOnly: resourceOnly.has(name),
    lwm2mVersion,
    ...(inSeconds.has(name) ? { units: SECONDS } : {}),
  };
}

/** All attribute definitions, in the order of the standard. */
export const attributeDefinitions: readonly AttributeDefinition[] = [
  ...settable.map((row, index) => definition(row, index + 1, false)),
  ...reported.map((row, index) => definition(row, 0x81 + index, true)),
];

const byId = new Map(attributeDefinitions.map((one) => [one.id, one]));
const byName: ReadonlyMap<string, AttributeDefinition> = new Map(
  attributeDefinitions.map((one) => [one.name, one]),
);
const names: ReadonlySet<string> = new Set(notificationAttributeNames);

export function definitionById(id: string): AttributeDefinition | undefined {
  return byId.get(id.toLowerCase());
}

/** @throws TypeError for an unknown attribute */
export function definitionByName(name: string): AttributeDefinition {
  const found = byName.get(name);
  if (found === undefined) {
    throw new TypeError(`Unknown attribute ${shownValue(name)}.`);
  }
  return found;
}

export function isAttributeName(name: string): name is AttributeName {
  return names.has(name);
}
