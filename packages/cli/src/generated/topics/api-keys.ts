// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'apiKeys.list',
    topic: 'api-keys',
    command: 'list',
    summary: 'List API keys',
    description:
      'The keys of the device network. Their values are shown to those who may manage keys (ApiKey.All), as far as these keys may do no more than the one that asks, in all networks that they are members of.\n\nNeeds the permission ApiKey.Read.',
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
    columns: ['Id', 'Name', 'ExpirationDate', 'DeviceNetworkId', 'RoleIds', 'Key'],
    secrets: ['Key'],
  },
  {
    id: 'apiKeys.create',
    topic: 'api-keys',
    command: 'create',
    summary: 'Create an API key',
    description:
      'Creates a key for the device network of this request. Its value is read with the get operation. The roles may not allow more than the key that asks may do itself (403).\n\nNeeds the permission ApiKey.Create.',
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
          description: 'Unique in the device network.',
        },
        {
          flag: 'expiration-date',
          member: 'ExpirationDate',
          kind: 'string',
          description:
            'When the key stops working. Left out: of a new key in one year, of one that is changed as before.',
        },
        {
          flag: 'role-ids',
          member: 'RoleIds',
          kind: 'string',
          multiple: true,
          required: true,
          description: 'The roles of the key; they can change without changing its value.',
        },
      ],
      shape: { Name: null, ExpirationDate: null, RoleIds: null },
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
      'One key; its value is shown to those who may manage keys (ApiKey.All) and may do all that this key may.\n\nNeeds the permission ApiKey.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
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
      'A new name or expiry renews the value of the key, and the old value stops working at once; read the new one with the get operation. New roles leave the value as it is and count from the next request on. Without ExpirationDate the expiry stays. A key cannot renew itself, and the last key with the role Admin keeps it (409). One that may do more than the key that asks is not renewed (403). The key of a registration ticket cannot be changed (409).\n\nNeeds the permission ApiKey.Update.',
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
          description: 'Unique in the device network.',
        },
        {
          flag: 'expiration-date',
          member: 'ExpirationDate',
          kind: 'string',
          description:
            'When the key stops working. Left out: of a new key in one year, of one that is changed as before.',
        },
        {
          flag: 'role-ids',
          member: 'RoleIds',
          kind: 'string',
          multiple: true,
          required: true,
          description: 'The roles of the key; they can change without changing its value.',
        },
      ],
      shape: { Name: null, ExpirationDate: null, RoleIds: null },
      example:
        '{"Name":"reporting","ExpirationDate":"2027-12-31T00:00:00Z","RoleIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'apiKeys.delete',
    topic: 'api-keys',
    command: 'delete',
    summary: 'Delete an API key',
    description:
      'The key stops working at once. A key cannot delete itself, and the last key with the role Admin stays, in every network that it is a member of (409), so that nobody locks the last door from outside.\n\nNeeds the permission ApiKey.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
