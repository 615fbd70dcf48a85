// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../operations/spec.ts';
import { topics } from './topics.ts';

const parts = await Promise.all(Object.values(topics).map(({ load }) => load()));

/** Every operation of the contract that has a generated command. */
export const operations: readonly OperationSpec[] = parts.flatMap((part) => part.operations);
