import { closest } from '../errors/suggest.ts';
import { UsageError } from '../errors/cli-error.ts';
import { topics } from '../operation-table.ts';
import type { OperationSpec } from '../operations/spec.ts';
import {
  bodySchema,
  contractOperation,
  membersOf,
  objectSchema,
  readContract,
  requiredOf,
  resolveSchema,
  resultSchema,
  type Contract,
  type Schema,
} from './contract.ts';

/** The operations of a resource: those of a topic that read, create and replace one entity. */
export interface ResourceOperations {
  readonly topic: string;
  readonly list: OperationSpec | undefined;
  readonly get: OperationSpec | undefined;
  readonly create: OperationSpec | undefined;
  readonly update: OperationSpec | undefined;
}

/**
 * Finds a resource by its topic, such as `device-types`, or the name of one of its entities, such as `device-type`.
 *
 * @throws {UsageError} there is no such resource
 */
export function resourceNamed(name: string): ResourceOperations {
  const wanted = name.replaceAll(/([a-z])([A-Z])/gu, '$1-$2').toLowerCase();
  const topic = Object.keys(topics).find((one) => one === wanted || singular(one) === wanted);
  if (topic === undefined) {
    const close = closest(wanted, Object.keys(topics));
    throw new UsageError(
      `Unknown resource "${name}".`,
      close === undefined ? `Resources: ${Object.keys(topics).join(', ')}.` : `Did you mean "${close}"?`,
    );
  }
  const own = topics[topic]?.operations ?? [];
  // Transformers have `list-of-template` instead of `list`.
  const find = (verb: string): OperationSpec | undefined =>
    own.find(({ command }) => command === verb) ??
    own.find(({ command }) => command === `${verb}-of-template`);
  return { topic, list: find('list'), get: find('get'), create: find('create'), update: find('update') };
}

/** Returns the name of one entity of a topic: `device-type` for `device-types`. */
export const singular = (topic: string): string => topic.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '');

/** A member of a resource in responses and requests. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Whether the service sets it, and no operation takes it. */
  readonly isReadOnly: boolean;
  /** Whether no operation returns it. */
  readonly isWriteOnly: boolean;
  readonly isFilterable: boolean;
  readonly isSortable: boolean;
}

export interface Resource {
  readonly contract: Contract;
  readonly fields: readonly Field[];
  /** Fields of filters that are not members. */
  readonly otherFilters: readonly string[];
}

/** Reads the fields of a resource, or of an object within it. */
export async function readResource(
  { topic, list, get, create, update }: ResourceOperations,
  path: readonly string[] = [],
): Promise<Resource> {
  const contract = await readContract();
  const known = (spec: OperationSpec | undefined) => spec && contractOperation(contract, spec.id);
  const result = (spec: OperationSpec | undefined): Schema | undefined => {
    const operation = known(spec);
    return operation && resultSchema(contract, operation);
  };
  const body = (spec: OperationSpec | undefined): Schema | undefined => {
    const operation = known(spec);
    return operation && bodySchema(operation);
  };
  const others = (topics[topic]?.operations ?? []).find((one) => result(one) !== undefined);
  let views = [result(get), result(list)].filter((one) => one !== undefined);
  if (views.length === 0) views = [result(others)].filter((one) => one !== undefined);
  let inputs = [body(create), body(update)].filter((one) => one !== undefined);
  for (const part of path) {
    const within = (schemas: readonly Schema[]): Schema[] =>
      schemas.flatMap((schema) => membersOf(contract, schema).get(part) ?? []);
    [views, inputs] = [within(views), within(inputs)];
  }
  const prefix = path.map((part) => `${part}.`).join('');
  const operation = known(list);
  const filterable = operation?.['x-filterable'] ?? [];
  const sortable = operation?.['x-sortable'] ?? [];
  const fields = fieldsOf(contract, views, inputs).map((field) => ({
    ...field,
    isFilterable: filterable.includes(`${prefix}${field.name}`),
    isSortable: sortable.includes(`${prefix}${field.name}`),
  }));
  const isMember = (name: string): boolean => fields.some((field) => field.name === name);
  return {
    contract,
    fields,
    otherFilters: path.length > 0 ? [] : filterable.filter((name) => !isMember(name)),
  };
}

function fieldsOf(
  contract: Contract,
  views: readonly Schema[],
  inputs: readonly Schema[],
): Omit<Field, 'isFilterable' | 'isSortable'>[] {
  const merged = (schemas: readonly Schema[]): ReadonlyMap<string, Schema> =>
    new Map(schemas.toReversed().flatMap((schema) => [...membersOf(contract, schema)]));
  const shown = merged(views);
  const taken = new Map([...merged(inputs)].filter(([, schema]) => schema['x-ignored'] !== true));
  const [first] = inputs;
  const required = first === undefined ? new Set<string>() : requiredOf(contract, first);
  const names = [...new Set([...shown.keys(), ...taken.keys()])];
  return names.map((name) => ({
    name,
    // Descriptions of bodies have the defaults.
    schema: { ...shown.get(name), ...taken.get(name) },
    isRequired: required.has(name),
    isReadOnly: inputs.length > 0 && !taken.has(name),
    isWriteOnly: views.length > 0 && !shown.has(name),
  }));
}

/**
 * Returns the type of a value in words: `string`, `list of integer`, `object`, `time`.
 */
export function typeOf(contract: Contract, raw: Schema): string {
  const schema = resolveSchema(contract, raw);
  if (schema.items !== undefined) return `list of ${typeOf(contract, schema.items)}`;
  const { type, format, properties, allOf, anyOf, oneOf } = objectSchema(contract, schema);
  if (format === 'uuid') return 'ID';
  if (format === 'date-time') return 'time';
  if (properties !== undefined || allOf !== undefined) return 'object';
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  if (types.length > 0) return types.join(' or ');
  const choices = (anyOf ?? oneOf ?? []).map((one) => typeOf(contract, one));
  return [...new Set(choices)].join(' or ') || 'any';
}

/** Returns the values of an enumeration, of a value or of the items of a list; empty for others. */
export const valuesOf = (contract: Contract, schema: Schema): readonly string[] =>
  (objectSchema(contract, schema).enum ?? []).filter((value) => value !== null && value !== '').map(String);
