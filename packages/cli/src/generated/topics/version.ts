// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'version.get',
    topic: 'version',
    command: 'get',
    summary: 'Show the versions of the service and its parts',
    description:
      'Returns the versions of server, gateway, contract, Node.js and SQLite. It is also the cheapest way to check an address and a key.',
    kind: 'object',
    args: [],
    query: [],
    columns: ['Version', 'Description', 'Branch', 'BuildDate', 'BuildNumber', 'Revision', 'Parts'],
    secrets: [],
  },
];
