import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract, Schema } from './contract.ts';

/** The types of the contract in two modules: the models, each with its own name, and the operations that use them. */
export interface SdkTypes {
  readonly api: string;
  readonly models: string;
}

type Json = Readonly<Record<string, unknown>>;

interface Reference {
  readonly $ref?: string;
}

interface SchemaType {
  readonly schema: string;
  readonly type: ts.TypeNode;
}

/**
 * Generates the types with openapi-typescript, then moves every schema from `components` to a separate interface or
 * alias. Editors show such a type by its name, instead of `components["schemas"]["DeviceResponse"]`.
 */
export async function sdkTypes(contract: Contract, banner: string): Promise<SdkTypes> {
  // A member with a default can be omitted in a request. Members that responses always contain are required in the
  // contract.
  const source = JSON.stringify(forPrograms(contract.document));
  const whole = astToString(await openapiTS(source, { silent: true, defaultNonNullable: false }));
  const text = readableComments(whole.slice(whole.indexOf('export interface components')));
  const file = ts.createSourceFile('api.ts', text, ts.ScriptTarget.Latest, true);
  const schemas = schemaTypes(file);
  const names = modelNames(schemas.map(({ schema }) => schema));
  const nameOf = (schema: string): string => names.get(schema) ?? schema;
  const models = schemas.map(
    ({ schema, type }) =>
      `${docComment(contract.schemas[schema])}${declaration(nameOf(schema), type, nameOf)}${alias(schema, nameOf(schema))}`,
  );
  const block = schemas[0]?.type.parent.parent;
  if (block === undefined) throw new Error('openapi.yaml has no schemas');
  const references = schemas.map(({ schema }) => `${schema}: Model.${nameOf(schema)};`);
  return {
    api: `${banner}import type * as Model from './models.ts';\n\n${text.slice(0, block.getStart())}{\n${references.join('\n')}\n}${text.slice(block.getEnd())}`,
    models: `${banner}${models.join('\n\n')}\n`,
  };
}

/**
 * Moves the description of each comment to its beginning, without a tag, because editors show it as the documentation of
 * the member only there. Omits formats and enumerations, which the type or the description has.
 */
function readableComments(text: string): string {
  return text.replaceAll(/\/\*\*\s([\s\S]*?)\s*\*\//gu, (_comment, inner: string) => {
    const lines = inner.split('\n').map((line) => line.replace(/^\s*\* ?/u, '').trimEnd());
    // A tag continues until the next one.
    const parts = lines.reduce<string[][]>((all, line) => {
      if (/^(?:@\w|Format: )/u.test(line) || all.length === 0) return [...all, [line]];
      all.at(-1)?.push(line);
      return all;
    }, []);
    const isDescription = ([first = '']: readonly string[]): boolean => first.startsWith('@description');
    const kept = parts.filter(([first = '']) => first !== '' && !/^(?:@enum|Format: )/u.test(first));
    const ordered = [...kept.filter(isDescription), ...kept.filter((part) => !isDescription(part))];
    const shown = ordered.flat().map((line) => line.replace(/^@description /u, ''));
    if (shown.length === 0) return '';
    return shown.length === 1
      ? `/** ${shown[0]} */`
      : `/**\n${shown.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
  });
}

/**
 * Returns the contract without errors, headers and examples: the SDK has error classes, sends headers itself, and
 * shows examples in its pages.
 */
function forPrograms(document: Json): Json {
  const { paths, components } = document as { paths: Json; components: Record<string, Json> };
  const partOf = (name: string, value: unknown): unknown => {
    if (name === 'example' || name === 'examples') return undefined;
    if (name === 'parameters') return (value as Reference[]).filter((one) => !isHeader(one));
    if (name === 'responses') return successful(value as Json);
    return typeof value === 'object' && !Array.isArray(value) ? mapped(value as Json, partOf) : value;
  };
  const called = mapped(paths, partOf);
  const text = JSON.stringify(called);
  const referred = (kind: string): Json =>
    Object.fromEntries(
      Object.entries(components[kind] ?? {})
        .filter(([name]) => text.includes(`"#/components/${kind}/${name}"`))
        .map(([name, value]) => [name, withoutHeaders(value as Json)]),
    );
  const { schemas } = components;
  const parts = { schemas, parameters: referred('parameters'), responses: referred('responses') };
  return { ...document, paths: called, components: parts };
}

const isHeader = ({ $ref }: Reference): boolean => $ref?.endsWith('Header') === true;
const withoutHeaders = ({ headers: _, ...rest }: Json): Json => rest;

const successful = (responses: Json): Json =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, response]) => [status, withoutHeaders(response as Json)]),
  );

const mapped = (value: Json, map: (name: string, member: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(name, member)]));

/** Returns the members of `components['schemas']`. */
export function schemaTypes(file: ts.SourceFile): readonly SchemaType[] {
  const components = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'components',
  ) as ts.InterfaceDeclaration;
  const schemas = components.members.find((member) => member.name?.getText() === 'schemas');
  const block = schemas !== undefined && ts.isPropertySignature(schemas) ? schemas.type : undefined;
  if (block === undefined || !ts.isTypeLiteralNode(block)) throw new Error('openapi-typescript: no schemas');
  return block.members.map((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined)
      throw new Error(`openapi-typescript: ${member.getText()} is not a schema`);
    return { schema: member.name.getText(), type: member.type };
  });
}

/** Names that would hide a type of the language or of browsers. */
const globals = new Set(['Error', 'Event', 'Location']);

/**
 * Shortens `DeviceResponse` to `Device`, and `DeviceListResponse` to `DeviceListItem`, unless another schema has that
 * name.
 */
export function modelNames(schemas: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(schemas);
  const names = new Map<string, string>();
  for (const schema of schemas) {
    const name = schema.replace(/ListResponse$/u, 'ListItem').replace(/Response$/u, '');
    if (taken.has(name) || globals.has(name)) continue;
    taken.add(name);
    names.set(schema, name);
  }
  return names;
}

function declaration(name: string, type: ts.TypeNode, nameOf: (schema: string) => string): string {
  const text = modelNamesIn(type.getText(), nameOf);
  const isInterface = ts.isTypeLiteralNode(type) && !type.members.some(ts.isIndexSignatureDeclaration);
  return isInterface ? `export interface ${name} ${text}` : `export type ${name} = ${text};`;
}

function alias(schema: string, name: string): string {
  return schema === name
    ? ''
    : `\n\n/** The name of {@link ${name}} in the contract. */\nexport type ${schema} = ${name};`;
}

/** Replaces `components["schemas"][…]` by the name of the schema. */
export function modelNamesIn(text: string, nameOf: (schema: string) => string): string {
  return text.replaceAll(/components\[["']schemas["']\]\[["'](\w+)["']\]/gu, (_match, schema: string) =>
    nameOf(schema),
  );
}

function docComment(schema: Schema | undefined): string {
  const description = schema?.description ?? '';
  const text = (schema?.deprecated === true ? `${description}\n@deprecated` : description).trim();
  if (text === '') return '';
  const lines = text.split('\n').map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join('\n')}\n */\n`;
}
