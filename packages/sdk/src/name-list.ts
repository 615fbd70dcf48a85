import type { Operation } from './operation.ts';
import type { NamedPath } from './path-names.ts';

/** A member, or several joined by slashes, that leads to a row of a list. */
export interface NameField {
  readonly members: readonly string[];
  /** Identifiers are compared exactly, names as the service compares them, numbers by value. */
  readonly kind: 'identifier' | 'name' | 'number';
}

/** A list whose rows can be found by name. */
export interface NameList {
  readonly operation: Operation;
  /** What a row is called in messages, such as `device type`. */
  readonly entity: string;
  readonly isPaged: boolean;
  /** In the order in which they are tried. */
  readonly fields: readonly NameField[];
  /** Kind of entity that is named by its device and LwM2M path, such as `press-7/3303/0/5700` for a resource. */
  readonly path?: NamedPath;
}
