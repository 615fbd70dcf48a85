// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'queueItems.list',
    topic: 'queue-items',
    command: 'list',
    summary: 'List queue items',
    description:
      'Returns the commands that are stored for sleeping devices, oldest first.\n\nNeeds the permission QueueItem.Read.',
    kind: 'page',
    examples: ['muster queue-items list', 'muster queue-items list --all -o csv'],
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, DeviceId, ActivityLogId, Path, Attempts, CreatedTimestamp, ExpirationTimestamp, DeviceName, DeviceIdentifier, Operation.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, DeviceId, ActivityLogId, Path, Attempts, CreatedTimestamp, ExpirationTimestamp.',
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
      'Returns a stored command. Returns 404 after it was sent, expired or was deleted; its activity log entry shows the result.\n\nNeeds the permission QueueItem.Read.',
    kind: 'object',
    examples: ['muster queue-items get "$QUEUE_ITEM_ID"', 'muster queue-items get - < ids.txt'],
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'ID of the entity.' }],
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
      'Cancels a stored command and sets its activity log entry to Deleted. Returns 409 if the command is being sent.\n\nNeeds the permission QueueItem.Delete.',
    kind: 'none',
    writes: true,
    examples: ['muster queue-items delete "$QUEUE_ITEM_ID"', 'muster queue-items delete - --yes < ids.txt'],
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'ID of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'queueItems.listByDevice',
    topic: 'queue-items',
    command: 'list-by-device',
    summary: 'List the queue items of a device',
    description:
      'Returns the commands that are stored for the device, in the order in which they will be sent.\n\nNeeds the permission QueueItem.Read.',
    kind: 'page',
    examples: [
      'muster queue-items list-by-device press-7',
      'muster queue-items list-by-device press-7 --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'devices.list',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, DeviceId, ActivityLogId, Path, Attempts, CreatedTimestamp, ExpirationTimestamp, DeviceName, DeviceIdentifier, Operation.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, DeviceId, ActivityLogId, Path, Attempts, CreatedTimestamp, ExpirationTimestamp.',
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
