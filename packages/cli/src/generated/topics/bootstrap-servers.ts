// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'bootstrapServers.list',
    topic: 'bootstrap-servers',
    command: 'list',
    summary: 'List bootstrap servers',
    description:
      'Returns the bootstrap servers that devices of the device network can refer to.\n\nNeeds the permission BootstrapServer.Read.',
    kind: 'page',
    examples: [
      'muster bootstrap-servers list',
      'muster bootstrap-servers list --filter "Name eq \'harbour\'" --sort -Name',
      'muster bootstrap-servers list --all -o csv',
    ],
    args: [],
    query: [
      {
        flag: 'page',
        member: 'Page',
        kind: 'integer',
        min: 1,
        max: 2147483647,
        description: 'Page number, starting at 1. Defaults to 1. A page after the last one is empty.',
      },
      {
        flag: 'page-size',
        member: 'PageSize',
        kind: 'integer',
        min: 1,
        max: 1000,
        description: 'Number of rows per page, 1 to 1000. Defaults to 20.',
      },
      {
        flag: 'filter',
        member: 'Filter',
        kind: 'string',
        description:
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, Description.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, Description.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
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
      'Defines the servers and keys that devices with this BootstrapServerName get at their bootstrap. Returns 409 if the device network has a bootstrap server of this name.\n\nNeeds the permission BootstrapServer.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster bootstrap-servers create --name harbour --servers \'[{"ShortServerId":101,"ServerUri":"coap://192.0.2.1:5683","Lifetime":300}]\'',
    ],
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
          description:
            'Name of the bootstrap server. Unique in the device network. Devices refer to it as BootstrapServerName.',
        },
        {
          flag: 'description',
          member: 'Description',
          kind: 'string',
          description: 'Description of the bootstrap server.',
        },
        {
          flag: 'remove-existing',
          member: 'RemoveExisting',
          kind: 'boolean',
          description:
            'Whether the bootstrap server first deletes the objects at RemovePaths from the device. Defaults to true.',
        },
        {
          flag: 'remove-paths',
          member: 'RemovePaths',
          kind: 'string',
          multiple: true,
          description:
            'Paths to delete from the device before accounts are written, if RemoveExisting is true. Defaults to the objects that are written, /0 and /1, and /2 if there are AccessControls. A device always keeps the account of the bootstrap server and the Device object.',
        },
        {
          flag: 'servers',
          member: 'Servers',
          kind: 'json',
          required: true,
          description: 'LwM2M servers to provision, 1 to 16.',
        },
        {
          flag: 'access-controls',
          member: 'AccessControls',
          kind: 'json',
          description: 'Instances of the Access Control object to provision. Defaults to none.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        Description: null,
        RemoveExisting: null,
        RemovePaths: null,
        Servers: {
          ShortServerId: null,
          ServerUri: null,
          SecurityMode: null,
          Identity: null,
          SecretKey: null,
          Lifetime: null,
          Binding: null,
          DefaultMinimumPeriod: null,
          DefaultMaximumPeriod: null,
          StoreNotifications: null,
        },
        AccessControls: {
          ObjectId: null,
          InstanceId: null,
          OwnerId: null,
          Rights: { ShortServerId: null, Mask: null },
        },
      },
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
      'Returns a bootstrap server of the device network without its keys.\n\nNeeds the permission BootstrapServer.Read.',
    kind: 'object',
    examples: ['muster bootstrap-servers get harbour', 'muster bootstrap-servers get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'bootstrapServers.list',
        description: 'ID of the entity.',
      },
    ],
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
      'Replaces the stored bootstrap server. If a SecretKey is omitted, it is unchanged. Devices get the new data at their next bootstrap. Returns 409 if the name is taken, or if it would change while devices refer to the bootstrap server.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission BootstrapServer.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster bootstrap-servers update harbour --name harbour --servers \'[{"ShortServerId":101,"ServerUri":"coap://192.0.2.1:5683","Lifetime":300}]\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'bootstrapServers.list',
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
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          required: true,
          description:
            'Name of the bootstrap server. Unique in the device network. Devices refer to it as BootstrapServerName.',
        },
        {
          flag: 'description',
          member: 'Description',
          kind: 'string',
          description: 'Description of the bootstrap server.',
        },
        {
          flag: 'remove-existing',
          member: 'RemoveExisting',
          kind: 'boolean',
          description:
            'Whether the bootstrap server first deletes the objects at RemovePaths from the device. Defaults to true.',
        },
        {
          flag: 'remove-paths',
          member: 'RemovePaths',
          kind: 'string',
          multiple: true,
          description:
            'Paths to delete from the device before accounts are written, if RemoveExisting is true. Defaults to the objects that are written, /0 and /1, and /2 if there are AccessControls. A device always keeps the account of the bootstrap server and the Device object.',
        },
        {
          flag: 'servers',
          member: 'Servers',
          kind: 'json',
          required: true,
          description: 'LwM2M servers to provision, 1 to 16.',
        },
        {
          flag: 'access-controls',
          member: 'AccessControls',
          kind: 'json',
          description: 'Instances of the Access Control object to provision. Defaults to none.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        Description: null,
        RemoveExisting: null,
        RemovePaths: null,
        Servers: {
          ShortServerId: null,
          ServerUri: null,
          SecurityMode: null,
          Identity: null,
          SecretKey: null,
          Lifetime: null,
          Binding: null,
          DefaultMinimumPeriod: null,
          DefaultMaximumPeriod: null,
          StoreNotifications: null,
        },
        AccessControls: {
          ObjectId: null,
          InstanceId: null,
          OwnerId: null,
          Rights: { ShortServerId: null, Mask: null },
        },
      },
      example:
        '{"Name":"harbour","Servers":[{"ShortServerId":101,"ServerUri":"coap://192.0.2.1:5683","Lifetime":300}]}',
    },
    partial: { get: 'bootstrapServers.get', put: 'bootstrapServers.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'bootstrapServers.delete',
    topic: 'bootstrap-servers',
    command: 'delete',
    summary: 'Delete a bootstrap server',
    description:
      'Returns 409 if devices refer to the bootstrap server.\n\nNeeds the permission BootstrapServer.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      'muster bootstrap-servers delete harbour',
      'muster bootstrap-servers delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'bootstrapServers.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
