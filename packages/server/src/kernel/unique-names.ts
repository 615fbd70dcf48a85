import { conflict } from './errors.ts';
import { UniqueViolationError } from '../store/port.ts';

/**
 * Runs a write of a named entity.
 *
 * @param kind of the entity with its article, for the message: `a tag`
 * @param owner within which names are unique
 * @throws MusterError `already-exists` if another entity has the name
 */
export async function uniquelyNamed<R>(
  kind: string,
  write: () => Promise<R>,
  owner = 'The device network',
): Promise<R> {
  try {
    return await write();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    const message = `${owner} already has ${kind} with this name. Choose another name.`;
    throw conflict('already-exists', message, { cause });
  }
}
