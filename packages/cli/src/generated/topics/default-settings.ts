// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'defaultSettings.list',
    topic: 'default-settings',
    command: 'list',
    summary: 'List default settings',
    description:
      'Returns the default settings of all setting categories. Search matches Name.\n\nNeeds the permission DefaultSetting.Read.',
    kind: 'page',
    examples: ['muster default-settings list', 'muster default-settings list --all -o csv'],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, DataType, IsMandatory, IsReadonly, Value, CategoryId.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, DataType, IsMandatory, IsReadonly, Value, CategoryId.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'CategoryId', 'Name', 'DataType', 'IsMandatory', 'IsReadonly', 'Value'],
    secrets: [],
  },
  {
    id: 'defaultSettings.delete',
    topic: 'default-settings',
    command: 'delete',
    summary: 'Delete a default setting',
    description:
      'Removes the default setting from its category and deletes the values that templates have of it. Devices, locations and gateways keep their own values. Returns 409 if the service itself uses the setting.\n\nNeeds the permission DefaultSetting.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      'muster default-settings delete "$DEFAULT_SETTING_ID"',
      'muster default-settings delete - --yes < ids.txt',
    ],
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'ID of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
