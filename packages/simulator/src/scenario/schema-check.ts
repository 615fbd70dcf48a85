import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { didYouMean } from './closest-name.ts';
import type { FleetIssue } from './fleet-config-error.ts';
import schema from './fleet-file.schema.json' with { type: 'json' };

/** The JSON schema of fleet files, for editors and other validators. */
export const fleetFileSchema: Readonly<Record<string, unknown>> = schema;

let compiler: Ajv | undefined;

/** Maximum number of issues in a report, because a fault can repeat in each of 1,000 cohorts. */
export const maxIssues = 20;

/**
 * Checks the shape of a fleet file's content.
 *
 * @returns at most 20 issues, and one that counts the others; empty if the shape is correct
 */
export const checkSchema = createSchemaCheck({ $ref: schema.$id });

/**
 * Creates a check of another shape, which can refer to definitions of the fleet file's schema. Compiles at the first
 * use, because this takes longer than loading all other modules.
 */
export function createSchemaCheck(other: object): (data: unknown) => FleetIssue[] {
  let validate: ValidateFunction | undefined;
  return (data) => {
    compiler ??= new Ajv({
      allErrors: true,
      discriminator: true,
      allowUnionTypes: true,
      verbose: true,
      strictTypes: false,
      // Halves the time for compiling.
      inlineRefs: false,
      code: { optimize: false },
      schemas: [schema],
    });
    validate ??= compiler.compile(other);
    return validate(data) ? [] : issuesOf(validate.errors);
  };
}

/** Returns a reference to a definition of the fleet file's schema. */
export function definitionOf(name: keyof typeof schema.definitions): { readonly $ref: string } {
  return { $ref: `${schema.$id}#/definitions/${name}` };
}

function issuesOf(errors: readonly ErrorObject[] | null | undefined): FleetIssue[] {
  const issues = (errors ?? []).filter(isOwnFault).map(toIssue);
  const all = withoutRepeats(issues);
  if (all.length <= maxIssues) return all;
  const more = {
    path: [],
    message: `there are ${all.length - maxIssues} more mistakes`,
    remedy: 'Correct these first',
  };
  return [...all.slice(0, maxIssues), more];
}

/**
 * Whether an error is not a repetition of another one: of an error in the branch that `if` chose, or of the rule for
 * the name of a key.
 */
function isOwnFault({ keyword, propertyName }: ErrorObject): boolean {
  return keyword !== 'if' && (propertyName === undefined || keyword === 'propertyNames');
}

function withoutRepeats(issues: readonly FleetIssue[]): FleetIssue[] {
  const seen = new Map(issues.map((issue) => [JSON.stringify([issue.path, issue.message]), issue]));
  return [...seen.values()];
}

function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The schema of the field that distinguishes the branches of a union. */
interface Tag {
  readonly const?: string;
  readonly enum?: readonly string[];
}

/** Returns the remedy for the path of a resource instance where the path of a resource is required. */
function instanceRemedy(key: string): string | undefined {
  const [, resource, id] = /^(\/\d+\/(?:\d+|\*)\/\d+)\/(\d+)$/.exec(key) ?? [];
  return resource && `Give values of resource instances as a map: ${resource}: { ${id ?? ''}: ... }`;
}

/** Remedies for texts that do not match the pattern of their field. */
const patternRemedies: Readonly<Record<string, string>> = {
  server: 'Give an address such as coap://127.0.0.1:5683',
  bootstrap: 'Give an address such as coap://127.0.0.1:5683',
  code: "Give the code of a response such as '4.04'",
  token: "Give two hexadecimal digits for each of 0 to 8 bytes, such as 'cafe'",
  hex: 'Give two hexadecimal digits for each byte',
  base64: 'Give base64 with its padding',
};

type Explain = (error: ErrorObject, path: readonly (string | number)[]) => FleetIssue;

const explanations: Readonly<Record<string, Explain>> = {
  required: ({ params }, path) => ({
    path,
    message: `the field ${String(params['missingProperty'])} is missing`,
    remedy: 'Add it',
  }),
  additionalProperties: ({ params, parentSchema }, path) => {
    const field = String(params['additionalProperty']);
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    return {
      path: [...path, field],
      atKey: true,
      message: `unknown field ${show(field)}`,
      remedy: known.length > 0 ? `${didYouMean(field, known)}Use one of ${known.join(', ')}` : 'Remove it',
    };
  },
  propertyNames: ({ params }, path) => {
    const field = String(params['propertyName']);
    const wanted =
      path.at(-1) === 'values'
        ? 'a resource path such as /3/0/9 or /3303/*/5700'
        : 'a resource instance id such as 0';
    return {
      path: [...path, field],
      atKey: true,
      message: `${show(field)} is not ${wanted}`,
      remedy: instanceRemedy(field) ?? 'Correct the key',
    };
  },
  type: ({ params, data, parentSchema }, path) => {
    const types = [params['type']].flat().map(String);
    const remedy =
      remedyOfType(types, data, path.at(-1), String(parentSchema?.['pattern'])) ?? `Give ${listOf(types)}`;
    return { path, message: `${show(data)} has the wrong type`, remedy };
  },
  const: ({ params, data }, path) => ({
    path,
    message: `${show(data)} is not supported`,
    remedy: `Use ${show(params['allowedValue'])}`,
  }),
  enum: ({ params, data }, path) => ({
    path,
    message: `${show(data)} is not supported`,
    remedy:
      quotedOf(data, params['allowedValues'] as unknown[]) ??
      `${closeTo(data, params['allowedValues'] as unknown[])}Use ${listOf((params['allowedValues'] as unknown[]).map(show))}`,
  }),
  discriminator: ({ params, data, parentSchema }, path) => {
    const tag = String(params['tag']);
    const branches = (parentSchema?.['oneOf'] ?? []) as readonly { properties?: Record<string, Tag> }[];
    const known = branches.flatMap(
      ({ properties }) => properties?.[tag]?.const ?? properties?.[tag]?.enum ?? [],
    );
    const value = (data as Record<string, unknown>)[tag];
    return {
      path: [...path, tag],
      message: `unknown ${tag === 'do' ? 'action' : tag} ${show(value)}`,
      remedy: `${closeTo(value, known)}Use ${listOf(known)}`,
    };
  },
  pattern: ({ params, data }, path) => ({
    path,
    message: `${show(data)} has the wrong format`,
    remedy: patternRemedies[String(path.at(-1))] ?? `Match ${String(params['pattern'])}`,
  }),
};

const secondsOf: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, min: 60, h: 3600, d: 86_400 };

/** Returns the remedy for a duration or number that is text where a number is required, and the other way round. */
function remedyOfType(
  types: readonly string[],
  data: unknown,
  field: string | number | undefined,
  pattern: string,
): string | undefined {
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && typeof data === 'string') return numberRemedy(data, String(field));
  if (!types.includes('string') || (typeof data !== 'number' && typeof data !== 'boolean')) return undefined;
  // YAML reads the code 2.10 as the number 2.1.
  const text = typeof data === 'number' && pattern === codePattern ? data.toFixed(2) : String(data);
  return `Quote it: ${JSON.stringify(text)}`;
}

const codePattern = '^[2-5]\\.[0-3][0-9]$';

function numberRemedy(text: string, field: string): string | undefined {
  const [, digits, unit] = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|min|m|h|d)?\s*$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if (unit === undefined) return `Leave out the quotes: ${digits}`;
  const seconds = Number(digits) * (secondsOf[unit] ?? 1);
  if (field.endsWith('Seconds')) return `Give seconds: ${seconds}`;
  return field.endsWith('Ms') ? `Give milliseconds: ${seconds * 1000}` : undefined;
}

/** Returns the remedy for a version that YAML reads as a number. */
function quotedOf(data: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof data !== 'number') return undefined;
  const text = [String(data), data.toFixed(1)].find((one) => allowed.includes(one));
  return text === undefined ? undefined : `Quote it: ${JSON.stringify(text)}`;
}

function toIssue(error: ErrorObject): FleetIssue {
  const path = pathOf(error.instancePath);
  const explain = explanations[error.keyword];
  if (explain) return explain(error, path);
  return {
    path,
    message: `${show(error.data)} ${error.message ?? 'is not valid'}`,
    remedy: 'Change the value',
  };
}

function closeTo(value: unknown, known: readonly unknown[]): string {
  return typeof value === 'string' ? didYouMean(value, known.map(String)) : '';
}

/** Formats a value for a message. Objects and lists are only named. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
