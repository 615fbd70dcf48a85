// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'permissions.list',
    topic: 'permissions',
    command: 'list',
    summary: 'List permissions',
    description:
      'What permissions can be about: kinds of entities (Entity), and rights that are about no kind of entity (Custom), which are held as All.\n\nNeeds the permission Permission.Read.',
    kind: 'array',
    args: [],
    query: [],
    columns: ['Name', 'Type'],
    secrets: [],
  },
];
