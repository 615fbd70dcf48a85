// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'externalIds.listDataCollectors',
    topic: 'external-ids',
    command: 'list-data-collectors',
    summary: 'List data collectors by an external ID',
    description:
      'Returns the data collectors that have this external ID. Returns 404 if there are none.\n\nNeeds the permission DataCollector.Read.',
    kind: 'page',
    examples: [
      'muster external-ids list-data-collectors port-quay-7',
      'muster external-ids list-data-collectors port-quay-7 --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'ID that another system has given to the entity.',
      },
    ],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, Region, MACAddress, ExternalId, LocationId, DataCollectorTypeId, Config, IsBlacklisted, ContactLost, LastSeen, LocationName, DataCollectorTypeName.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, Region, MACAddress, ExternalId, LocationId, DataCollectorTypeId, Config, IsBlacklisted.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
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
    summary: 'List locations by an external ID',
    description:
      'Returns the locations that have this external ID, without Settings. Returns 404 if there are none.\n\nNeeds the permission Location.Read.',
    kind: 'page',
    examples: [
      'muster external-ids list-locations port-quay-7',
      'muster external-ids list-locations port-quay-7 --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: false,
        description: 'ID that another system has given to the entity.',
      },
    ],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, ParentLocationId, ExternalId, LocationType, TimeZone.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, ParentLocationId, ExternalId, LocationType, TimeZone.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
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
