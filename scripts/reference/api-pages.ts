import { kebab, successorOf, type Contract, type Operation, type Parameter } from '../generate/contract.ts';
import { anchorOf, code, fence, item, page, plain, sentence } from './markdown.ts';
import { readModels, type Models } from './models.ts';

const folder = 'docs/reference/api';

/** Generates the pages of the HTTP API: an index, and a page for each group of operations. */
export function apiPages(contract: Contract): Readonly<Record<string, string>> {
  const models = readModels(contract);
  const pages = contract.groups.map((group) => [
    `${folder}/${group.name}.md`,
    groupPage(contract, models, group),
  ]);
  return {
    [`${folder}/README.md`]: indexPage(contract),
    ...(Object.fromEntries(pages) as Record<string, string>),
  };
}

type Group = Contract['groups'][number];

function indexPage(contract: Contract): string {
  const descriptions = new Map(contract.groups.map(({ name, description }) => [name, description]));
  const { description } = contract.document['info'] as { readonly description: string };
  return page([
    '# API',
    description,
    'A running server shows the same at `/docs`, and serves the contract for programs at `/openapi.json`.',
    ...contract.tagGroups.flatMap(({ name, tags }) => {
      const items = tags
        .filter((tag) => descriptions.has(tag))
        .map((tag) => item(`[${tag}](${tag}.md): ${plain(sentence(descriptions.get(tag) ?? ''))}`));
      return items.length === 0 ? [] : [`## ${name}`, items.join('\n')];
    }),
  ]);
}

function groupPage(contract: Contract, models: Models, { name, description }: Group): string {
  const operations = contract.operations.filter(({ group }) => group === name);
  return page([
    `# ${name}`,
    plain(description),
    operations
      .map(({ method, path, summary }) =>
        item(`[${method} ${path}](#${anchorOf(summary)}): ${plain(sentence(summary))}`),
      )
      .join('\n'),
    ...operations.map((operation) => operationSection(contract, models, operation)),
    'See also: [all groups](README.md), [errors](../../errors.md).',
  ]);
}

function operationSection(contract: Contract, models: Models, operation: Operation): string {
  const { method, path, summary, description, pathParameters, queryParameters } = operation;
  return page([
    `## ${summary}`,
    deprecationOf(contract, operation),
    fence('http', `${method} ${path}`),
    plain(description),
    parameterList('Path', models, pathParameters),
    parameterList('Query', models, queryParameters, operation),
    bodyOf(models, operation),
    resultOf(models, operation),
    factsOf(operation),
  ]).trimEnd();
}

function deprecationOf(contract: Contract, operation: Operation): string | undefined {
  if (operation.deprecation === undefined) return undefined;
  const successor = successorOf(contract, operation);
  const instead = successor === undefined ? '' : ` Use ${code(`${successor.method} ${successor.path}`)}.`;
  return `**Deprecated.** Removed after ${operation.deprecation.sunset}.${instead}`;
}

/** The members of models are on the pages of the SDK. */
const typeOf = (models: Models, schema: Parameter['schema']): string =>
  models.typeOf(schema, '').replaceAll('](', '](../sdk/');

function parameterList(
  title: string,
  models: Models,
  parameters: readonly Parameter[],
  operation?: Operation,
): string | undefined {
  if (parameters.length === 0) return undefined;
  const items = parameters.map(({ name, required, schema, description }) => {
    const fields = { Filter: operation?.filterable, Sort: operation?.sortable }[name] ?? [];
    const names = fields.length === 0 ? '' : ` Fields: ${fields.map(code).join(', ')}.`;
    const facts = [typeOf(models, schema), ...(required === true ? ['required'] : [])].join(', ');
    return item(`${code(name)} (${facts}): ${plain(description ?? schema.description ?? '')}${names}`);
  });
  return `**${title}**\n\n${items.join('\n')}`;
}

function bodyOf(models: Models, { body }: Operation): string | undefined {
  if (body === undefined) return undefined;
  const types = body.mediaTypes.map(code).join(' or ');
  const content =
    body.form === undefined
      ? typeOf(models, body.schema)
      : body.form
          .map(({ name, kind, required, schema }) => {
            const type = kind === 'file' ? 'file' : typeOf(models, schema);
            return `${code(name)} (${type}${required ? ', required' : ''})`;
          })
          .join(', ');
  const example =
    body.example === undefined || body.form !== undefined
      ? undefined
      : fence('json', JSON.stringify(body.example, undefined, 2));
  return page([`**Body**: ${content}, as ${types}${body.required ? '' : '; optional'}.`, example]).trimEnd();
}

function resultOf(models: Models, operation: Operation): string {
  const optional = operation.isOptional ? ', or no content' : '';
  return `**Result**: ${resultText(models, operation)}${optional}.`;
}

function resultText(models: Models, { kind, resultSchema, pageName }: Operation): string {
  const type = resultSchema === undefined ? 'no content' : typeOf(models, resultSchema);
  switch (kind) {
    case 'stream':
      return 'a stream of server-sent events';
    case 'binary':
      return 'a file';
    case 'array':
      return `array of ${type}`;
    case 'page':
      return `${typeOf(models, { $ref: pageName ?? '' })}, whose rows are ${type}`;
    default:
      return type;
  }
}

function factsOf({ id, group, verb, kind, permission, errors, takesKey }: Operation): string {
  const words = `muster ${kebab(group)} ${kebab(verb)}`;
  return [
    ...(permission === undefined ? [] : [`**Permission**: ${code(permission)}.`]),
    ...(errors.length === 0 ? [] : [`**Errors**: ${errors.join(', ')}.`]),
    ...(takesKey ? ['Takes the header `Idempotency-Key`.'] : []),
    ...(kind === 'stream'
      ? []
      : [
          `**Also as** [${code(words)}](../cli/${kebab(group)}.md#${anchorOf(words)}) and ` +
            `[${code(`muster.${id}`)}](../sdk/${group}.md#${anchorOf(`muster.${id}`)}).`,
        ]),
  ].join(' ');
}
