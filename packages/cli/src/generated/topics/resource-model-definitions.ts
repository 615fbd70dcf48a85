// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resourceModelDefinitions.export',
    topic: 'resource-model-definitions',
    command: 'export',
    summary: 'Export object definitions',
    description:
      'Returns the LwM2M objects of the device network with their resources, ordered by object ID.\n\nNeeds the permission SmartObjectType.Read.',
    kind: 'array',
    examples: ['muster resource-model-definitions export'],
    args: [],
    query: [
      {
        flag: 'modified-after',
        member: 'modifiedAfter',
        kind: 'string',
        description:
          'Time after which a definition must have been created or changed. Defaults to all definitions.',
      },
      {
        flag: 'modified-after-timestamp',
        member: 'modifiedAfterTimestamp',
        kind: 'time',
        description:
          'Time after which a definition must have been created or changed, in epoch milliseconds. If modifiedAfter is given too, the later time applies.',
      },
      {
        flag: 'smart-object-type-id',
        member: 'smartObjectTypeId',
        kind: 'integer',
        min: 0,
        max: 65534,
        description: 'LwM2M object ID of the definition to return. Defaults to all objects.',
      },
    ],
    columns: [
      'Name',
      'ObjectID',
      'ObjectURN',
      'ObjectType',
      'ObjectVersion',
      'LWM2MVersion',
      'MultipleInstances',
      'mandatory',
      'description',
      'resourcedefs',
    ],
    secrets: [],
  },
];
