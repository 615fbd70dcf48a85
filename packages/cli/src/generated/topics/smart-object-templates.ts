// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'smartObjectTemplates.list',
    topic: 'smart-object-templates',
    command: 'list',
    summary: 'List smart object templates',
    description:
      'The smart object templates of the device network. Every smart object type has one that is its default.\n\nNeeds the permission SmartObjectTemplate.Read.',
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
      'Name',
      'ObjectId',
      'SmartObjectTypeId',
      'SmartObjectTypeName',
      'IsDefault',
      'CanBeDeleted',
    ],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.create',
    topic: 'smart-object-templates',
    command: 'create',
    summary: 'Create a smart object template',
    description:
      'Says how object instances of one type are set up. Resources with IsRequestObserve are observed, and values are written, once a device that is made from the template has registered.\n\nNeeds the permission SmartObjectTemplate.Create.',
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
        {
          flag: 'name',
          member: 'Name',
          kind: 'string',
          description:
            'Unique among the templates of the smart object type. The one that it has when it is left out, at first the name of the type.',
        },
        {
          flag: 'smart-object-type-id',
          member: 'SmartObjectTypeId',
          kind: 'string',
          description: 'The smart object type it is for, which stays. A new template needs it.',
        },
        {
          flag: 'resource-templates',
          member: 'ResourceTemplates',
          kind: 'json',
          description: 'What is done with resources of the instance; each resource type at most once.',
        },
        {
          flag: 'tag-ids',
          member: 'TagIds',
          kind: 'string',
          multiple: true,
          description: 'The tags; as they are when left out.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        SmartObjectTypeId: null,
        ResourceTemplates: { Id: null, ResourceTypeId: null, IsRequestObserve: null, Value: null },
        TagIds: null,
      },
      example:
        '{"Name":"Watched closely","SmartObjectTypeId":"0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44","ResourceTemplates":[],"TagIds":[]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.get',
    topic: 'smart-object-templates',
    command: 'get',
    summary: 'Get a smart object template',
    description:
      'One smart object template with its resource templates.\n\nNeeds the permission SmartObjectTemplate.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [
      'Id',
      'Name',
      'ObjectId',
      'SmartObjectTypeId',
      'SmartObjectTypeName',
      'IsDefault',
      'ResourceTemplates',
      'TagIds',
    ],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.update',
    topic: 'smart-object-templates',
    command: 'update',
    summary: 'Update a smart object template',
    description:
      'Replaces name, resource templates and tags; attributes stay. The smart object type cannot be changed (400).\n\nNeeds the permission SmartObjectTemplate.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
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
          description:
            'Unique among the templates of the smart object type. The one that it has when it is left out, at first the name of the type.',
        },
        {
          flag: 'smart-object-type-id',
          member: 'SmartObjectTypeId',
          kind: 'string',
          description: 'The smart object type it is for, which stays. A new template needs it.',
        },
        {
          flag: 'resource-templates',
          member: 'ResourceTemplates',
          kind: 'json',
          description: 'What is done with resources of the instance; each resource type at most once.',
        },
        {
          flag: 'tag-ids',
          member: 'TagIds',
          kind: 'string',
          multiple: true,
          description: 'The tags; as they are when left out.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        SmartObjectTypeId: null,
        ResourceTemplates: { Id: null, ResourceTypeId: null, IsRequestObserve: null, Value: null },
        TagIds: null,
      },
      example:
        '{"Name":"Watched closely","SmartObjectTypeId":"0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44","ResourceTemplates":[],"TagIds":[]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.delete',
    topic: 'smart-object-templates',
    command: 'delete',
    summary: 'Delete a smart object template',
    description:
      'The default template of a type, and one that device templates or smart objects name, stay (409).\n\nNeeds the permission SmartObjectTemplate.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.attributes',
    topic: 'smart-object-templates',
    command: 'attributes',
    summary: 'List resource attributes of a smart object template',
    description:
      'The attributes that devices of the template are to have.\n\nNeeds the permission SmartObjectTemplate.Read.',
    kind: 'array',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [
      'Id',
      'ResourceAttributeDefinitionId',
      'Name',
      'Value',
      'InstanceNumber',
      'ResourceTypeId',
      'ResourceTypeTypeId',
      'ResourceTypeName',
    ],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.updateAttributes',
    topic: 'smart-object-templates',
    command: 'update-attributes',
    summary: 'Update resource attributes of a smart object template',
    description:
      'Takes the whole list: an attribute without Id is new, one with a known Id changes, and one that is left out is deleted. The devices that use the template get them with Write-Attributes: at object level where all instances of the type in their device template share this template, else instance by instance; those that sleep when they wake, and all of them again when they register anew. What is deleted is taken away from them.\n\nNeeds the permission SmartObjectTemplate.Update.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    body: {
      required: true,
      isArray: true,
      xml: false,
      csv: false,
      fields: [],
      shape: {
        Id: null,
        ResourceAttributeDefinitionId: null,
        Value: null,
        InstanceNumber: null,
        ResourceTypeId: null,
      },
      example:
        '[{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000001","Value":"10"},{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000002","Value":"60","InstanceNumber":0}]',
    },
    columns: [],
    secrets: [],
  },
];
