// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'hardwareDefinitions.export',
    topic: 'hardware-definitions',
    command: 'export',
    summary: 'Export device types and templates',
    description:
      'Device types with their device templates and setting categories, and single device templates with their types, together with the objects and smart object templates that they name, in a form that other device networks take. Resource attributes with their values, resource templates and firmware stay behind.\n\nNeeds the permission HardwareDefinition.Read.',
    kind: 'object',
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [
        {
          flag: 'device-type-ids',
          member: 'DeviceTypeIds',
          kind: 'string',
          multiple: true,
          description: 'Device types, with all their device templates.',
        },
        {
          flag: 'device-template-ids',
          member: 'DeviceTemplateIds',
          kind: 'string',
          multiple: true,
          description: 'Single device templates, with their device types.',
        },
      ],
      shape: { DeviceTypeIds: null, DeviceTemplateIds: null },
      example: '{"DeviceTypeIds":["c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10"],"DeviceTemplateIds":[]}',
    },
    columns: [
      'Release',
      'SmartObjectTypes',
      'SmartObjectTemplates',
      'SettingCategories',
      'DeviceTypes',
      'Tags',
    ],
    secrets: [],
  },
  {
    id: 'hardwareDefinitions.import',
    topic: 'hardware-definitions',
    command: 'import',
    summary: 'Import device types and templates',
    description:
      'Adds what an export holds, item by item, and says what became of each. What the device network has stays as it is (Ignored), as do default templates, whatever was changed in them. Exports of releases before 2018_35 are refused (400). The file has 8 MiB at most.\n\nNeeds the permission HardwareDefinition.Create.',
    kind: 'object',
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      isForm: true,
      fields: [
        {
          flag: 'import-device-types',
          member: 'ImportDeviceTypes',
          kind: 'file',
          required: true,
          description: 'The file, which holds HardwareDefinitions as JSON.',
        },
      ],
      shape: {},
      example: '{}',
    },
    columns: ['DeviceTypes', 'SmartObjectTemplates', 'SmartObjectTypes', 'SettingCategories', 'Tags'],
    secrets: [],
  },
];
