// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'queueItems.list',
    topic: 'queue-items',
    command: 'list',
    summary: 'List queue items',
    description:
      'The commands that wait for devices that sleep, oldest first.\n\nNeeds the permission QueueItem.Read.',
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
    columns: [
      'Id',
      'DeviceId',
      'DeviceName',
      'DeviceIdentifier',
      'Operation',
      'Path',
      'Status',
      'Attempts',
      'ActivityLogId',
      'CreatedTimestamp',
      'ExpirationTimestamp',
    ],
    secrets: [],
  },
  {
    id: 'queueItems.get',
    topic: 'queue-items',
    command: 'get',
    summary: 'Get a queue item',
    description:
      'One command that waits. One that was sent, has expired or was taken back is not there any more; its activity log entry says what became of it.\n\nNeeds the permission QueueItem.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [
      'Id',
      'DeviceId',
      'DeviceName',
      'DeviceIdentifier',
      'Operation',
      'Path',
      'Status',
      'Attempts',
      'ActivityLogId',
      'CreatedTimestamp',
      'ExpirationTimestamp',
    ],
    secrets: [],
  },
  {
    id: 'queueItems.delete',
    topic: 'queue-items',
    command: 'delete',
    summary: 'Delete a queue item',
    description:
      'Takes a command back; its activity log entry is Deleted. One that is being sent stays (409).\n\nNeeds the permission QueueItem.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'queueItems.listByDevice',
    topic: 'queue-items',
    command: 'list-by-device',
    summary: 'List queue items of a device',
    description:
      'The commands that wait for one device, in the order in which they will be sent.\n\nNeeds the permission QueueItem.Read.',
    kind: 'page',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
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
      'DeviceId',
      'DeviceName',
      'DeviceIdentifier',
      'Operation',
      'Path',
      'Status',
      'Attempts',
      'ActivityLogId',
      'CreatedTimestamp',
      'ExpirationTimestamp',
    ],
    secrets: [],
  },
];
