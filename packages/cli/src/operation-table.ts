import { readFileSync } from 'node:fs';
import type { OperationSpec } from './operations/spec.ts';

/** A topic of generated commands. */
export interface Topic {
  readonly description: string;
  readonly operations: readonly OperationSpec[];
}

interface OperationTable {
  readonly topics: Readonly<Record<string, Topic>>;
  readonly groups: readonly (readonly [name: string, topics: readonly string[]])[];
}

// Generated from openapi.yaml by `pnpm generate`.
const file = new URL('./generated/operations.json', import.meta.url);
const table = JSON.parse(readFileSync(file, 'utf8')) as OperationTable;

/** The topics of the generated commands. */
export const { topics } = table;

/** The groups of the topics, in the order of the help. */
export const topicGroups = table.groups;

/** Every operation of the contract that has a generated command. */
export const operations: readonly OperationSpec[] = Object.values(topics).flatMap(
  (topic) => topic.operations,
);

/** Returns the operation of a generated command, such as `devices:list`. */
export function operationOf(id: string): OperationSpec | undefined {
  const [topic = '', command] = id.split(':');
  const known = Object.hasOwn(topics, topic) ? topics[topic]?.operations : undefined;
  return known?.find((operation) => operation.command === command);
}
