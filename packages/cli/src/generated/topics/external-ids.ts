// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'externalIds.listDataCollectors',
    topic: 'external-ids',
    command: 'list-data-collectors',
    summary: 'List data collectors by an external id',
    description:
      'The data collectors that another system knows by this id; 404 when there are none.\n\nNeeds the permission DataCollector.Read.',
    kind: 'page',
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'The id that another system has given.',
      },
    ],
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
    columns: [
      'Id',
      'Name',
      'Region',
      'MACAddress',
      'ExternalId',
      'LocationId',
      'LocationName',
      'DataCollectorTypeId',
      'DataCollectorTypeName',
      'NbrOfDevices',
      'Config',
      'IsBlacklisted',
      'IsConfigured',
      'IsUpdating',
      'LastSeen',
      'SoftwareVersion',
      'FirmwareVersion',
      'HardwareVersion',
      'LastUpdateFinishTime',
      'LastUpdateStatusCode',
      'UpdatingStartTime',
    ],
    secrets: [],
  },
  {
    id: 'externalIds.listLocations',
    topic: 'external-ids',
    command: 'list-locations',
    summary: 'List locations by an external id',
    description:
      'The locations that another system knows by this id; 404 when there are none. They come without Settings.\n\nNeeds the permission Location.Read.',
    kind: 'page',
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'The id that another system has given.',
      },
    ],
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
    columns: [
      'Id',
      'Name',
      'ParentLocationId',
      'ExternalId',
      'LocationType',
      'ParentLocationName',
      'TimeZone',
      'TagIds',
      'Tags',
      'Settings',
    ],
    secrets: [],
  },
];
