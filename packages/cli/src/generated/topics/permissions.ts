// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'permissions.list',
    topic: 'permissions',
    command: 'list',
    summary: 'List permissions',
    description:
      'Returns the names that permissions can have: entity types (Entity), and rights that concern no entity type (Custom), which are granted as All.\n\nNeeds the permission Permission.Read.',
    kind: 'array',
    examples: ['muster permissions list'],
    args: [],
    query: [],
    columns: ['Name', 'Type'],
    secrets: [],
  },
];
