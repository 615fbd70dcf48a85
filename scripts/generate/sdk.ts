import {
  refName,
  successorOf,
  type Contract,
  type FormPart,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';

export const banner = '// Made from openapi.yaml by `pnpm generate`; do not edit.\n';

/** What the client must know of an operation to send it. */
export function sdkOperationTable(contract: Contract): string {
  const rows = contract.operations.map((operation) => {
    const row = {
      method: operation.method,
      path: operation.path,
      query: operation.queryParameters.map((parameter) => parameter.name),
      network: operation.usesNetwork,
      ...(operation.takesKey ? { takesKey: true } : {}),
      ...(operation.body?.isStreamed ? { uploads: true } : {}),
      result: operation.kind,
      text: textType(operation),
      form:
        operation.body?.form && Object.fromEntries(operation.body.form.map(({ name, kind }) => [name, kind])),
    };
    return `  '${operation.id}': ${JSON.stringify(row)},`;
  });
  return `${banner}/** Method, path, query names and kind of result of every operation of the contract. */
export const operationTable = {
${rows.join('\n')}
} as const;
`;
}

/** The fields by which each list can be filtered and sorted. */
export function sdkListFields(contract: Contract): string {
  const union = (fields: readonly string[]): string => fields.map((field) => `'${field}'`).join(' | ');
  const rows = contract.operations
    .filter(({ filterable }) => filterable.length > 0)
    .map(
      ({ id, filterable, sortable }) =>
        `  '${id}': { readonly filterable: ${union(filterable)}; readonly sortable: ${union(sortable)} };`,
    );
  return `${banner}/** Fields for Filter and Sort, by the id of the operation. */
export interface ListFields {
${rows.join('\n')}
}
`;
}

/** The groups of typed methods that a client has. */
export function sdkGroups(contract: Contract): string {
  const groups = contract.groups.map((group) => ({
    ...group,
    operations: contract.operations.filter(
      (operation) => operation.group === group.name && operation.kind !== 'stream',
    ),
  }));
  const filled = groups.filter((group) => group.operations.length > 0);
  const interfaces = filled.map(
    (group) =>
      `${docComment(group.description)}export interface ${pascal(group.name)}Group {\n${group.operations.map((operation) => declarations(contract, operation)).join('\n')}\n}\n`,
  );
  const factories = filled.map(
    (group) => `    ${group.name}: {\n${group.operations.map(implementations).join('\n')}\n    },`,
  );
  return `${banner}import type { CallOptions, Caller, CommandReceipt, Download, FileSource, QueryOf } from '../types.ts';
import type { Paged } from '../paging.ts';
import type * as Model from './models.ts';

${interfaces.join('\n')}
/** A group of methods for each tag of the contract. */
export interface Groups {
${filled.map((group) => `  readonly ${group.name}: ${pascal(group.name)}Group;`).join('\n')}
}

export function createGroups(caller: Caller): Groups {
  return {
${factories.join('\n')}
  };
}
`;
}

function declarations(contract: Contract, operation: Operation): string {
  const list = signature(operation);
  const deprecated = deprecationTag(contract, operation);
  const text = `${docComment([documentation(operation), ...deprecated].join('\n'))}  ${operation.verb}(${list}): Promise<${resultType(operation)}>;`;
  if (operation.kind !== 'page') return text;
  const doc = [`${operation.summary}, page after page: an async iterable of rows.`, ...deprecated].join('\n');
  return `${text}\n${docComment(doc)}  ${iterateName(operation)}(${list}): Paged<${modelType(operation.resultSchema)}>;`;
}

function implementations(operation: Operation): string {
  const input = `{ ${[pathInput(operation), queryInput(operation), operation.body ? 'body' : ''].filter(Boolean).join(', ')} }`;
  const names = [...argumentNames(operation), 'options'].join(', ');
  const text = `      ${operation.verb}: (${names}) => caller.call('${operation.id}', ${input}, options),`;
  if (operation.kind !== 'page') return text;
  return `${text}\n      ${iterateName(operation)}: (${names}) => caller.iterate('${operation.id}', ${input}, options),`;
}

export const iterateName = (operation: Operation): string => operation.verb.replace(/^list/, 'iterate');

export const requiredQuery = (operation: Operation): readonly Parameter[] =>
  operation.queryParameters.filter((parameter) => parameter.required === true);

function argumentNames(operation: Operation): string[] {
  const names = [...operation.pathParameters, ...requiredQuery(operation)].map((parameter) => parameter.name);
  return operation.body ? [...names, 'body'] : names;
}

export function signature(operation: Operation): string {
  const parts = [...operation.pathParameters, ...requiredQuery(operation)].map(
    (parameter) => `${parameter.name}: ${parameterType(parameter)}`,
  );
  if (operation.body) parts.push(`body${operation.body.required ? '' : '?'}: ${bodyType(operation)}`);
  const optional = operation.queryParameters.some((parameter) => parameter.required !== true);
  parts.push(`options?: ${optional ? `QueryOf<'${operation.id}'> & ` : ''}CallOptions`);
  return parts.join(', ');
}

function parameterType(parameter: Parameter): string {
  const name = refName(parameter.schema);
  if (name !== undefined) return `Model.${name}`;
  return parameter.schema.type === 'integer' ? 'number' : 'string';
}

function bodyType(operation: Operation): string {
  if (operation.body?.form !== undefined) return formType(operation.body.form);
  const json = modelType(operation.body?.schema);
  const models: Readonly<Record<string, string>> = {
    'application/xml': 'Model.DdfXml',
    'text/csv': 'Model.DeviceCsv',
  };
  const text = models[textType(operation) ?? ''];
  return text === undefined ? json : `${json} | ${text}`;
}

/** A form: its files come from wherever the program has them. */
function formType(form: readonly FormPart[]): string {
  const members = form.map(({ name, required, kind, schema }) => {
    const types = { file: 'FileSource', text: 'string', json: '' };
    return `readonly ${name}${required ? '' : '?'}: ${types[kind] || modelType(schema)}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** The media type in which a body may be text. */
function textType(operation: Operation): string | undefined {
  if (operation.body?.form !== undefined) return undefined;
  return operation.body?.mediaTypes.find((type) => type !== 'application/json');
}

export function modelType(schema: Schema | undefined): string {
  if (schema === undefined) return 'never';
  if (schema.type === 'array') return `readonly ${modelType(schema.items)}[]`;
  const name = refName(schema);
  if (name === undefined) throw new Error('openapi.yaml: bodies and results must be named schemas');
  return `Model.${name}`;
}

export function resultType(operation: Operation): string {
  switch (operation.kind) {
    case 'none':
      return 'void';
    case 'command':
      return 'CommandReceipt';
    case 'binary':
      return 'Download';
    case 'array':
      return `${modelType(operation.resultSchema)}[]`;
    case 'page':
      return `Model.${operation.pageName ?? 'PageEnvelope'}`;
    default:
      return modelType(operation.resultSchema);
  }
}

const pathInput = (operation: Operation): string =>
  operation.pathParameters.length === 0
    ? ''
    : `path: { ${operation.pathParameters.map((parameter) => parameter.name).join(', ')} }`;

const queryInput = (operation: Operation): string =>
  requiredQuery(operation).length === 0
    ? ''
    : `query: { ${requiredQuery(operation)
        .map((parameter) => parameter.name)
        .join(', ')} }`;

function documentation(operation: Operation): string {
  const parameters = [...operation.pathParameters, ...requiredQuery(operation)].map(
    (parameter) => `@param ${parameter.name} ${parameter.description ?? ''}`,
  );
  const permission =
    operation.permission === undefined ? [] : [`Needs the permission ${operation.permission}.`];
  return [`${operation.summary}.`, '', operation.description, ...permission, ...parameters].join('\n');
}

/** Editors strike through what has this tag. */
function deprecationTag(contract: Contract, operation: Operation): string[] {
  if (operation.deprecation === undefined) return [];
  const successor = successorOf(contract, operation);
  const instead = successor === undefined ? '' : ` Use ${successor.group}.${successor.verb}.`;
  return [`@deprecated Removed after ${operation.deprecation.sunset}.${instead}`];
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function docComment(text: string): string {
  if (text === '') return '';
  const lines = text.trim().split('\n');
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
