import { refName, type Contract, type Operation } from './contract.ts';
import {
  EntityReference,
  exampleFilter,
  exampleOfBody,
  exampleOfParameter,
  ExampleTime,
  isList,
  isMembers,
  type ExampleValue,
} from './example-values.ts';
import { iterateName, requiredQuery } from './sdk.ts';

/** Generates the example of a method, based on the examples of the contract. */
export function sdkExample(
  contract: Contract,
  operation: Operation,
  nameOf: (schema: string) => string,
): string {
  const parameters = [...operation.pathParameters, ...requiredQuery(operation)].map((parameter) => {
    const value = exampleOfParameter(contract, operation, parameter);
    // Several IDs are a comma-separated text.
    return literal(isList(value) ? (value[0] ?? null) : value);
  });
  const body = operation.body === undefined ? [] : [bodyLiteral(contract, operation)];
  const args = [...parameters, ...body];
  const call = `await muster.${operation.group}.${operation.verb}`;
  switch (operation.kind) {
    case 'page':
      return listExample(contract, operation, args);
    case 'id':
      return `const { Id } = ${call}(${args.join(', ')});`;
    case 'none':
      return `${call}(${args.join(', ')});`;
    case 'command':
      return `const { activityId } = ${call}(${args.join(', ')});`;
    case 'array':
      return `const rows = ${call}(${args.join(', ')});`;
    case 'binary':
      return `const file = ${call}(${args.join(', ')});\nconst bytes = await file.blob();`;
    default:
      return `const ${variableOf(operation, nameOf)} = ${call}(${args.join(', ')});`;
  }
}

function listExample(contract: Contract, operation: Operation, args: readonly string[]): string {
  const { group, verb, id } = operation;
  const filter = exampleFilter(contract, operation);
  const options =
    filter === undefined ? [] : [`{ Filter: filter('${id}', { ${filter.field}: ${quote(filter.value)} }) }`];
  return [
    ...(filter === undefined ? [] : [`import { filter } from '@muster/sdk';`, '']),
    `const { Rows } = await muster.${group}.${verb}(${[...args, ...options].join(', ')});`,
    `for await (const row of muster.${group}.${iterateName(operation)}(${args.join(', ')})) console.log(row);`,
  ].join('\n');
}

const reservedWords = new Set(['export', 'import', 'package']);

/** Returns the name of a variable: `device` for a Device. */
function variableOf({ resultSchema }: Operation, nameOf: (schema: string) => string): string {
  const schema = resultSchema === undefined ? undefined : refName(resultSchema);
  if (schema === undefined) return 'result';
  const name = nameOf(schema).replace(/Response$/u, '');
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  return reservedWords.has(variable) ? 'result' : variable;
}

function bodyLiteral(contract: Contract, operation: Operation): string {
  const example = exampleOfBody(contract, operation) ?? null;
  const form = operation.body?.form;
  if (form === undefined || !isMembers(example)) return literal(example);
  const files = new Set(form.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  const members = Object.entries(example).map(
    ([name, value]) => `${name}: ${files.has(name) ? `new Blob([${literal(value)}])` : literal(value)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** Formats a value as TypeScript. */
function literal(value: ExampleValue | ExampleTime): string {
  if (value instanceof ExampleTime)
    return value.hoursAgo === 0 ? 'Date.now()' : `Date.now() - ${value.hoursAgo} * 3_600_000`;
  if (value instanceof EntityReference) return value.entity.variable;
  if (typeof value === 'string') return quote(value);
  if (isList(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isMembers(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, item]) => `${/^\w+$/u.test(name) ? name : quote(name)}: ${literal(item)}`,
  );
  return `{ ${members.join(', ')} }`;
}

const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
