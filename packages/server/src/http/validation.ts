import { parseIsoTime } from '@muster/lwm2m/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Contract, ContractParameter, Operation } from './contract.ts';
import { omit } from '../kernel/omit.ts';
import { resolvePointer } from './document.ts';
import type { JsonObject } from './document.ts';
import { modelStateOf } from './model-state.ts';

/** The parts of a request that the contract describes. Parameters are text; checking turns them into their types. */
export interface RequestParts {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body?: { readonly value: unknown; readonly mediaType: string; readonly bytes: number };
}

export type CheckedModelState = Record<string, string[]>;

/** All faults are reported for bodies up to this size, and the first one for a larger body. */
const ALL_FAULTS_BODY_BYTES = 65_536;
/** And of so many parts, which are lists, objects and values: gathering faults takes time with the square of their number. */
const ALL_FAULTS_PARTS = 2_000;
const DOCUMENT = 'contract';
const PLACES = ['path', 'query', 'header'] as const;

type Mode = 'first' | 'all';
type Place = (typeof PLACES)[number];
type PlacedParameters = readonly [Place, readonly ContractParameter[]];

const validators = new WeakMap<Contract, ContractValidator>();

/**
 * Checks requests, and in tests responses, against the schemas of the contract. Validators are compiled from the JSON
 * Schema 2020-12 of the document when first needed, and once: what a client sends never makes another.
 *
 * Requests are checked up to the first fault; only those that have one are then searched for all of them.
 */
export class ContractValidator {
  readonly #document: JsonObject;
  readonly #ajvs = new Map<string, Ajv2020>();
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #placed = new Map<Operation, readonly PlacedParameters[]>();

  /** The validator of a contract: there is one, however many applications serve it. */
  static of(contract: Contract): ContractValidator {
    const known = validators.get(contract) ?? new ContractValidator(contract);
    validators.set(contract, known);
    return known;
  }

  private constructor(contract: Contract) {
    this.#document = contract.document;
  }

  /** Made when first needed: each walks the whole document, which takes a tenth of the start of a server. */
  #ajv(mode: Mode, checks: 'parameters' | 'bodies'): Ajv2020 {
    const key = `${mode} ${checks}`;
    const ajv = this.#ajvs.get(key) ?? newAjv(this.#document, mode, checks === 'parameters');
    this.#ajvs.set(key, ajv);
    return ajv;
  }

  /**
   * Checks a request. Fills defaults of parameters in and turns their text into the types of the contract.
   *
   * @returns the members at fault, or undefined when there is none
   */
  checkRequest(operation: Operation, parts: RequestParts): CheckedModelState | undefined {
    const errors: ErrorObject[] = [];
    const ofPath = new Set<ErrorObject>();
    for (const [place, parameters] of this.#parametersOf(operation)) {
      for (const error of this.#checkParameters(operation, place, parameters, parts[place])) {
        errors.push(error);
        if (place === 'path') ofPath.add(error);
      }
    }
    for (const error of this.#checkBody(operation, parts)) errors.push(error);
    return errors.length === 0 ? undefined : modelStateOf(errors, ofPath);
  }

  /**
   * Checks a value that is not part of a request, such as the result of a patch, against a schema of the contract.
   * Reports the first fault of a large value.
   *
   * @param schema name below components/schemas
   * @returns the members at fault, or undefined
   */
  checkValue(schema: string, value: unknown): CheckedModelState | undefined {
    const pointer = `/components/schemas/${schema}`;
    const first = this.#validatorAt('first', pointer);
    if (first(value)) return undefined;
    if (!isSmall(value)) return modelStateOf(first.errors ?? []);
    const all = this.#validatorAt('all', pointer);
    return all(value) ? undefined : modelStateOf(all.errors ?? []);
  }

  /** The members of a form at fault, or undefined when there is none. */
  checkForm(operation: Operation, body: NonNullable<RequestParts['body']>): CheckedModelState | undefined {
    const found = this.#checkBody(operation, { path: {}, query: {}, header: {}, body });
    return found.length === 0 ? undefined : modelStateOf(found);
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

  /** Faults of a response as text, or undefined when it is as the contract says. */
  checkResponse(operation: Operation, status: number, mediaType: string, body: unknown): string | undefined {
    const key = mediaType === '' ? String(status) : `${status} ${mediaType}`;
    if (!operation.responses.has(key)) {
      return `${operation.operationId} has no response ${key} in the contract.`;
    }
    const pointer = operation.responses.get(key);
    if (pointer === undefined) {
      return undefined;
    }
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
    const first = this.#parametersValidator('first', operation, place, parameters);
    if (first(values)) {
      return [];
    }
    const all = this.#parametersValidator('all', operation, place, parameters);
    return all(values) ? [] : (all.errors ?? []);
  }

  #parametersValidator(
    mode: Mode,
    operation: Operation,
    place: Place,
    parameters: readonly ContractParameter[],
  ): ValidateFunction {
    return this.#compileOnce(`${mode} ${place} ${operation.operationId}`, mode, 'parameters', () =>
      parametersSchema(parameters),
    );
  }

  #checkBody(operation: Operation, parts: RequestParts): readonly ErrorObject[] {
    const { body } = parts;
    const pointer = body && operation.body?.schemas.get(body.mediaType);
    if (body === undefined || pointer === undefined) {
      return [];
    }
    const first =
      operation.body?.checkedEach.has(body.mediaType) === true
        ? this.#boundsAt(pointer)
        : this.#validatorAt('first', pointer);
    return first(body.value) ? [] : this.#faultsOf(first, pointer, body);
  }

  /** Of a body that is at fault. */
  #faultsOf(
    first: ValidateFunction,
    pointer: string,
    { value, bytes }: NonNullable<RequestParts['body']>,
  ): readonly ErrorObject[] {
    if (bytes > ALL_FAULTS_BODY_BYTES || !isSmall(value)) {
      return first.errors ?? [];
    }
    const all = this.#validatorAt('all', pointer);
    return all(value) ? [] : (all.errors ?? []);
  }

  /** Of an array: how many items it may have. */
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

/** Whether it has few enough parts to be searched for every fault. */
function isSmall(value: unknown): boolean {
  const left = [value];
  for (let parts = 1; left.length > 0; parts += 1) {
    if (parts + left.length > ALL_FAULTS_PARTS) return false;
    const one = left.pop();
    if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) left.push(part);
  }
  return true;
}

/** The device network has been looked up before anything else is checked, and has an error of its own. */
function isChecked(parameter: ContractParameter, place: Place): boolean {
  return parameter.in === place && parameter.name !== 'X-DeviceNetwork';
}

function newAjv(document: JsonObject, mode: Mode, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // 1e400 is a number in JSON and infinite here, where no answer could say it. Parameters that are numbers have bounds.
    strictNumbers: !coerceTypes,
    allErrors: mode === 'all',
    // Messages repeat the value at fault and the bounds of its schema.
    verbose: true,
    coerceTypes,
    useDefaults: coerceTypes,
    validateFormats: true,
    addUsedSchema: false,
    // Compiling the meta-schema would take a tenth of the start, and find nothing: schemas stand below members of OpenAPI.
    validateSchema: false,
  });
  addFormats.default(ajv);
  // RFC 3339 with or without its zone, as in filters, and no leap second, which the platform does not have.
  ajv.addFormat('date-time', (text: string) => parseIsoTime(text) !== undefined);
  // Of these formats the contract states the bounds too, or they are for readers only.
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
