// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'tenants.list',
    topic: 'tenants',
    command: 'list',
    summary: 'List tenants',
    description:
      'The owners of the device networks that the key is a member of.\n\nNeeds the permission Tenant.Read.',
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
    columns: ['Id', 'Name', 'CompanyRegistrationId', 'Description', 'ExternalId', 'NameSpace'],
    secrets: [],
  },
  {
    id: 'tenants.get',
    topic: 'tenants',
    command: 'get',
    summary: 'Get a tenant',
    description:
      'The owner of a device network that the key is a member of.\n\nNeeds the permission Tenant.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'CompanyRegistrationId', 'Description', 'ExternalId', 'NameSpace'],
    secrets: [],
  },
  {
    id: 'tenants.update',
    topic: 'tenants',
    command: 'update',
    summary: 'Change what other systems know a tenant by',
    description:
      'All device networks of the tenant see it, so the key needs the permission in each of them. The name stays.\n\nNeeds the permission Tenant.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'name', member: 'Name', kind: 'string', description: 'The name that it has, which stays.' },
        {
          flag: 'company-registration-id',
          member: 'CompanyRegistrationId',
          kind: 'string',
          description: 'What a register of companies knows it by.',
        },
        { flag: 'description', member: 'Description', kind: 'string', description: 'What it is.' },
        {
          flag: 'external-id',
          member: 'ExternalId',
          kind: 'string',
          description: 'What another system knows it by.',
        },
        {
          flag: 'name-space',
          member: 'NameSpace',
          kind: 'string',
          description: 'What its names belong to in other systems.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        CompanyRegistrationId: null,
        Description: null,
        ExternalId: null,
        NameSpace: null,
      },
      example:
        '{"CompanyRegistrationId":"556000-0000","Description":"The harbour company","ExternalId":"harbour-1","NameSpace":"harbour.example.com"}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'tenants.permissions',
    topic: 'tenants',
    command: 'permissions',
    summary: 'List the permissions of a role of a tenant',
    description:
      'What the roles of this name allow together, in those networks of the tenant that the key is a member of.\n\nNeeds the permission Role.Read.',
    kind: 'object',
    args: [
      { name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' },
      { name: 'roleName', in: 'path', kind: 'string', isId: false, description: 'The name of a role.' },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
