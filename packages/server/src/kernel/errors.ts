import { errors } from './generated/error-table.ts';
import { shownText } from './texts.ts';

interface ErrorDefinition {
  /** HTTP status. */
  readonly status: number;
  /** CoAP response code, for faults that a device can cause. */
  readonly coapCode?: string;
  /** Default message: the fault, then the remedy. */
  readonly message: string;
}

/** `ErrorCode` of openapi.yaml. */
export type ErrorCode = keyof typeof errors;

export const errorTable: Readonly<Record<ErrorCode, ErrorDefinition>> = errors;

/** Faults, keyed by member, named as in the request (`SmartObjectTypes[2].TypeId`). */
export type ModelState = Readonly<Record<string, readonly string[]>>;

interface MusterErrorOptions extends ErrorOptions {
  readonly modelState?: ModelState;
  /** Seconds after which the client may retry. */
  readonly retryAfterSeconds?: number;
}

/** An error that the client sees unchanged. Its message must not contain secrets. */
export class MusterError extends Error {
  readonly code: ErrorCode;
  readonly modelState?: ModelState;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string = errorTable[code].message, options: MusterErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'MusterError';
    this.code = code;
    if (options.modelState !== undefined) this.modelState = options.modelState;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Kinds of entities that a request can name: every code that ends in `-not-found`. */
export type NotFoundEntity = ErrorCode extends infer Code
  ? Code extends `${infer Name}-not-found`
    ? Name
    : never
  : never;

/**
 * Returns the error for an entity that does not exist in the device network of the request. For an entity of another
 * network, the error is the same.
 *
 * @param entity kind of entity, as in its error code: `device`, `smart-object-type`, ...
 * @param id the ID in the request, for the message
 */
export function notFound(entity: Exclude<NotFoundEntity, 'route'>, id?: string): MusterError {
  const code: ErrorCode = `${entity}-not-found`;
  const { message } = errorTable[code];
  if (id === undefined) return new MusterError(code);
  // Uses a function, because an ID may contain the patterns of a replacement string, such as $&.
  return new MusterError(
    code,
    message.replace(/this((?: external)? ID)/u, (_, noun: string) => `the${noun} "${id}"`),
  );
}

/**
 * Returns the error for an invalid request. `modelState` names the faulty members, and the message repeats the first
 * fault.
 */
export function invalid(modelState: ModelState, code: ErrorCode = 'invalid-request'): MusterError {
  const first = Object.entries(modelState)[0];
  const detail = first?.[1][0];
  const message =
    detail === undefined
      ? errorTable[code].message
      : `${errorTable[code].message} ${first?.[0] ?? ''}: ${detail}`;
  return new MusterError(code, message, { modelState });
}

/** Returns {@link invalid} for one member. */
export function invalidMember(member: string, message: string): MusterError {
  return invalid({ [member]: [message] });
}

type ConflictCode =
  | 'already-exists'
  | 'in-use'
  | 'limit-reached'
  | 'own-key'
  | 'last-template'
  | 'no-update-under-way'
  | 'update-under-way'
  | 'built-in'
  | 'last-admin';

/** Returns the error for a request that the current state of the entities does not allow. */
export function conflict(code: ConflictCode, message?: string, options?: MusterErrorOptions): MusterError {
  return new MusterError(code, message, options);
}

/** Returns `There is no device type with the ID "…".` */
export function unknownId(entity: string, id: string | undefined): string {
  return id === undefined
    ? `There is no ${entity}. Give the ID of one.`
    : `There is no ${describeEntity(entity, id)}.`;
}

/** Returns `The device type has no template with the ID "…".` */
export function hasNoId(owner: string, entity: string, id: string): string {
  return `${owner} has no ${describeEntity(entity, id)}.`;
}

function describeEntity(entity: string, id: string): string {
  return `${entity} with the ID "${shownText(id)}"`;
}

/** CoAP codes with which the uplink rules refuse requests (OMA-TS-LightweightM2M_Core, Register, Update, Deregister). */
type RefusalCode = '4.00' | '4.03' | '4.04' | '4.12' | '4.13' | '5.03';

/** The rules refuse a device's request. The message is sent to the device as diagnostic payload. */
export class UplinkRefusal extends Error {
  readonly coapCode: RefusalCode;
  /** Seconds before the device may retry. Only with 5.03. */
  readonly maxAgeSeconds?: number;

  constructor(coapCode: RefusalCode, message: string, maxAgeSeconds?: number) {
    super(message);
    this.name = 'UplinkRefusal';
    this.coapCode = coapCode;
    if (maxAgeSeconds !== undefined) this.maxAgeSeconds = maxAgeSeconds;
  }
}

/** Returns a thrown value as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
