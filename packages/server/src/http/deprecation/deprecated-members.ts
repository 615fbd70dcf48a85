import { isObject, resolvePointer } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { noticeOf } from './notice.ts';
import type { DeprecationNotice } from './notice.ts';

/** Positions of deprecated members in the values of one schema. */
interface Shape {
  readonly deprecated: Map<string, DeprecationNotice>;
  readonly members: Map<string, Shape>;
  /** Further shapes of the same value, from allOf, anyOf and oneOf. */
  readonly parts: Shape[];
  /** Shape of the items of a list, or of members without a name in the schema. */
  rest?: Shape;
  /** Whether the value or its descendants can have deprecated members. */
  concerns: boolean;
}

/** A deprecated member found in a value. */
export interface FoundMember {
  /** Path to the member: keys and indexes. */
  readonly keys: readonly string[];
  readonly notice: DeprecationNotice;
}

type Report = (found: FoundMember) => boolean;

const COMBINATIONS = ['allOf', 'anyOf', 'oneOf'] as const;

/** Finds deprecated members in requests and responses by the schemas of the contract. Each schema is read once. */
export class DeprecatedMembers {
  readonly #document: JsonObject;
  readonly #shapes = new Map<string, Shape>();
  readonly #roots = new Map<string, Shape>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Whether values of a schema can have deprecated members. */
  concerns(pointer: string): boolean {
    return this.#root(pointer).concerns;
  }

  /** Returns the deprecated members of a value. Members that are null count as absent. */
  find(pointer: string, value: unknown, limit = 100): readonly FoundMember[] {
    const found: FoundMember[] = [];
    search(this.#root(pointer), value, [], (one) => found.push(one) < limit);
    return found;
  }

  /** Returns the distinct notices of the deprecated members of a value. */
  noticesIn(pointer: string, value: unknown): ReadonlySet<DeprecationNotice> {
    const root = this.#root(pointer);
    const all = noticesBelow(root);
    const found = new Set<DeprecationNotice>();
    search(root, value, [], ({ notice }) => found.add(notice).size < all.size);
    return found;
  }

  /** Returns the value without its deprecated members; the same value if it has none. */
  omit(pointer: string, value: unknown): unknown {
    return removeMembers([this.#root(pointer)], value);
  }

  #root(pointer: string): Shape {
    let root = this.#roots.get(pointer);
    if (root === undefined) {
      root = this.#shape(pointer);
      markConcerned(root);
      this.#roots.set(pointer, root);
    }
    return root;
  }

  #shape(pointer: string): Shape {
    const [schema, at] = resolvePointer(this.#document, pointer);
    const known = this.#shapes.get(at);
    if (known !== undefined) {
      return known;
    }
    const shape: Shape = { deprecated: new Map(), members: new Map(), parts: [], concerns: false };
    // Stored before its parts are read, because a schema may contain itself.
    this.#shapes.set(at, shape);
    this.#readMembers(shape, schema, at);
    for (const combination of COMBINATIONS) {
      const parts = schema[combination];
      if (Array.isArray(parts)) {
        shape.parts.push(...parts.map((_, index) => this.#shape(`${at}/${combination}/${index}`)));
      }
    }
    const rest = ['items', 'additionalProperties'].find((name) => isObject(schema[name]));
    if (rest !== undefined) {
      shape.rest = this.#shape(`${at}/${rest}`);
    }
    return shape;
  }

  #readMembers(shape: Shape, schema: JsonObject, at: string): void {
    const properties = schema['properties'];
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      const notice = isObject(property) ? noticeOf(property, this.#document) : undefined;
      if (notice !== undefined) {
        shape.deprecated.set(name, notice);
      } else {
        shape.members.set(name, this.#shape(`${at}/properties/${name}`));
      }
    }
  }
}

function neighbours(shape: Shape): Shape[] {
  return [...shape.members.values(), ...shape.parts, ...(shape.rest === undefined ? [] : [shape.rest])];
}

function reachable(root: Shape): Set<Shape> {
  const seen = new Set([root]);
  for (const shape of seen) {
    neighbours(shape).forEach((one) => seen.add(one));
  }
  return seen;
}

function noticesBelow(root: Shape): Set<DeprecationNotice> {
  return new Set([...reachable(root)].flatMap((shape) => [...shape.deprecated.values()]));
}

/** Repeats until no schema changes, because schemas can refer to each other in cycles. */
function markConcerned(root: Shape): void {
  const shapes = reachable(root);
  for (let changed = true; changed;) {
    changed = false;
    for (const shape of shapes) {
      if (!shape.concerns && (shape.deprecated.size > 0 || neighbours(shape).some((one) => one.concerns))) {
        shape.concerns = true;
        changed = true;
      }
    }
  }
}

/** Reports each deprecated member. Ends early if a report returns false. */
function search(shape: Shape, value: unknown, keys: readonly string[], report: Report): boolean {
  if (!shape.concerns || typeof value !== 'object' || value === null) {
    return true;
  }
  for (const part of shape.parts) {
    if (!search(part, value, keys, report)) return false;
  }
  return Array.isArray(value)
    ? searchItems(shape, value, keys, report)
    : searchMembers(shape, value as JsonObject, keys, report);
}

function searchItems(
  shape: Shape,
  items: readonly unknown[],
  keys: readonly string[],
  report: Report,
): boolean {
  const { rest } = shape;
  if (rest?.concerns !== true) {
    return true;
  }
  return items.every((item, index) => search(rest, item, [...keys, String(index)], report));
}

function searchMembers(shape: Shape, value: JsonObject, keys: readonly string[], report: Report): boolean {
  for (const [name, notice] of shape.deprecated) {
    const isGiven = Object.hasOwn(value, name) && value[name] !== undefined && value[name] !== null;
    if (isGiven && !report({ keys: [...keys, name], notice })) return false;
  }
  for (const [name, member] of shape.members) {
    if (member.concerns && !search(member, value[name], [...keys, name], report)) return false;
  }
  return true;
}

function removeMembers(shapes: readonly Shape[], value: unknown): unknown {
  const concerned = shapes.filter((one) => one.concerns);
  if (concerned.length === 0 || typeof value !== 'object' || value === null) {
    return value;
  }
  const all = withParts(concerned);
  if (Array.isArray(value)) {
    const items = all.flatMap((one) => one.rest ?? []);
    return value.map((item) => removeMembers(items, item));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !all.some((one) => one.deprecated.has(name)))
      .map(([name, member]) => [name, removeMembers(membersNamed(all, name), member)]),
  );
}

/** Returns the shapes, and all further shapes of the same values. */
function withParts(shapes: readonly Shape[]): Shape[] {
  const all = new Set(shapes);
  for (const shape of all) {
    shape.parts.forEach((one) => all.add(one));
  }
  return [...all];
}

function membersNamed(shapes: readonly Shape[], name: string): Shape[] {
  return shapes.flatMap((one) => one.members.get(name) ?? one.rest ?? []);
}
