import { successorOf, type Contract, type Operation, type Parameter } from '../generate/contract.ts';
import { iterateName, modelType, requiredQuery, resultType, signature } from '../generate/sdk.ts';
import { sdkExample } from '../generate/sdk-examples.ts';
import { anchorOf, code, fence, item, page, plain, sentence } from './markdown.ts';
import { readModels, SHARED_MODELS, type Models } from './models.ts';
import { sdkExports } from './sdk-exports.ts';

const folder = 'docs/reference/sdk';

/** Statuses that all operations can have. The index describes them. */
const everywhere = new Set([400, 401, 405, 408, 413, 415, 429, 431, 503]);

const errorClasses: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  409: 'ConflictError',
  429: 'RateLimitError',
};

/** Generates the pages of the SDK: an index, the client and its helpers, a page for each group, and the shared models. */
export function sdkPages(contract: Contract): Readonly<Record<string, string>> {
  const models = readModels(contract);
  const groups = contract.groups.filter(({ name }) => operationsOf(contract, name).length > 0);
  const pages = groups.map((group) => [`${folder}/${group.name}.md`, groupPage(contract, models, group)]);
  return {
    [`${folder}/README.md`]: indexPage(groups),
    [`${folder}/client.md`]: sdkExports(),
    [`${folder}/${SHARED_MODELS}.md`]: page([
      '# Shared models',
      'Types that the methods of several groups take or return.',
      ...models.sections(SHARED_MODELS),
    ]),
    ...(Object.fromEntries(pages) as Record<string, string>),
  };
}

const operationsOf = (contract: Contract, group: string): readonly Operation[] =>
  contract.operations.filter((operation) => operation.group === group && operation.kind !== 'stream');

interface Group {
  readonly name: string;
  readonly description: string;
}

function indexPage(groups: readonly Group[]): string {
  return page([
    '# SDK',
    'Every method of `@muster/sdk`, with its parameters, result and errors, and every type.',
    `- [Client, devices by path, events, pollers, webhooks, names, filters and errors](client.md)
- [Shared models](${SHARED_MODELS}.md)`,
    `A test compiles and runs every example. The examples share one client, and variables that hold ids of entities:`,
    fence(
      'ts signature',
      `import { createClient, resolveName } from '@muster/sdk';

const muster = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey });
const locationId = await resolveName(muster, 'locations.list', 'Quay 7');`,
    ),
    '## Errors of all methods',
    `Every method rejects with one of these errors. Methods name the further ones that they can reject with. The
[error table](../../errors.md) lists the codes.`,
    [
      '400: `BadRequestError`. `modelState` names the members of the request at fault.',
      '401: `AuthenticationError`. The API key is missing, invalid or expired.',
      '429: `RateLimitError`. `retryAfterMs` is the time to wait in milliseconds.',
      '405, 408, 413, 415 and 431: `MusterApiError`, with the status.',
      '503 and other 5xx: `ServerError`.',
      'No response: `ConnectionError`, or `TimeoutError` after `timeoutMs`.',
    ]
      .map(item)
      .join('\n'),
    '## Groups',
    groups
      .map(({ name, description }) => item(`[muster.${name}](${name}.md): ${plain(sentence(description))}`))
      .join('\n'),
  ]);
}

function groupPage(contract: Contract, models: Models, { name, description }: Group): string {
  const operations = operationsOf(contract, name);
  const sections = models.sections(name);
  return page([
    `# muster.${name}`,
    plain(description),
    operations
      .map(({ verb, summary }) =>
        item(`[${verb}](#${anchorOf(headingOf(name, verb))}): ${plain(sentence(summary))}`),
      )
      .join('\n'),
    ...operations.map((operation) => methodSection(contract, models, operation)),
    ...(sections.length === 0 ? [] : ['## Models', ...sections]),
    `See also: [all groups](README.md), [errors of all methods](README.md#errors-of-all-methods).`,
  ]);
}

const headingOf = (group: string, verb: string): string => `muster.${group}.${verb}`;

function methodSection(contract: Contract, models: Models, operation: Operation): string {
  const { group, verb } = operation;
  const short = (text: string): string =>
    text.replaceAll(/Model\.(\w+)/gu, (_match, schema: string) => models.nameOf(schema));
  const declarations = [
    `${verb}(${signature(operation)}): ApiPromise<${resultType(operation)}>;`,
    ...(operation.kind === 'page'
      ? [`${iterateName(operation)}(${signature(operation)}): Paged<${modelType(operation.resultSchema)}>;`]
      : []),
  ];
  return page([
    `## ${headingOf(group, verb)}`,
    plain(sentence(operation.summary)),
    deprecationOf(contract, operation),
    fence('ts signature', short(declarations.join('\n'))),
    plain(operation.description),
    parametersOf(models, operation),
    optionsOf(models, operation),
    resultOf(models, operation),
    factsOf(operation),
    fence(
      'ts',
      sdkExample(contract, operation, (schema) => models.nameOf(schema)),
    ),
  ]).trimEnd();
}

function deprecationOf(contract: Contract, operation: Operation): string | undefined {
  if (operation.deprecation === undefined) return undefined;
  const successor = successorOf(contract, operation);
  const instead =
    successor === undefined ? '' : ` Use ${code(`muster.${successor.group}.${successor.verb}`)}.`;
  return `**Deprecated.** Removed after ${operation.deprecation.sunset}.${instead}`;
}

const parameterItem = (models: Models, group: string, { name, description, schema }: Parameter): string =>
  item(`${code(name)} (${models.typeOf(schema, group)}): ${plain(description ?? schema.description ?? '')}`);

function parametersOf(models: Models, operation: Operation): string | undefined {
  const { group, body } = operation;
  const items = [...operation.pathParameters, ...requiredQuery(operation)].map((parameter) =>
    parameterItem(models, group, parameter),
  );
  if (body?.form !== undefined) {
    const parts = body.form.map(
      ({ name, kind, required, schema }) =>
        `${code(name)} (${kind === 'file' ? '`FileSource`' : models.typeOf(schema, group)}${required ? ', required' : ''})`,
    );
    items.push(item(`${code('body')}: ${parts.join(', ')}`));
  } else if (body !== undefined) {
    const optional = body.required ? '' : ', optional';
    const text = body.mediaTypes
      .filter((type) => type !== 'application/json')
      .map((type) => ` or ${code(type)} text`);
    items.push(item(`${code('body')} (${models.typeOf(body.schema, group)}${text.join('')}${optional})`));
  }
  return items.length === 0 ? undefined : `**Parameters**\n\n${items.join('\n')}`;
}

function optionsOf(models: Models, operation: Operation): string | undefined {
  const items = operation.queryParameters
    .filter(({ required }) => required !== true)
    .map((parameter) => {
      const fields = { Filter: operation.filterable, Sort: operation.sortable }[parameter.name] ?? [];
      const names = fields.length === 0 ? '' : ` Fields: ${fields.map(code).join(', ')}.`;
      return `${parameterItem(models, operation.group, parameter)}${names}`;
    });
  return items.length === 0 ? undefined : `**Options**\n\n${items.join('\n')}`;
}

function resultOf(
  models: Models,
  { kind, isOptional, resultSchema, group, pageName }: Operation,
): string | undefined {
  const type = resultSchema === undefined ? '' : models.typeOf(resultSchema, group);
  switch (kind) {
    case 'none':
    case 'stream':
      return undefined;
    case 'command':
      return '**Result**: `CommandReceipt`. `activityId` is the ID of the entry of the activity log, for a [poller](client.md#poller).';
    case 'binary':
      return '**Result**: `Download`, a file as a stream.';
    case 'array':
      return `**Result**: array of ${type}.`;
    case 'page':
      return `**Result**: ${models.typeOf({ $ref: pageName ?? '' }, group)}, whose rows are ${type}.`;
    default:
      return `**Result**: ${type}${isOptional ? ', or undefined if the response has no body' : ''}.`;
  }
}

function factsOf({ permission, errors, takesKey }: Operation): string | undefined {
  const further = errors
    .filter((status) => !everywhere.has(status))
    .map(
      (status) =>
        `${status} (${code(errorClasses[status] ?? (status >= 500 ? 'ServerError' : 'MusterApiError'))})`,
    );
  const facts = [
    ...(permission === undefined ? [] : [`**Permission**: ${code(permission)}.`]),
    ...(further.length === 0 ? [] : [`**Errors**: ${further.join(', ')}.`]),
    ...(takesKey ? ['Takes `idempotencyKey`.'] : []),
  ];
  return facts.length === 0 ? undefined : facts.join(' ');
}
