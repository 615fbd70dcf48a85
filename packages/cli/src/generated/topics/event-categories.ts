// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'eventCategories.list',
    topic: 'event-categories',
    command: 'list',
    summary: 'List event categories',
    description:
      'Returns the event categories of the device network.\n\nNeeds the permission EventCategory.Read.',
    kind: 'page',
    examples: [
      'muster event-categories list',
      'muster event-categories list --filter "Name eq \'Storm\'" --sort -Name',
      'muster event-categories list --all -o csv',
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
    columns: ['Id', 'Name', 'EventConsumerIds', 'EventConsumers', 'Rules'],
    secrets: [],
  },
  {
    id: 'eventCategories.create',
    topic: 'event-categories',
    command: 'create',
    summary: 'Create an event category',
    description:
      'Returns 409 if the device network has an event category of this name.\n\nNeeds the permission EventCategory.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: ['muster event-categories create --name Storm'],
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
          description: 'Name of the event category. Unique in the device network.',
        },
        {
          flag: 'event-consumer-ids',
          member: 'EventConsumerIds',
          kind: 'string',
          multiple: true,
          names: 'eventConsumers.list',
          description:
            'IDs of the event consumers of the category. They are stored, but the service has no rules and so raises no events of a category.',
        },
      ],
      shape: { Id: null, Name: null, EventConsumerIds: null },
      example: '{"Name":"Storm"}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'eventCategories.get',
    topic: 'event-categories',
    command: 'get',
    summary: 'Get an event category',
    description:
      'Returns an event category of the device network.\n\nNeeds the permission EventCategory.Read.',
    kind: 'object',
    examples: ['muster event-categories get Storm', 'muster event-categories get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: ['Id', 'Name', 'EventConsumerIds', 'EventConsumers', 'Rules'],
    secrets: [],
  },
  {
    id: 'eventCategories.update',
    topic: 'event-categories',
    command: 'update',
    summary: 'Update an event category',
    description:
      'Replaces the stored event category. Returns 409 if the name is taken.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission EventCategory.Update.',
    kind: 'none',
    writes: true,
    examples: ['muster event-categories update Storm --name Storm'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
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
          description: 'Name of the event category. Unique in the device network.',
        },
        {
          flag: 'event-consumer-ids',
          member: 'EventConsumerIds',
          kind: 'string',
          multiple: true,
          names: 'eventConsumers.list',
          description:
            'IDs of the event consumers of the category. They are stored, but the service has no rules and so raises no events of a category.',
        },
      ],
      shape: { Id: null, Name: null, EventConsumerIds: null },
      example: '{"Name":"Storm"}',
    },
    partial: { get: 'eventCategories.get', put: 'eventCategories.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'eventCategories.delete',
    topic: 'event-categories',
    command: 'delete',
    summary: 'Delete an event category',
    description:
      'Returns 409 if actuators belong to the event category.\n\nNeeds the permission EventCategory.Delete.',
    kind: 'none',
    writes: true,
    examples: ['muster event-categories delete Storm', 'muster event-categories delete - --yes < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'eventCategories.listActiveEvents',
    topic: 'event-categories',
    command: 'list-active-events',
    summary: 'List the active events of an event category',
    description:
      'Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.\n\nNeeds the permission EventCategory.Read.',
    kind: 'page',
    examples: [
      'muster event-categories list-active-events Storm',
      'muster event-categories list-active-events Storm --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, EventCategoryId.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, EventCategoryId.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'EventCategoryId'],
    secrets: [],
  },
  {
    id: 'eventCategories.listActuators',
    topic: 'event-categories',
    command: 'list-actuators',
    summary: 'List the actuators of an event category',
    description:
      'Returns the actuators that belong to the event category.\n\nNeeds the permission Actuator.Read.',
    kind: 'page',
    examples: [
      'muster event-categories list-actuators Storm',
      'muster event-categories list-actuators Storm --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
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
    columns: ['Id', 'Name'],
    secrets: [],
  },
  {
    id: 'eventCategories.listEvents',
    topic: 'event-categories',
    command: 'list-events',
    summary: 'List the events of an event category',
    description:
      'Returns an empty page, because the service has no rules that raise events of a category. The operation exists for clients that call it. The event stream and event consumers deliver the events that do occur.\n\nNeeds the permission Event.Read.',
    kind: 'page',
    examples: [
      'muster event-categories list-events Storm',
      'muster event-categories list-events Storm --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, EventCategoryId.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, EventCategoryId.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
      },
    ],
    columns: ['Id', 'EventCategoryId'],
    secrets: [],
  },
  {
    id: 'eventCategories.listRules',
    topic: 'event-categories',
    command: 'list-rules',
    summary: 'List the rules of an event category',
    description:
      'Returns an empty page, because the service has no rules. The operation exists for clients that call it.\n\nNeeds the permission EventCategory.Read.',
    kind: 'page',
    examples: [
      'muster event-categories list-rules Storm',
      'muster event-categories list-rules Storm --all -o csv',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'eventCategories.list',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
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
    columns: ['Id', 'Name'],
    secrets: [],
  },
];
