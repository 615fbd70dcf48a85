// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'resolutions.list',
    topic: 'resolutions',
    command: 'list',
    summary: 'List resolutions',
    description:
      'Returns the resolutions of the device network, shortest first: all of them, or those for a smart object type and a resource type. A resolution without a resource type applies to every resource.\n\nNeeds the permission Resolution.Read.',
    kind: 'array',
    examples: ['muster resolutions list'],
    args: [],
    query: [
      {
        flag: 'smart-object-type-id',
        member: 'smartObjectTypeId',
        kind: 'string',
        names: 'smartObjectTypes.list',
        description: 'ID of the smart object type whose entities to list. Defaults to all of them.',
      },
      {
        flag: 'resource-type-id',
        member: 'resourceTypeId',
        kind: 'string',
        names: 'resourceTypes.list',
        description: 'ID of the resource type whose entities to list. Defaults to all of them.',
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
      'Creates a named interval length for aggregations. Returns 409 if the device network has 200 resolutions already.\n\nNeeds the permission Resolution.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster resolutions create --title \'Quarter of an hour\' --timespan 900000 --retention-days 30 --resource-type-instances \'[{"SmartObjectTypeId":"\'"$SMART_OBJECT_TYPE_ID"\'","ResourceTypeId":"\'"$RESOURCE_TYPE_ID"\'"}]\'',
    ],
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'title', member: 'Title', kind: 'string', description: 'Title of the resolution.' },
        {
          flag: 'timespan',
          member: 'Timespan',
          kind: 'duration',
          min: 1000,
          max: 31536000000,
          description:
            'Length of a period in milliseconds, 1000 to 31536000000. Defaults to 3600000 (one hour).',
        },
        {
          flag: 'retention-days',
          member: 'RetentionDays',
          kind: 'integer',
          min: 0,
          max: 1000000,
          description:
            'Retention of aggregated values in days. Stored and returned, but without effect, as the service aggregates values on request.',
        },
        {
          flag: 'aggregate-since-time',
          member: 'AggregateSinceTime',
          kind: 'integer',
          min: -9007199254740991,
          max: 9007199254740991,
          description:
            'Ignored. Accepted from older clients, as the service aggregates values of any time on request.',
        },
        {
          flag: 'resource-type-instances',
          member: 'ResourceTypeInstances',
          kind: 'json',
          description: 'Resource types that the resolution is for. Empty or left out stands for all.',
        },
      ],
      shape: {
        Id: null,
        Title: null,
        Timespan: null,
        RetentionDays: null,
        AggregateSinceTime: null,
        ResourceTypeInstances: {
          Id: null,
          SmartObjectTypeId: 'smartObjectTypes.list',
          ResourceTypeId: 'resourceTypes.list',
        },
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
    description: 'Returns a resolution of the device network.\n\nNeeds the permission Resolution.Read.',
    kind: 'object',
    examples: ["muster resolutions get 'Quarter of an hour'", 'muster resolutions get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'resolutions.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: ['Id', 'Title', 'Timespan', 'RetentionDays', 'ResourceTypeInstances'],
    secrets: [],
  },
  {
    id: 'resolutions.update',
    topic: 'resolutions',
    command: 'update',
    summary: 'Update a resolution',
    description:
      'Replaces the resolution. Returns 409 if the length would change while a transformer or a rule uses it.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission Resolution.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster resolutions update \'Quarter of an hour\' --title \'Quarter of an hour\' --timespan 900000 --retention-days 30 --resource-type-instances \'[{"SmartObjectTypeId":"\'"$SMART_OBJECT_TYPE_ID"\'","ResourceTypeId":"\'"$RESOURCE_TYPE_ID"\'"}]\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'resolutions.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'title', member: 'Title', kind: 'string', description: 'Title of the resolution.' },
        {
          flag: 'timespan',
          member: 'Timespan',
          kind: 'duration',
          min: 1000,
          max: 31536000000,
          description:
            'Length of a period in milliseconds, 1000 to 31536000000. Defaults to 3600000 (one hour).',
        },
        {
          flag: 'retention-days',
          member: 'RetentionDays',
          kind: 'integer',
          min: 0,
          max: 1000000,
          description:
            'Retention of aggregated values in days. Stored and returned, but without effect, as the service aggregates values on request.',
        },
        {
          flag: 'aggregate-since-time',
          member: 'AggregateSinceTime',
          kind: 'integer',
          min: -9007199254740991,
          max: 9007199254740991,
          description:
            'Ignored. Accepted from older clients, as the service aggregates values of any time on request.',
        },
        {
          flag: 'resource-type-instances',
          member: 'ResourceTypeInstances',
          kind: 'json',
          description: 'Resource types that the resolution is for. Empty or left out stands for all.',
        },
      ],
      shape: {
        Id: null,
        Title: null,
        Timespan: null,
        RetentionDays: null,
        AggregateSinceTime: null,
        ResourceTypeInstances: {
          Id: null,
          SmartObjectTypeId: 'smartObjectTypes.list',
          ResourceTypeId: 'resourceTypes.list',
        },
      },
      example:
        '{"Title":"Quarter of an hour","Timespan":900000,"RetentionDays":30,"ResourceTypeInstances":[{"SmartObjectTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345678","ResourceTypeId":"0f1e2d3c-4b5a-4678-9abc-def012345679"}]}',
    },
    partial: { get: 'resolutions.get', put: 'resolutions.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'resolutions.delete',
    topic: 'resolutions',
    command: 'delete',
    summary: 'Delete a resolution',
    description:
      'Returns 409 if a transformer or a rule uses the resolution.\n\nNeeds the permission Resolution.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      "muster resolutions delete 'Quarter of an hour'",
      'muster resolutions delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'resolutions.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
