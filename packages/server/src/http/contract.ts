import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { omitUndefined } from '../kernel/data.ts';
import {
  escapePointer,
  isObject,
  METHODS,
  noticeOf,
  objectAt,
  readRowEnums,
  resolvePointer,
  withoutDeprecated,
  withSharedErrors,
} from './document.ts';
import type { DeprecationNotice, JsonObject, RowEnums } from './document.ts';

export interface ContractParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  /** Whether it is an array, written as a comma-separated list. */
  readonly isList: boolean;
  /** Whether it is true or false. */
  readonly isBoolean: boolean;
  /** JSON pointer to its schema in the contract. */
  readonly schemaPointer: string;
}

export interface ContractBody {
  readonly required: boolean;
  /** JSON pointers of schemas, keyed by media type. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Media types of bodies that the handler reads itself as they arrive (`x-streamed`). */
  readonly streamed: ReadonlySet<string>;
  /** The same for bodies above the usual size limit or of unknown length (`x-streamed: large`). */
  readonly streamedWhenLarge: ReadonlySet<string>;
  /** Media types of arrays whose items the handler checks and refuses individually (`x-checked-each`). */
  readonly checkedEach: ReadonlySet<string>;
  /** The parts of `multipart/form-data`, if the operation accepts it. */
  readonly form?: ContractForm;
}

/** The parts of a form, grouped by content. */
export interface ContractForm {
  /** Parts with bytes (`format: binary`). */
  readonly files: ReadonlySet<string>;
  /** Parts with JSON: the type of the schema is not string. */
  readonly json: ReadonlySet<string>;
  /** Parts with text. */
  readonly texts: ReadonlySet<string>;
}

export const FORM_TYPE = 'multipart/form-data';

export interface Operation {
  readonly operationId: string;
  readonly method: (typeof METHODS)[number];
  /** As in the contract: `/api/v3/devices/{id}`. */
  readonly path: string;
  /** In the syntax of Express: `/api/v3/devices/:id`. */
  readonly route: string;
  /** `EntityName.Permission`. Absent: any valid key. */
  readonly permission?: string;
  readonly isPublic: boolean;
  /** Whether the request applies to a device network. */
  readonly usesNetwork: boolean;
  /** Whether a token for event streams is accepted, also in the query (`x-realtime-token`). */
  readonly takesRealtimeToken: boolean;
  /**
   * Whether the token of a registration ticket is accepted for its own gateway, the `{id}` of the path
   * (`x-ticket: own`).
   */
  readonly takesTicket: boolean;
  /** Notice for clients if the operation is deprecated. */
  readonly deprecation?: DeprecationNotice;
  readonly parameters: readonly ContractParameter[];
  readonly body?: ContractBody;
  /** JSON pointers of response schemas, keyed by `status media-type`. A status without content has the key `status`. */
  readonly responses: ReadonlyMap<string, string | undefined>;
  /** Enumerations of the rows of a list. */
  readonly rowEnums: RowEnums;
}

export interface Contract {
  /** The OpenAPI document that is served, and that requests are checked against. */
  readonly document: JsonObject;
  /** The same document, or the one with all deprecated elements if the service runs without them. */
  readonly whole: JsonObject;
  /** Operations that this service does not offer. */
  readonly removed: readonly string[];
  readonly operations: readonly Operation[];
}

/**
 * In a published package, the contract is JSON next to the compiled sources, because parsing the YAML takes a large
 * part of the start. In a checkout, it is at the root of the repository.
 */
const PLACES = ['../openapi.json', '../../../../openapi.yaml'];

interface ContractOptions {
  /** False omits deprecated elements, like the release after the sunset. Defaults to true. */
  readonly deprecated?: boolean;
}

/**
 * The contracts of this package, with and without deprecated elements. All servers of a process share them and their
 * validators.
 */
const own = new Map<boolean, Contract>();

/**
 * Reads the contract.
 *
 * @param text the document as YAML; defaults to the contract of this package, which is read once
 * @throws Error if the document does not have the form that the server requires
 */
export function loadContract(text?: string, { deprecated = true }: ContractOptions = {}): Contract {
  const known = text === undefined ? own.get(deprecated) : undefined;
  if (known !== undefined) return known;
  const whole: unknown = text === undefined ? readOwnContract() : parse(text);
  if (!isObject(whole)) throw new Error('The contract is not an OpenAPI document.');
  const contract = contractOf(withSharedErrors(whole), { deprecated });
  if (text === undefined) own.set(deprecated, contract);
  return contract;
}

/** Reads the contract of an OpenAPI document. @throws Error if it does not have the form that the server requires */
export function contractOf(whole: JsonObject, { deprecated = true }: ContractOptions = {}): Contract {
  const document = deprecated ? whole : withoutDeprecated(whole);
  const operations = [...readOperations(document)];
  const left = new Set(operations.map((one) => one.operationId));
  const removed = deprecated ? [] : [...readOperations(whole)].filter((one) => !left.has(one.operationId));
  return { document, whole, operations, removed: removed.map((one) => one.operationId) };
}

/** Returns a function that makes one object for each contract, which all servers of the contract share. */
export function oncePerContract<T extends object>(
  make: (contract: Contract) => T,
): (contract: Contract) => T {
  const made = new WeakMap<Contract, T>();
  return (contract) => {
    let one = made.get(contract);
    if (one === undefined) {
      one = make(contract);
      made.set(contract, one);
    }
    return one;
  };
}

/** `info.version` of the document. */
export function contractVersion({ document }: Contract): string {
  const { version } = objectAt(document, 'info');
  return typeof version === 'string' ? version : '';
}

function readOwnContract(): unknown {
  const found = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (found === undefined) {
    throw new Error('openapi.json is missing. It must be next to the compiled sources of this package.');
  }
  const text = readFileSync(found, 'utf8');
  return found.endsWith('.json')
    ? JSON.parse(text)
    : parseOnce(text, join(dirname(found), 'node_modules/.cache/muster/openapi.json'));
}

interface CachedDocument {
  readonly sha256: string;
  readonly document: unknown;
}

/**
 * Parses YAML, or reads the result of an earlier process. Without this cache, every command and test in a checkout
 * that starts a server would parse the contract, which takes a quarter of the processor time of a start.
 *
 * @param cacheFile JSON file for the result. Failures to write it are ignored
 */
function parseOnce(text: string, cacheFile: string): unknown {
  const sha256 = createHash('sha256').update(text).digest('hex');
  try {
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8')) as CachedDocument;
    if (cached.sha256 === sha256) return cached.document;
  } catch {
    // There is no cache file yet.
  }
  const document: unknown = parse(text);
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    // Other processes read the old file or the new one, never a part of it.
    const scratch = `${cacheFile}.${process.pid}`;
    writeFileSync(scratch, JSON.stringify({ sha256, document } satisfies CachedDocument));
    renameSync(scratch, cacheFile);
  } catch {
    // The next start parses again.
  }
  return document;
}

function* readOperations(document: JsonObject): Generator<Operation> {
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (isObject(operation)) yield readOperation(document, path, method, operation);
    }
  }
}

function readOperation(
  document: JsonObject,
  path: string,
  method: Operation['method'],
  operation: JsonObject,
): Operation {
  const operationId = operation['operationId'];
  if (typeof operationId !== 'string') {
    throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
  }
  const pointer = `/paths/${escapePointer(path)}/${method}`;
  const permission = operation['x-permission'];
  const security = operation['security'] ?? document['security'];
  const responses = readResponses(document, operation, pointer);
  return omitUndefined({
    operationId,
    method,
    path,
    route: path.replaceAll(/\{([^}]+)\}/gu, ':$1'),
    permission: typeof permission === 'string' ? permission : undefined,
    isPublic: !Array.isArray(security) || security.length === 0,
    usesNetwork: operation['x-no-network'] !== true,
    takesRealtimeToken: operation['x-realtime-token'] === true,
    takesTicket: readTicket(path, operation),
    deprecation: noticeOf(operation, document),
    parameters: readParameters(document, operation, pointer),
    body: readBody(document, operation, pointer),
    responses,
    rowEnums: readRowEnums(document, responses.get('200 application/json')),
  });
}

/** @throws Error if the path does not name the gateway to compare with the ticket */
function readTicket(path: string, operation: JsonObject): boolean {
  const ticket = operation['x-ticket'];
  if (ticket === undefined) return false;
  const isOfGateway = /^\/api\/v3\/dataCollectors\/\{id\}(?:\/|$)/u.test(path);
  if (ticket !== 'own' || !isOfGateway || typeof operation['x-permission'] !== 'string') {
    throw new Error(
      `${path} has an x-ticket that the server cannot check: it must be "own", below /api/v3/dataCollectors/{id}, beside an x-permission.`,
    );
  }
  return true;
}

function readParameters(document: JsonObject, operation: JsonObject, pointer: string): ContractParameter[] {
  const parameters = operation['parameters'];
  return (Array.isArray(parameters) ? parameters : []).map((_, index) => {
    const [parameter, at] = resolvePointer(document, `${pointer}/parameters/${index}`);
    const { name, in: place, required } = parameter;
    if (typeof name !== 'string' || (place !== 'query' && place !== 'path' && place !== 'header')) {
      throw new Error(`The parameter ${at} has no name, or is not in query, path or header.`);
    }
    const [schema] = resolvePointer(document, `${at}/schema`);
    return {
      name,
      in: place,
      required: required === true,
      isList: schema['type'] === 'array',
      isBoolean: schema['type'] === 'boolean',
      schemaPointer: `${at}/schema`,
    };
  });
}

function readBody(document: JsonObject, operation: JsonObject, pointer: string): ContractBody | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const [body, at] = resolvePointer(document, `${pointer}/requestBody`);
  const content = objectAt(body, 'content');
  const types = Object.keys(content);
  const schemas = new Map(types.map((type) => [type, `${at}/content/${escapePointer(type)}/schema`]));
  const marked = (mark: string, how: unknown): ReadonlySet<string> =>
    new Set(types.filter((type) => objectAt(content, type)[mark] === how));
  const form = schemas.get(FORM_TYPE);
  return omitUndefined({
    required: body['required'] === true,
    schemas,
    streamed: marked('x-streamed', true),
    streamedWhenLarge: marked('x-streamed', 'large'),
    checkedEach: marked('x-checked-each', true),
    form: form === undefined ? undefined : readForm(document, form),
  });
}

function readForm(document: JsonObject, pointer: string): ContractForm {
  const [schema, at] = resolvePointer(document, pointer);
  const names = Object.keys(objectAt(schema, 'properties'));
  const kinds = Map.groupBy(names, (name) => {
    const [part] = resolvePointer(document, `${at}/properties/${escapePointer(name)}`);
    if (part['format'] === 'binary') return 'files';
    return part['type'] === 'string' ? 'texts' : 'json';
  });
  const of = (kind: keyof ContractForm): ReadonlySet<string> => new Set(kinds.get(kind));
  return { files: of('files'), json: of('json'), texts: of('texts') };
}

function readResponses(
  document: JsonObject,
  operation: JsonObject,
  pointer: string,
): ReadonlyMap<string, string | undefined> {
  const responses = new Map<string, string | undefined>();
  for (const status of Object.keys(objectAt(operation, 'responses'))) {
    const [response, at] = resolvePointer(document, `${pointer}/responses/${status}`);
    const content = response['content'];
    if (!isObject(content)) {
      responses.set(status, undefined);
      continue;
    }
    for (const type of Object.keys(content)) {
      responses.set(`${status} ${type}`, `${at}/content/${escapePointer(type)}/schema`);
    }
  }
  return responses;
}
