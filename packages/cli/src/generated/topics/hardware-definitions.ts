// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'hardwareDefinitions.export',
    topic: 'hardware-definitions',
    command: 'export',
    summary: 'Export device types and templates',
    description:
      'Exports device types with their device templates and setting categories, and single device templates with their types, in a format that other device networks import. The export contains the objects and smart object templates that they use. It does not contain resource attributes with their values, resource templates or firmware.\n\nNeeds the permission HardwareDefinition.Read.',
    kind: 'object',
    writes: true,
    examples: [
      'muster hardware-definitions export --data \'{"DeviceTypeIds":["\'"$DEVICE_TYPE_ID"\'"],"DeviceTemplateIds":[]}\'',
    ],
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      needsMember: true,
      fields: [
        {
          flag: 'device-type-ids',
          member: 'DeviceTypeIds',
          kind: 'string',
          multiple: true,
          names: 'deviceTypes.list',
          description: 'IDs of device types, to export with all their device templates.',
        },
        {
          flag: 'device-template-ids',
          member: 'DeviceTemplateIds',
          kind: 'string',
          multiple: true,
          names: 'deviceTemplates.list',
          description: 'IDs of single device templates, to export with their device types.',
        },
      ],
      shape: { DeviceTypeIds: 'deviceTypes.list', DeviceTemplateIds: 'deviceTemplates.list' },
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
      'Imports the items of an export one by one and returns the result of each. Items that the device network has already are unchanged (Ignored). So are default templates, even if they differ. The file can have up to 8 MiB. With preview, returns what the import would return now, and changes nothing. Returns 400 for exports of releases before 2018_35.\n\nNeeds the permission HardwareDefinition.Create.',
    kind: 'object',
    writes: true,
    examples: ['muster hardware-definitions import --import-device-types import-device-types.json'],
    args: [],
    query: [
      {
        flag: 'preview',
        member: 'preview',
        kind: 'boolean',
        description: 'Returns the results without importing anything. Defaults to false.',
      },
    ],
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
          description: 'File with HardwareDefinitions as JSON.',
        },
      ],
      shape: {},
      example: '{}',
    },
    columns: ['DeviceTypes', 'SmartObjectTemplates', 'SmartObjectTypes', 'SettingCategories', 'Tags'],
    secrets: [],
  },
];
