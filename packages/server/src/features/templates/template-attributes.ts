import { randomUUID } from 'node:crypto';
import {
  findAttributeProblem,
  Lwm2mRefusal,
  notificationAttributeNames,
  parseAttributeQueries,
} from '@muster/lwm2m/core';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import { invalid, hasNoId, unknownId } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import type { PathProperties } from '../commands/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import type { TemplateAttribute } from './model.ts';

export type AttributeName = keyof NotificationAttributes;
type AttributeDataType = 'Integer' | 'Float' | 'Boolean' | 'String';

/** A notification attribute of LwM2M (OMA-TS-LightweightM2M_Core 5.1.2). Equal in every network, with the same ID. */
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

function toDefinition(
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
    ...(inSeconds.has(name) ? { units: 's' } : {}),
  };
}

/** All attribute definitions, in the order of the standard. */
export const attributeDefinitions: readonly AttributeDefinition[] = [
  ...settable.map((row, index) => toDefinition(row, index + 1, false)),
  ...reported.map((row, index) => toDefinition(row, 0x81 + index, true)),
];

const byId = new Map(attributeDefinitions.map((one) => [one.id, one]));
const byName: ReadonlyMap<string, AttributeDefinition> = new Map(
  attributeDefinitions.map((one) => [one.name, one]),
);
const names: ReadonlySet<string> = new Set(notificationAttributeNames);

function definitionById(id: string): AttributeDefinition | undefined {
  return byId.get(id.toLowerCase());
}

/** @throws TypeError for an unknown attribute */
export function definitionByName(name: string): AttributeDefinition {
  const found = byName.get(name);
  if (found === undefined) throw new TypeError(`Unknown attribute ${shownValue(name)}.`);
  return found;
}

export function isAttributeName(name: string): name is AttributeName {
  return names.has(name);
}

/** An attribute value in a request, with its place. */
export interface TemplateAttributeInput {
  /** ID of the attribute to update. */
  readonly id?: string;
  readonly definitionId: string;
  /** Text in the format of the definition's data type. */
  readonly value: string;
  readonly resourceTypeId?: string;
  readonly instanceNumber?: number;
}

type Faults = Record<string, string[]>;

const NUMERIC: ReadonlySet<string> = new Set(['Integer', 'UnsignedInteger', 'Float', 'Time']);
const FLAGS: Readonly<Record<string, string>> = { true: '1', false: '0' };

/**
 * Returns the attributes of a request, which is the complete list: attributes without an ID are created, those with a
 * known ID are changed, and the others are deleted.
 *
 * @param resources resource types of the smart object type, by ID
 * @throws MusterError `invalid-request` with the invalid members, by position
 */
export function buildTemplateAttributes(
  inputs: readonly TemplateAttributeInput[],
  type: SmartObjectType,
  resources: ReadonlyMap<string, ResourceType>,
  before: readonly TemplateAttribute[],
): TemplateAttribute[] {
  const faults: Faults = {};
  const known = new Set(before.map((one) => one.id));
  const seen = new Set<string>();
  const built = inputs.map((input, index): TemplateAttribute | undefined => {
    const at = `[${index}]`;
    const definition = settableDefinition(input, at, faults);
    const { id } = input;
    if (id !== undefined && !known.has(id)) {
      faults[`${at}.Id`] = [hasNoId('The template', 'attribute', id)];
    }
    if (definition === undefined) return undefined;
    checkPlace(input, definition, { type, resources }, at, faults);
    const value = parseValue(input.value, definition.name, at, faults);
    const attribute: TemplateAttribute = {
      id: id ?? randomUUID(),
      name: definition.name,
      value,
      ...(input.resourceTypeId === undefined ? {} : { resourceTypeId: input.resourceTypeId }),
      ...(input.instanceNumber === undefined ? {} : { instanceNumber: input.instanceNumber }),
    };
    for (const key of [`${attribute.name} ${placeOf(attribute)}`, ...(id === undefined ? [] : [id])]) {
      if (seen.has(key)) {
        faults[at] = [`${definition.name} is listed twice for the same place. List it once.`];
      }
      seen.add(key);
    }
    return attribute;
  });
  const attributes = built.filter((one) => one !== undefined);
  if (Object.keys(faults).length === 0) checkTogether(attributes, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return attributes;
}

type Settable = AttributeDefinition & { readonly name: AttributeName };

function settableDefinition(input: TemplateAttributeInput, at: string, faults: Faults): Settable | undefined {
  const member = `${at}.ResourceAttributeDefinitionId`;
  const definition = definitionById(input.definitionId);
  if (definition === undefined) {
    faults[member] = [unknownId('resource attribute definition', input.definitionId)];
    return undefined;
  }
  const { name } = definition;
  if (!isAttributeName(name)) {
    faults[member] = [`${name} is read-only, as devices report it.`];
    return undefined;
  }
  return { ...definition, name };
}

function checkPlace(
  { resourceTypeId, instanceNumber }: TemplateAttributeInput,
  { name, isResourceOnly }: Settable,
  model: { readonly type: SmartObjectType; readonly resources: ReadonlyMap<string, ResourceType> },
  at: string,
  faults: Faults,
): void {
  if (instanceNumber !== undefined && instanceNumber !== 0 && !model.type.multipleInstances) {
    faults[`${at}.InstanceNumber`] = [
      `Must be 0, not ${instanceNumber}. ${model.type.name} can have one instance only.`,
    ];
  }
  const member = `${at}.ResourceTypeId`;
  if (resourceTypeId === undefined) {
    if (isResourceOnly) {
      faults[member] = [`Is missing. The attribute ${name} belongs to a resource.`];
    }
    return;
  }
  const resource = model.resources.get(resourceTypeId);
  const misfit =
    resource === undefined
      ? hasNoId('The smart object type', 'resource type', resourceTypeId)
      : inapplicableReason(name, resource);
  if (misfit !== undefined) {
    faults[member] = [misfit];
  }
}

const VALUE_ATTRIBUTES: ReadonlySet<string> = new Set(['gt', 'lt', 'st']);

/** Returns why an attribute does not apply to a resource; undefined if it applies. */
function inapplicableReason(name: AttributeName, resource: ResourceType): string | undefined {
  if (!resource.operations.includes('R')) {
    return `${resource.name} cannot be observed, so it has no attributes.`;
  }
  if (name === 'edge' && resource.dataType !== 'Boolean') {
    return `edge needs a Boolean resource, and ${resource.name} is of type ${resource.dataType}.`;
  }
  return VALUE_ATTRIBUTES.has(name) && !NUMERIC.has(resource.dataType)
    ? `${name} needs a numeric resource, and ${resource.name} is of type ${resource.dataType}.`
    : undefined;
}

function parseValue(text: string, name: AttributeName, at: string, faults: Faults): number {
  try {
    const trimmed = text.trim();
    const value = name === 'con' || name === 'edge' ? (FLAGS[trimmed.toLowerCase()] ?? trimmed) : trimmed;
    const parsed = value === '' ? undefined : parseAttributeQueries([`${name}=${value}`])[name];
    if (parsed !== undefined) return parsed;
    faults[`${at}.Value`] = [`Is missing. ${name} needs a value. To remove the attribute, leave it out.`];
  } catch (error) {
    if (!(error instanceof Lwm2mRefusal)) throw error;
    faults[`${at}.Value`] = [`${error.message}.`];
  }
  return 0;
}

function placeOf({ resourceTypeId, instanceNumber }: TemplateAttribute): string {
  return `${instanceNumber ?? '*'}/${resourceTypeId ?? '*'}`;
}

type Place = Pick<TemplateAttribute, 'resourceTypeId' | 'instanceNumber'>;

/** Returns whether an attribute applies at a path, by itself or because it applies to all instances or resources. */
function covers(one: TemplateAttribute, place: Place): boolean {
  return (
    [undefined, place.resourceTypeId].includes(one.resourceTypeId) &&
    [undefined, place.instanceNumber].includes(one.instanceNumber)
  );
}

/**
 * Returns the attributes of a template at a path. The most specific value of an attribute applies: of a resource of one
 * instance, of the resource, of the instance, of the object.
 */
export function attributesAt(attributes: readonly TemplateAttribute[], place: Place): NotificationAttributes {
  const weight = (one: TemplateAttribute): number =>
    (one.resourceTypeId === undefined ? 0 : 2) + (one.instanceNumber === undefined ? 0 : 1);
  return attributes
    .filter((one) => covers(one, place))
    .toSorted((a, b) => weight(a) - weight(b))
    .reduce<NotificationAttributes>((all, { name, value }) => ({ ...all, [name]: value }), {});
}

/** Finds values that contradict each other at the same place: pmax < pmin, lt + 2 * st >= gt, epmax <= epmin. */
function checkTogether(attributes: readonly TemplateAttribute[], faults: Faults): void {
  const resourceTypeIds = [undefined, ...new Set(attributes.map((one) => one.resourceTypeId))];
  const instances = [undefined, ...new Set(attributes.map((one) => one.instanceNumber))];
  for (const resourceTypeId of resourceTypeIds) {
    for (const instanceNumber of instances) {
      const place = {
        ...(resourceTypeId === undefined ? {} : { resourceTypeId }),
        ...(instanceNumber === undefined ? {} : { instanceNumber }),
      };
      const problem = findAttributeProblem(attributesAt(attributes, place));
      if (problem !== undefined) {
        note(problem, attributes, place, faults);
      }
    }
  }
}

/** Messages of the lwm2m package begin with the name of the attribute. */
function note(problem: string, attributes: readonly TemplateAttribute[], place: Place, faults: Faults): void {
  const [name = ''] = problem.split(' ', 1);
  const index = attributes.findLastIndex((one) => one.name === name && covers(one, place));
  faults[`[${Math.max(0, index)}].Value`] = [`${problem}.`];
}
