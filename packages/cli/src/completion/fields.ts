import { contractOperation, readContract } from '../contract/contract.ts';
import { readResource, resourceNamed, valuesOf } from '../contract/resource.ts';
import { operationOf, topics } from '../operation-table.ts';
import type { OperationSpec } from '../operations/spec.ts';
import type { Candidate } from './candidate.ts';

const operators = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'contains', 'startswith', 'in', 'exists'];

interface Place {
  readonly id: string;
  readonly current: string;
  readonly positionals: readonly string[];
}

/** Returns the names of resources with a description. */
export const resourceNames = (): readonly Candidate[] =>
  Object.entries(topics).map(([value, { description }]) => ({ value, description }));

/** Returns candidates for the value of `--sort` or `--filter` of a list; undefined for other flags. */
export async function fieldCandidates(flag: string, place: Place): Promise<readonly Candidate[] | undefined> {
  if (flag !== 'sort' && flag !== 'filter') return undefined;
  const list = listOf(place);
  const operation = list && contractOperation(await readContract(), list.id);
  if (list === undefined || operation === undefined) return undefined;
  if (flag === 'sort') return sortCandidates(operation['x-sortable'] ?? [], place.current);
  return filterCandidates(list, operation['x-filterable'] ?? [], place.current);
}

/** Returns the list of a command: that of the operation itself, or of the resource of `watch`. */
function listOf({ id, positionals: [resource] }: Place): OperationSpec | undefined {
  if (id === 'watch') return resource === undefined ? undefined : resourceNamed(resource).list;
  return operationOf(id);
}

function sortCandidates(fields: readonly string[], current: string): readonly Candidate[] {
  const before = current.slice(0, current.lastIndexOf(',') + 1);
  return fields.flatMap((name) => [
    { value: `${before}${name}`, description: 'ascending' },
    { value: `${before}-${name}`, description: 'descending' },
  ]);
}

/** Completes the last word of a filter, such as `Status eq online and Na`. */
async function filterCandidates(
  list: OperationSpec,
  fields: readonly string[],
  current: string,
): Promise<readonly Candidate[]> {
  const before = current.slice(0, current.lastIndexOf(' ') + 1);
  const words = before.split(' ').filter(Boolean);
  const clause = words.slice(Math.max(words.lastIndexOf('and'), words.lastIndexOf('or')) + 1);
  const [field = ''] = clause;
  const values = [() => fields, () => operators, () => enumerationOf(list, field), () => ['and', 'or']][
    clause.length
  ]?.();
  return ((await values) ?? []).map((value) => ({ value: `${before}${value}` }));
}

async function enumerationOf(list: OperationSpec, name: string): Promise<readonly string[]> {
  const { contract, fields } = await readResource(resourceNamed(list.topic));
  const field = fields.find((one) => one.name === name);
  return field === undefined ? [] : valuesOf(contract, field.schema);
}
