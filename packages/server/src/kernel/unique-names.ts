import { conflict } from './errors.ts';
import { UniqueViolationError } from '../store/port.ts';

/** The entity whose name must be unique. */
export interface UniqueName {
  /** The entity with its article, for the message: `a tag`. */
  readonly kind: string;
  /** Scope of the unique names. Defaults to `The device network`. */
  readonly owner?: string;
  /** The collection of the entity. Required if the write can violate a unique index of another collection. */
  readonly collection?: string;
}

/**
 * Runs a write of a named entity.
 *
 * @throws MusterError `already-exists` if another entity has the name
 */
export async function uniquelyNamed<R>(
  { kind, owner = 'The device network', collection }: UniqueName,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    if (collection !== undefined && cause.collection !== collection) throw cause;
    const message = `${owner} already has ${kind} with this name. Choose another name.`;
    throw conflict('already-exists', message, { cause });
  }
}
