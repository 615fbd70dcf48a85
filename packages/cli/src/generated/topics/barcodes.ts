// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { OperationSpec } from '../../operations/spec.ts';

export const operations: readonly OperationSpec[] = [
  {
    id: 'barcodes.parse',
    topic: 'barcodes',
    command: 'parse',
    summary: 'Parse a barcode',
    description:
      'Parses the text of a label: a MAC address and a hardware type ID in any order, bare or behind labels (MAC, HW), as a URL query or as JSON. Returns the matching type and the matching data collector or device of the device network.\n\nNeeds the permission Barcode.Read.',
    kind: 'object',
    writes: true,
    deprecated: { sunset: '2019-03-31' },
    examples: ['muster barcodes parse --data \'"HW=4711;MAC=02:00:5e:10:00:07"\''],
    args: [],
    query: [],
    body: {
      required: true,
      isArray: false,
      xml: false,
      csv: false,
      fields: [],
      example: '"HW=4711;MAC=02:00:5e:10:00:07"',
    },
    columns: ['BarcodeEntityType', 'EntityId', 'HardwareId', 'HardwareTypeId', 'MacAddress', 'Registred'],
    secrets: [],
  },
];
