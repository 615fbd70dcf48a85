// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'bootstrapServers.list',
    topic: 'bootstrap-servers',
    command: 'list',
    summary: 'List bootstrap servers',
    description:
      'The bootstrap servers that devices of the device network can name.\n\nNeeds the permission BootstrapServer.Read.',
    kind: 'page',
    args: [],
    query: [
      {
        flag: 'page',
        member: 'Page',
        kind: 'integer',
        min: 1,
        max: 2147483647,
        description: 'The number of the page, from 1. A page behind the last one has no rows.',
      },
      {
        flag: 'page-size',
        member: 'PageSize',
        kind: 'integer',
        min: 1,
        max: 1000,
        description: 'How many rows a page has.',
      },
      {
        flag: 'filter',
        member: 'Filter',
        kind: 'string',
        description:
          'Conditions that rows must meet, joined by `and`: `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Text stands in single quotes, a quote in it doubled; a single word needs none. Fields are the scalar members of the rows (`DeviceType.Name` reaches into a member); an unknown one is a 400. The form `filter[0].Key=Name&filter[0].Value=x` of older clients means eq.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        description:
          'Fields to order by, separated by commas; a minus before a field, or `desc` behind it, turns its order. What is still equal is ordered by Id.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that rows must contain in one of their searched fields (names and identifiers), whatever the case.',
      },
    ],
    columns: ['Id', 'Name', 'Description', 'NbrOfServers'],
    secrets: [],
  },
  {
    id: 'bootstrapServers.create',
    topic: 'bootstrap-servers',
    command: 'create',
    summary: 'Create a bootstrap server',
    description:
      'Names what devices are provisioned with that have this name as BootstrapServerName. Names are unique in a device network (409).\n\nNeeds the permission BootstrapServer.Create.',
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
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          required: true,
          description: 'Unique in the device network; what devices have as BootstrapServerName.',
        },
        { flag: 'description', member: 'Description', kind: 'string', description: 'What it is for.' },
        {
          flag: 'remove-existing',
          member: 'RemoveExisting',
          kind: 'boolean',
          description: 'Whether devices first delete what they have at RemovePaths. Defaults to true.',
        },
        {
          flag: 'remove-paths',
          member: 'RemovePaths',
          kind: 'string',
          multiple: true,
          description:
            'What devices delete before they are written their accounts, if RemoveExisting is true. Defaults to the objects that are written: /0, /1, and /2 if there are AccessControls. A device keeps the account of the bootstrap server and the Device object in every case.',
        },
        {
          flag: 'servers',
          member: 'Servers',
          kind: 'json',
          required: true,
          description: 'The LwM2M servers that devices are told of.',
        },
        {
          flag: 'access-controls',
          member: 'AccessControls',
          kind: 'json',
          description: 'Instances of the Access Control object; none when left out.',
        },
      ],
      example:
        '{"Name":"harbour","Servers":[{"ShortServerId":101,"ServerUri":"coap://192.0.2.1:5683","Lifetime":300}]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'bootstrapServers.get',
    topic: 'bootstrap-servers',
    command: 'get',
    summary: 'Get a bootstrap server',
    description:
      'One bootstrap server of the device network, without its keys.\n\nNeeds the permission BootstrapServer.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'Description', 'RemoveExisting', 'RemovePaths', 'Servers', 'AccessControls'],
    secrets: [],
  },
  {
    id: 'bootstrapServers.update',
    topic: 'bootstrap-servers',
    command: 'update',
    summary: 'Update a bootstrap server',
    description:
      'Replaces what is stored; a SecretKey that is left out stays as it is. Devices get it with their next bootstrap. One that devices name cannot be renamed (409).\n\nNeeds the permission BootstrapServer.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          required: true,
          description: 'Unique in the device network; what devices have as BootstrapServerName.',
        },
        { flag: 'description', member: 'Description', kind: 'string', description: 'What it is for.' },
        {
          flag: 'remove-existing',
          member: 'RemoveExisting',
          kind: 'boolean',
          description: 'Whether devices first delete what they have at RemovePaths. Defaults to true.',
        },
        {
          flag: 'remove-paths',
          member: 'RemovePaths',
          kind: 'string',
          multiple: true,
          description:
            'What devices delete before they are written their accounts, if RemoveExisting is true. Defaults to the objects that are written: /0, /1, and /2 if there are AccessControls. A device keeps the account of the bootstrap server and the Device object in every case.',
        },
        {
          flag: 'servers',
          member: 'Servers',
          kind: 'json',
          required: true,
          description: 'The LwM2M servers that devices are told of.',
        },
        {
          flag: 'access-controls',
          member: 'AccessControls',
          kind: 'json',
          description: 'Instances of the Access Control object; none when left out.',
        },
      ],
      example:
        '{"Name":"harbour","Servers":[{"ShortServerId":101,"ServerUri":"coap://192.0.2.1:5683","Lifetime":300}]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'bootstrapServers.delete',
    topic: 'bootstrap-servers',
    command: 'delete',
    summary: 'Delete a bootstrap server',
    description:
      'One that devices name cannot be deleted (409).\n\nNeeds the permission BootstrapServer.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
