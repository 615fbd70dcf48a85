import type { NameListId, OperationId } from '@muster/sdk';

/** How the text of a flag or argument becomes a value. */
export type ValueKind = 'string' | 'integer' | 'number' | 'boolean' | 'time' | 'duration' | 'json' | 'file';

/** A flag that gives a query parameter or a member of a body. */
export interface FlagSpec {
  readonly flag: string;
  /** The name in the contract. */
  readonly member: string;
  readonly kind: ValueKind;
  /** The part of a form that it is a member of. */
  readonly part?: string;
  /** The flag can be given several times and makes an array. */
  readonly multiple?: boolean;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  /** The list that resolves a name to the id, such as `deviceTypes.list`. */
  readonly names?: NameListId;
  readonly description: string;
}

export interface ArgSpec {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly kind: ValueKind;
  /** It takes ids, from standard input too. */
  readonly isId: boolean;
  /** The list that resolves a name to the id, such as `deviceTypes.list`. */
  readonly names?: NameListId;
  readonly description: string;
}

/** The members that an object may have, and theirs; null where anything goes. Arrays have the shape of their items. */
export type BodyShape = { readonly [member: string]: BodyShape } | null;

export interface BodySpec {
  readonly required: boolean;
  readonly isArray: boolean;
  /** XML is taken as it is. */
  readonly xml: boolean;
  /** CSV is taken as it is. */
  readonly csv: boolean;
  /** Sent as a form, whose files are read as they are sent. */
  readonly isForm?: boolean;
  /** No member is required, but without any there is nothing to do. */
  readonly needsMember?: boolean;
  readonly fields: readonly FlagSpec[];
  /** Absent where the contract does not say which members there are. */
  readonly shape?: BodyShape;
  readonly example: string;
}

export interface DeprecatedSpec {
  /** Its last day, `2019-03-31`. */
  readonly sunset: string;
  /** `locations update-setting-values`. */
  readonly successor?: string;
}

/** The operations that change single members of an entity. */
export interface PartialSpec {
  /** Reads the entity. */
  readonly get: OperationId;
  /** Replaces it. */
  readonly put: OperationId;
  /** Applies a JSON Patch to it. */
  readonly patch?: OperationId;
}

/** Everything a generated command needs to know of its operation. */
export interface OperationSpec {
  readonly id: string;
  readonly topic: string;
  readonly command: string;
  readonly summary: string;
  readonly description: string;
  /** That the operation is going away, and the command to use instead. */
  readonly deprecated?: DeprecatedSpec;
  readonly kind: 'page' | 'array' | 'object' | 'scalar' | 'id' | 'none' | 'command' | 'binary';
  /** Any method but GET. */
  readonly writes?: boolean;
  /** `x-confirm` of the contract: one request affects many devices, or removes a network or a log. */
  readonly confirm?: boolean;
  /** Takes an Idempotency-Key. */
  readonly takesKey?: boolean;
  /** Whole command lines. The test of the reference documentation runs them. */
  readonly examples: readonly string[];
  readonly args: readonly ArgSpec[];
  readonly query: readonly FlagSpec[];
  readonly body?: BodySpec;
  /** Of an update: how it changes the members alone that flags name. */
  readonly partial?: PartialSpec;
  /** The members of a result, or of a row, in the order of the contract. */
  readonly columns: readonly string[];
  /** The columns within each member that is an object: `DeviceType` has `DeviceType.Name`. */
  readonly nested?: Readonly<Record<string, readonly string[]>>;
  /** The member that holds the rows of a result that is little else. */
  readonly rowsMember?: string;
  /** Members that are shown only when asked for. */
  readonly secrets: readonly string[];
}
