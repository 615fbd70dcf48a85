import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  Entity,
  IndexDefinition,
  Query,
  Sample,
  WriteOperation,
} from '../port.ts';
import { StoreError } from '../port.ts';

const fieldPattern = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;
const namePattern = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

/** Names become parts of SQL, so only safe characters are allowed. */
export function checkDefinitions(definitions: readonly AnyCollectionDefinition[]): void {
  const seen = new Set<string>();
  for (const definition of definitions) {
    const { name, indexes, searched = [] } = definition;
    if (!namePattern.test(name)) throw invalid(`"${name}" is not a valid collection name.`);
    if (seen.has(name.toLowerCase())) throw invalid(`The collection "${name}" is defined twice.`);
    seen.add(name.toLowerCase());
    for (const index of indexes) checkIndex(name, index);
    for (const field of searched) {
      if (!namePattern.test(field)) throw invalid(`"${field}" is not a searchable field of "${name}".`);
    }
    checkReferences(definition);
  }
}

function checkReferences({ name, indexes, references = [] }: AnyCollectionDefinition): void {
  for (const { field } of references) {
    // Each delete searches for referring documents.
    const isIndexed = field === 'id' || indexes.some(({ fields }) => fields[0] === field);
    if (!isIndexed)
      throw invalid(`"${field}" of "${name}" refers to others, so an index has to begin with it.`);
  }
}

function checkIndex(name: string, { fields, includes = [], covers = [], unique }: IndexDefinition): void {
  if (fields.length === 0) throw invalid(`An index of "${name}" has no field.`);
  const further = [...includes, ...covers];
  if (unique === true && further.length > 0)
    throw invalid(`A unique index of "${name}" cannot cover fields.`);
  for (const field of [...fields, ...further]) {
    if (!isIndexable(field)) throw invalid(`"${field}" cannot be indexed in "${name}".`);
  }
}

function isIndexable(field: string): boolean {
  return field.length <= 100 && fieldPattern.test(field) && /^[A-Za-z]/u.test(field);
}

export function checkQuery(query: Query): void {
  for (const condition of query.where ?? []) checkCondition(condition);
  for (const { field, sources = [] } of query.sort ?? []) {
    checkField(field);
    if (sources.length > 0) checkCondition({ field, op: 'among', value: sources });
  }
  for (const field of query.search?.fields ?? []) checkField(field);
  checkCount(query.offset, 'offset');
  checkCount(query.limit, 'limit');
}

export function checkElements({ removed, entries, kinds }: ElementList): void {
  for (const field of [removed, entries, kinds.field, ...kinds.columns]) checkField(field);
}

function checkCondition(condition: Condition): void {
  checkField(condition.field);
  if (condition.op !== 'among') return;
  for (const { field, where } of condition.value) {
    checkField(field);
    for (const one of where) {
      if (one.op === 'among') throw invalid('Sources of values do not name others.');
      checkField(one.field);
    }
  }
}

function checkField(field: string): void {
  if (!fieldPattern.test(field)) throw invalid(`"${field}" is not a valid field name.`);
}

function checkCount(value: number | undefined, name: string): void {
  if (value !== undefined && !(Number.isSafeInteger(value) && value >= 0)) {
    throw invalid(`${name} must be a whole number, at least 0.`);
  }
}

export function checkId(id: unknown): string {
  if (typeof id !== 'string' || id === '') throw invalid('A document needs an id: a non-empty string.');
  return id;
}

/** Returns the document as JSON text. Throws for values that JSON cannot represent. */
export function toJson(doc: Entity): string {
  checkId(doc.id);
  try {
    return JSON.stringify(doc);
  } catch (cause) {
    throw new StoreError('invalid', 'The document is not plain JSON data.', '', { cause });
  }
}

export function checkOperations(operations: readonly WriteOperation[]): void {
  for (const operation of operations) {
    if (operation.type === 'delete') checkId(operation.id);
    else if (operation.type !== 'measure') checkId(operation.doc.id);
  }
}

/** Returns a checked copy. */
export function checkSamples(samples: readonly Sample[]): Sample[] {
  return samples.map(({ resourceId, timeMs, value }) => {
    checkId(resourceId);
    if (!Number.isSafeInteger(timeMs)) throw invalid('The time of a sample must be in whole milliseconds.');
    if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') {
      throw invalid('The value of a sample must be a number, a string or a boolean.');
    }
    return { resourceId, timeMs, value };
  });
}

function invalid(message: string): StoreError {
  return new StoreError('invalid', message);
}
