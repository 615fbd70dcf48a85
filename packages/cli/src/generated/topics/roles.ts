// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'roles.list',
    topic: 'roles',
    command: 'list',
    summary: 'List roles',
    description:
      'The roles of the device network with what they allow. Every network starts with Admin, Operator and User.\n\nNeeds the permission Role.Read.',
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
    columns: ['Id', 'Name', 'TenantId', 'Responsibilities', 'ResponsibilityIds'],
    secrets: [],
  },
  {
    id: 'roles.create',
    topic: 'roles',
    command: 'create',
    summary: 'Create a role',
    description:
      'Creates a role out of responsibilities. They may not allow more than the key that asks may do itself (403).\n\nNeeds the permission Role.Create.',
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
          flag: 'responsibility-ids',
          member: 'ResponsibilityIds',
          kind: 'string',
          multiple: true,
          required: true,
          description: 'What the role is responsible for.',
        },
      ],
      shape: { Name: null, ResponsibilityIds: null },
      example: '{"Name":"Installer","ResponsibilityIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'roles.get',
    topic: 'roles',
    command: 'get',
    summary: 'Get a role',
    description: 'One role with its responsibilities.\n\nNeeds the permission Role.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'TenantId', 'Responsibilities', 'ResponsibilityIds'],
    secrets: [],
  },
  {
    id: 'roles.update',
    topic: 'roles',
    command: 'update',
    summary: 'Update a role',
    description:
      'Changes a role for every key that has it, at once. What is added may not allow more than the key that asks may do itself (403). The role Admin cannot be changed (409).\n\nNeeds the permission Role.Update.',
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
          flag: 'responsibility-ids',
          member: 'ResponsibilityIds',
          kind: 'string',
          multiple: true,
          required: true,
          description: 'What the role is responsible for.',
        },
      ],
      shape: { Name: null, ResponsibilityIds: null },
      example: '{"Name":"Installer","ResponsibilityIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'roles.delete',
    topic: 'roles',
    command: 'delete',
    summary: 'Delete a role',
    description:
      'Deletes a role that no key has. The role Admin cannot be deleted (409).\n\nNeeds the permission Role.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
