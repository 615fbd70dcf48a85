import { membersOf, type Contract, type Operation, type Schema } from './contract.ts';
import { banner } from './sdk.ts';

/** Generates the kinds of the fields by which each list can be filtered, for the filters of the dashboard. */
export function dashboardListFields(contract: Contract): string {
  const rows = contract.operations
    .filter(({ filterable }) => filterable.length > 0)
    .map((operation) => `  '${operation.id}': ${JSON.stringify(fieldsOf(contract, operation))},`);
  return `${banner}/** Kind of a field: how its values are compared. An array has the values of its enumeration. */
export type FieldKind = 'text' | 'id' | 'number' | 'boolean' | 'time' | readonly string[];

/** Fields for Filter, by the ID of the operation. */
export const listFields: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
${rows.join('\n')}
};
`;
}

function fieldsOf(
  contract: Contract,
  { filterable, resultSchema }: Operation,
): Record<string, string | readonly string[]> {
  const members = resultSchema === undefined ? new Map<string, Schema>() : membersOf(contract, resultSchema);
  return Object.fromEntries(
    filterable
      // DeviceTypeName has the same values as DeviceType.Name.
      .filter((name) => !name.includes('.') || !filterable.includes(name.replaceAll('.', '')))
      .map((name) => [name, kindOf(name, members.get(name))]),
  );
}

function kindOf(name: string, schema: Schema | undefined): string | readonly string[] {
  if (/(?:Date|Time|Timestamp|LastSeen)$/u.test(name)) return 'time';
  if (schema?.enum !== undefined) return schema.enum.filter((value) => value !== null);
  if (/(?:^|\.|[a-z])Id$/u.test(name) && (schema === undefined || schema.format === 'uuid')) return 'id';
  const types = [schema?.type ?? 'string'].flat();
  if (types.includes('boolean')) return 'boolean';
  return types.includes('integer') || types.includes('number') ? 'number' : 'text';
}
