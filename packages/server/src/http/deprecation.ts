import type { Response } from 'express';
import { invalid } from '../kernel/errors.ts';
import { JSON_TYPE } from './body/parse-body.ts';
import { oncePerContract } from './contract.ts';
import type { Contract, Operation } from './contract.ts';
import { isObject, noticeOf, resolvePointer } from './document.ts';
import type { DeprecationNotice, JsonObject } from './document.ts';
import type { ReplyMessage } from './handler.ts';
import { memberName } from './model-state.ts';

const REMOVED = 'Has been removed. Leave it out.';

/**
 * The deprecation of the operation of one request, and of the members of the request and its response. Announces it in
 * the headers of the response, or refuses and omits deprecated members if the server runs with `noDeprecated`.
 */
export class RequestDeprecations {
  readonly #members: DeprecatedMembers;
  readonly #isRemoved: boolean;
  readonly #operation: Operation;
  readonly #response: Response;
  readonly #basePath: string;
  #noted: Set<DeprecationNotice> | undefined;

  /** @param basePath of the request */
  constructor(contract: Contract, operation: Operation, response: Response, basePath: string) {
    this.#members = DeprecatedMembers.of(contract);
    this.#isRemoved = contract.whole !== contract.document;
    this.#operation = operation;
    this.#response = response;
    this.#basePath = basePath;
    if (operation.deprecation !== undefined) {
      this.#note(operation.deprecation);
      // Set before the handler runs, so that errors of a deprecated operation have the headers too.
      this.#announce({});
    }
  }

  /**
   * Notes the deprecated members of a request.
   *
   * @throws MusterError `invalid-request` if this service runs without them
   */
  checkRequest(found: readonly FoundMember[]): void {
    if (found.length === 0) return;
    if (this.#isRemoved) {
      throw invalid(Object.fromEntries(found.map(({ keys }) => [memberName(keys), [REMOVED]])));
    }
    found.forEach(({ notice }) => this.#note(notice));
    this.#announce({});
  }

  /** Returns the response with headers for the deprecated elements of request and response. */
  present(reply: ReplyMessage, params: Readonly<Record<string, string>>): ReplyMessage {
    const pointer = this.#operation.responses.get(`${reply.status} ${JSON_TYPE}`);
    let presented = reply;
    if (reply.body !== undefined && pointer !== undefined && this.#members.concerns(pointer)) {
      if (this.#isRemoved) {
        presented = { ...reply, body: this.#members.omit(pointer, reply.body) };
      } else {
        this.#members.noticesIn(pointer, reply.body).forEach((notice) => this.#note(notice));
      }
    }
    if (this.#noted !== undefined) this.#announce({ ...idOf(reply), ...params });
    return presented;
  }

  #note(notice: DeprecationNotice): void {
    this.#noted ??= new Set();
    this.#noted.add(notice);
  }

  #announce(params: Readonly<Record<string, string>>): void {
    const [first] = this.#noted ?? [];
    if (first === undefined) return;
    this.#response.setHeader('Deprecation', first.deprecation);
    this.#response.setHeader('Sunset', first.sunset);
    const links = [...(this.#noted ?? [])].flatMap(({ successor }) =>
      linkTo(successor && this.#basePath + successor, params),
    );
    if (links.length > 0) this.#response.setHeader('Link', [...new Set(links)].join(', '));
  }
}

/** Returns the ID of a created entity, which is a path parameter of the successor operation. */
function idOf({ body }: ReplyMessage): Readonly<Record<string, string>> {
  const id = typeof body === 'object' && body !== null && 'Id' in body ? body.Id : undefined;
  return typeof id === 'string' ? { id } : {};
}

/** RFC 5829. Returns no link if a path parameter is unknown. */
function linkTo(successor: string | undefined, params: Readonly<Record<string, string>>): string[] {
  if (successor === undefined) return [];
  const path = successor.replaceAll(/\{([^}]+)\}/gu, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  return path.includes('{') ? [] : [`<${path}>; rel="successor-version"`];
}

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

  static readonly of = oncePerContract(({ whole }) => new DeprecatedMembers(whole));

  private constructor(document: JsonObject) {
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
    if (known !== undefined) return known;
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
  if (!shape.concerns || typeof value !== 'object' || value === null) return true;
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
  if (rest?.concerns !== true) return true;
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
  if (concerned.length === 0 || typeof value !== 'object' || value === null) return value;
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
