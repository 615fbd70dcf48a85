// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'overview.get',
    topic: 'overview',
    command: 'get',
    summary: 'Get an overview of a device network',
    description:
      'Counts the devices, active events, unavailable smart objects, firmware updates, queue items and data collectors of the device network, and lists the devices that went offline last and some of the unavailable smart objects. Any valid key may call this operation. The description of each member names the permission that it needs. Members that the key may not read are left out.',
    kind: 'object',
    examples: ['muster overview get'],
    args: [],
    query: [],
    columns: [
      'Time',
      'Devices',
      'OfflineDevices',
      'ActiveEvents',
      'UnavailableSmartObjects',
      'UnavailableObjects',
      'FirmwareUpdates',
      'QueueItems',
      'DataCollectors',
    ],
    nested: {
      Devices: ['Devices.Total', 'Devices.Online', 'Devices.Offline', 'Devices.Deregistered'],
      FirmwareUpdates: [
        'FirmwareUpdates.Waiting',
        'FirmwareUpdates.Transferring',
        'FirmwareUpdates.Verifying',
        'FirmwareUpdates.Executing',
        'FirmwareUpdates.Failed',
        'FirmwareUpdates.Packages',
      ],
      DataCollectors: [
        'DataCollectors.Total',
        'DataCollectors.Connected',
        'DataCollectors.ContactLost',
        'DataCollectors.Blacklisted',
      ],
    },
    secrets: [],
  },
];
