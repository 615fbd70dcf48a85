// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resourceAttributeDefinitions.list',
    topic: 'resource-attribute-definitions',
    command: 'list',
    summary: 'List resource attribute definitions',
    description:
      'Returns all attributes that LwM2M defines. Their IDs are the same in every device network and release.\n\nNeeds the permission ResourceAttributeDefinition.Read.',
    kind: 'array',
    examples: ['muster resource-attribute-definitions list'],
    args: [],
    query: [],
    columns: [
      'Id',
      'Name',
      'Description',
      'DataType',
      'IsReadOnly',
      'IsResourceOnly',
      'LwM2MVersion',
      'Units',
    ],
    secrets: [],
  },
];
