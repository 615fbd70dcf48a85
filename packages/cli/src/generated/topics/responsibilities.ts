// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'responsibilities.list',
    topic: 'responsibilities',
    command: 'list',
    summary: 'List responsibilities',
    description:
      'Returns the responsibilities of the device network, each with the roles that contain it.\n\nNeeds the permission Responsibility.Read.',
    kind: 'page',
    examples: [
      'muster responsibilities list',
      'muster responsibilities list --filter "Name eq \'Installing\'" --sort -Name',
      'muster responsibilities list --all -o csv',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
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
      'Creates a named set of permissions. Returns 403 if they exceed those of the calling key, and 409 if the device network has a responsibility of this name.\n\nNeeds the permission Responsibility.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster responsibilities create --name Installing --permissions \'[{"EntityName":"Device","Permission":"Create"}]\'',
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
          description: 'Name of the responsibility. Unique in the device network.',
        },
        {
          flag: 'permissions',
          member: 'Permissions',
          kind: 'json',
          description: 'Permissions that the responsibility grants. Defaults to none.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        Permissions: { EntityName: null, Permission: null, TenantId: 'tenants.list' },
      },
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
      'Returns a responsibility with the roles that contain it.\n\nNeeds the permission Responsibility.Read.',
    kind: 'object',
    examples: ['muster responsibilities get Installing', 'muster responsibilities get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'responsibilities.list',
        description: 'ID of the entity.',
      },
    ],
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
      'Changes the responsibility immediately for every role that contains it. Returns 403 if the added permissions exceed those of the calling key. Returns 409 if the name is taken or the responsibility is Everything, which belongs to the role Admin.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission Responsibility.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster responsibilities update Installing --name Installing --permissions \'[{"EntityName":"Device","Permission":"Create"}]\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'responsibilities.list',
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
          description: 'Name of the responsibility. Unique in the device network.',
        },
        {
          flag: 'permissions',
          member: 'Permissions',
          kind: 'json',
          description: 'Permissions that the responsibility grants. Defaults to none.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        Permissions: { EntityName: null, Permission: null, TenantId: 'tenants.list' },
      },
      example: '{"Name":"Installing","Permissions":[{"EntityName":"Device","Permission":"Create"}]}',
    },
    partial: { get: 'responsibilities.get', put: 'responsibilities.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'responsibilities.delete',
    topic: 'responsibilities',
    command: 'delete',
    summary: 'Delete a responsibility',
    description:
      'Returns 409 if a role contains the responsibility or if it is Everything, which belongs to the role Admin.\n\nNeeds the permission Responsibility.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      'muster responsibilities delete Installing',
      'muster responsibilities delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'responsibilities.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
