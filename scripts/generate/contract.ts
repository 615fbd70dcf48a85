import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { JsonObject } from '../../packages/server/src/http/document.ts';
import { withSharedErrors } from '../../packages/server/src/http/document.ts';
import { checkContract } from './check-contract.ts';

/**
 * `x-names` of a list, or of the Get of one entity: the names of its rows, and the members that contain the ID of
 * one.
 */
export interface NamesExtension {
  /** Noun for a row in messages, such as `device type`. */
  readonly entity: string;
  /** Members that are compared exactly, before all others. */
  readonly identifiers?: readonly string[];
  /** Members with the name of a row. `Title/Version` joins two of them with a slash. */
  readonly fields?: readonly string[];
  /**
   * For the Get of an entity without a name: kind of entity that is found by the name of its device and its LwM2M
   * path.
   */
  readonly path?: 'resource' | 'object instance';
  /** Names of parameters and body members that contain the ID of a row, or several. */
  readonly references?: readonly string[];
}

/** Properties of an error code in the contract. */
export interface ErrorExtension {
  readonly status?: number;
  /** CoAP response code, for faults that a device can cause. */
  readonly coap?: string;
  readonly message?: string;
  readonly remedy?: string;
}

/** A JSON schema of the contract, with the keywords that the generators use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly examples?: readonly unknown[];
  readonly 'x-filter-of'?: string;
  readonly 'x-secret'?: boolean;
  /** Unit of a number, if the CLI accepts a duration such as 10m for it. */
  readonly 'x-unit'?: 'ms' | 's';
  /** Only for ErrorCode: status, messages and remedies of its values. */
  readonly 'x-errors'?: Readonly<Record<string, ErrorExtension>>;
  /** Whether it needs at least one of its members, although none is required. */
  readonly 'x-needs-member'?: boolean;
}

export interface Deprecation {
  /** Last day before the removal, for example `2019-03-31`. */
  readonly sunset: string;
  /** Path of the operation to use instead. */
  readonly successor: string | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Reference {
  readonly $ref?: string;
}

interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly example?: unknown; readonly 'x-streamed'?: unknown }>
  >;
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter & Reference)[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content & Reference>>;
  readonly 'x-filterable'?: readonly string[];
  readonly 'x-sortable'?: readonly string[];
  readonly 'x-no-network'?: boolean;
  readonly 'x-confirm'?: boolean;
  readonly 'x-names'?: NamesExtension;
  readonly 'x-permission'?: string;
  readonly 'x-sunset'?: string;
  readonly 'x-successor'?: string;
}

interface Document {
  readonly 'x-sunset': string;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly 'x-tagGroups': Contract['tagGroups'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** Content of a successful response. */
export type ResultKind =
  | 'page'
  | 'array'
  | 'object'
  /** Text, a number or a truth value. */
  | 'scalar'
  | 'id'
  | 'none'
  | 'command'
  | 'stream'
  | 'binary';

export interface FormPart {
  readonly name: string;
  readonly required: boolean;
  readonly kind: 'file' | 'text' | 'json';
  /** The schema in the form, possibly a reference. */
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly group: string;
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  /** Without the final period, as in lists of commands. */
  readonly summary: string;
  readonly description: string;
  readonly permission: string | undefined;
  /** Only for a list: how names are resolved to its rows. */
  readonly names: NamesExtension | undefined;
  readonly deprecation: Deprecation | undefined;
  /**
   * Whether one request affects many devices, or deletes a network or a log. Interactive clients ask for
   * confirmation.
   */
  readonly confirm: boolean;
  readonly usesNetwork: boolean;
  /** Whether it takes an Idempotency-Key. */
  readonly takesKey: boolean;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** Fields for Filter. Empty if there is no Filter. */
  readonly filterable: readonly string[];
  /** Fields for Sort. Empty if there is no Sort. */
  readonly sortable: readonly string[];
  readonly body:
    | {
        readonly required: boolean;
        readonly mediaTypes: readonly string[];
        readonly schema: Schema;
        readonly example: unknown;
        /** The parts of a form (`multipart/form-data`). Undefined for other bodies. */
        readonly form: readonly FormPart[] | undefined;
        /** Whether the body may be long, because the service processes it while it arrives (`x-streamed`). */
        readonly isStreamed: boolean;
      }
    | undefined;
  readonly kind: ResultKind;
  /** Whether some successful responses have no body, such as 204 beside 200. */
  readonly isOptional: boolean;
  /** The schema of the response. For a page or an array, that of one row. */
  readonly resultSchema: Schema | undefined;
  /** Name of the schema of a page. */
  readonly pageName: string | undefined;
  /** Statuses of errors, ascending. */
  readonly errors: readonly number[];
}

export interface Contract {
  /** The OpenAPI document, including the errors that operations share. */
  readonly document: JsonObject;
  readonly groups: readonly { readonly name: string; readonly description: string }[];
  /** Groups of tags, in the order of the CLI's help. */
  readonly tagGroups: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
  resolve(schema: Schema): Schema;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the last part of a reference: `Name` for `#/components/schemas/Name`. */
export function refName(schema: Reference): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** Reads openapi.yaml into a flat list of operations. */
export async function readContract(file: URL): Promise<Contract> {
  return parseContract(await readFile(file, 'utf8'));
}

/**
 * @param source the text of openapi.yaml
 * @throws Error with all faults of the document that affect the generators
 */
export function parseContract(source: string): Contract {
  const document = withSharedErrors(parse(source) as JsonObject) as unknown as Document;
  checkContract(document, methods);
  const resolve = (schema: Schema): Schema => resolveSchema(document, schema);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, raw]) => readOperation(document, path, method, raw)),
  );
  const used = new Set(operations.map(({ group }) => group));
  const groups = document.tags.filter(({ name }) => used.has(name));
  return {
    document: document as unknown as JsonObject,
    groups,
    tagGroups: document['x-tagGroups'],
    operations,
    schemas: document.components.schemas,
    resolve,
  };
}

function resolveSchema(document: Document, schema: Schema): Schema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const target = document.components.schemas[name];
  if (target === undefined) throw new Error(`openapi.yaml: there is no schema ${name}`);
  // Members beside a reference are added to its target.
  const siblings = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$ref'));
  return { ...resolveSchema(document, target), ...siblings };
}

function readOperation(document: Document, path: string, method: string, raw: RawOperation): Operation {
  const [group, verb] = raw.operationId.split('.') as [string, string];
  const parameters = (raw.parameters ?? []).map((parameter) => resolveParameter(document, parameter));
  return {
    id: raw.operationId,
    group,
    verb,
    method: method.toUpperCase(),
    path,
    summary: raw.summary.replace(/\.$/u, ''),
    description: raw.description,
    permission: raw['x-permission'],
    names: raw['x-names'],
    deprecation: readDeprecation(document, raw),
    confirm: raw['x-confirm'] === true,
    usesNetwork: raw['x-no-network'] !== true,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    filterable: raw['x-filterable'] ?? [],
    sortable: raw['x-sortable'] ?? [],
    body: readBody(document, raw),
    errors: Object.keys(raw.responses)
      .map(Number)
      .filter((status) => status >= 400)
      .sort((left, right) => left - right),
    ...readResult(document, raw),
  };
}

function readDeprecation(document: Document, raw: RawOperation): Deprecation | undefined {
  if (raw.deprecated !== true) return undefined;
  return { sunset: raw['x-sunset'] ?? document['x-sunset'], successor: raw['x-successor'] };
}

/**
 * Returns the operation at the path of `x-successor`. If there are several methods, prefers that of the deprecated
 * operation.
 */
export function successorOf(contract: Contract, operation: Operation): Operation | undefined {
  const path = operation.deprecation?.successor?.toLowerCase();
  const there = contract.operations.filter((one) => one.path.toLowerCase() === path);
  const others = ['PUT', 'GET', 'POST'].flatMap((method) => there.filter((one) => one.method === method));
  return there.find((one) => one.method === operation.method) ?? others[0];
}

function resolveParameter(document: Document, parameter: Parameter & Reference): Parameter {
  const name = refName(parameter);
  if (name === undefined) return parameter;
  const target = document.components.parameters[name];
  if (target === undefined) throw new Error(`openapi.yaml: there is no parameter ${name}`);
  return target;
}

const FORM_TYPE = 'multipart/form-data';

function readBody(document: Document, raw: RawOperation): Operation['body'] {
  const content = raw.requestBody?.content;
  const form = content?.[FORM_TYPE];
  const body = content?.['application/json'] ?? form;
  if (content === undefined || body === undefined) return undefined;
  return {
    required: raw.requestBody?.required === true,
    mediaTypes: Object.keys(content),
    schema: body.schema,
    example: body.example,
    form: body === form ? readForm(document, form.schema) : undefined,
    isStreamed: Object.values(content).some((media) => media['x-streamed'] !== undefined),
  };
}

function readForm(document: Document, schema: Schema): FormPart[] {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return Object.entries(properties).map(([name, part]) => {
    const { type, format } = resolveSchema(document, part);
    const kind = format === 'binary' ? 'file' : type === 'string' ? 'text' : 'json';
    return { name, required: required.includes(name), kind, schema: part };
  });
}

type Result = Pick<Operation, 'kind' | 'isOptional' | 'resultSchema' | 'pageName'>;

function readResult(document: Document, raw: RawOperation): Result {
  const [success, ...others] = Object.entries(raw.responses).filter(([status]) => status.startsWith('2'));
  if (success === undefined) throw new Error(`openapi.yaml: ${raw.operationId} has no success`);
  const named = refName(success[1]);
  const result = (kind: Operation['kind'], resultSchema?: Schema, pageName?: string): Result => ({
    kind,
    isOptional: others.some(([, other]) => refName(other) === 'NoContent'),
    resultSchema,
    pageName,
  });
  if (named === 'Created') return result('id', { $ref: '#/components/schemas/EntityIdResponse' });
  if (named === 'NoContent') return result('none');
  if (named === 'CommandAccepted') return result('command');
  const { content } = success[1];
  if (content === undefined) return result('none');
  const json = content['application/json'];
  if (json === undefined) return result('text/event-stream' in content ? 'stream' : 'binary');
  if (json.schema.type === 'array') return result('array', json.schema.items);
  const rows = resolveSchema(document, json.schema).allOf?.find((part) => part.properties?.['Rows']);
  if (rows !== undefined) return result('page', rows.properties?.['Rows']?.items, refName(json.schema));
  const { type } = resolveSchema(document, json.schema);
  return result(typeof type === 'string' && type !== 'object' ? 'scalar' : 'object', json.schema);
}

/** Returns all members of an object schema, including those of its `allOf` parts, resolved. */
export function membersOf(contract: Contract, schema: Schema): Map<string, Schema> {
  const resolved = contract.resolve(schema);
  const members = new Map<string, Schema>();
  for (const part of resolved.allOf ?? []) {
    for (const [name, member] of membersOf(contract, part)) members.set(name, member);
  }
  for (const [name, member] of Object.entries(resolved.properties ?? {})) {
    members.set(name, contract.resolve(member));
  }
  return members;
}

/** Converts `deviceNetworks` to `device-networks`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Returns the constant of an operation in the SDK: `devicesList` for `devices.list`. */
export const constantOf = ({ group, verb }: Operation): string =>
  `${group}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
