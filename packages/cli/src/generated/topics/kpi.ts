// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'kpi.since',
    topic: 'kpi',
    command: 'since',
    summary: 'List raw measurements of a resource until now',
    description:
      'The stored values of a resource from the start until now, oldest first, as measurements since a time lists them. Resources have one dimension, which is 0.\n\nNeeds the permission Kpi.Read.',
    kind: 'object',
    deprecated: { sunset: '2019-03-31', successor: 'measurements since' },
    args: [
      { name: 'resourceId', in: 'path', kind: 'string', isId: true, description: 'The id of the resource.' },
      {
        name: 'dimension',
        in: 'path',
        kind: 'integer',
        isId: false,
        description: 'The dimension of the values; 0.',
      },
      {
        name: 'start',
        in: 'path',
        kind: 'time',
        isId: false,
        description: 'The first point in time, in epoch milliseconds.',
      },
    ],
    query: [],
    columns: ['id', 'UnixTimestamp', 'DateTime', 'v', 'sv', 'bv'],
    rowsMember: 'v',
    secrets: [],
  },
];
