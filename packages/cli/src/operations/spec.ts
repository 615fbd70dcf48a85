import type { NameListId, OperationId } from '@muster/sdk';

/** Type to which the text of a flag or argument is converted. */
export type ValueKind =
  'string' | 'integer' | 'number' | 'boolean' | 'time' | 'duration' | 'seconds' | 'json' | 'file';

/** A flag for a query parameter or a member of a body. */
export interface FlagSpec {
  readonly flag: string;
  /** Name in the contract. */
  readonly member: string;
  readonly kind: ValueKind;
  /** Part of a form that contains the member. */
  readonly part?: string;
  /** Whether the flag can be repeated and becomes an array. */
  readonly multiple?: boolean;
  /** Whether the value is a text whose parts are separated by commas. */
  readonly separated?: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  /** Whether help leaves it out, because the service ignores it. */
  readonly hidden?: boolean;
  /** The list that resolves a name to the ID, such as `deviceTypes.list`. */
  readonly names?: NameListId;
  /** The fields of a filter that are times. */
  readonly times?: readonly string[];
  /** Whether it is a filter of devices, so that selectors add to it. */
  readonly devices?: boolean;
  /** Whether it is a secret, which a file can hold. */
  readonly secret?: boolean;
  readonly description: string;
}

export interface ArgSpec {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly kind: ValueKind;
  /** Whether the argument takes IDs, also from standard input. */
  readonly isId: boolean;
  /** The list that resolves a name to the ID, such as `deviceTypes.list`. */
  readonly names?: NameListId;
  readonly description: string;
}

/**
 * The members of an object and their shapes; null if any are allowed. An array has the shape of its items. The shape of
 * an ID is the list that resolves a name to it.
 */
export type BodyShape = { readonly [member: string]: BodyShape } | NameListId | null;

export interface BodySpec {
  readonly required: boolean;
  readonly isArray: boolean;
  /** Whether XML is accepted as is. */
  readonly xml: boolean;
  /** Whether CSV is accepted as is. */
  readonly csv: boolean;
  /** Whether the body is a form. Its files are read while they are sent. */
  readonly isForm?: boolean;
  /** Whether at least one member is needed, though none is required. */
  readonly needsMember?: boolean;
  readonly fields: readonly FlagSpec[];
  /** Undefined if the contract does not define the members. */
  readonly shape?: BodyShape;
  readonly example: string;
}

export interface DeprecatedSpec {
  /** Last day of the operation, `2019-03-31`. */
  readonly sunset: string;
  /** Command to use instead, `locations update-setting-values`. */
  readonly successor?: string;
}

/** Operations that change single members of an entity. */
export interface PartialSpec {
  /** Operation that reads the entity. */
  readonly get: OperationId;
  /** Operation that replaces the entity. */
  readonly put: OperationId;
  /** Operation that applies a JSON Patch. */
  readonly patch?: OperationId;
}

/** Description of an operation for its generated command. */
export interface OperationSpec {
  readonly id: string;
  readonly topic: string;
  readonly command: string;
  readonly summary: string;
  readonly description: string;
  /** Set if the operation is deprecated, with the command to use instead. */
  readonly deprecated?: DeprecatedSpec;
  readonly kind: 'page' | 'array' | 'object' | 'scalar' | 'id' | 'none' | 'command' | 'binary';
  /** Whether the method is not GET. */
  readonly writes?: boolean;
  /** `x-confirm` of the contract: one request affects many devices, or removes a network or a log. */
  readonly confirm?: boolean;
  /** Whether the operation takes an Idempotency-Key. */
  readonly takesKey?: boolean;
  /** Complete command lines. The test of the reference documentation runs them. */
  readonly examples: readonly string[];
  readonly args: readonly ArgSpec[];
  readonly query: readonly FlagSpec[];
  readonly body?: BodySpec;
  /** For an update: how it changes only the members that flags name. */
  readonly partial?: PartialSpec;
  /** Members of a result or of a row, in the order of the contract. */
  readonly columns: readonly string[];
  /** Columns within each object member: `DeviceType` has `DeviceType.Name`. */
  readonly nested?: Readonly<Record<string, readonly string[]>>;
  /** The member that contains the rows, if the result has little else. */
  readonly rowsMember?: string;
  /** Members that are shown only on request. */
  readonly secrets: readonly string[];
}
