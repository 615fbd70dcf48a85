// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'apiKeys.list',
    topic: 'api-keys',
    command: 'list',
    summary: 'List API keys',
    description:
      'Returns the API keys of the device network. The value of a key is included only if the calling key has ApiKey.All and, in every network that the listed key is a member of, every permission of the listed key.\n\nNeeds the permission ApiKey.Read.',
    kind: 'page',
    examples: [
      'muster api-keys list',
      'muster api-keys list --filter "Name eq \'reporting\'" --sort -Name',
      'muster api-keys list --all -o csv',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, DeviceNetworkId, ExpirationDate.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, DeviceNetworkId, ExpirationDate.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'Name', 'ExpirationDate', 'DeviceNetworkId', 'RoleIds', 'Key'],
    secrets: ['Key'],
  },
  {
    id: 'apiKeys.create',
    topic: 'api-keys',
    command: 'create',
    summary: 'Create an API key',
    description:
      'Creates a key for the device network of the request. Read its value with the get operation. Returns 403 if the roles grant more than the calling key may do, and 409 if the device network has a key of this name.\n\nNeeds the permission ApiKey.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster api-keys create --name reporting --expiration-date 2027-12-31T00:00:00Z --role Installer',
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
          description: 'Name of the API key. Unique in the device network.',
        },
        {
          flag: 'expiration-date',
          member: 'ExpirationDate',
          kind: 'string',
          description:
            'Time when the key expires. Defaults to one year from now for a new key. An update without it keeps the current time.',
        },
        {
          flag: 'role-ids',
          member: 'RoleIds',
          kind: 'string',
          multiple: true,
          required: true,
          names: 'roles.list',
          description: 'IDs of the roles of the key, 1 to 100. A change of roles keeps the value of the key.',
        },
      ],
      shape: { Name: null, ExpirationDate: null, RoleIds: 'roles.list' },
      example:
        '{"Name":"reporting","ExpirationDate":"2027-12-31T00:00:00Z","RoleIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'apiKeys.get',
    topic: 'api-keys',
    command: 'get',
    summary: 'Get an API key',
    description:
      'Returns an API key. Its value is included only if the calling key has ApiKey.All and every permission of this key.\n\nNeeds the permission ApiKey.Read.',
    kind: 'object',
    examples: ['muster api-keys get reporting', 'muster api-keys get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'apiKeys.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: ['Id', 'Name', 'ExpirationDate', 'DeviceNetworkId', 'RoleIds', 'Key'],
    secrets: ['Key'],
  },
  {
    id: 'apiKeys.update',
    topic: 'api-keys',
    command: 'update',
    summary: 'Update an API key',
    description:
      'A new name or expiry renews the value of the key, and the old value stops working immediately; read the new value with the get operation. New roles keep the value and apply from the next request. If ExpirationDate is omitted, the expiry is unchanged. Returns 403 if added roles grant more than the calling key may do, or if a renewal is requested for a key that may do more than the calling key. Returns 409 if the key would renew itself, if the last key with the role Admin would lose it, if the name is taken, or if the key belongs to a registration ticket.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission ApiKey.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster api-keys update reporting --name reporting --expiration-date 2027-12-31T00:00:00Z --role Installer',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'apiKeys.list',
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
          description: 'Name of the API key. Unique in the device network.',
        },
        {
          flag: 'expiration-date',
          member: 'ExpirationDate',
          kind: 'string',
          description:
            'Time when the key expires. Defaults to one year from now for a new key. An update without it keeps the current time.',
        },
        {
          flag: 'role-ids',
          member: 'RoleIds',
          kind: 'string',
          multiple: true,
          required: true,
          names: 'roles.list',
          description: 'IDs of the roles of the key, 1 to 100. A change of roles keeps the value of the key.',
        },
      ],
      shape: { Name: null, ExpirationDate: null, RoleIds: 'roles.list' },
      example:
        '{"Name":"reporting","ExpirationDate":"2027-12-31T00:00:00Z","RoleIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"]}',
    },
    partial: { get: 'apiKeys.get', put: 'apiKeys.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'apiKeys.delete',
    topic: 'api-keys',
    command: 'delete',
    summary: 'Delete an API key',
    description:
      'The key stops working immediately. Returns 409 if the key is the calling key, or if a network that it is a member of would be left without a key that has the role Admin.\n\nNeeds the permission ApiKey.Delete.',
    kind: 'none',
    writes: true,
    examples: ['muster api-keys delete reporting', 'muster api-keys delete - --yes < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'apiKeys.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
