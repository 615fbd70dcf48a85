// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'usage.listByTenant',
    topic: 'usage',
    command: 'list-by-tenant',
    summary: 'List the usage of all device networks of a tenant by month',
    description:
      'Returns a row for each device network and month, newest month first unless Sort is given. Rows of deleted device networks stay. The key needs the permission in each device network of the tenant.\n\nNeeds the permission Usage.Read.',
    kind: 'page',
    examples: [
      'muster usage list-by-tenant "$TENANT_ID"',
      'muster usage list-by-tenant "$TENANT_ID" --all -o csv',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Month, DeviceNetworkId, DeviceNetworkName, Devices, ActiveDevices, MessagesUp, MessagesDown, Values, FirmwareBytes, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Month, DeviceNetworkId, DeviceNetworkName, Devices, ActiveDevices, MessagesUp, MessagesDown, Values, FirmwareBytes, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls.',
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
      'Month',
      'DeviceNetworkId',
      'DeviceNetworkName',
      'Devices',
      'ActiveDevices',
      'MessagesUp',
      'MessagesDown',
      'Values',
      'FirmwareBytes',
      'SuccessfulApiCalls',
      'RefusedApiCalls',
      'FailedApiCalls',
    ],
    secrets: [],
  },
  {
    id: 'usage.downloadByTenant',
    topic: 'usage',
    command: 'download-by-tenant',
    summary: 'Download the usage of all device networks of a tenant',
    description:
      'Returns the usage of all device networks and months, newest month first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse. The key needs the permission in each device network of the tenant.\n\nNeeds the permission Usage.Read.',
    kind: 'binary',
    examples: ['muster usage download-by-tenant "$TENANT_ID" --output download-by-tenant.bin'],
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
    columns: [],
    secrets: [],
  },
  {
    id: 'usage.list',
    topic: 'usage',
    command: 'list',
    summary: 'List the usage of a device network by month',
    description:
      'Returns a row for each month (UTC) in which the device network had devices or traffic, newest first unless Sort is given. The row of the current month includes everything up to the request.\n\nNeeds the permission Usage.Read.',
    kind: 'page',
    examples: ['muster usage list', 'muster usage list --all -o csv'],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Month, DeviceNetworkId, DeviceNetworkName, Devices, ActiveDevices, MessagesUp, MessagesDown, Values, FirmwareBytes, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Month, DeviceNetworkId, DeviceNetworkName, Devices, ActiveDevices, MessagesUp, MessagesDown, Values, FirmwareBytes, SuccessfulApiCalls, RefusedApiCalls, FailedApiCalls.',
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
      'Month',
      'DeviceNetworkId',
      'DeviceNetworkName',
      'Devices',
      'ActiveDevices',
      'MessagesUp',
      'MessagesDown',
      'Values',
      'FirmwareBytes',
      'SuccessfulApiCalls',
      'RefusedApiCalls',
      'FailedApiCalls',
    ],
    secrets: [],
  },
  {
    id: 'usage.download',
    topic: 'usage',
    command: 'download',
    summary: 'Download the usage of a device network',
    description:
      'Returns the usage of all months, newest first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse.\n\nNeeds the permission Usage.Read.',
    kind: 'binary',
    examples: ['muster usage download --output download.bin'],
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
];
