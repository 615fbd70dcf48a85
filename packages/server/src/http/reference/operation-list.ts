import type { Contract, Operation } from '../contract.ts';
import { escapePointer, isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { textOf } from './markup.ts';
import { resolved } from './schema-members.ts';

/** A tag of the contract with its operations. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** Tags that have operations, in the order of the contract. */
export function groupsOf({ document, operations }: Contract): readonly OperationGroup[] {
  return list(document['tags'])
    .map(({ name, description }) => ({
      name: String(name),
      description: textOf(description),
      operations: operations.filter((one) => one.operationId.startsWith(`${String(name)}.`)),
    }))
    .filter((group) => group.operations.length > 0);
}

export function operationAt(document: JsonObject, { path, method }: Operation): JsonObject {
  return valueAt(document, `/paths/${escapePointer(path)}/${method}`);
}

/** Parameters of the path and of the operation, references followed. */
export function parametersOf(document: JsonObject, operation: Operation): readonly JsonObject[] {
  const item = valueAt(document, `/paths/${escapePointer(operation.path)}`);
  const own = operationAt(document, operation);
  return [...list(item['parameters']), ...list(own['parameters'])].map((one) => resolved(document, one));
}

function list(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}
