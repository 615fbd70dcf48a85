import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { modelNamesIn, schemaTypes } from './sdk-models.ts';

type Json = Readonly<Record<string, unknown>>;
type Properties = Record<string, Json>;

interface Media {
  readonly schema: Json;
  readonly 'x-checked-each'?: boolean;
}

/** Schema from which openapi-typescript generates the table of operations. */
const TABLE = 'OperationTypes';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Generates the types of the server's route handlers: for each operation its parameters, body and replies, and the
 * schemas that these use, under their names in the contract.
 *
 * The types describe values as seen by handlers, which differ slightly from those on the wire. The pipeline removes
 * members that are null from requests and inserts the defaults of parameters. JSON.stringify drops members that are
 * undefined, so optional members of responses may be undefined.
 *
 * @param contract the OpenAPI document
 */
export async function serverTypes(contract: Json, banner: string): Promise<string> {
  const reader = new ContractReader(contract);
  const table = Object.fromEntries(reader.operations().map(([id, raw]) => [id, reader.typesOf(raw)]));
  const { requests, responses } = reader;
  const used = [...new Set([...requests, ...responses])].sort();
  if (used.includes(TABLE)) throw new Error(`openapi.yaml: the name ${TABLE} is taken. Rename the schema.`);
  const schemas = Object.fromEntries(
    used.map((name) => [
      name,
      requests.has(name) ? reader.withoutNull(reader.schemas[name] ?? {}) : reader.schemas[name],
    ]),
  );
  const document = {
    openapi: '3.1.0',
    info: { title: 'Server', version: '3' },
    components: { schemas: { ...schemas, [TABLE]: objectOf(table) } },
  };
  const nodes = await openapiTS(JSON.stringify(document), {
    silent: true,
    immutable: true,
    defaultNonNullable: false,
  });
  const file = ts.createSourceFile('contract.ts', astToString(nodes), ts.ScriptTarget.Latest, true);
  const declarations = schemaTypes(file).map(({ schema, type }) =>
    declaration(
      schema,
      printed(type, file, [
        ...(responses.has(schema) ? [orUndefined] : []),
        ...(schema === TABLE ? [membersInOneLine] : []),
      ]),
    ),
  );
  return `${banner}${declarations.join('\n\n')}

/** The schemas by name. */
export interface Schemas {
${used.map((name) => `  readonly ${name}: ${name};`).join('\n')}
}
`;
}

/** Reads the operations of a contract, and collects the schemas that they use. */
class ContractReader {
  /** Names of the schemas that requests use. */
  readonly requests = new Set<string>();
  /** Names of the schemas that responses use. */
  readonly responses = new Set<string>();
  readonly #document: Json;

  constructor(document: Json) {
    this.#document = document;
  }

  get schemas(): Readonly<Record<string, Json>> {
    return (this.#document['components'] as { readonly schemas: Readonly<Record<string, Json>> }).schemas;
  }

  operations(): [string, Json][] {
    return Object.values(this.#document['paths'] as Record<string, Record<string, Json>>).flatMap((item) =>
      Object.entries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([, raw]): [string, Json] => [String(raw['operationId']), raw]),
    );
  }

  /** Returns a schema with a member for each input and output of a handler. */
  typesOf(raw: Json): Json {
    const parameters = ((raw['parameters'] ?? []) as readonly Json[]).map((one) => this.#resolve(one));
    const body = this.#bodyOf(raw['requestBody'] as Json | undefined);
    return objectOf({
      ...this.#parameters(parameters, 'path'),
      ...this.#parameters(parameters, 'query'),
      ...body,
      replies: this.#replies(raw['responses'] as Readonly<Record<string, Json>>),
    });
  }

  #parameters(parameters: readonly Json[], place: 'path' | 'query'): Properties {
    const placed = parameters.filter((one) => one['in'] === place);
    if (placed.length === 0) return {};
    const members = placed.map((one): [string, Json] => {
      const schema = one['schema'] as Json;
      const { type, default: initial } = this.#resolve(schema);
      const isPresent = one['required'] === true || initial !== undefined;
      // Handlers get path parameters as text.
      const seen = place === 'path' && type !== 'string' ? { type: 'string' } : this.withoutNull(schema);
      return [`${String(one['name'])}${isPresent ? '' : '?'}`, seen];
    });
    const properties = Object.fromEntries(members);
    this.#note(properties, this.requests);
    return { [place]: objectOf(properties) };
  }

  /** `body` for JSON and text, `form` for a form. */
  #bodyOf(body: Json | undefined): Properties {
    if (body === undefined) return {};
    const content = body['content'] as Readonly<Record<string, Media>>;
    this.#note(content, this.requests);
    const form = content['multipart/form-data'];
    if (form !== undefined) return { form: form.schema };
    const kinds = Object.entries(content).map(([type, { schema, 'x-checked-each': isUnchecked }]): Json => {
      if (type !== 'application/json') return { type: 'string' };
      // The handler checks the items individually.
      return isUnchecked === true ? { type: 'array', items: {} } : this.withoutNull(schema);
    });
    // A streamed body is read by the handler, and absent until then.
    const isAbsent = body['required'] !== true || Object.values(content).some((one) => 'x-streamed' in one);
    return { [isAbsent ? 'body?' : 'body']: kinds.length === 1 ? (kinds[0] as Json) : { anyOf: kinds } };
  }

  /**
   * Replies by status. A reply without a body is `null` here. A reply other than JSON is written by the handler
   * itself.
   */
  #replies(responses: Readonly<Record<string, Json>>): Json {
    const contents = Object.entries(responses).map(([status, response]): [string, Json | undefined] => [
      status,
      this.#resolve(response)['content'] as Json | undefined,
    ]);
    for (const [, content] of contents) this.#note(content, this.responses);
    const successes = contents.filter(([status]) => status.startsWith('2'));
    return objectOf(
      Object.fromEntries(
        successes.map(([status, content]) => {
          const json = content?.['application/json'] as Media | undefined;
          return [status, json?.schema ?? { type: 'null' }];
        }),
      ),
    );
  }

  /**
   * Returns a schema for requests whose members that are null have been removed: without null, and without required
   * members that could be null.
   */
  withoutNull(schema: Json): Json {
    const properties = schema['properties'] as Properties | undefined;
    const entries = Object.entries(schema).map(([key, part]): [string, unknown] => {
      if (key === 'required' && properties !== undefined)
        return [key, (part as readonly string[]).filter((name) => !this.#allowsNull(properties[name] ?? {}))];
      if (key === 'type' && Array.isArray(part)) return [key, single(part.filter((one) => one !== 'null'))];
      return [key, this.#partWithoutNull(part)];
    });
    return Object.fromEntries(entries);
  }

  #partWithoutNull(part: unknown): unknown {
    if (Array.isArray(part))
      return part.filter((one) => !isNull(one)).map((one) => this.#partWithoutNull(one));
    return typeof part === 'object' && part !== null ? this.withoutNull(part as Json) : part;
  }

  #allowsNull(schema: Json): boolean {
    const { type, enum: values, anyOf, oneOf } = this.#resolve(schema);
    const choices = [values, anyOf, oneOf].flatMap((one) => (one ?? []) as readonly unknown[]);
    return [type].flat().includes('null') || choices.some(isNull);
  }

  #resolve(value: Json): Json {
    const pointer = value['$ref'];
    if (typeof pointer !== 'string') return value;
    const steps = pointer.slice(2).split('/');
    const target = steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], this.#document);
    if (target === undefined) throw new Error(`openapi.yaml: there is no ${pointer}`);
    return this.#resolve(target as Json);
  }

  #note(value: unknown, names: Set<string>): void {
    if (typeof value !== 'object' || value === null) return;
    const pointer = (value as Json)['$ref'];
    const name = typeof pointer === 'string' ? pointer.split('/').at(-1) : undefined;
    if (name === undefined) {
      for (const part of Object.values(value)) this.#note(part, names);
    } else if (!names.has(name)) {
      names.add(name);
      this.#note(this.schemas[name], names);
    }
  }
}

/** @param members names of optional ones end with `?` */
function objectOf(members: Properties): Json {
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace(/\?$/u, ''), schema]),
  );
  const required = Object.keys(members).filter((name) => !name.endsWith('?'));
  return { type: 'object', properties, required };
}

const isNull = (value: unknown): boolean => value === null || (value as Json)['type'] === 'null';
const single = (types: readonly unknown[]): unknown => (types.length === 1 ? types[0] : types);

function printed(
  type: ts.TypeNode,
  file: ts.SourceFile,
  transformers: readonly ts.TransformerFactory<ts.TypeNode>[],
): string {
  const printer = ts.createPrinter({ removeComments: true });
  const [node = type] = ts.transform(type, [...transformers]).transformed;
  return modelNamesIn(printer.printNode(ts.EmitHint.Unspecified, node, file), (name) => name);
}

/** Prints the types of members in one line, which prettier keeps if it is short. */
const membersInOneLine: ts.TransformerFactory<ts.TypeNode> = (context) => (table) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    return ts.isTypeLiteralNode(visited) ? ts.setEmitFlags(visited, ts.EmitFlags.SingleLine) : visited;
  };
  return ts.visitEachChild(table, visit, context);
};

/** Lets optional members of responses be undefined. */
const orUndefined: ts.TransformerFactory<ts.TypeNode> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const seen = ts.visitEachChild(node, visit, context);
    if (!ts.isPropertySignature(seen) || seen.questionToken === undefined || seen.type === undefined)
      return seen;
    const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
    const type = factory.createUnionTypeNode([seen.type, undefinedType]);
    return factory.updatePropertySignature(seen, seen.modifiers, seen.name, seen.questionToken, type);
  };
  return (root) => visit(root) as ts.TypeNode;
};

function declaration(name: string, text: string): string {
  // An alias instead of an interface, because only aliases are assignable to Record<string, unknown>.
  return `export type ${name} = ${text};`;
}
