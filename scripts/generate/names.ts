import {
  constantOf,
  kebab,
  membersOf,
  type Contract,
  type NamesExtension,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';

/** Generates the lists that resolve names in the SDK: a constant for each, and a table of all, keyed by operationId. */
export function sdkNames(contract: Contract): string {
  const lists = namedLists(contract).map(({ operation, names }) => {
    const details = {
      entity: names.entity,
      isPaged: operation.kind === 'page',
      ...(names.path === undefined ? {} : { path: names.path }),
      fields: [
        ...(names.identifiers ?? []).map((member) => ({ members: [member], kind: 'identifier' })),
        ...(names.fields ?? []).map((field) => ({
          members: field.split('/'),
          kind: kindOf(contract, operation, field.split('/')),
        })),
      ],
    };
    return { operation, details, name: `${operation.group}Names` };
  });
  const constants = lists.map(
    ({ operation, details, name }) =>
      `export const ${name} = { operation: ${constantOf(operation)}, ${JSON.stringify(details).slice(1)} as const satisfies NameList;`,
  );
  const imports = lists.map(
    ({ operation }) =>
      `import { ${constantOf(operation)} } from './operations/${kebab(operation.group)}.ts';`,
  );
  return `// Made from openapi.yaml by \`pnpm generate\`; do not edit.
import type { NameList } from '../name-list.ts';
${imports.join('\n')}

${constants.join('\n\n')}

/** The lists whose rows can be found by name (\`x-names\` of the contract). */
export const nameLists = { ${lists.map(({ operation, name }) => `'${operation.id}': ${name}`).join(', ')} } as const;
`;
}

/** Returns the list that resolves a path or query parameter, if there is one. */
export function listOfParameter(
  contract: Contract,
  operation: Operation,
  parameter: Parameter,
): string | undefined {
  if (!isId(contract, parameter.schema)) return undefined;
  const before = operation.path.split(`/{${parameter.name}}`)[0]?.toLowerCase();
  const parent = namedLists(contract).find(({ operation: { path } }) => pathOfAll(path) === before);
  return parent?.operation.id ?? listOfMember(contract, parameter.name, parameter.schema);
}

/** Returns the list that resolves a member of a body, if there is one. */
export function listOfMember(contract: Contract, name: string, schema: Schema): string | undefined {
  if (!isId(contract, schema)) return undefined;
  const wanted = name.toLowerCase();
  return namedLists(contract).find(({ names }) =>
    names.references?.some((reference) => reference.toLowerCase() === wanted),
  )?.operation.id;
}

/** The path of the collection: that of a list, or the parent of the path of one row. */
const pathOfAll = (path: string): string => path.replace(/\/\{id\}$/u, '').toLowerCase();

function namedLists(contract: Contract): { readonly operation: Operation; readonly names: NamesExtension }[] {
  return contract.operations.flatMap((operation) =>
    operation.names === undefined ? [] : [{ operation, names: operation.names }],
  );
}

function kindOf(contract: Contract, operation: Operation, members: readonly string[]): string {
  if (operation.resultSchema === undefined) throw new Error(`openapi.yaml: ${operation.id} has no rows`);
  const row = membersOf(contract, operation.resultSchema);
  const types = members.map((member) => row.get(member)?.type);
  if (types.includes(undefined))
    throw new Error(`openapi.yaml: rows of ${operation.id} have no ${members.join(', ')}`);
  return types.includes('integer') ? 'number' : 'name';
}

/** Whether it is a UUID, or an array of them. */
function isId(contract: Contract, raw: Schema): boolean {
  const schema = contract.resolve(raw);
  return (schema.items === undefined ? schema : contract.resolve(schema.items)).format === 'uuid';
}
