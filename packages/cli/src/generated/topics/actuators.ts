// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'actuators.list',
    topic: 'actuators',
    command: 'list',
    summary: 'List actuators',
    description: 'The actuators of the device network.\n\nNeeds the permission Actuator.Read.',
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
    columns: ['Id', 'Name'],
    secrets: [],
  },
  {
    id: 'actuators.create',
    topic: 'actuators',
    command: 'create',
    summary: 'Create an actuator',
    description:
      'Names a resource collection, and what is to become of its resources by their types. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.\n\nNeeds the permission Actuator.Create.',
    kind: 'id',
    takesKey: true,
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'name', member: 'Name', kind: 'string', required: true, description: 'A name for people.' },
        {
          flag: 'event-category-id',
          member: 'EventCategoryId',
          kind: 'string',
          required: true,
          description: 'The event category that it belongs to.',
        },
        {
          flag: 'resource-collection-id',
          member: 'ResourceCollectionId',
          kind: 'string',
          required: true,
          description: 'The resources.',
        },
        {
          flag: 'actuator-resource-values',
          member: 'ActuatorResourceValues',
          kind: 'json',
          description:
            'What becomes of them, by their types. Other resources of the collection are left alone.',
        },
      ],
      example:
        '{"Name":"Lamps out","EventCategoryId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10","ResourceCollectionId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11","ActuatorResourceValues":[{"SmartObjectTypeId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12","ResourceTypeId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13","Value":"false"}]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'actuators.get',
    topic: 'actuators',
    command: 'get',
    summary: 'Get an actuator',
    description: 'One actuator of the device network.\n\nNeeds the permission Actuator.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'EventCategoryId', 'ResourceCollectionId', 'ActuatorResourceValues'],
    secrets: [],
  },
  {
    id: 'actuators.update',
    topic: 'actuators',
    command: 'update',
    summary: 'Update an actuator',
    description:
      'Replaces what is stored. A value is checked against its resource type (data type, range, operations), and the resource type must belong to the smart object type.\n\nNeeds the permission Actuator.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        { flag: 'name', member: 'Name', kind: 'string', required: true, description: 'A name for people.' },
        {
          flag: 'event-category-id',
          member: 'EventCategoryId',
          kind: 'string',
          required: true,
          description: 'The event category that it belongs to.',
        },
        {
          flag: 'resource-collection-id',
          member: 'ResourceCollectionId',
          kind: 'string',
          required: true,
          description: 'The resources.',
        },
        {
          flag: 'actuator-resource-values',
          member: 'ActuatorResourceValues',
          kind: 'json',
          description:
            'What becomes of them, by their types. Other resources of the collection are left alone.',
        },
      ],
      example:
        '{"Name":"Lamps out","EventCategoryId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10","ResourceCollectionId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a11","ActuatorResourceValues":[{"SmartObjectTypeId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a12","ResourceTypeId":"c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a13","Value":"false"}]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'actuators.delete',
    topic: 'actuators',
    command: 'delete',
    summary: 'Delete an actuator',
    description: 'What it has set going goes on.\n\nNeeds the permission Actuator.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'actuators.actuate',
    topic: 'actuators',
    command: 'actuate',
    summary: 'Actuate',
    description:
      'Writes the values, or executes, in every resource of the collection that the actuator has a value for. Each is a command of its own with an entry in the activity log, below the one whose id comes in X-Activity-Id. A device that is offline, or does not have the resource, is a failed entry; one that sleeps gets its command when it wakes.\n\nNeeds the permission Actuator.Update.',
    kind: 'command',
    takesKey: true,
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
