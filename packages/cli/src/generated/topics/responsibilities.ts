// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'responsibilities.list',
    topic: 'responsibilities',
    command: 'list',
    summary: 'List responsibilities',
    description:
      'The responsibilities of the device network, each with the roles that share it.\n\nNeeds the permission Responsibility.Read.',
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
    columns: ['Id', 'Name', 'Permissions', 'RoleIds'],
    secrets: [],
  },
  {
    id: 'responsibilities.create',
    topic: 'responsibilities',
    command: 'create',
    summary: 'Create a responsibility',
    description:
      'Creates a named set of permissions. They may not go beyond what the key that asks may do itself (403).\n\nNeeds the permission Responsibility.Create.',
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
          flag: 'permissions',
          member: 'Permissions',
          kind: 'json',
          description: 'What it allows; nothing when left out.',
        },
      ],
      shape: { Id: null, Name: null, Permissions: { EntityName: null, Permission: null, TenantId: null } },
      example: '{"Name":"Installing","Permissions":[{"EntityName":"Device","Permission":"Create"}]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'responsibilities.get',
    topic: 'responsibilities',
    command: 'get',
    summary: 'Get a responsibility',
    description:
      'One responsibility with the roles that share it.\n\nNeeds the permission Responsibility.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'Permissions', 'RoleIds'],
    secrets: [],
  },
  {
    id: 'responsibilities.update',
    topic: 'responsibilities',
    command: 'update',
    summary: 'Update a responsibility',
    description:
      'Changes it for every role that has it, at once. What is added may not go beyond what the key that asks may do itself (403). Everything, which the role Admin has, cannot be changed (409).\n\nNeeds the permission Responsibility.Update.',
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
          flag: 'permissions',
          member: 'Permissions',
          kind: 'json',
          description: 'What it allows; nothing when left out.',
        },
      ],
      shape: { Id: null, Name: null, Permissions: { EntityName: null, Permission: null, TenantId: null } },
      example: '{"Name":"Installing","Permissions":[{"EntityName":"Device","Permission":"Create"}]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'responsibilities.delete',
    topic: 'responsibilities',
    command: 'delete',
    summary: 'Delete a responsibility',
    description:
      'Deletes a responsibility that no role has. Everything, which the role Admin has, cannot be deleted (409).\n\nNeeds the permission Responsibility.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
