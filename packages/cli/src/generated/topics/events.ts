// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [];
