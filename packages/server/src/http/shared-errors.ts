import { isObject, objectAt, type JsonObject } from './document.ts';

const KEY_HEADER = '#/components/parameters/IdempotencyKeyHeader';

/** Adds the errors of `x-shared-errors` to the responses of the operations that have them. */
export function withSharedErrors({ 'x-shared-errors': shared, ...document }: JsonObject): JsonObject {
  if (!isObject(shared)) return document;
  const errorsOf = ({ requestBody, parameters }: JsonObject): JsonObject => ({
    ...objectAt(shared, 'every'),
    ...(requestBody === undefined ? {} : objectAt(shared, 'body')),
    ...(hasKeyHeader(parameters) ? objectAt(shared, 'idempotencyKey') : {}),
  });
  const complete = (operation: unknown): unknown =>
    isObject(operation) && isObject(operation['responses'])
      ? { ...operation, responses: { ...operation['responses'], ...errorsOf(operation) } }
      : operation;
  const paths = mapped(objectAt(document, 'paths'), (item) =>
    isObject(item) ? mapped(item, complete) : item,
  );
  return { ...document, paths };
}

const hasKeyHeader = (parameters: unknown): boolean =>
  Array.isArray(parameters) && parameters.some((one) => isObject(one) && one['$ref'] === KEY_HEADER);

const mapped = (value: JsonObject, map: (member: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));
