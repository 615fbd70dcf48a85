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

interface FlagSpec {
  readonly flag: string;
  readonly member: string;
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'time' | 'json' | 'file';
  /** The part of the form that it belongs to; absent: a part, or a member, of its own. */
  readonly part?: string;
  readonly multiple?: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  /** The list that resolves a name to the id. */
  readonly names?: string;
  readonly description: string;
}

/** The commands of the CLI: one entry for each operation that is not written by hand. */
export function cliOperations(contract: Contract): string {
  const operations = contract.operations
    .filter((operation) => operation.kind !== 'stream')
    .map((operation) => describe(contract, operation));
  const topics = Object.fromEntries(
    contract.groups.map((group) => [kebab(group.name), { description: group.description }]),
  );
  return `// Made from openapi.yaml by \`pnpm generate\`; do not edit.
import type { OperationSpec } from '../operations/spec.ts';

/** The topics of the generated commands. */
export const topics: Readonly<Record<string, { readonly description: string }>> = ${JSON.stringify(topics)};

/** Every operation of the contract that has a generated command. */
export const operations: readonly OperationSpec[] = ${JSON.stringify(operations)};
`;
}

function describe(contract: Contract, operation: Operation): Record<string, unknown> {
  const required = operation.queryParameters.filter((parameter) => parameter.required === true);
  const optional = operation.queryParameters.filter((parameter) => parameter.required !== true);
  const partial = partialOf(contract, operation);
  const members =
    operation.resultSchema === undefined ? undefined : membersOf(contract, operation.resultSchema);
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
    ...(operation.takesKey ? { takesKey: true } : {}),
    ...deprecation(contract, operation),
    args: [
      ...operation.pathParameters.map((parameter) => argument(contract, operation, parameter, 'path')),
      ...required.map((parameter) => argument(contract, operation, parameter, 'query')),
    ],
    query: optional.map((parameter) => flag(contract, parameter.name, withText(parameter), false)),
    ...(operation.body === undefined ? {} : { body: body(contract, operation.body) }),
    ...(partial === undefined ? {} : { partial }),
    columns: members === undefined ? [] : columns(members),
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

/** An update whose GET gives what PUT takes can change single members. */
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

function argument(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
  where: 'path' | 'query',
): Record<string, unknown> {
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

function body(contract: Contract, requestBody: NonNullable<Operation['body']>): Record<string, unknown> {
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
    fields,
    example: JSON.stringify(requestBody.example),
  };
}

/** The members of a part that is an object are flags of their own, as those of a body are. */
function formBody(
  contract: Contract,
  requestBody: NonNullable<Operation['body']>,
  form: readonly FormPart[],
): Record<string, unknown> {
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
    example: JSON.stringify(Object.fromEntries(example)),
  };
}

function flag(contract: Contract, name: string, raw: Schema, required: boolean): FlagSpec {
  const schema = contract.resolve(raw);
  const item = isArray(schema) ? contract.resolve(schema.items ?? {}) : schema;
  const multiple = item !== schema && scalarType(item) !== undefined;
  const kind = item !== schema && !multiple ? 'json' : kindOf(contract, raw, item);
  const options = item.enum?.filter((value) => value !== null);
  return {
    flag: kebab(name),
    member: name,
    kind,
    ...(multiple ? { multiple } : {}),
    ...(options === undefined || kind === 'json' ? {} : { options }),
    ...(kind === 'integer' && item.minimum !== undefined ? { min: item.minimum } : {}),
    ...(kind === 'integer' && item.maximum !== undefined ? { max: item.maximum } : {}),
    ...(required ? { required } : {}),
    ...namesOf(listOfMember(contract, name, raw)),
    description: raw.description ?? schema.description ?? name,
  };
}

const namesOf = (list: string | undefined): { names?: string } => (list === undefined ? {} : { names: list });

function kindOf(contract: Contract, raw: Schema, schema: Schema): FlagSpec['kind'] {
  if (raw.$ref?.endsWith('/EpochMilliseconds') || contract.schemas['EpochMilliseconds'] === schema)
    return 'time';
  const type = scalarType(schema);
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'string' ? 'string' : 'json';
}

/** Whether it is an array, or null in its place. */
const isArray = ({ type }: Schema): boolean => type === 'array' || (type?.includes('array') ?? false);

function scalarType(schema: Schema): string | undefined {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.find((type) => ['string', 'integer', 'number', 'boolean'].includes(type));
}

/** A result that is little more than an array is shown as its rows. */
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
  return { rowsMember: array[0], columns: [...others, ...columns(rows)] };
}

/** The members that fit a column, in the order of the contract, which puts the telling ones first. */
function columns(members: ReadonlyMap<string, Schema>): string[] {
  return [...members].filter(([, schema]) => schema.deprecated !== true).map(([name]) => name);
}
