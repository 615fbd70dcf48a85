/**
 * What can go wrong, in one table. `docs/errors.md` and the `Code` of `openapi.yaml` list the same codes; a test
 * compares the three.
 */
export interface ErrorDefinition {
  /** HTTP status. */
  readonly status: number;
  /** CoAP response code, where the same fault can be answered to a device. */
  readonly coapCode?: string;
  /** What is said when the place that found the fault has nothing better to say. */
  readonly message: string;
}

const table = {
  'invalid-request': { status: 400, coapCode: '4.00', message: 'The request is not valid.' },
  'malformed-body': { status: 400, coapCode: '4.00', message: 'The body cannot be read.' },
  'malformed-request': { status: 400, message: 'The request line or a header cannot be read.' },
  'unknown-device-network': {
    status: 400,
    message: 'X-DeviceNetwork does not name a device network.',
  },
  'operation-not-allowed': {
    status: 400,
    coapCode: '4.05',
    message: 'The resource does not allow this operation.',
  },
  'legacy-device': {
    status: 400,
    message: 'The device does not speak LwM2M: nothing can be sent to it.',
  },
  'missing-key': { status: 401, message: 'An API key is needed: send it as bearer token.' },
  'invalid-key': { status: 401, message: 'The API key is not valid.' },
  'expired-key': { status: 401, message: 'The API key has expired.' },
  'permission-denied': { status: 403, message: 'The API key does not have the permission for this.' },
  'not-a-member': { status: 403, message: 'The API key is no member of the device network.' },
  'gateway-blacklisted': { status: 403, message: 'The gateway is blacklisted.' },
  'route-not-found': { status: 404, message: 'There is nothing at this path.' },
  'activity-log-entry-not-found': {
    status: 404,
    message: 'There is no activity log entry with this id.',
  },
  'actuator-not-found': { status: 404, message: 'There is no actuator with this id.' },
  'api-key-not-found': { status: 404, message: 'There is no API key with this id.' },
  'bootstrap-server-not-found': { status: 404, message: 'There is no bootstrap server with this id.' },
  'data-collector-not-found': { status: 404, message: 'There is no data collector with this id.' },
  'data-collector-template-not-found': {
    status: 404,
    message: 'There is no data collector template with this id.',
  },
  'data-collector-type-not-found': {
    status: 404,
    message: 'There is no data collector type with this id.',
  },
  'dead-letter-not-found': { status: 404, message: 'There is no dead letter with this id.' },
  'default-setting-not-found': { status: 404, message: 'There is no default setting with this id.' },
  'device-not-found': { status: 404, coapCode: '4.04', message: 'There is no device with this id.' },
  'device-network-not-found': { status: 404, message: 'There is no device network with this id.' },
  'device-template-not-found': { status: 404, message: 'There is no device template with this id.' },
  'device-type-not-found': { status: 404, message: 'There is no device type with this id.' },
  'external-id-not-found': { status: 404, message: 'Nothing has this external id.' },
  'event-consumer-not-found': { status: 404, message: 'There is no event consumer with this id.' },
  'resource-collection-not-found': {
    status: 404,
    message: 'There is no resource collection with this id.',
  },
  'event-category-not-found': { status: 404, message: 'There is no event category with this id.' },
  'location-resource-not-found': {
    status: 404,
    message: 'There is no location resource with this id.',
  },
  'location-not-found': { status: 404, message: 'There is no location with this id.' },
  'responsibility-not-found': { status: 404, message: 'There is no responsibility with this id.' },
  'role-not-found': { status: 404, message: 'There is no role with this id.' },
  'network-setting-not-found': { status: 404, message: 'There is no network setting with this id.' },
  'firmware-package-not-found': { status: 404, message: 'There is no firmware package with this id.' },
  'position-not-found': { status: 404, message: 'There is no position with this id.' },
  'queue-item-not-found': {
    status: 404,
    message: 'There is no queue item with this id: it may have been sent, or have expired.',
  },
  'resolution-not-found': { status: 404, message: 'There is no resolution with this id.' },
  'resource-not-found': { status: 404, message: 'There is no resource with this id.' },
  'resource-type-not-found': { status: 404, message: 'There is no resource type with this id.' },
  'setting-category-not-found': { status: 404, message: 'There is no setting category with this id.' },
  'setting-not-found': { status: 404, message: 'There is no setting with this id.' },
  'smart-object-not-found': { status: 404, message: 'There is no smart object with this id.' },
  'smart-object-template-not-found': {
    status: 404,
    message: 'There is no smart object template with this id.',
  },
  'smart-object-type-not-found': {
    status: 404,
    message: 'There is no smart object type with this id.',
  },
  'tenant-not-found': { status: 404, message: 'There is no tenant with this id.' },
  'tag-not-found': { status: 404, message: 'There is no tag with this id.' },
  'transformer-not-found': { status: 404, message: 'There is no transformer with this id.' },
  'transformer-type-not-found': {
    status: 404,
    message: 'There is no transformer type with this id.',
  },
  'method-not-allowed': { status: 405, message: 'The path does not take this method.' },
  'request-timeout': { status: 408, message: 'The request did not arrive in time.' },
  'already-exists': { status: 409, message: 'Something with this name or id exists already.' },
  'device-not-registered': {
    status: 409,
    message: 'The device is not registered. Register it, then deliver its values.',
  },
  'device-of-other-gateway': { status: 409, message: 'The device belongs to another gateway.' },
  'idempotency-key-in-progress': {
    status: 409,
    message: 'A request with this Idempotency-Key is under way.',
  },
  'in-use': { status: 409, message: 'Something still uses this.' },
  'limit-reached': { status: 409, message: 'There are as many of these as there may be.' },
  'built-in': { status: 409, message: 'This belongs to every device network and cannot be changed.' },
  'last-admin': {
    status: 409,
    message: 'The device network would be left without a key that has the role Admin.',
  },
  'not-a-legacy-device': {
    status: 409,
    message: 'The device is not of the DeviceStandard Legacy: a gateway does not report for it.',
  },
  'own-key': { status: 409, message: 'A key cannot delete itself.' },
  'no-update-under-way': { status: 409, message: 'No firmware update of the device is under way.' },
  'time-taken': {
    status: 409,
    message: 'The resource has another value of this time.',
  },
  'update-under-way': { status: 409, message: 'A firmware update of the device is under way.' },
  'last-template': { status: 409, message: 'The last template of a device type cannot be deleted.' },
  'payload-too-large': {
    status: 413,
    coapCode: '4.13',
    message: 'The body is larger than the service takes.',
  },
  'unsupported-media-type': {
    status: 415,
    coapCode: '4.15',
    message: 'The body is of a media type that this operation does not take.',
  },
  'range-not-satisfiable': { status: 416, message: 'The file has no such range.' },
  'idempotency-key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
  },
  'too-many-requests': { status: 429, message: 'Too many requests.' },
  'headers-too-large': { status: 431, message: 'The request line and the headers are too large.' },
  internal: { status: 500, coapCode: '5.00', message: 'Something went wrong in the service.' },
  overloaded: { status: 503, coapCode: '5.03', message: 'The service has too much to do.' },
  'store-unavailable': {
    status: 503,
    coapCode: '5.03',
    message: 'The service cannot reach its data now.',
  },
  'shutting-down': { status: 503, coapCode: '5.03', message: 'The service is going down.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof table;

export const errorTable: Readonly<Record<ErrorCode, ErrorDefinition>> = table;

/** Members at fault, as clients spell them (`SmartObjectTypes[2].TypeId`), each with what is wrong with it. */
export type ModelState = Readonly<Record<string, readonly string[]>>;

export interface MusterErrorOptions extends ErrorOptions {
  readonly modelState?: ModelState;
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds?: number;
}

/** An error that is answered as it stands: its message is for the client and holds no secret. */
export class MusterError extends Error {
  readonly code: ErrorCode;
  readonly modelState?: ModelState;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string = errorTable[code].message, options: MusterErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'MusterError';
    this.code = code;
    if (options.modelState !== undefined) {
      this.modelState = options.modelState;
    }
    if (options.retryAfterSeconds !== undefined) {
      this.retryAfterSeconds = options.retryAfterSeconds;
    }
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** The kinds of entities that can be missed: every code that ends in `-not-found`. */
export type NotFoundEntity = ErrorCode extends infer Code
  ? Code extends `${infer Name}-not-found`
    ? Name
    : never
  : never;

/**
 * There is no such entity in the device network of the request. One of another network is missing all the same.
 *
 * @param entity kind of entity, as in its error code: `device`, `smart-object-type`, ...
 */
export function notFound(entity: Exclude<NotFoundEntity, 'route'>, _id?: string): MusterError {
  return new MusterError(`${entity}-not-found`);
}

/** The request is at fault, and `modelState` says where. The message repeats the first fault for people. */
export function invalid(modelState: ModelState, code: ErrorCode = 'invalid-request'): MusterError {
  const first = Object.entries(modelState)[0];
  const detail = first?.[1][0];
  const message =
    detail === undefined
      ? errorTable[code].message
      : `${errorTable[code].message} ${first?.[0] ?? ''}: ${detail}`;
  return new MusterError(code, message, { modelState });
}

/** {@link invalid} for one member. */
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

/** The state of things does not allow it. */
export function conflict(code: ConflictCode, message?: string, options?: MusterErrorOptions): MusterError {
  return new MusterError(code, message, options);
}
