import { readFileSync } from 'node:fs';
import type { OperationSpec } from './operations/spec.ts';

/** A topic of generated commands. */
export interface Topic {
  readonly description: string;
  readonly operations: readonly OperationSpec[];
}

interface Head {
  readonly topics: readonly (readonly [name: string, description: string])[];
  readonly groups: readonly (readonly [name: string, topics: readonly string[]])[];
}

// Generated from openapi.yaml by `pnpm generate`: JSON documents, separated by empty lines. The first names the topics, and
// each has a document with its operations, which is parsed when it is needed.
const file = new URL('./generated/operations.txt', import.meta.url);
const [head = '', ...documents] = readFileSync(file, 'utf8').split('\n\n');
const { topics: names, groups } = JSON.parse(head) as Head;

/** The topics of the generated commands. */
export const topics: Readonly<Record<string, Topic>> = Object.fromEntries(
  names.map(([name, description], index) => [name, topicOf(description, documents[index] ?? '[]')]),
);

function topicOf(description: string, document: string): Topic {
  let parsed: readonly OperationSpec[] | undefined;
  return {
    description,
    get operations() {
      return (parsed ??= JSON.parse(document) as readonly OperationSpec[]);
    },
  };
}

/** The groups of the topics, in the order of the help. */
export const topicGroups = groups;

/** Returns every operation of the contract that has a generated command. */
export const allOperations = (): readonly OperationSpec[] =>
  Object.values(topics).flatMap(({ operations }) => operations);

/** Returns the operation of a generated command, such as `devices:list`. */
export function operationOf(id: string): OperationSpec | undefined {
  const [topic = '', command] = id.split(':');
  const known = Object.hasOwn(topics, topic) ? topics[topic]?.operations : undefined;
  return known?.find((operation) => operation.command === command);
}
