// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'version.get',
    topic: 'version',
    command: 'get',
    summary: 'Get the versions of the service and its components',
    description:
      'Returns the versions of the server, gateway, contract, Node.js and SQLite. This is also the cheapest request for checking an address and a key.',
    kind: 'object',
    examples: ['muster version get'],
    args: [],
    query: [],
    columns: ['Version', 'Description', 'Branch', 'BuildDate', 'BuildNumber', 'Revision', 'Parts'],
    nested: { Parts: ['Parts.Server', 'Parts.Gateway', 'Parts.Contract', 'Parts.Node', 'Parts.SQLite'] },
    secrets: [],
  },
];
