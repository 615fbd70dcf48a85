import {
  constantOf,
  kebab,
  refName,
  successorOf,
  type Contract,
  type FormPart,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';

export const banner = '// Made from openapi.yaml by `pnpm generate`; do not edit.\n';

const folder = 'packages/sdk/src/generated';

/**
 * Generates the operations and the methods of the SDK. Each group has its own files, so that bundlers can omit unused
 * ones.
 */
export function sdkGroupFiles(contract: Contract): Record<string, string> {
  const groups = contract.groups.map(({ name, description }) => ({
    name,
    description,
    file: kebab(name),
    operations: contract.operations.filter(({ group }) => group === name),
  }));
  const filled = groups.filter(({ operations }) => operations.some(isMethod));
  return Object.fromEntries([
    [`${folder}/operations.ts`, operationTable(groups)],
    ...groups.map((group) => [`${folder}/operations/${group.file}.ts`, operationConstants(group)]),
    [`${folder}/groups.ts`, groupTypes(filled)],
    [`${folder}/group-factories.ts`, groupFactories(filled)],
    ...filled.map((group) => [`${folder}/groups/${group.file}.ts`, groupMethods(contract, group)]),
  ]) as Record<string, string>;
}

interface Group {
  readonly name: string;
  readonly description: string;
  /** Name of its files, without `.ts`. */
  readonly file: string;
  readonly operations: readonly Operation[];
}

/** Methods for streams are written by hand. */
const isMethod = ({ kind }: Operation): boolean => kind !== 'stream';

/** Generates the data that the client needs to send each operation. */
function operationConstants({ operations }: Group): string {
  const constants = operations.map((operation) => {
    const row = {
      id: operation.id,
      method: operation.method,
      path: operation.path,
      query: operation.queryParameters.map((parameter) => parameter.name),
      network: operation.usesNetwork,
      ...(operation.takesKey ? { takesKey: true } : {}),
      ...(operation.body?.isStreamed ? { uploads: true } : {}),
      result: operation.kind,
      ...(operation.isOptional ? { optional: true } : {}),
      text: textType(operation),
      form:
        operation.body?.form && Object.fromEntries(operation.body.form.map(({ name, kind }) => [name, kind])),
    };
    const encoder = bodyEncoder(operation);
    const encode = encoder === undefined ? '' : `, encode: ${encoder}`;
    return `export const ${constantOf(operation)} = ${JSON.stringify(row).slice(0, -1)}${encode}} as const;`;
  });
  const code = constants.join('\n\n');
  const imports = [
    ['encodeForm', 'multipart'],
    ['encodeWrite', 'write-value'],
  ]
    .filter(([name = '']) => code.includes(name))
    .map(([name, file]) => `import { ${name} } from '../../${file}.ts';\n`);
  return `${banner}${imports.join('')}${code}\n`;
}

/** The function that encodes a body which is not sent as JSON as it is. */
function bodyEncoder(operation: Operation): string | undefined {
  if (operation.body?.form !== undefined) return 'encodeForm';
  return isWrite(operation) ? 'encodeWrite' : undefined;
}

/** Whether the body is a value for a resource, which the API takes as text and programs have as a number or a Date. */
const isWrite = ({ body }: Operation): boolean =>
  body?.schema !== undefined && refName(body.schema) === 'ResourceWriteRequest';

function operationTable(groups: readonly Group[]): string {
  const imports = groups.map(
    ({ file, operations }) =>
      `import { ${operations.map(constantOf).join(', ')} } from './operations/${file}.ts';`,
  );
  const rows = groups.flatMap(({ operations }) =>
    operations.map((operation) => `  '${operation.id}': ${constantOf(operation)},`),
  );
  return `${banner}${imports.join('\n')}

/** Every operation of the contract by its id. */
export const operationTable = {
${rows.join('\n')}
} as const;
`;
}

/** Generates the package version for the User-Agent header, because programs for browsers cannot read package.json. */
export function sdkVersion(manifest: string): string {
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return `// Made from package.json by \`pnpm generate\`; do not edit.\nexport const version = '${version}';\n`;
}

/** Generates the fields by which each list can be filtered and sorted. */
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

function groupTypes(groups: readonly Group[]): string {
  return `${banner}${groups.map(({ name, file }) => `import type { ${pascal(name)}Group } from './groups/${file}.ts';`).join('\n')}

export type {
${groups.map(({ name }) => `  ${pascal(name)}Group,`).join('\n')}
};

/** A group of methods for each tag of the contract. */
export interface Groups {
${groups.map(({ name }) => `  readonly ${name}: ${pascal(name)}Group;`).join('\n')}
}
`;
}

function groupFactories(groups: readonly Group[]): string {
  return `${banner}${groups.map(({ name, file }) => `import { ${name} } from './groups/${file}.ts';`).join('\n')}

/** The functions that make the groups. */
export const groupFactories = {
${groups.map(({ name }) => `  ${name},`).join('\n')}
};
`;
}

/** Generates the typed methods of a group, and the function that creates them. */
function groupMethods(contract: Contract, { name, description, file, operations }: Group): string {
  const methods = operations.filter(isMethod);
  const type = `${pascal(name)}Group`;
  const code = `${docComment(description)}export interface ${type} {
${methods.map((operation) => declarations(contract, operation)).join('\n')}
}

/** Makes the methods of \`${name}\`, for \`composeClient\`. */
export function ${name}(caller: Caller): ${type} {
  return {
${methods.map(implementations).join('\n')}
  };
}
`;
  const types = [
    ...['ApiPromise', 'CallOptions', 'Caller', 'CommandReceipt', 'Download'],
    ...['FileSource', 'KeyedCallOptions', 'QueryOf', 'UploadOptions', 'WriteRequest'],
  ];
  const used = types.filter((one) => new RegExp(`\\b${one}\\b`, 'u').test(code));
  return `${banner}${code.includes('Paged<') ? "import type { Paged } from '../../paging.ts';\n" : ''}import type { ${used.join(', ')} } from '../../types.ts';
${code.includes('Model.') ? "import type * as Model from '../models.ts';\n" : ''}import { ${methods.map(constantOf).join(', ')} } from '../operations/${file}.ts';

${code}`;
}

function declarations(contract: Contract, operation: Operation): string {
  const list = signature(operation);
  const deprecated = deprecationTag(contract, operation);
  const text = `${docComment([documentation(operation), ...deprecated].join('\n'))}  ${operation.verb}(${list}): ApiPromise<${resultType(operation)}>;`;
  if (operation.kind !== 'page') return text;
  const doc = [`${operation.summary}, page after page: an async iterable of rows.`, ...deprecated].join('\n');
  return `${text}\n${docComment(doc)}  ${iterateName(operation)}(${list}): Paged<${modelType(operation.resultSchema)}>;`;
}

function implementations(operation: Operation): string {
  const input = `{ ${[pathInput(operation), queryInput(operation), operation.body ? 'body' : ''].filter(Boolean).join(', ')} }`;
  const names = [...argumentNames(operation), ...(hasQuery(operation) ? ['query'] : []), 'options'].join(
    ', ',
  );
  const text = `    ${operation.verb}: (${names}) => caller.call(${constantOf(operation)}, ${input}, options),`;
  if (operation.kind !== 'page') return text;
  return `${text}\n    ${iterateName(operation)}: (${names}) => caller.iterate(${constantOf(operation)}, ${input}, options),`;
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
  if (hasQuery(operation)) parts.push(`query?: QueryOf<'${operation.id}'>`);
  const types = [
    ...(operation.takesKey ? ['KeyedCallOptions'] : []),
    ...(operation.body?.form === undefined ? [] : ['UploadOptions']),
  ];
  parts.push(`options?: ${types.join(' & ') || 'CallOptions'}`);
  return parts.join(', ');
}

function parameterType(parameter: Parameter): string {
  const name = refName(parameter.schema);
  if (name !== undefined) return `Model.${name}`;
  return parameter.schema.type === 'integer' ? 'number' : 'string';
}

function bodyType(operation: Operation): string {
  if (operation.body?.form !== undefined) return formType(operation.body.form);
  if (isWrite(operation)) return 'WriteRequest';
  const json = modelType(operation.body?.schema);
  const models: Readonly<Record<string, string>> = {
    'application/xml': 'Model.DdfXml',
    'text/csv': 'Model.DeviceCsv',
  };
  const text = models[textType(operation) ?? ''];
  return text === undefined ? json : `${json} | ${text}`;
}

/** The type of a form. Its files can come from any source. */
function formType(form: readonly FormPart[]): string {
  const members = form.map(({ name, required, kind, schema }) => {
    const types = { file: 'FileSource', text: 'string', json: '' };
    return `readonly ${name}${required ? '' : '?'}: ${types[kind] || modelType(schema)}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** The media type of a body that may be text. */
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
      return `${modelType(operation.resultSchema)}${operation.isOptional ? ' | undefined' : ''}`;
  }
}

const pathInput = (operation: Operation): string =>
  operation.pathParameters.length === 0
    ? ''
    : `path: { ${operation.pathParameters.map((parameter) => parameter.name).join(', ')} }`;

function queryInput(operation: Operation): string {
  const names = requiredQuery(operation).map(({ name }) => name);
  if (names.length === 0) return hasQuery(operation) ? 'query' : '';
  return `query: { ${[...(hasQuery(operation) ? ['...query'] : []), ...names].join(', ')} }`;
}

/** Whether the method has an argument for query parameters. Those that the contract requires have arguments of their own. */
const hasQuery = (operation: Operation): boolean =>
  operation.queryParameters.some((parameter) => parameter.required !== true);

function documentation(operation: Operation): string {
  const parameters = [...operation.pathParameters, ...requiredQuery(operation)].map(
    (parameter) => `@param ${parameter.name} ${parameter.description ?? ''}`,
  );
  const permission =
    operation.permission === undefined ? [] : [`Needs the permission ${operation.permission}.`];
  return [`${operation.summary}.`, '', operation.description, ...permission, ...parameters].join('\n');
}

/** Editors strike through members with this tag. */
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
