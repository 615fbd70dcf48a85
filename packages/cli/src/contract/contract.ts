import { readFile } from 'node:fs/promises';

/** A JSON schema of the contract, with the keywords that commands use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly 'x-secret'?: boolean;
  readonly 'x-ignored'?: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly 'x-filterable'?: readonly string[];
  readonly 'x-sortable'?: readonly string[];
}

/** The parts of openapi.yaml that commands use. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let read: Promise<Contract> | undefined;

/** Reads the contract, which is part of the server's package. It is too large to read it at every start. */
export function readContract(): Promise<Contract> {
  read ??= readFirst();
  return read;
}

async function readFirst(): Promise<Contract> {
  const manifest = import.meta.resolve('@muster/server/package.json');
  const text = await readFile(new URL('dist/openapi.json', manifest), 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Contract;
  // The sources in a clone.
  const { parse } = await import('yaml');
  return parse(await readFile(new URL('../../openapi.yaml', manifest), 'utf8')) as Contract;
}

/** Returns the operation with an ID, such as `devices.list`. */
export function contractOperation({ paths }: Contract, id: string): ContractOperation | undefined {
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
}

/** Follows references. Members beside a reference are added to its target. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const target = contract.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  return target === undefined ? own : { ...resolveSchema(contract, target), ...own };
}

/** Returns the object schema of a value: that of the items of an array, without the alternative null. */
export function objectSchema(contract: Contract, schema: Schema): Schema {
  const resolved = resolveSchema(contract, schema);
  if (resolved.items !== undefined) return objectSchema(contract, resolved.items);
  const choices = (resolved.anyOf ?? resolved.oneOf)?.filter(({ type }) => type !== 'null');
  const [only] = choices ?? [];
  return only !== undefined && choices?.length === 1 ? objectSchema(contract, only) : resolved;
}

/** Returns the members of an object, resolved, and those of its parts. */
export function membersOf(contract: Contract, schema: Schema): ReadonlyMap<string, Schema> {
  const { allOf = [], properties = {} } = objectSchema(contract, schema);
  return new Map([
    ...allOf.flatMap((part) => [...membersOf(contract, part)]),
    ...Object.entries(properties).map(([name, member]) => [name, resolveSchema(contract, member)] as const),
  ]);
}

/** Returns the names of the required members of an object. */
export function requiredOf(contract: Contract, schema: Schema): ReadonlySet<string> {
  const { allOf = [], required = [] } = objectSchema(contract, schema);
  return new Set([...required, ...allOf.flatMap((part) => [...requiredOf(contract, part)])]);
}

/** Returns the schema of the JSON body of an operation. */
export const bodySchema = ({ requestBody }: ContractOperation): Schema | undefined =>
  requestBody?.content?.['application/json']?.schema;

/** Returns the schema of the JSON of a successful response; for a page, that of a row. */
export function resultSchema(contract: Contract, { responses }: ContractOperation): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success?.content?.['application/json']?.schema;
  if (schema === undefined) return undefined;
  return membersOf(contract, schema).get('Rows') ?? schema;
}

/** Returns the names of the secret members of a value, at any depth. */
export function secretsOf(
  contract: Contract,
  schema: Schema,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] {
  const text = schema.$ref ?? '';
  if (seen.has(text)) return [];
  const below = text === '' ? seen : new Set([...seen, text]);
  const { items, allOf = [], anyOf = [], oneOf = [], properties = {} } = resolveSchema(contract, schema);
  const parts = [...(items === undefined ? [] : [items]), ...allOf, ...anyOf, ...oneOf];
  return [
    ...parts.flatMap((part) => secretsOf(contract, part, below)),
    ...Object.entries(properties).flatMap(([name, member]) => [
      ...(resolveSchema(contract, member)['x-secret'] === true ? [name] : []),
      ...secretsOf(contract, member, below),
    ]),
  ];
}
