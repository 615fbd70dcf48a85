// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'defaultSettings.list',
    topic: 'default-settings',
    command: 'list',
    summary: 'List default settings',
    description:
      'The default settings of all setting categories. Search looks into Name.\n\nNeeds the permission DefaultSetting.Read.',
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
    columns: ['Id', 'CategoryId', 'Name', 'DataType', 'IsMandatory', 'IsReadonly', 'Value'],
    secrets: [],
  },
  {
    id: 'defaultSettings.delete',
    topic: 'default-settings',
    command: 'delete',
    summary: 'Delete a default setting',
    description:
      'Takes it out of its category, and the values that templates give to it. Values that devices, locations and gateways have themselves stay. One that the service itself uses cannot be deleted (409).\n\nNeeds the permission DefaultSetting.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
