import type {
  AnyCollectionDefinition,
  Condition,
  Entity,
  Page,
  Query,
  Scalar,
  ValueSource,
  WriteOperation,
} from '../../../src/store/port.ts';

type Value = string | number | null;
type Test = (doc: Entity) => boolean;

/**
 * A reference implementation of the queries of the store port, over documents in maps. Every adapter must return the
 * same rows and totals. It shares no code with the adapters.
 */
export class Model {
  readonly #documents = new Map<string, Map<string, Entity>>();
  readonly #definitions: readonly AnyCollectionDefinition[];

  /** @param definitions collections whose references are followed */
  constructor(definitions: readonly AnyCollectionDefinition[] = []) {
    this.#definitions = definitions;
  }

  /**
   * Deletes a document with all documents that refer to it, or nothing. @returns false if a reference restricts the
   * deletion
   */
  delete(collection: AnyCollectionDefinition, id: string): boolean {
    const gone = new Set([`${collection.name}/${id}`]);
    for (let size = 0; size < gone.size;) {
      size = gone.size;
      for (const [name, doc, target] of this.#references(true))
        if (gone.has(target)) gone.add(`${name}/${doc}`);
    }
    if (this.#references(false).some(([, , target]) => gone.has(target))) return false;
    for (const one of gone) {
      const [name = '', doc = ''] = one.split('/');
      this.#documents.get(name)?.delete(doc);
    }
    return true;
  }

  /** Returns collection and ID of each document that refers to another one, and the ID of that one. */
  #references(isCascade: boolean): [collection: string, id: string, target: string][] {
    return this.#definitions.flatMap((definition) =>
      (definition.references ?? [])
        .filter(({ onDelete }) => (onDelete === 'cascade') === isCascade)
        .flatMap(({ field, to }) =>
          [...this.#of(definition).values()].flatMap((doc) =>
            to.map((name): [string, string, string] => [
              definition.name,
              doc.id,
              `${name}/${String(valueOf(doc, field))}`,
            ]),
          ),
        ),
    );
  }

  /** Writes and deletes documents without checks. */
  readonly write = (operations: readonly WriteOperation[]): void => {
    for (const operation of operations) {
      if (operation.type === 'measure') continue;
      const documents = this.#of(operation.collection);
      if (operation.type === 'delete') documents.delete(operation.id);
      else documents.set(operation.doc.id, operation.doc);
    }
  };

  readonly deleteWhere = (collection: AnyCollectionDefinition, where: readonly Condition[]): void => {
    for (const { id } of this.find(collection, { where })) this.#of(collection).delete(id);
  };

  /** Returns all matching documents, in order. */
  find(collection: AnyCollectionDefinition, query: Query): Entity[] {
    const test = this.#test(query);
    const found = [...this.#of(collection).values()].filter(test).sort(orderOf(query));
    const { offset = 0, limit = found.length } = query;
    return found.slice(offset, offset + limit);
  }

  page(collection: AnyCollectionDefinition, query: Query): Page<Entity> {
    return {
      rows: this.find(collection, query),
      total: [...this.#of(collection).values()].filter(this.#test(query)).length,
    };
  }

  #of({ name }: AnyCollectionDefinition): Map<string, Entity> {
    let documents = this.#documents.get(name);
    if (documents === undefined) this.#documents.set(name, (documents = new Map<string, Entity>()));
    return documents;
  }

  #test({ where = [], search }: Query): Test {
    const tests = where.map((condition) => this.#testOf(condition));
    if (search !== undefined && search.text !== '') {
      const { text, fields } = search;
      tests.push((doc) => fields.some((field) => textOf(doc, field).includes(text.toLowerCase())));
    }
    return (doc) => tests.every((test) => test(doc));
  }

  #testOf(condition: Condition): Test {
    const { field } = condition;
    switch (condition.op) {
      case 'exists':
        return (doc) => (valueOf(doc, field) !== null) === condition.value;
      case 'in': {
        const wanted = new Set(condition.value.map(comparable));
        wanted.delete(null);
        return (doc) => wanted.has(valueOf(doc, field));
      }
      case 'contains':
        return (doc) => textOf(doc, field).includes(condition.value.toLowerCase());
      case 'startsWith':
        return (doc) => textOf(doc, field).startsWith(condition.value.toLowerCase());
      case 'among': {
        const values = new Set(condition.value.flatMap((source) => this.#valuesOf(source)));
        values.delete(null);
        return (doc) => values.has(valueOf(doc, field)) !== (condition.isNegated ?? false);
      }
      default:
        return comparison(field, condition.op, comparable(condition.value));
    }
  }

  #valuesOf({ collection, field, where }: ValueSource): Value[] {
    return this.find(collection, { where }).map((doc) => valueOf(doc, field));
  }
}

function comparison(field: string, op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', wanted: Value): Test {
  if (op === 'eq') return (doc) => valueOf(doc, field) === wanted;
  if (op === 'ne') return (doc) => valueOf(doc, field) !== wanted;
  return (doc) => {
    const found = valueOf(doc, field);
    if (found === null || wanted === null) return false;
    const difference = compare(found, wanted);
    if (difference === 0) return op === 'le' || op === 'ge';
    return difference < 0 === (op === 'lt' || op === 'le');
  };
}

/** Returns a comparison by the sort keys of the query, and then by ID in the direction of the last of them. */
function orderOf({ sort = [] }: Query): (a: Entity, b: Entity) => number {
  const keys = [...sort, { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' }];
  return (a, b) => {
    for (const { field, direction } of keys) {
      const difference = compare(valueOf(a, field), valueOf(b, field));
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  };
}

/** Compares null, then numbers, then strings by code point, which is the order of their bytes in UTF-8. */
function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return rankOf(a) - rankOf(b);
}

function rankOf(value: Value): number {
  if (value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}

/** Returns the value of a field. Dots descend; a missing member is null. */
function valueOf(doc: Entity, field: string): Value {
  let value: unknown = doc;
  for (const part of field.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[part];
  return comparable(value as Scalar | undefined);
}

function comparable(value: Scalar | undefined): Value {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

/** Returns a text in lower case, and for other values a text that contains no search text. */
function textOf(
  doc: Entity,
  field: string,
): { includes(part: string): boolean; startsWith(part: string): boolean } {
  const value = valueOf(doc, field);
  if (typeof value === 'string') return value.toLowerCase();
  return { includes: () => false, startsWith: () => false };
}
