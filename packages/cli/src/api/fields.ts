import { UsageError } from '../errors/cli-error.ts';
import { textOf } from '../operations/body.ts';

/** A member of a body or a query parameter, as a field gives it. */
export type Field = readonly [name: string, value: unknown];

interface Members {
  [name: string]: unknown;
}

/**
 * Parses `NAME=VALUE`. Numbers, true, false, null, arrays, objects and quoted strings are parsed as JSON, `@FILE` and
 * `@-` are read, and other text is a string.
 *
 * @throws {UsageError} the text has no name or no value, or the file cannot be read
 */
export async function readField(text: string): Promise<Field> {
  const [, name, value] = /^([^=]+)=(.*)$/su.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(`--field "${text}" is not NAME=VALUE.`, 'Example: -F Name=press-7');
  }
  if (value.startsWith('@')) return [name, await textOf(value, `--field ${name}`)];
  if (!/^(?:true|false|null|-?\d|[[{"])/u.test(value)) return [name, value];
  try {
    return [name, JSON.parse(value) as unknown];
  } catch {
    return [name, value];
  }
}

/**
 * Builds an object from fields. In a name, `a.b` is the member `b` of `a`, and `a[]` appends an item to the array `a`.
 * A second field with the same name replaces the first.
 *
 * @throws {UsageError} a name is malformed, or goes through a value that is not an object or array
 */
export function objectOf(fields: readonly Field[]): object {
  const root = empty();
  for (const [name, value] of fields) put(root, name, value);
  return root;
}

/** Without a prototype, so that no name has a meaning of its own. */
const empty = (): Members => Object.create(null) as Members;

function put(root: Members, name: string, value: unknown): void {
  const segments = name.split('.');
  let members = root;
  for (const [index, segment] of segments.entries()) {
    const [, key = '', list] = /^([^[\]]+)(\[\])?$/u.exec(segment) ?? [];
    if (key === '') {
      throw new UsageError(
        `"${name}" is not a name of --field.`,
        'Write a member as a.b and an item of an array as a[]. Give other names with --data.',
      );
    }
    const isLast = index === segments.length - 1;
    const rest = segments.slice(index + 1).join('.');
    if (list !== undefined) {
      const items = (members[key] ??= []);
      if (!Array.isArray(items)) throw conflict(name, key, 'an array');
      if (isLast) items.push(value);
      else members = itemFor(items, rest);
    } else if (isLast) {
      members[key] = value;
    } else {
      const inner = (members[key] ??= empty());
      if (!isMembers(inner)) throw conflict(name, key, 'an object');
      members = inner;
    }
  }
}

/** Returns the last item of an array, or a new one if the last item has the member already. */
function itemFor(items: unknown[], rest: string): Members {
  const last: unknown = items.at(-1);
  if (isMembers(last) && !hasMember(last, rest.split('.'))) return last;
  const item = empty();
  items.push(item);
  return item;
}

/** Whether an object has the member, other than an array that takes further items. */
function hasMember(members: Members, [segment = '', ...rest]: readonly string[]): boolean {
  if (segment.endsWith('[]') || !Object.hasOwn(members, segment)) return false;
  const inner = members[segment];
  return rest.length === 0 || !isMembers(inner) || hasMember(inner, rest);
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const conflict = (name: string, key: string, kind: string): UsageError =>
  new UsageError(`--field ${name}: "${key}" is not ${kind}.`, 'Give its fields in one form only.');
