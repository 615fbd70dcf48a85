import {
  kebab,
  membersOf,
  successorOf,
  type Contract,
  type FormPart,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';
import { listOfMember, listOfParameter } from './names.ts';
import { cliExamples } from './cli-examples.ts';
import { shapeOf, type Shape } from './shape.ts';

interface FlagSpec {
  readonly flag: string;
  readonly member: string;
  readonly kind:
    'string' | 'integer' | 'number' | 'boolean' | 'time' | 'duration' | 'seconds' | 'json' | 'file';
  /** The part of the form that contains it. Absent if it is a part or a member itself. */
  readonly part?: string;
  readonly separated?: boolean;
  readonly multiple?: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** The list that resolves a name to the ID. */
  readonly names?: string;
  /** The fields of a filter that are times. */
  readonly times?: readonly string[];
  /** Whether it is a filter of devices. */
  readonly devices?: boolean;
  /** Whether it is a secret. */
  readonly secret?: boolean;
  readonly description: string;
}

interface ArgSpec {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly kind: FlagSpec['kind'];
  readonly isId: boolean;
  readonly names?: string;
  readonly description: string;
}

interface BodySpec {
  readonly fields: readonly FlagSpec[];
  readonly shape?: Shape;
  readonly [member: string]: unknown;
}

/**
 * Returns the commands of the CLI as data: topics with a line for each operation whose command is generated, and the
 * groups of the help.
 */
export function cliTable(contract: Contract): string {
  const topics = contract.groups.map(({ name, description }) => {
    const operations = contract.operations
      .filter((operation) => operation.kind !== 'stream' && operation.group === name)
      .map((operation) => JSON.stringify(describe(contract, operation)));
    return { head: [kebab(name), description], operations: `[\n${operations.join(',\n')}\n]` };
  });
  const groups = contract.tagGroups.map(({ name, tags }) => [name, tags.map(kebab)]);
  const lines = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',\n');
  const head = `{"topics": [\n${lines(topics.map((topic) => topic.head))}\n],\n"groups": [\n${lines(groups)}\n]}`;
  return `${[head, ...topics.map(({ operations }) => operations)].join('\n\n')}\n`;
}

function describe(contract: Contract, operation: Operation): Record<string, unknown> {
  const required = operation.queryParameters.filter((parameter) => parameter.required === true);
  const optional = operation.queryParameters.filter((parameter) => parameter.required !== true);
  const partial = partialOf(contract, operation);
  const members =
    operation.resultSchema === undefined ? undefined : membersOf(contract, operation.resultSchema);
  const args = [
    ...operation.pathParameters.map((parameter) => argument(contract, operation, parameter, 'path')),
    ...required.map((parameter) => argument(contract, operation, parameter, 'query')),
  ];
  const requestBody = operation.body === undefined ? undefined : body(contract, operation.body);
  return {
    id: operation.id,
    topic: kebab(operation.group),
    command: kebab(operation.verb),
    summary: operation.summary,
    description: [
      operation.description,
      ...(partial === undefined
        ? []
        : ['Flags change the members that they name and keep the others; --data replaces the whole.']),
      ...(operation.permission === undefined ? [] : [`Needs the permission ${operation.permission}.`]),
    ].join('\n\n'),
    kind: operation.kind,
    ...(operation.method === 'GET' ? {} : { writes: true }),
    ...(operation.confirm ? { confirm: true } : {}),
    ...(operation.takesKey ? { takesKey: true } : {}),
    ...deprecation(contract, operation),
    examples: cliExamples(contract, operation, {
      args,
      fields: requestBody?.fields ?? [],
      ...(requestBody?.shape === undefined ? {} : { shape: requestBody.shape }),
    }),
    args,
    query: optional.map((parameter) => ({
      ...flag(contract, parameter.name, withFields(operation, parameter, withText(parameter)), false),
      ...(parameter.name === 'Filter' ? filterOf(contract, operation) : {}),
    })),
    ...(requestBody === undefined ? {} : { body: requestBody }),
    ...(partial === undefined ? {} : { partial }),
    columns: members === undefined ? [] : columns(members),
    ...nestedOf(contract, members),
    ...rowsOf(contract, operation, members),
    secrets:
      members === undefined
        ? []
        : [...members].filter(([, schema]) => schema['x-secret'] === true).map(([name]) => name),
  };
}

function deprecation(contract: Contract, operation: Operation): Record<string, unknown> {
  if (operation.deprecation === undefined) return {};
  const successor = successorOf(contract, operation);
  return {
    deprecated: {
      sunset: operation.deprecation.sunset,
      ...(successor === undefined ? {} : { successor: `${kebab(successor.group)} ${kebab(successor.verb)}` }),
    },
  };
}

/** Detects updates whose GET returns the input of PUT. They can change single members. */
function partialOf(
  contract: Contract,
  { method, path, id, body }: Operation,
): Record<string, string> | undefined {
  if (method !== 'PUT' || body === undefined || body.form !== undefined || body.schema.type === 'array')
    return undefined;
  const at = (wanted: string): Operation | undefined =>
    contract.operations.find((one) => one.path === path && one.method === wanted);
  const get = at('GET');
  const patch = at('PATCH');
  if (get?.kind !== 'object') return undefined;
  return { get: get.id, put: id, ...(patch === undefined ? {} : { patch: patch.id }) };
}

const withText = (parameter: Parameter): Schema => ({
  ...parameter.schema,
  ...(parameter.description === undefined ? {} : { description: parameter.description }),
});

/** Adds the supported fields to the schemas of Filter and Sort. */
function withFields(operation: Operation, parameter: Parameter, schema: Schema): Schema {
  const known: Readonly<Record<string, readonly string[]>> = {
    Filter: operation.filterable,
    Sort: operation.sortable,
  };
  const fields = known[parameter.name] ?? [];
  if (fields.length === 0) return schema;
  return { ...schema, description: `${schema.description ?? ''} Fields: ${fields.join(', ')}.`.trim() };
}

function argument(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
  where: 'path' | 'query',
): ArgSpec {
  const spec = flag(contract, parameter.name, withText(parameter), true);
  return {
    name: parameter.name,
    in: where,
    kind: spec.kind,
    isId: contract.resolve(parameter.schema).format === 'uuid',
    ...namesOf(listOfParameter(contract, operation, parameter)),
    description: spec.description,
  };
}

function body(contract: Contract, requestBody: NonNullable<Operation['body']>): BodySpec {
  if (requestBody.form !== undefined) return formBody(contract, requestBody, requestBody.form);
  const isArray = requestBody.schema.type === 'array';
  const schema = isArray ? requestBody.schema : contract.resolve(requestBody.schema);
  const requiredMembers = schema.required ?? [];
  const fields = isArray
    ? []
    : [...membersOf(contract, schema)]
        .filter(([name, member]) => name !== 'Id' && member.deprecated !== true)
        .map(([name, member]) => flag(contract, name, member, requiredMembers.includes(name)));
  return {
    required: requestBody.required,
    isArray,
    xml: requestBody.mediaTypes.includes('application/xml'),
    csv: requestBody.mediaTypes.includes('text/csv'),
    ...(schema['x-needs-member'] === true ? { needsMember: true } : {}),
    fields,
    ...withShape(shapeOf(contract, requestBody.schema)),
    example: JSON.stringify(requestBody.example),
  };
}

const withShape = (shape: Shape): { shape?: Shape } => (shape === null ? {} : { shape });

/** If a part is an object, its members become flags, like those of a body. */
function formBody(
  contract: Contract,
  requestBody: NonNullable<Operation['body']>,
  form: readonly FormPart[],
): BodySpec {
  const fields = form.flatMap(({ name, kind, required, schema }): FlagSpec[] => {
    if (kind === 'file') {
      const description = contract.resolve(schema).description ?? name;
      return [{ flag: kebab(name), member: name, kind, ...(required ? { required } : {}), description }];
    }
    if (kind === 'text') return [flag(contract, name, schema, required)];
    const needed = contract.resolve(schema).required ?? [];
    return [...membersOf(contract, schema)].map(([member, raw]) => ({
      ...flag(contract, member, raw, required && needed.includes(member)),
      part: name,
    }));
  });
  const files = new Set(form.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  const example = Object.entries(requestBody.example as object).filter(([name]) => !files.has(name));
  return {
    required: requestBody.required,
    isArray: false,
    xml: false,
    csv: false,
    isForm: true,
    fields,
    ...withShape(
      Object.fromEntries(
        form
          .filter(({ kind }) => kind !== 'file')
          .map(({ name, schema }) => [name, shapeOf(contract, schema)]),
      ),
    ),
    example: JSON.stringify(Object.fromEntries(example)),
  };
}

function flag(contract: Contract, name: string, raw: Schema, required: boolean): FlagSpec {
  const schema = contract.resolve(raw);
  const item = isArray(schema) ? contract.resolve(schema.items ?? {}) : schema;
  const multiple = item !== schema && scalarType(item) !== undefined;
  const kind = item !== schema && !multiple ? 'json' : kindOf(contract, raw, item);
  const options = item.enum?.filter((value) => value !== null);
  const description = raw.description ?? schema.description ?? name;
  return {
    flag: flagName(name),
    member: name,
    kind,
    ...(multiple ? { multiple } : {}),
    ...(isSeparated(raw, kind) ? { separated: true } : {}),
    ...(options === undefined || kind === 'json' ? {} : { options }),
    ...(isWhole(kind) && item.minimum !== undefined ? { min: item.minimum } : {}),
    ...(isWhole(kind) && item.maximum !== undefined ? { max: item.maximum } : {}),
    ...(required ? { required } : {}),
    ...(description.startsWith('Ignored.') ? { hidden: true } : {}),
    ...namesOf(listOfMember(contract, name, raw)),
    ...(schema['x-secret'] === true || raw['x-secret'] === true ? { secret: true } : {}),
    ...filterOf(
      contract,
      contract.operations.find(({ id }) => id === raw['x-filter-of']),
    ),
    description,
  };
}

/** What the CLI needs to know of a filter of the rows of a list. */
function filterOf(
  contract: Contract,
  list: Operation | undefined,
): { readonly times?: readonly string[]; readonly devices?: boolean } {
  if (list?.resultSchema === undefined) return {};
  const row = membersOf(contract, list.resultSchema);
  // Some fields are members of the whole entity only, such as LastSeen.
  const others = Object.values(contract.schemas);
  const times = list.filterable.filter((field) => {
    const raw = row.get(field) ?? others.find(({ properties }) => properties?.[field])?.properties?.[field];
    if (raw === undefined) return false;
    const { format, maximum = 0 } = contract.resolve(raw);
    return format === 'date-time' || maximum >= LAST_TIME;
  });
  const isOfDevices = DEVICE_FIELDS.every((field) => list.filterable.includes(field));
  return { ...(times.length === 0 ? {} : { times }), ...(isOfDevices ? { devices: true } : {}) };
}

/** Fields that the selectors of devices use; see `names/selectors.ts` of the CLI. */
const DEVICE_FIELDS = ['Status', 'DeviceTypeId', 'DeviceTemplateId', 'TagId', 'WithinLocationId'];

/** Whether a text contains comma-separated values. */
const isSeparated = ({ description }: Schema, kind: FlagSpec['kind']): boolean =>
  kind === 'string' && /separated by commas/u.test(description ?? '');

/** Flags of the commands themselves, which members must not use. */
const ownFlags = new Set(['data', 'url']);

/** Converts `ParentLocationId` to `parent-location-id`, and `Url` to `body-url`. */
const flagName = (member: string): string =>
  ownFlags.has(kebab(member)) ? `body-${kebab(member)}` : kebab(member);

const isWhole = (kind: FlagSpec['kind']): boolean => ['integer', 'duration', 'seconds'].includes(kind);
const namesOf = (list: string | undefined): { names?: string } => (list === undefined ? {} : { names: list });

function kindOf(contract: Contract, raw: Schema, schema: Schema): FlagSpec['kind'] {
  if (raw.$ref?.endsWith('/EpochMilliseconds') || contract.schemas['EpochMilliseconds'] === schema)
    return 'time';
  if (schema['x-unit'] === 'ms') return 'duration';
  if (schema['x-unit'] === 's') return 'seconds';
  if (isTime(schema)) return 'time';
  const type = scalarType(schema);
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'string' ? 'string' : 'json';
}

/** The latest time of a Date in milliseconds. */
const LAST_TIME = 8_640_000_000_000_000;

/** Whether it is a time: epoch milliseconds, or text instead. */
const isTime = ({ type, maximum = 0 }: Schema): boolean =>
  Array.isArray(type) && type.includes('integer') && type.includes('string') && maximum >= LAST_TIME;

/** Whether it is an array, or null instead. */
const isArray = ({ type }: Schema): boolean => type === 'array' || (type?.includes('array') ?? false);

function scalarType(schema: Schema): string | undefined {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.find((type) => ['string', 'integer', 'number', 'boolean'].includes(type));
}

/** A result that mainly consists of an array is shown as its rows. */
function rowsOf(
  contract: Contract,
  operation: Operation,
  members: ReadonlyMap<string, Schema> | undefined,
): Record<string, unknown> {
  if (operation.kind !== 'object' || members?.size !== 2) return {};
  const array = [...members].find(([, schema]) => schema.type === 'array');
  if (array?.[1].items === undefined) return {};
  const rows = membersOf(contract, array[1].items);
  const others = [...members.keys()].filter((name) => name !== array[0]);
  return {
    rowsMember: array[0],
    columns: [...others, ...columns(rows)],
    ...nestedOf(contract, new Map([...others.map((name) => [name, {}] as const), ...rows])),
  };
}

/** Maximum depth of nested members that become columns. */
const MAX_COLUMN_DEPTH = 3;

/** Returns the columns within each member that is an object: `DeviceType` has `DeviceType.Id` and `DeviceType.Name`. */
function nestedOf(
  contract: Contract,
  members: ReadonlyMap<string, Schema> | undefined,
): Record<string, unknown> {
  const nested = [...(members ?? [])]
    .filter(([, schema]) => schema.deprecated !== true)
    .map(([name, schema]) => [name, leavesOf(contract, name, schema, 1)] as const)
    .filter(([, leaves]) => leaves.length > 0);
  return nested.length === 0 ? {} : { nested: Object.fromEntries(nested) };
}

function leavesOf(contract: Contract, path: string, schema: Schema, depth: number): string[] {
  if (depth > MAX_COLUMN_DEPTH) return [];
  return [...membersOf(contract, schema)]
    .filter(([, member]) => member.deprecated !== true)
    .flatMap(([name, member]) => {
      const own = `${path}.${name}`;
      const leaves = leavesOf(contract, own, member, depth + 1);
      return leaves.length === 0 ? [own] : leaves;
    });
}

/** Returns the members that fit a column, in the order of the contract, where the most informative ones come first. */
function columns(members: ReadonlyMap<string, Schema>): string[] {
  return [...members].filter(([, schema]) => schema.deprecated !== true).map(([name]) => name);
}
