import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/*
 * The contract as a client reads it: an OpenAPI 3.1 document, parsed without code of the server, so that errors in the
 * server's parser are found.
 */

export type Json = Readonly<Record<string, unknown>>;

export interface Described {
  readonly name: string;
  readonly schema: Json;
}

export interface DescribedParameter extends Described {
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
}

export interface DescribedBody {
  readonly schema: Json;
  readonly example: unknown;
  /** The service checks the items of the array one by one and reports refusals with status 200 (`x-checked-each`). */
  readonly isCheckedEach: boolean;
}

export interface DescribedAnswer {
  readonly headers: readonly Described[];
  readonly content: ReadonlyMap<string, Json>;
}

export interface DescribedOperation {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly permission: string | undefined;
  readonly isPublic: boolean;
  readonly isDeprecated: boolean;
  /** Path of the replacement for a deprecated operation. */
  readonly successor: string | undefined;
  readonly usesNetwork: boolean;
  /** The part of the contract about registration tickets. */
  readonly ticket: unknown;
  readonly parameters: readonly DescribedParameter[];
  readonly needsBody: boolean;
  /** By media type. */
  readonly bodies: ReadonlyMap<string, DescribedBody>;
  /** By status. */
  readonly answers: ReadonlyMap<number, DescribedAnswer>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const document = parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8')) as Json;

const ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false });
addFormats.default(ajv);
for (const format of ['int32', 'int64', 'double', 'password']) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'contract:', components: document['components'] });

const compiled = new WeakMap<Json, ValidateFunction>();

/** Validates values against a schema of the contract. */
export function validatorOf(schema: Json): ValidateFunction {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(withAbsoluteRefs(schema) as Json);
    compiled.set(schema, validate);
  }
  return validate;
}

/** Returns the violation of the schema as text; undefined if the value is valid. */
export function faultOf(schema: Json, value: unknown): string | undefined {
  const validate = validatorOf(schema);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

function withAbsoluteRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' ? `contract:${String(member)}` : withAbsoluteRefs(member),
    ]),
  );
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Splits text at white space. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Resolves a `$ref`. */
export function resolved(value: unknown): Json {
  const object = (value ?? {}) as Json;
  const reference = object['$ref'];
  if (typeof reference !== 'string') return object;
  let at: unknown = document;
  for (const part of reference.slice(2).split('/')) at = (at as Json)[part];
  return resolved(at);
}

function entries(value: unknown): [string, Json][] {
  return Object.entries((value ?? {}) as Json).map(([key, member]) => [key, resolved(member)]);
}

function exampleOf(media: Json): unknown {
  return media['example'] ?? entries(media['examples'])[0]?.[1]['value'];
}

function answerOf(response: Json): DescribedAnswer {
  return {
    headers: entries(response['headers']).map(([name, { schema }]) => ({ name, schema: schema as Json })),
    content: new Map(
      entries(response['content']).map(([type, media]) => [type.toLowerCase(), media['schema'] as Json]),
    ),
  };
}

function operationOf(path: string, method: string, item: Json, operation: Json): DescribedOperation {
  const body = resolved(operation['requestBody']);
  const security = operation['security'] ?? document['security'];
  const parameters = [item['parameters'], operation['parameters']].flatMap((all) => (all ?? []) as unknown[]);
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    permission: operation['x-permission'] as string | undefined,
    isPublic: Array.isArray(security) && security.length === 0,
    isDeprecated: operation['deprecated'] === true,
    successor: operation['x-successor'] as string | undefined,
    usesNetwork: operation['x-no-network'] !== true,
    ticket: operation['x-ticket'],
    parameters: parameters.map((one): DescribedParameter => {
      const parameter = resolved(one);
      return {
        name: String(parameter['name']),
        in: parameter['in'] as DescribedParameter['in'],
        required: parameter['required'] === true,
        schema: resolved(parameter['schema']),
      };
    }),
    needsBody: body['required'] === true,
    bodies: new Map(
      entries(body['content']).map(([type, media]) => [
        type,
        {
          schema: media['schema'] as Json,
          example: exampleOf(media),
          isCheckedEach: media['x-checked-each'] === true,
        },
      ]),
    ),
    answers: new Map(
      entries(responsesOf(operation)).map(([status, response]) => [Number(status), answerOf(response)]),
    ),
  };
}

/** The responses of an operation with the errors that it shares with others. */
function responsesOf(operation: Json): Json {
  const shared = document['x-shared-errors'] as Readonly<Record<string, Json>>;
  const takesKey = JSON.stringify(operation['parameters'] ?? []).includes('IdempotencyKeyHeader');
  return {
    ...(operation['responses'] as Json),
    ...shared['every'],
    ...(operation['requestBody'] === undefined ? {} : shared['body']),
    ...(takesKey ? shared['idempotencyKey'] : {}),
  };
}

/** Every operation of openapi.yaml. */
export const operations: readonly DescribedOperation[] = entries(document['paths']).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method] !== undefined).map((method) =>
    operationOf(path, method, item, item[method] as Json),
  ),
);

type Case = readonly [operation: DescribedOperation, mediaType: string | undefined, title: string];

/** Each operation with each media type of its body, or with none if it has no body. */
export function casesOf(some: readonly DescribedOperation[] = operations): Case[] {
  return some.flatMap((one): Case[] =>
    one.bodies.size === 0
      ? [[one, undefined, one.operationId]]
      : [...one.bodies.keys()].map((type) => [one, type, `${one.operationId} with ${type}`]),
  );
}

/** Returns the operation at exactly this path, regardless of case. */
export function operationAt(method: string, path: string): DescribedOperation | undefined {
  return operations.find((one) => one.method === method && one.path.toLowerCase() === path.toLowerCase());
}

/** Paths without parameters precede those with parameters, as in the server. */
const patterns = [...new Set(operations.map((one) => one.path))]
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}/?$`, 'iu') }));

/** Returns the operation of a request; undefined if there is none. */
export function operationFor(method: string, path: string): DescribedOperation | undefined {
  const plain = path.split('?', 1)[0]!;
  const found = patterns.find(({ pattern }) => pattern.test(plain));
  return found === undefined ? undefined : operationAt(method, found.path);
}

/** Schema of all errors. */
export const errorSchema: Json = { $ref: '#/components/schemas/ErrorResponse' };
