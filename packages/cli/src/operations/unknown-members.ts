import { closest } from '../errors/suggest.ts';
import { printable } from '../output/printable.ts';
import type { BodyShape } from './spec.ts';

/** Maximum number of warnings: a body can have many rows with the same fault. */
const maxWarnings = 10;

/** Warns on standard error about members that the contract does not define. The service ignores them. */
export function warnOfUnknownMembers(shape: BodyShape | undefined, body: unknown): void {
  const found = unknownMembersOf(shape, body);
  for (const [path, meant] of [...found].slice(0, maxWarnings)) {
    const remedy = meant === undefined ? '' : ` Did you mean "${meant}"?`;
    process.stderr.write(
      `Warning: Unknown member "${printable(path)}" in --data. The service ignores it.${remedy}\n`,
    );
  }
  if (found.size > maxWarnings) {
    process.stderr.write(`Warning: ${found.size - maxWarnings} more unknown members in --data.\n`);
  }
}

/** Returns the paths of members that the contract does not define, each with the closest known name. */
export function unknownMembersOf(
  shape: BodyShape | undefined,
  body: unknown,
): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  if (shape !== undefined) collect(shape, body, '', found);
  return found;
}

/** Collects paths without array indexes, so that rows with the same fault count once. */
function collect(
  shape: BodyShape,
  value: unknown,
  path: string,
  found: Map<string, string | undefined>,
): void {
  if (shape === null || typeof shape === 'string' || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) collect(shape, item, path, found);
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    const own = path === '' ? name : `${path}.${name}`;
    if (Object.hasOwn(shape, name)) collect(shape[name] ?? null, member, own, found);
    else found.set(own, closest(name, Object.keys(shape)));
  }
}
