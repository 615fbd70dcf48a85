import { resolved, type DescribedOperation, type Json } from './document.ts';
import type { WireRequest } from './wire.ts';

/** A place for an ID that the example of an operation leaves empty. */
export interface MissingReference {
  /** Names of members and indexes from the body to the place; `?` before the name of a query parameter. */
  readonly path: readonly string[];
  readonly isList: boolean;
  /** Path segment of its collection, in lower case. */
  readonly kind: string;
}

const REFERENCE = /(?<kind>[A-Z]\w*?)Ids?$/u;
const MAX_DEPTH = 8;
/** Prefixes of member names that do not belong to the kind. */
const PREFIX = /^(?:Internal|Parent|SmartObjectSelected(?=Template))/u;
const kinds: Readonly<Record<string, string>> = {
  Category: 'settingcategories',
  EventCategory: 'eventcategories',
  Template: 'smartobjecttemplates',
};

/** Members that repeat the path or another part of the request. The service ignores their value. */
const repeated = /^(?:DeviceTypeId|SmartObjectTypeId)$/u;
/** This member takes precedence over the losers. */
const WINNER = 'SmartObjectTypeInstanceTemplates';
const losers = new Set(['SmartObjectTypes', 'SmartObjectTemplates']);

/** Returns the places in the JSON body and the query of an operation. */
export function missingReferences(operation: DescribedOperation): MissingReference[] {
  const body = operation.bodies.get('application/json');
  const found = body === undefined ? [] : [...ofSchema(body.schema, body.example, [])];
  for (const { name, in: place, required } of operation.parameters) {
    const kind = kindOf(name[0]!.toUpperCase() + name.slice(1));
    if (place === 'query' && !required && kind !== undefined) {
      found.push({ path: ['?', name], isList: false, kind });
    }
  }
  return found;
}

function* ofSchema(schema: unknown, example: unknown, path: readonly string[]): Generator<MissingReference> {
  if (path.length > MAX_DEPTH) return;
  const { allOf, anyOf, oneOf, items, properties } = resolved(schema);
  for (const choice of [allOf, anyOf, oneOf].flatMap((one) => (one ?? []) as unknown[])) {
    yield* ofSchema(choice, example, path);
  }
  if (items !== undefined) {
    yield* ofSchema(items, Array.isArray(example) ? example[0] : undefined, [...path, '0']);
  }
  for (const [name, property] of Object.entries((properties ?? {}) as Json)) {
    if ((property as Json)['x-ignored'] === true) continue;
    const value = (example as Json | undefined)?.[name];
    const inner = [...path, name];
    const of = resolved(property);
    const isList = of['items'] !== undefined;
    const kind = kindOf(name);
    const { format } = isList ? resolved(of['items']) : of;
    const isRepeated = inner.length > 1 && !losers.has(inner[0]!) && repeated.test(name);
    if (value === undefined && kind !== undefined && format === 'uuid' && !isRepeated) {
      yield { path: inner, isList, kind };
    }
    yield* ofSchema(property, value, inner);
  }
}

/** The service chooses the ID of a row itself, so it is not a reference. */
function kindOf(name: string): string | undefined {
  const kind = REFERENCE.exec(name.replace(PREFIX, ''))?.groups?.['kind'];
  if (kind === undefined) return undefined;
  return kinds[kind] ?? `${kind.toLowerCase()}s`;
}

/** Returns the changes of a request that put an ID in that place. */
export function withReference(
  { path, body }: WireRequest,
  { path: place, isList }: MissingReference,
  id: string,
): Partial<WireRequest> {
  const [first, name = ''] = place;
  if (first === '?') return { path: `${path}${path.includes('?') ? '&' : '?'}${name}=${id}` };
  const { [WINNER]: winner, ...others } = JSON.parse(String(body ?? '{}')) as Record<string, unknown>;
  const isAlone = winner === undefined || losers.has(first!);
  const value = isAlone ? others : { ...others, [WINNER]: winner };
  let at: Record<string, unknown> = value;
  place.slice(0, -1).forEach((key, index) => {
    at[key] ??= /^\d+$/u.test(place[index + 1]!) ? [] : {};
    at = at[key] as Record<string, unknown>;
  });
  at[place.at(-1)!] = isList ? [id] : id;
  return { body: JSON.stringify(value) };
}
