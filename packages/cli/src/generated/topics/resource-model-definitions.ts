// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resourceModelDefinitions.export',
    topic: 'resource-model-definitions',
    command: 'export',
    summary: 'Export object definitions',
    description:
      'The LwM2M objects that the device network knows, with their resources, in the order of their ids.\n\nNeeds the permission SmartObjectType.Read.',
    kind: 'array',
    args: [],
    query: [
      {
        flag: 'modified-after',
        member: 'modifiedAfter',
        kind: 'string',
        description: 'Only definitions that were made or changed after this point in time.',
      },
      {
        flag: 'modified-after-timestamp',
        member: 'modifiedAfterTimestamp',
        kind: 'time',
        description: 'The same in epoch milliseconds; the later of the two counts.',
      },
      {
        flag: 'smart-object-type-id',
        member: 'smartObjectTypeId',
        kind: 'integer',
        min: 0,
        max: 65534,
        description: 'Only the object with this LwM2M object id.',
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
