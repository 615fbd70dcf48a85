// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'settings.get',
    topic: 'settings',
    command: 'get',
    summary: 'Get a setting',
    description:
      'Returns a setting. A secret is returned without its value.\n\nNeeds the permission Setting.Read.',
    kind: 'object',
    examples: ['muster settings get "$SETTING_ID"', 'muster settings get - < ids.txt'],
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'ID of the entity.' }],
    query: [],
    columns: [
      'Id',
      'CategoryId',
      'CategoryName',
      'CategoryIsHardwareSettings',
      'CategoryIsSecuritySettings',
      'DeviceId',
      'LocationId',
      'DataCollectorId',
      'Key',
      'DataType',
      'Value',
      'IsSecret',
      'IsInherited',
      'InheritedFrom',
      'InheritedFromId',
      'IsMandatory',
      'IsPredefined',
      'IsReadonly',
    ],
    secrets: [],
  },
  {
    id: 'settings.delete',
    topic: 'settings',
    command: 'delete',
    summary: 'Delete a setting',
    description:
      "Deletes the value. If it is part of a device's credentials, the sessions of the device end.\n\nNeeds the permission Setting.Delete.",
    kind: 'none',
    writes: true,
    examples: ['muster settings delete "$SETTING_ID"', 'muster settings delete - --yes < ids.txt'],
    args: [{ name: 'id', in: 'path', kind: 'string', isId: true, description: 'ID of the entity.' }],
    query: [],
    columns: [],
    secrets: [],
  },
];
