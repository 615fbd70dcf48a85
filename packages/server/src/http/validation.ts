import { parseIsoTime } from '@muster/lwm2m/core';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { omit } from '../kernel/data.ts';
import type { ModelState } from '../kernel/errors.ts';
import { oncePerContract } from './contract.ts';
import type { Contract, ContractParameter, Operation } from './contract.ts';
import { resolvePointer } from './document.ts';
import type { JsonObject } from './document.ts';
import { modelStateOf } from './model-state.ts';

/** The parts of a request that the contract describes. Parameters are text; validation converts them to their types. */
export interface RequestParts {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body?: { readonly value: unknown; readonly mediaType: string; readonly bytes: number };
}

/** Maximum size in bytes of a body for which all faults are reported. For a larger body, only the first one is. */
const ALL_FAULTS_BODY_BYTES = 65_536;
/**
 * Maximum number of parts (lists, objects and values) of a body for which all faults are reported. The time to
 * collect faults grows with the square of their number.
 */
const ALL_FAULTS_PARTS = 2_000;
const DOCUMENT = 'contract';
const PLACES = ['path', 'query', 'header'] as const;

type Mode = 'first' | 'all';
type Place = (typeof PLACES)[number];
type PlacedParameters = readonly [Place, readonly ContractParameter[]];

/**
 * Validates requests, and in tests responses, against the schemas of the contract. Validators are compiled on first
 * use from the JSON Schema 2020-12 of the document, each once: input from clients never causes another compilation.
 *
 * Requests are validated up to the first fault. Only faulty ones are then searched for all faults.
 */
export class ContractValidator {
  readonly #document: JsonObject;
  readonly #ajvs = new Map<string, Ajv2020>();
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #placed = new Map<Operation, readonly PlacedParameters[]>();

  static readonly of = oncePerContract((contract) => new ContractValidator(contract));

  private constructor(contract: Contract) {
    this.#document = contract.document;
  }

  /** Created on first use, because each one walks the whole document, which takes a tenth of the start of a server. */
  #ajv(mode: Mode, checks: 'parameters' | 'bodies'): Ajv2020 {
    const key = `${mode} ${checks}`;
    const ajv = this.#ajvs.get(key) ?? newAjv(this.#document, mode, checks === 'parameters');
    this.#ajvs.set(key, ajv);
    return ajv;
  }

  /**
   * Validates a request. Inserts defaults of parameters, and converts their text to the types of the contract.
   *
   * @returns the faulty members, or undefined if there is none
   */
  checkRequest(operation: Operation, parts: RequestParts): ModelState | undefined {
    const errors: ErrorObject[] = [];
    const ofPath = new Set<ErrorObject>();
    for (const [place, parameters] of this.#parametersOf(operation)) {
      for (const error of this.#checkParameters(operation, place, parameters, parts[place])) {
        errors.push(error);
        if (place === 'path') ofPath.add(error);
      }
    }
    for (const error of this.#checkBody(operation, parts.body)) errors.push(error);
    return stateOf(errors, ofPath);
  }

  /**
   * Validates a value that is not part of a request, such as the result of a patch, against a schema of the contract.
   * For a large value, only reports the first fault.
   *
   * @param schema name below components/schemas
   * @returns the faulty members, or undefined
   */
  checkValue(schema: string, value: unknown): ModelState | undefined {
    const pointer = `/components/schemas/${schema}`;
    return stateOf(this.#faultsOf(this.#validatorAt('first', pointer), pointer, value));
  }

  /** Returns the faulty members of a form, or undefined if there is none. */
  checkForm(operation: Operation, body: NonNullable<RequestParts['body']>): ModelState | undefined {
    return stateOf(this.#checkBody(operation, body));
  }

  #parametersOf(operation: Operation): readonly PlacedParameters[] {
    let placed = this.#placed.get(operation);
    if (placed === undefined) {
      placed = PLACES.map((place): PlacedParameters => [
        place,
        operation.parameters.filter((one) => isChecked(one, place)),
      ]).filter(([, parameters]) => parameters.length > 0);
      this.#placed.set(operation, placed);
    }
    return placed;
  }

  /** Returns the faults of a response as text, or undefined if it conforms to the contract. */
  checkResponse(operation: Operation, status: number, mediaType: string, body: unknown): string | undefined {
    const key = mediaType === '' ? String(status) : `${status} ${mediaType}`;
    if (!operation.responses.has(key)) {
      return `${operation.operationId} has no response ${key} in the contract.`;
    }
    const pointer = operation.responses.get(key);
    if (pointer === undefined) return undefined;
    const validate = this.#validatorAt('all', pointer);
    return validate(body)
      ? undefined
      : `${operation.operationId} ${key}: ${this.#ajv('all', 'bodies').errorsText(validate.errors)}`;
  }

  #checkParameters(
    operation: Operation,
    place: Place,
    parameters: readonly ContractParameter[],
    values: Record<string, unknown>,
  ): readonly ErrorObject[] {
    const validatorFor = (mode: Mode): ValidateFunction =>
      this.#compileOnce(`${mode} ${place} ${operation.operationId}`, mode, 'parameters', () =>
        parametersSchema(parameters),
      );
    if (validatorFor('first')(values)) return [];
    const all = validatorFor('all');
    return all(values) ? [] : (all.errors ?? []);
  }

  #checkBody(operation: Operation, body: RequestParts['body']): readonly ErrorObject[] {
    const pointer = body && operation.body?.schemas.get(body.mediaType);
    if (body === undefined || pointer === undefined) return [];
    const first =
      operation.body?.checkedEach.has(body.mediaType) === true
        ? this.#boundsAt(pointer)
        : this.#validatorAt('first', pointer);
    return this.#faultsOf(first, pointer, body.value, body.bytes);
  }

  #faultsOf(first: ValidateFunction, pointer: string, value: unknown, bytes = 0): readonly ErrorObject[] {
    if (first(value)) return [];
    if (bytes > ALL_FAULTS_BODY_BYTES || !isSmall(value)) return first.errors ?? [];
    const all = this.#validatorAt('all', pointer);
    return all(value) ? [] : (all.errors ?? []);
  }

  /** Validates the number of items in an array. */
  #boundsAt(pointer: string): ValidateFunction {
    return this.#compileOnce(`bounds ${pointer}`, 'first', 'bodies', () =>
      omit(resolvePointer(this.#document, pointer)[0], 'items'),
    );
  }

  #validatorAt(mode: Mode, pointer: string): ValidateFunction {
    return this.#compileOnce(`${mode} ${pointer}`, mode, 'bodies', () => reference(pointer));
  }

  #compileOnce(
    key: string,
    mode: Mode,
    checks: 'parameters' | 'bodies',
    schema: () => JsonObject,
  ): ValidateFunction {
    let validate = this.#compiled.get(key);
    if (validate === undefined) {
      validate = this.#ajv(mode, checks).compile(schema());
      this.#compiled.set(key, validate);
    }
    return validate;
  }
}

function stateOf(
  errors: readonly ErrorObject[],
  withoutValues?: ReadonlySet<ErrorObject>,
): ModelState | undefined {
  return errors.length === 0 ? undefined : modelStateOf(errors, withoutValues);
}

/** Whether the value has few enough parts to search for all faults. */
function isSmall(value: unknown): boolean {
  const left = [value];
  for (let parts = 1; left.length > 0; parts += 1) {
    if (parts + left.length > ALL_FAULTS_PARTS) return false;
    const one = left.pop();
    if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) left.push(part);
  }
  return true;
}

/** The device network is looked up before all other checks, and has its own error. */
function isChecked(parameter: ContractParameter, place: Place): boolean {
  return parameter.in === place && parameter.name !== 'X-DeviceNetwork';
}

function newAjv(document: JsonObject, mode: Mode, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // 1e400 is a valid number in JSON but infinite here, and no response could express it. Numeric parameters have
    // bounds.
    strictNumbers: !coerceTypes,
    allErrors: mode === 'all',
    // Messages contain the faulty value and the bounds of its schema.
    verbose: true,
    coerceTypes,
    useDefaults: coerceTypes,
    validateFormats: true,
    addUsedSchema: false,
    // Compiling the meta-schema would take a tenth of the start and find nothing, because schemas are below members
    // of OpenAPI.
    validateSchema: false,
  });
  addFormats.default(ajv);
  // RFC 3339 with an optional time zone, as in filters. Leap seconds are refused, because the platform does not
  // support them.
  ajv.addFormat('date-time', (text: string) => parseIsoTime(text) !== undefined);
  // For these formats, the contract also states the bounds, or they are only for readers.
  for (const format of ['int32', 'int64', 'double', 'password']) {
    ajv.addFormat(format, true);
  }
  ajv.addSchema({ $id: DOCUMENT, components: document['components'], paths: document['paths'] });
  return ajv;
}

function reference(pointer: string): JsonObject {
  return { $ref: `${DOCUMENT}#${encodeURI(pointer)}` };
}

function parametersSchema(parameters: readonly ContractParameter[]): JsonObject {
  return {
    type: 'object',
    required: parameters.filter((one) => one.required).map((one) => one.name),
    properties: Object.fromEntries(parameters.map((one) => [one.name, reference(one.schemaPointer)])),
  };
}
