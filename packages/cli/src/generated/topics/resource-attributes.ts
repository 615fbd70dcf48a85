// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resourceAttributes.readDevice',
    topic: 'resource-attributes',
    command: 'read-device',
    summary: 'Read the attributes of a device',
    description:
      'Sends one LwM2M Discover for each object of the device but Security and Server. What it answers is shown with its smart objects.\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'The endpoint name of the device; its id is taken as well.',
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
      'Sends one LwM2M Discover for the object. Security and Server are not discovered (400).\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'The endpoint name of the device; its id is taken as well.',
      },
      { name: 'objectid', in: 'path', kind: 'integer', isId: false, description: 'The LwM2M object id.' },
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
      'Sends one LwM2M Discover for the object instance.\n\nNeeds the permission ResourceAttribute.Read.',
    kind: 'command',
    args: [
      {
        name: 'deviceidentifier',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'The endpoint name of the device; its id is taken as well.',
      },
      { name: 'objectid', in: 'path', kind: 'integer', isId: false, description: 'The LwM2M object id.' },
      {
        name: 'instancenumber',
        in: 'path',
        kind: 'integer',
        isId: false,
        description: 'The object instance id.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
