// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'timeZones.list',
    topic: 'time-zones',
    command: 'list',
    summary: 'List time zones',
    description:
      'Every name of the IANA time zone database that locations accept, links such as US/Pacific included. Case does not count.',
    kind: 'array',
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
];
