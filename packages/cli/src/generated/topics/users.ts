// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'users.current',
    topic: 'users',
    command: 'current',
    summary: 'Get the current user',
    description: 'Returns the user that the calling key represents.',
    kind: 'object',
    args: [],
    query: [],
    columns: ['Id', 'Name', 'Username', 'PreferredDeviceNetwork', 'Tenant', 'ThumbnailPhoto'],
    secrets: [],
  },
  {
    id: 'users.responsibilities',
    topic: 'users',
    command: 'responsibilities',
    summary: 'List the responsibilities of the current user',
    description:
      'Returns the names of the responsibilities that the calling key has in the device network, ordered by name.',
    kind: 'array',
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'users.listDeviceNetworks',
    topic: 'users',
    command: 'list-device-networks',
    summary: 'List the device networks of the current user',
    description:
      'Returns a page of the device networks that the calling key is a member of, ordered by name. Search matches the name. Filter and Sort are ignored.',
    kind: 'page',
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
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'Name', 'ExternalId', 'TenantId', 'TenantName'],
    secrets: [],
  },
  {
    id: 'users.listAllDeviceNetworks',
    topic: 'users',
    command: 'list-all-device-networks',
    summary: 'List all device networks of the current user',
    description:
      'Returns the device networks that the calling key is a member of, as a plain array ordered by name.',
    kind: 'array',
    args: [],
    query: [],
    columns: ['Id', 'Name', 'ExternalId', 'TenantId', 'TenantName'],
    secrets: [],
  },
  {
    id: 'users.thumbnail',
    topic: 'users',
    command: 'thumbnail',
    summary: 'Download the picture of the current user',
    description: 'Returns a picture that is derived from the ID of the key and never changes.',
    kind: 'binary',
    deprecated: { sunset: '2019-03-31' },
    args: [],
    query: [],
    columns: [],
    secrets: [],
  },
];
