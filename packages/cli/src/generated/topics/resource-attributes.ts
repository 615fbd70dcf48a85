// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resourceAttributes.readDevice',
    topic: 'resource-attributes',
    command: 'read-device',
    summary: 'Read the attributes of a device',
    description:
      'Sends an LwM2M Discover for each object of the device except Security and Server. The smart objects of the device show the result.\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    writes: true,
    examples: ['muster resource-attributes read-device press-7'],
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'Endpoint name or ID of the device.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'resourceAttributes.readObject',
    topic: 'resource-attributes',
    command: 'read-object',
    summary: 'Read the attributes of an object',
    description:
      'Sends an LwM2M Discover for the object. Returns 400 for Security and Server, which cannot be discovered.\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    writes: true,
    examples: ['muster resource-attributes read-object press-7 3303'],
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'Endpoint name or ID of the device.',
      },
      { name: 'objectid', in: 'path', kind: 'integer', isId: false, description: 'LwM2M object ID.' },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'resourceAttributes.readInstance',
    topic: 'resource-attributes',
    command: 'read-instance',
    summary: 'Read the attributes of an object instance',
    description:
      'Sends an LwM2M Discover for the object instance.\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    writes: true,
    examples: ['muster resource-attributes read-instance press-7 3303 0'],
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'Endpoint name or ID of the device.',
      },
      { name: 'objectid', in: 'path', kind: 'integer', isId: false, description: 'LwM2M object ID.' },
      {
        name: 'instancenumber',
        in: 'path',
        kind: 'integer',
        isId: false,
        description: 'LwM2M object instance ID.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
