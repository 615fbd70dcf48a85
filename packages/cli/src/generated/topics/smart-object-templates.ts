// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'smartObjectTemplates.list',
    topic: 'smart-object-templates',
    command: 'list',
    summary: 'List smart object templates',
    description:
      'Returns the smart object templates of the device network. Every smart object type has a default template.\n\nNeeds the permission SmartObjectTemplate.Read.',
    kind: 'page',
    examples: [
      'muster smart-object-templates list',
      'muster smart-object-templates list --filter "Name eq \'Watched closely\'" --sort -Name',
      'muster smart-object-templates list --all -o csv',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, ObjectId, SmartObjectTypeId, IsDefault, SmartObjectTypeName.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, ObjectId, SmartObjectTypeId, IsDefault.',
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
      'Defines how object instances of a type are set up. After a device of the template registers, the service observes the resources with IsRequestObserve and writes the values. Returns 409 if the smart object type has a template of this name.\n\nNeeds the permission SmartObjectTemplate.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster smart-object-templates create --data \'{"Name":"Watched closely","SmartObjectTypeId":"\'"$SMART_OBJECT_TYPE_ID"\'","ResourceTemplates":[],"TagIds":[]}\'',
    ],
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
            'Name of the template. Unique among the templates of the smart object type. Defaults to the name of the type for a new template, and to the current name in an update.',
        },
        {
          flag: 'smart-object-type-id',
          member: 'SmartObjectTypeId',
          kind: 'string',
          names: 'smartObjectTypes.list',
          description: 'ID of the smart object type. Required for a new template. Cannot be changed.',
        },
        {
          flag: 'resource-templates',
          member: 'ResourceTemplates',
          kind: 'json',
          description: 'Resource templates of the object instance. Each resource type may appear once.',
        },
        {
          flag: 'tag-ids',
          member: 'TagIds',
          kind: 'string',
          multiple: true,
          names: 'tags.list',
          description: 'IDs of the tags. If left out, the tags do not change.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        SmartObjectTypeId: 'smartObjectTypes.list',
        ResourceTemplates: {
          Id: null,
          ResourceTypeId: 'resourceTypes.list',
          IsRequestObserve: null,
          Value: null,
        },
        TagIds: 'tags.list',
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
      'Returns a smart object template with its resource templates.\n\nNeeds the permission SmartObjectTemplate.Read.',
    kind: 'object',
    examples: [
      "muster smart-object-templates get 'Watched closely'",
      'muster smart-object-templates get - < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'smartObjectTemplates.list',
        description: 'ID of the entity.',
      },
    ],
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
      'Replaces the name, resource templates and tags. Attributes are unchanged. Returns 400 if the smart object type would change, and 409 if the type has another template of this name.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission SmartObjectTemplate.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster smart-object-templates update \'Watched closely\' --data \'{"Name":"Watched closely","SmartObjectTypeId":"\'"$SMART_OBJECT_TYPE_ID"\'","ResourceTemplates":[],"TagIds":[]}\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'smartObjectTemplates.list',
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
          description:
            'Name of the template. Unique among the templates of the smart object type. Defaults to the name of the type for a new template, and to the current name in an update.',
        },
        {
          flag: 'smart-object-type-id',
          member: 'SmartObjectTypeId',
          kind: 'string',
          names: 'smartObjectTypes.list',
          description: 'ID of the smart object type. Required for a new template. Cannot be changed.',
        },
        {
          flag: 'resource-templates',
          member: 'ResourceTemplates',
          kind: 'json',
          description: 'Resource templates of the object instance. Each resource type may appear once.',
        },
        {
          flag: 'tag-ids',
          member: 'TagIds',
          kind: 'string',
          multiple: true,
          names: 'tags.list',
          description: 'IDs of the tags. If left out, the tags do not change.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        SmartObjectTypeId: 'smartObjectTypes.list',
        ResourceTemplates: {
          Id: null,
          ResourceTypeId: 'resourceTypes.list',
          IsRequestObserve: null,
          Value: null,
        },
        TagIds: 'tags.list',
      },
      example:
        '{"Name":"Watched closely","SmartObjectTypeId":"0b6a52c9-8f1d-4d1e-8a63-52b1ad0c9f44","ResourceTemplates":[],"TagIds":[]}',
    },
    partial: { get: 'smartObjectTemplates.get', put: 'smartObjectTemplates.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.delete',
    topic: 'smart-object-templates',
    command: 'delete',
    summary: 'Delete a smart object template',
    description:
      'Returns 409 if it is the default template of its type, or if device templates or smart objects use it.\n\nNeeds the permission SmartObjectTemplate.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      "muster smart-object-templates delete 'Watched closely'",
      'muster smart-object-templates delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'smartObjectTemplates.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
  {
    id: 'smartObjectTemplates.attributes',
    topic: 'smart-object-templates',
    command: 'attributes',
    summary: 'List the resource attributes of a smart object template',
    description:
      'Returns the desired attributes of devices that use the template.\n\nNeeds the permission SmartObjectTemplate.Read.',
    kind: 'array',
    examples: [
      "muster smart-object-templates attributes 'Watched closely'",
      'muster smart-object-templates attributes - < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'smartObjectTemplates.list',
        description: 'ID of the entity.',
      },
    ],
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
    summary: 'Update the resource attributes of a smart object template',
    description:
      'Replaces the whole list. An attribute without Id is created, one with a known Id is updated, and one that is omitted is deleted. Devices that use the template receive the changes with Write-Attributes: at object level if all instances of the type in their device template share this template, else for each instance. Sleeping devices receive them when they wake. Every new Register sends all attributes again. Deleted attributes are also removed from the devices. X-Activity-Id is the activity log entry of the distribution, whose children are the requests to devices. It is Deleted if a later request replaces it before it has started.\n\nNeeds the permission SmartObjectTemplate.Update.',
    kind: 'command',
    writes: true,
    examples: [
      'muster smart-object-templates update-attributes \'Watched closely\' --data \'[{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000001","Value":"10"},{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000002","Value":"60","InstanceNumber":0}]\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'smartObjectTemplates.list',
        description: 'ID of the entity.',
      },
    ],
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
        ResourceTypeId: 'resourceTypes.list',
      },
      example:
        '[{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000001","Value":"10"},{"ResourceAttributeDefinitionId":"5a5e0a10-6d1c-4c0e-8a55-000000000002","Value":"60","InstanceNumber":0}]',
    },
    columns: [],
    secrets: [],
  },
];
