// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resolutions.list',
    topic: 'resolutions',
    command: 'list',
    summary: 'List resolutions',
    description:
      'The resolutions of the device network, the shortest first: all of them, or those for a smart object type and a resource type. One that names no resource type is for every resource.\n\nNeeds the permission Resolution.Read.',
    kind: 'array',
    args: [],
    query: [
      {
        flag: 'smart-object-type-id',
        member: 'smartObjectTypeId',
        kind: 'string',
        description: 'Only what is for this smart object type.',
      },
      {
        flag: 'resource-type-id',
        member: 'resourceTypeId',
        kind: 'string',
        description: 'Only what is for this resource type.',
      },
    ],
    columns: ['Id', 'Title', 'Timespan', 'RetentionDays', 'ResourceTypeInstances'],
    secrets: [],
  },
  {
    id: 'resolutions.create',
    topic: 'resolutions',
    command: 'create',
    summary: 'Create a resolution',
    description:
      'Names a length of the periods that values are aggregated over. A device network has 200 of them at most (409).\n\nNeeds the permission Resolution.Create.',
    kind: 'id',
    takesKey: true,
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'title', member: 'Title', kind: 'string', description: 'What people call it.' },
        {
          flag: 'timespan',
          member: 'Timespan',
          kind: 'integer',
          min: 1000,
          max: 31536000000,
          description: 'The length of a period in milliseconds; an hour when it is left out.',
        },
        {
          flag: 'retention-days',
          member: 'RetentionDays',
          kind: 'integer',
          min: 0,
          max: 1000000,
          description:
            'How long aggregated values are to be kept. It is given back and has no effect, since they are computed when they are asked for.',
        },
        {
          flag: 'aggregate-since-time',
          member: 'AggregateSinceTime',
          kind: 'integer',
          min: -9007199254740991,
          max: 9007199254740991,
          description:
            'Accepted from older clients; values of any time are aggregated when they are asked for.',
        },
        {
          flag: 'resource-type-instances',
          member: 'ResourceTypeInstances',
          kind: 'json',
          description: 'The resources that it is for; every one when it is empty or left out.',
        },
      ],
      shape: {
        Id: null,
        Title: null,
        Timespan: null,
        RetentionDays: null,
        AggregateSinceTime: null,
        ResourceTypeInstances: { Id: null, SmartObjectTypeId: null, ResourceTypeId: null },
      },
      example:
        '{"Title":"Quarter of an hour","Timespan":900000,"RetentionDays":30,"ResourceTypeInstances":[{"SmartObjectTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345678","ResourceTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345679"}]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'resolutions.get',
    topic: 'resolutions',
    command: 'get',
    summary: 'Get a resolution',
    description: 'One resolution of the device network.\n\nNeeds the permission Resolution.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Title', 'Timespan', 'RetentionDays', 'ResourceTypeInstances'],
    secrets: [],
  },
  {
    id: 'resolutions.update',
    topic: 'resolutions',
    command: 'update',
    summary: 'Change a resolution',
    description:
      'Replaces it. While a transformer reads periods of it, its length stays (409).\n\nNeeds the permission Resolution.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'title', member: 'Title', kind: 'string', description: 'What people call it.' },
        {
          flag: 'timespan',
          member: 'Timespan',
          kind: 'integer',
          min: 1000,
          max: 31536000000,
          description: 'The length of a period in milliseconds; an hour when it is left out.',
        },
        {
          flag: 'retention-days',
          member: 'RetentionDays',
          kind: 'integer',
          min: 0,
          max: 1000000,
          description:
            'How long aggregated values are to be kept. It is given back and has no effect, since they are computed when they are asked for.',
        },
        {
          flag: 'aggregate-since-time',
          member: 'AggregateSinceTime',
          kind: 'integer',
          min: -9007199254740991,
          max: 9007199254740991,
          description:
            'Accepted from older clients; values of any time are aggregated when they are asked for.',
        },
        {
          flag: 'resource-type-instances',
          member: 'ResourceTypeInstances',
          kind: 'json',
          description: 'The resources that it is for; every one when it is empty or left out.',
        },
      ],
      shape: {
        Id: null,
        Title: null,
        Timespan: null,
        RetentionDays: null,
        AggregateSinceTime: null,
        ResourceTypeInstances: { Id: null, SmartObjectTypeId: null, ResourceTypeId: null },
      },
      example:
        '{"Title":"Quarter of an hour","Timespan":900000,"RetentionDays":30,"ResourceTypeInstances":[{"SmartObjectTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345678","ResourceTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345679"}]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'resolutions.delete',
    topic: 'resolutions',
    command: 'delete',
    summary: 'Delete a resolution',
    description:
      'Not while a transformer reads periods of it (409).\n\nNeeds the permission Resolution.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
