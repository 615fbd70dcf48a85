import type { Operation } from './operation.ts';
import type { NamedPath } from './path-names.ts';

/** Path to a member of a row: its name, or several names joined by slashes. */
export interface NameField {
  readonly members: readonly string[];
  /** Identifiers are compared exactly, names as the service compares them, numbers by value. */
  readonly kind: 'identifier' | 'name' | 'number';
}

/** A list whose rows can be found by name. */
export interface NameList {
  readonly operation: Operation;
  /** Name of the entity in messages, such as `device type`. */
  readonly entity: string;
  readonly isPaged: boolean;
  /** Fields in the order in which they are tried. */
  readonly fields: readonly NameField[];
  /** Kind of entity that is identified by its device and LwM2M path, such as `press-7/3303/0/5700` for a resource. */
  readonly path?: NamedPath;
}
