// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'settingCategories.list',
    topic: 'setting-categories',
    command: 'list',
    summary: 'List setting categories',
    description:
      'Returns the setting categories of the device network. Search matches Name.\n\nNeeds the permission SettingCategory.Read.',
    kind: 'page',
    examples: [
      'muster setting-categories list',
      'muster setting-categories list --filter "Name eq \'Reporting\'" --sort -Name',
      'muster setting-categories list --all -o csv',
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
          'Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. Fields: Id, Name, IsHardwareSettings, IsSecuritySettings.',
      },
      {
        flag: 'sort',
        member: 'Sort',
        kind: 'string',
        separated: true,
        description:
          'Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. Fields: Id, Name, IsHardwareSettings, IsSecuritySettings.',
      },
      {
        flag: 'search',
        member: 'Search',
        kind: 'string',
        description:
          'Text that one of the searched fields (names and identifiers) must contain, in any case.',
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
      'Creates a group of settings. In a category with IsSecuritySettings, values are secrets, which the service never returns. Returns 409 if the device network has a setting category of this name.\n\nNeeds the permission SettingCategory.Create.',
    kind: 'id',
    writes: true,
    takesKey: true,
    examples: [
      'muster setting-categories create --name Reporting --default-settings \'[{"Name":"interval","DataType":"Integer","Value":"60"}]\'',
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
          required: true,
          description: 'Name of the setting category. Unique in the device network.',
        },
        {
          flag: 'is-hardware-settings',
          member: 'IsHardwareSettings',
          kind: 'boolean',
          description: 'Whether the settings describe hardware. Defaults to false.',
        },
        {
          flag: 'is-security-settings',
          member: 'IsSecuritySettings',
          kind: 'boolean',
          description: 'Whether the values are secrets, which are never returned. Defaults to false.',
        },
        {
          flag: 'default-settings',
          member: 'DefaultSettings',
          kind: 'json',
          description: 'Default settings of the category. Defaults to none.',
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
      'Returns a setting category with the settings that it defines.\n\nNeeds the permission SettingCategory.Read.',
    kind: 'object',
    examples: ['muster setting-categories get Reporting', 'muster setting-categories get - < ids.txt'],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'settingCategories.list',
        description: 'ID of the entity.',
      },
    ],
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
      'Replaces the stored category. The service itself uses PSK, BootstrapPSK, RPK, X509, MQTT and Security: returns 400 if the name or a key of one of them would change. The default value of X509 trustedCertificates is the trust list of all devices without their own. Returns 409 if IsSecuritySettings would be set while settings of the category have values, because readable values cannot become secrets. Returns 409 if the name is taken, or if a setting would be renamed while templates have values of it.\n\nFlags change the members that they name and keep the others; --data replaces the whole.\n\nNeeds the permission SettingCategory.Update.',
    kind: 'none',
    writes: true,
    examples: [
      'muster setting-categories update Reporting --name Reporting --default-settings \'[{"Name":"interval","DataType":"Integer","Value":"60"}]\'',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'settingCategories.list',
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
          description: 'Name of the setting category. Unique in the device network.',
        },
        {
          flag: 'is-hardware-settings',
          member: 'IsHardwareSettings',
          kind: 'boolean',
          description: 'Whether the settings describe hardware. Defaults to false.',
        },
        {
          flag: 'is-security-settings',
          member: 'IsSecuritySettings',
          kind: 'boolean',
          description: 'Whether the values are secrets, which are never returned. Defaults to false.',
        },
        {
          flag: 'default-settings',
          member: 'DefaultSettings',
          kind: 'json',
          description: 'Default settings of the category. Defaults to none.',
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
    partial: { get: 'settingCategories.get', put: 'settingCategories.update' },
    columns: [],
    secrets: [],
  },
  {
    id: 'settingCategories.delete',
    topic: 'setting-categories',
    command: 'delete',
    summary: 'Delete a setting category',
    description:
      'Returns 409 if the service itself uses the category, if it has settings, or if device or data collector types have it.\n\nNeeds the permission SettingCategory.Delete.',
    kind: 'none',
    writes: true,
    examples: [
      'muster setting-categories delete Reporting',
      'muster setting-categories delete - --yes < ids.txt',
    ],
    args: [
      {
        name: 'id',
        in: 'path',
        kind: 'string',
        isId: true,
        names: 'settingCategories.list',
        description: 'ID of the entity.',
      },
    ],
    query: [],
    columns: [],
    secrets: [],
  },
];
