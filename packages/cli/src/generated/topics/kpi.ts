// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'kpi.since',
    topic: 'kpi',
    command: 'since',
    summary: 'List raw measurements of a resource until now',
    description:
      'Returns the stored values of a resource from the start until now, oldest first, like `GET /measurements/{resourceId}/since/{start}`. Resources have only the dimension 0.\n\nNeeds the permission Kpi.Read.',
    kind: 'object',
    deprecated: { sunset: '2019-03-31', successor: 'measurements since' },
    examples: ['muster kpi since "$RESOURCE_ID" 0 24h'],
    args: [
      {
        name: 'resourceId',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'resources.get',
        description: 'ID of the resource.',
      },
      {
        name: 'dimension',
        in: 'path',
        kind: 'integer',
        isId: false,
        description: 'Dimension of the values. Only 0 has values.',
      },
      {
        name: 'start',
        in: 'path',
        kind: 'time',
        isId: false,
        description: 'Start of the time range, in epoch milliseconds.',
      },
    ],
    query: [],
    columns: ['id', 'UnixTimestamp', 'DateTime', 'v', 'sv', 'bv'],
    rowsMember: 'v',
    secrets: [],
  },
];
