// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'settingCategories.list',
    topic: 'setting-categories',
    command: 'list',
    summary: 'List setting categories',
    description:
      'The setting categories of the device network. Search looks into Name.\n\nNeeds the permission SettingCategory.Read.',
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
    columns: ['Id', 'Name', 'IsHardwareSettings', 'IsSecuritySettings', 'DefaultSettings'],
    secrets: [],
  },
  {
    id: 'settingCategories.create',
    topic: 'setting-categories',
    command: 'create',
    summary: 'Create a setting category',
    description:
      'A group of settings. Names are unique in a device network (409). The values of a category with IsSecuritySettings are secrets, which are never shown again.\n\nNeeds the permission SettingCategory.Create.',
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
          required: true,
          description: 'Unique in the device network.',
        },
        {
          flag: 'is-hardware-settings',
          member: 'IsHardwareSettings',
          kind: 'boolean',
          description: 'Whether the settings are about hardware; false when left out.',
        },
        {
          flag: 'is-security-settings',
          member: 'IsSecuritySettings',
          kind: 'boolean',
          description: 'Whether values are secrets, never to be shown; false when left out.',
        },
        {
          flag: 'default-settings',
          member: 'DefaultSettings',
          kind: 'json',
          description: 'The settings it knows; none when left out.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        IsHardwareSettings: null,
        IsSecuritySettings: null,
        DefaultSettings: {
          Id: null,
          Name: null,
          DataType: null,
          IsMandatory: null,
          IsReadonly: null,
          Value: null,
        },
      },
      example:
        '{"Name":"Reporting","DefaultSettings":[{"Name":"interval","DataType":"Integer","Value":"60"}]}',
    },
    columns: ['Id'],
    secrets: [],
  },
  {
    id: 'settingCategories.get',
    topic: 'setting-categories',
    command: 'get',
    summary: 'Get a setting category',
    description:
      'One setting category with the settings it knows.\n\nNeeds the permission SettingCategory.Read.',
    kind: 'object',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: ['Id', 'Name', 'IsHardwareSettings', 'IsSecuritySettings', 'DefaultSettings'],
    secrets: [],
  },
  {
    id: 'settingCategories.update',
    topic: 'setting-categories',
    command: 'update',
    summary: 'Update a setting category',
    description:
      'Replaces what is stored. Of PSK, BootstrapPSK, RPK, X509 and Security, which the service itself uses, the name and the keys stay (400); the default value of X509 trustedCertificates is the trust list of all devices that have none of their own. A category gets IsSecuritySettings only while there are no values of its settings (409), as what could be read is no secret.\n\nNeeds the permission SettingCategory.Update.',
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
          required: true,
          description: 'Unique in the device network.',
        },
        {
          flag: 'is-hardware-settings',
          member: 'IsHardwareSettings',
          kind: 'boolean',
          description: 'Whether the settings are about hardware; false when left out.',
        },
        {
          flag: 'is-security-settings',
          member: 'IsSecuritySettings',
          kind: 'boolean',
          description: 'Whether values are secrets, never to be shown; false when left out.',
        },
        {
          flag: 'default-settings',
          member: 'DefaultSettings',
          kind: 'json',
          description: 'The settings it knows; none when left out.',
        },
      ],
      shape: {
        Id: null,
        Name: null,
        IsHardwareSettings: null,
        IsSecuritySettings: null,
        DefaultSettings: {
          Id: null,
          Name: null,
          DataType: null,
          IsMandatory: null,
          IsReadonly: null,
          Value: null,
        },
      },
      example:
        '{"Name":"Reporting","DefaultSettings":[{"Name":"interval","DataType":"Integer","Value":"60"}]}',
    },
    columns: [],
    secrets: [],
  },
  {
    id: 'settingCategories.delete',
    topic: 'setting-categories',
    command: 'delete',
    summary: 'Delete a setting category',
    description:
      'One that the service itself uses, or that has settings, cannot be deleted (409).\n\nNeeds the permission SettingCategory.Delete.',
    kind: 'none',
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'The id of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
