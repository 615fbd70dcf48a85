import type { CollectionDefinition, Condition, Entity, Reader } from '../store/port.ts';
import { conflict } from './errors.ts';
import { shownText } from './shown-value.ts';

interface Named extends Entity {
  readonly name: string;
}

/** Maximum number of entities in an error. */
const MAX_NAMED = 3;

/**
 * Refuses to delete an entity that others use. The error names the first of them.
 *
 * @param kind singular: "rule"
 * @param where selects the users
 * @param used "this event category"
 * @throws MusterError `in-use`: `The rules "A" (ID), "B" (ID), "C" (ID) and 7 more use this event category. …`
 */
export async function checkUnused<T extends Named>(
  reader: Reader,
  [definition, kind]: readonly [CollectionDefinition<T>, kind: string],
  where: readonly Condition[],
  used: string,
): Promise<void> {
  const sort = [{ field: 'name', direction: 'asc' }] as const;
  const { rows, total } = await reader.collection(definition).page({ where, sort, limit: MAX_NAMED });
  const [first, ...others] = rows.map(({ id, name }) => `"${shownText(name)}" (${id})`);
  if (first === undefined) return;
  if (total === 1) throw conflict('in-use', `The ${kind} ${first} uses ${used}. Change or delete it first.`);
  const all = [first, ...others];
  const end = total > all.length ? `${total - all.length} more` : all.pop();
  throw conflict(
    'in-use',
    `The ${kind}s ${all.join(', ')} and ${end} use ${used}. Change or delete them first.`,
  );
}
