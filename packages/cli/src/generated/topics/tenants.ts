// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'tenants.list',
    topic: 'tenants',
    command: 'list',
    summary: 'List tenants',
    description:
      'Returns the tenants that own the device networks that the calling key is a member of.\n\nNeeds the permission Tenant.Read.',
    kind: 'page',
    examples: ['muster tenants list', 'muster tenants list --all -o csv'],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, CompanyRegistrationId, Description, ExternalId, NameSpace.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, CompanyRegistrationId, Description, ExternalId, NameSpace.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'Name', 'CompanyRegistrationId', 'Description', 'ExternalId', 'NameSpace'],
    secrets: [],
  },
  {
    id: 'tenants.getDirectory',
    topic: 'tenants',
    command: 'get-directory',
    summary: 'Get the name of the directory tenant',
    description:
      'Returns the name of the directory tenant whose users sign in to the service, as the setting --directory-tenant of the server has it. It is empty if the service has no directory.\n\nNeeds the permission Tenant.Read.',
    kind: 'scalar',
    examples: ['muster tenants get-directory'],
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'tenants.get',
    topic: 'tenants',
    command: 'get',
    summary: 'Get a tenant',
    description:
      'Returns a tenant that owns a device network that the calling key is a member of.\n\nNeeds the permission Tenant.Read.',
    kind: 'object',
    examples: ['muster tenants get "$TENANT_ID"', 'muster tenants get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'tenants.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: ['Id', 'Name', 'CompanyRegistrationId', 'Description', 'ExternalId', 'NameSpace'],
    secrets: [],
  },
  {
    id: 'tenants.update',
    topic: 'tenants',
    command: 'update',
    summary: 'Update the external identifiers of a tenant',
    description:
      'Changes the identifiers that other systems use for the tenant. The name cannot be changed. The change applies to all device networks of the tenant, so the key needs the permission in each of them.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission Tenant.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster tenants update "$TENANT_ID" --company-registration-id 556000-0000 --description \'The harbour company\' --external-id harbour-1 --name-space harbour.example.com',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'tenants.list',
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
          description: 'Current name of the tenant. The name cannot be changed.',
        },
        {
          flag: 'company-registration-id',
          member: 'CompanyRegistrationId',
          kind: 'string',
          description: 'Company registration number of the tenant.',
        },
        {
          flag: 'description',
          member: 'Description',
          kind: 'string',
          description: 'Description of the tenant.',
        },
        {
          flag: 'external-id',
          member: 'ExternalId',
          kind: 'string',
          description: 'ID of the tenant in another system.',
        },
        {
          flag: 'name-space',
          member: 'NameSpace',
          kind: 'string',
          description: 'Namespace of the tenant in other systems.',
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
    partial: { get: 'tenants.get', put: 'tenants.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'tenants.permissions',
    topic: 'tenants',
    command: 'permissions',
    summary: 'List the permissions of a role of a tenant',
    description:
      'Returns the union of the permissions that roles of this name grant in those device networks of the tenant that the calling key is a member of.\n\nNeeds the permission Role.Read.',
    kind: 'object',
    examples: ['muster tenants permissions "$TENANT_ID" Admin'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'tenants.list',
        description: 'ID of the entity.',
      },
      { name: 'roleName', in: 'path', kind: 'string', isId: false, description: 'Name of the role.' },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
