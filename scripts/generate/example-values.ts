import type { Contract, Operation, Parameter, Schema } from './contract.ts';
import { listOfMember, listOfParameter } from './names.ts';

/** An entity used in examples. */
export interface ExampleEntity {
  /** Its group in the contract, such as `locations`. */
  readonly group: string;
  /** Variable with its ID in examples of the SDK, such as `locationId`. */
  readonly variable: string;
  /** Its name in look-ups. Undefined if it can only be found by ID. */
  readonly name: string | undefined;
}

/** A device of `muster up`, which runs while the examples are tried. */
export const SIMULATED_DEVICE = 'muster-sim-000001';

/** Names of entities that no example creates: they exist on every server. */
const existing: Readonly<Record<string, string>> = {
  currentDeviceNetworks: 'Default',
  devices: SIMULATED_DEVICE,
  targetResourceTypes: 'Converted Tension',
  tenants: 'Default',
};

/** The object and the resource of the simulated device that an operation on one of them uses. */
export function placeOf({ verb }: Operation): { readonly object: number; readonly resource: number } {
  if (verb === 'update' || verb === 'create') return { object: 33001, resource: 26250 };
  if (verb === 'write' || verb === 'writeValue') return { object: 3308, resource: 5900 };
  return { object: 3303, resource: verb === 'execute' ? 5605 : 5700 };
}

/** A value in an example: JSON with {@link EntityReference} in place of IDs. */
export type ExampleValue =
  | EntityReference
  | string
  | number
  | boolean
  | null
  | readonly ExampleValue[]
  | { readonly [member: string]: ExampleValue };

export class EntityReference {
  readonly entity: ExampleEntity;

  constructor(entity: ExampleEntity) {
    this.entity = entity;
  }
}

/** Start time for measurements and logs in examples. */
export class ExampleTime {
  readonly hoursAgo: number;

  constructor(hoursAgo: number) {
    this.hoursAgo = hoursAgo;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** Members and parameters with an ID whose name does not contain that of the entity, in addition to `x-names`. */
const otherReferences: Readonly<Record<string, string>> = {
  categoryid: 'settingCategories',
  conditionid: 'ruleConditions',
  deadletterid: 'deadLetters',
  entityid: 'devices',
  resourceid: 'resources',
  sensortypeid: 'resourceTypes',
  settingid: 'settings',
  smartobjectid: 'smartObjects',
  transformerid: 'transformers',
  transformertemplateid: 'transformerTemplates',
};

/** Members named `...Id` whose values are constants of the service. */
const constants = new Set(['resourceattributedefinitionid']);

/** Returns the entity of a group for examples. */
export function exampleEntity(contract: Contract, group: string): ExampleEntity {
  const singular = singularOf(group);
  return {
    group,
    variable: `${singular}Id`,
    name: nameOf(contract, group),
  };
}

/** Converts `settingCategories` to `settingCategory`. */
export const singularOf = (group: string): string => group.replace(/ies$/u, 'y').replace(/s$/u, '');

/** Returns the name of an entity in the example of its creation. */
function nameOf(contract: Contract, group: string): string | undefined {
  if (Object.hasOwn(existing, group)) return existing[group];
  const names = contract.operations.find((one) => one.group === group && one.names !== undefined)?.names;
  const members = membersOfCreate(contract, group);
  const [field] = [...(names?.identifiers ?? []), ...(names?.fields ?? [])];
  const parts = field?.split('/').map((member) => members[member]);
  return parts?.every((part) => typeof part === 'string') === true ? parts.join('/') : undefined;
}

/** Returns the members in the example that creates an entity of a group. For a form, the members of its parts. */
function membersOfCreate(contract: Contract, group: string): Readonly<Record<string, unknown>> {
  const operation = createOf(contract, group);
  const example = (operation?.body?.example ?? {}) as Readonly<Record<string, unknown>>;
  if (operation?.body?.form === undefined) return example;
  return Object.assign({}, ...Object.values(example).filter((part) => typeof part === 'object')) as Record<
    string,
    unknown
  >;
}

/** Returns the operation that creates an entity of a group from a body. */
export function createOf(contract: Contract, group: string): Operation | undefined {
  const own = contract.operations.filter(
    (one) => one.group === group && one.method === 'POST' && one.pathParameters.length === 0,
  );
  return (
    own.find(({ verb }) => verb === 'create') ??
    own.find(({ kind, body }) => kind === 'id' && body !== undefined)
  );
}

/** Returns the value of a path parameter or a required query parameter. */
export function exampleOfParameter(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
): ExampleValue | ExampleTime {
  const schema = contract.resolve(parameter.schema);
  if (isId(contract, schema)) {
    const group = groupOfParameter(contract, operation, parameter);
    const reference = new EntityReference(exampleEntity(contract, group));
    return schema.type === 'array' ? [reference] : reference;
  }
  if (parameter.schema.$ref?.endsWith('/EpochMilliseconds')) {
    return new ExampleTime(/^(?:end|to)/iu.test(parameter.name) ? 0 : 24);
  }
  return valueOfDevice(contract, operation, parameter) ?? firstExample(schema);
}

/** Values for the device that the other examples use, or for a part of it. */
function valueOfDevice(
  contract: Contract,
  operation: Operation,
  { name }: Parameter,
): ExampleValue | undefined {
  const ofDevice: Readonly<Record<string, ExampleValue | undefined>> = {
    deviceidentifier: exampleEntity(contract, 'devices').name,
    endpoint: operation.group === 'devices' ? exampleEntity(contract, 'devices').name : 'boiler-1',
    instancenumber: 0,
    value: '21.5',
  };
  return ofDevice[name];
}

function firstExample(schema: Schema): ExampleValue {
  const [example] = schema.examples ?? [];
  return (example ?? schema.default ?? schema.minimum ?? '') as ExampleValue;
}

function groupOfParameter(contract: Contract, operation: Operation, parameter: Parameter): string {
  const list =
    parameter.name === 'deviceNetworkId' ? undefined : listOfParameter(contract, operation, parameter);
  if (list !== undefined) return list.split('.')[0] ?? list;
  const other = otherReferences[parameter.name.toLowerCase()];
  if (other !== undefined) return other;
  const before = operation.path.split(`/{${parameter.name}}`)[0]?.toLowerCase();
  // It must be the device network of the request.
  if (parameter.name === 'deviceNetworkId') return 'currentDeviceNetworks';
  const parent = contract.operations.find(
    (one) => one.path.toLowerCase() === before && (one.kind === 'page' || one.kind === 'array'),
  );
  return parent?.group ?? operation.group;
}

function isId(contract: Contract, schema: Schema): boolean {
  const item = schema.items === undefined ? schema : contract.resolve(schema.items);
  return item.format === 'uuid';
}

/** Returns the example of a body, with references in place of IDs. */
export function exampleOfBody(contract: Contract, operation: Operation): ExampleValue | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const example = withReferences(contract, body.example as ExampleValue, '');
  // A device keeps its identifier, and the example of its creation makes another one.
  if (operation.id === 'devices.update' && isMembers(example) && 'DeviceIdentifier' in example)
    return { ...example, DeviceIdentifier: SIMULATED_DEVICE };
  return example;
}

/** The target of a transformer must differ from its sources. */
const TARGET = 'TransformerTargetTypeConfigurations';

function withReferences(contract: Contract, value: ExampleValue, member: string, within = ''): ExampleValue {
  if (typeof value === 'string' && UUID.test(value)) {
    const isTarget = member === 'ResourceTypeId' && within === TARGET;
    const group = isTarget ? 'targetResourceTypes' : groupOfMember(contract, member);
    return group === undefined ? value : new EntityReference(exampleEntity(contract, group));
  }
  if (isList(value)) return value.map((item) => withReferences(contract, item, member, within));
  if (!isMembers(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withReferences(contract, item, name, member)]),
  );
}

export const isList = (value: unknown): value is readonly ExampleValue[] => Array.isArray(value);

export const isMembers = (value: unknown): value is Readonly<Record<string, ExampleValue>> =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof EntityReference);

function groupOfMember(contract: Contract, member: string): string | undefined {
  const name = member.toLowerCase();
  if (constants.has(name)) return undefined;
  const list = listOfMember(contract, member, { format: 'uuid' });
  return list?.split('.')[0] ?? otherReferences[name];
}

/** Returns a filter value for a list: the name of an entity used in examples. */
export function exampleFilter(
  contract: Contract,
  operation: Operation,
): { readonly field: string; readonly value: string } | undefined {
  const { group, filterable, names } = operation;
  const fields = [...(names?.identifiers ?? []), ...(names?.fields ?? [])];
  const field = fields.flatMap((one) => one.split('/')).find((one) => filterable.includes(one));
  const value =
    field === undefined ? undefined : (existing[group] ?? membersOfCreate(contract, group)[field]);
  return field === undefined || typeof value !== 'string' ? undefined : { field, value };
}
