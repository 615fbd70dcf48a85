import { expect } from 'chai';
import { dialectOperations } from './support/dialect-operations.ts';
import { dialectTypes } from './support/dialect-types.ts';
import { isObject, operations, resolved, words } from './support/document.ts';
import type { DescribedOperation, Json } from './support/document.ts';

/** Members of responses that docs/dialect.md lists, by type of 2017. */
const notGiven = `
  AccessTicket.AmqpSas AccessTicket.AmqpServicePath AccessTicket.AmqpServiceUri AccessTicket.HttpServiceUri
  ConfigurationItem.Value
  DeviceListResponse.DeviceTemplateContactLostThreshold DeviceListResponse.LastSeen
  DeviceTypeListResponse.DeviceStandardId DeviceTypeResponse.DeviceStandardId
  EventConsumerResponse.HttpPassword EventConsumerResponse.IntegrationTicket
  LocationResourceResponse.Level
  RegistrationTicket.BlobStorageSas RegistrationTicket.BlobStorageUri RegistrationTicket.SecurityTokenUpdate
  SignalRMeasurementMessage.SensorId SignalRMeasurementMessage.Values
  SmartObjectTypeResponse.DeviceTypeId SmartObjectTypeResponse.DeviceTypeName
  VersionResponse.DeploymentId`;
/** Members of requests that docs/dialect.md lists. */
const demanded = `
  CustomCommandRequest.PayloadCustomType
  FirmwareUpgradeRequest.FirmwarePackageId
  ResourceTemplateRequest.ResourceTypeId
  ResourceTypeInstanceRequest.ResourceTypeId ResourceTypeInstanceRequest.SmartObjectTypeId
  RolePermissionRequest.EntityName RolePermissionRequest.Permission
  SecurityTokenRequest.MacAddress
  SettingCategoryValueRequest.Name SettingValueRequest.Key
  SmartObjectTemplateInsertRequest.SmartObjectTypeId
  SmartObjectTypeInstanceIdRequest.SmartObjectTypeId
  TagRequest.Name
  TransformerSourceTypeConfigurationModel.ResourceTypeId
  TransformerTargetTypeConfigurationModel.ResourceTypeId TransformerTargetTypeConfigurationModel.SmartObjectTypeId
  TypedConfigurationItem.Key TypedConfigurationItemWithValue.Key`;

interface Member {
  readonly name: string;
  readonly isNeeded: boolean;
  /** Type of the value, if it has members. */
  readonly type: string | undefined;
}

interface Exchange {
  readonly name: string;
  readonly operation: DescribedOperation | undefined;
  readonly request: string | undefined;
  readonly response: string | undefined;
}

const pattern = (path: string): string => path.replaceAll(/\{\w+\}/gu, '{}').toLowerCase();

const exchanges = dialectOperations.map((text): Exchange => {
  const [left = '', response] = text.split(' -> ');
  const [method = '', path = '', request] = left.split(' ');
  const operation = operations.find(
    (one) => one.method === method && pattern(one.path) === pattern(`/api/v3${path}`),
  );
  return { name: `${method} ${path}`, operation, request, response };
});

function membersOf(type: string): Member[] {
  return (dialectTypes[type] ?? '').split(' ').map((text) => {
    const [name = '', held] = text.split(':');
    return { name: name.replace('*', ''), isNeeded: name.endsWith('*'), type: held };
  });
}

/** Returns the properties of a schema and of its parts, and the names of the required ones. */
function propertiesOf(schema: unknown): { properties: Map<string, Json>; required: Set<string> } {
  const { properties: own, required: needed, allOf, anyOf, oneOf } = resolved(schema);
  const properties = new Map(Object.entries((own ?? {}) as Record<string, Json>));
  const required = new Set((needed ?? []) as string[]);
  for (const parts of [allOf, anyOf, oneOf]) {
    for (const part of (parts ?? []) as unknown[]) {
      const found = propertiesOf(part);
      found.properties.forEach((value, name) => properties.set(name, value));
      if (parts === allOf) found.required.forEach((name) => required.add(name));
    }
  }
  return { properties, required };
}

/** Returns the type and schema of the items of a list or page, and any other type unchanged. */
function unlisted(type: string, schema: unknown): [type: string, schema: unknown] {
  const page = /^Page<(?<row>\w+)>$/u.exec(type)?.groups?.['row'];
  if (page !== undefined) return unlisted(`[${page}]`, propertiesOf(schema).properties.get('Rows'));
  const item = /^\[(?<item>\w+)\]$/u.exec(type)?.groups?.['item'];
  const { items, anyOf } = resolved(schema);
  const list = items ?? ((anyOf ?? []) as unknown[]).map((one) => resolved(one)['items']).find(isObject);
  // A list instead of a single value is a difference of form, which docs/dialect.md describes too.
  return [item ?? type, list ?? schema];
}

/** Visits each member that clients know of a schema, with nested members. */
function walk(
  given: string,
  described: unknown,
  visit: (type: string, member: Member, found: ReturnType<typeof propertiesOf>) => void,
  path: readonly string[] = [],
): void {
  const [type, schema] = unlisted(given, described);
  if (path.includes(type)) return;
  const found = propertiesOf(schema);
  for (const member of membersOf(type)) {
    visit(type, member, found);
    const inner = found.properties.get(member.name);
    if (member.type !== undefined && inner !== undefined) walk(member.type, inner, visit, [...path, type]);
  }
}

/** The members that docs/dialect.md lists are the only differences. */
describe('members that clients of the original know', () => {
  it('are in responses, except those listed in docs/dialect.md', () => {
    const missing = new Set<string>();
    for (const { operation, response } of exchanges) {
      const answers = [...(operation?.answers ?? [])].filter(([status]) => status < 300);
      const schema = answers.flatMap(([, { content }]) => content.get('application/json') ?? [])[0];
      if (response === undefined || schema === undefined) continue;
      walk(response, schema, (type, { name }, { properties }) => {
        if (!properties.has(name)) missing.add(`${type}.${name}`);
      });
    }
    expect([...missing].sort()).to.deep.equal(words(notGiven));
  });

  it('are accepted in requests, and required only if clients send them or docs/dialect.md says so', () => {
    const needed = new Set<string>();
    const unknown = new Set<string>();
    for (const { operation, request } of exchanges) {
      const schema = operation?.bodies.get('application/json')?.schema;
      if (request === undefined || schema === undefined) continue;
      walk(request, schema, (type, { name, isNeeded }, { properties, required }) => {
        // The contract permits any members if it lists none.
        if (properties.size > 0 && !properties.has(name)) unknown.add(`${type}.${name}`);
        if (required.has(name) && !isNeeded) needed.add(`${type}.${name}`);
      });
    }
    expect([...needed].sort()).to.deep.equal(words(demanded));
    expect([...unknown]).to.deep.equal([]);
  });

  it('belong to existing operations, all 290', () => {
    expect(exchanges).to.have.lengthOf(290);
    const absent = exchanges.filter(({ operation }) => operation === undefined);
    expect(absent.map(({ name }) => name)).to.deep.equal([]);
  });
});
