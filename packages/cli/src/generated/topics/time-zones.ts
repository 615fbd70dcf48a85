// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'timeZones.list',
    topic: 'time-zones',
    command: 'list',
    summary: 'List time zones',
    description:
      'Returns every IANA time zone name that locations accept, links such as US/Pacific included. Locations accept the names in any case.',
    kind: 'array',
    examples: ['muster time-zones list'],
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
];
